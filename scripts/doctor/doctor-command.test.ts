import { describe, expect, test, vi } from "vitest";
import { readTarget } from "./doctor-command.ts";

const ENV = {
	VITE_SITE_URL: "https://studio.example.com/",
	VITE_SUPABASE_URL: "https://project.example.com",
	VITE_SUPABASE_ANON_KEY: "sb_publishable_for_tests_0001",
	VITE_MAIL_RELAY_URL: "https://project.example.com/functions/v1/",
	VITE_CONTACT_MAILBOX: "hello@studio.example.com",
};
/** Reads the environment, because a folder without .env.production has nothing else. */
function read(env: Record<string, string>, site?: string) {
	for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
	return readTarget(import.meta.dirname, {}, site);
}

describe("the doctor's settings", () => {
	test("are the addresses of the deployment, without a slash at their end", () => {
		expect(read(ENV)).toMatchObject({ site: "https://studio.example.com", relay: "https://project.example.com/functions/v1" });
	});

	test("find a relay on the site itself", () => {
		expect(read({ ...ENV, VITE_MAIL_RELAY_URL: "/functions/v1" }).relay).toBe("https://studio.example.com/functions/v1");
	});

	test("name another copy of the site on request", () => {
		expect(read(ENV, "http://localhost:8080/")).toMatchObject({ site: "http://localhost:8080", api: "https://project.example.com" });
		expect(() => read(ENV, "localhost:8080")).toThrow("--site must be an http(s) address");
	});

	test("have no relay when another form service takes the messages", () => {
		expect(read({ ...ENV, VITE_FORM_ENDPOINT: "https://forms.example.com/f/1" }).relay).toBeNull();
	});
});
