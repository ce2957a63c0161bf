import { vi } from "vitest";

const VARIABLES = {
	VITE_SITE_URL: "https://studio.example.com",
	VITE_SUPABASE_URL: "/",
	VITE_SUPABASE_ANON_KEY: "sb_publishable_for_tests_0001",
	VITE_MAIL_RELAY_URL: "/functions/v1",
	VITE_CONTACT_MAILBOX: "hello@studio.example.com",
};

/** Sets the variables of a site, by default one with its database and relay at its own address. */
export function stubEnvironment(others: Partial<typeof VARIABLES> = {}): void {
	for (const [name, value] of Object.entries({ ...VARIABLES, ...others })) vi.stubEnv(name, value);
}
