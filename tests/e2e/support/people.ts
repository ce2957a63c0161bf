import { DEMO_ADMIN } from "../../../scripts/embedded/backend.ts";

/** The administrator of supabase/seed.sql. */
export const ADMIN = DEMO_ADMIN;

/** An account without rights. */
export const STRANGER = { email: "stranger@kalpa.example", password: "stranger-2026" } as const;

/** A second administrator, for tests that sign out everywhere. */
export const SECOND_ADMIN = { email: "second@kalpa.example", password: "second-kalpa-2026" } as const;

/** An administrator who asks for new passwords, and whose own one stays. */
export const FORGETFUL_ADMIN = { email: "forgetful@kalpa.example", password: "forgetful-kalpa-2026" } as const;

/** Administrators for the tests that change a password, which an attempt that fails doesn't change back. */
export const CHANGED_ADMINS = ["reset-0", "reset-1", "change-0", "change-1"].map((name) => ({
	email: `${name}@kalpa.example`,
	password: "changed-kalpa-2026",
}));

/** The account of `CHANGED_ADMINS` for one attempt of one test. */
export function changedAdmin(purpose: "reset" | "change", retry: number): { email: string; password: string } {
	const found = CHANGED_ADMINS.find(({ email }) => email.startsWith(`${purpose}-${retry}@`));
	if (!found) throw new Error(`No account for attempt ${retry}`);
	return found;
}
