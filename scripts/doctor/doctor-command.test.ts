import { describe, expect, test } from "vitest";
import { readTarget } from "./doctor-command.ts";

const ENV = {
	VITE_SITE_URL: "https://studio.example.com/",
	VITE_SUPABASE_URL: "https://project.example.com",
	VITE_SUPABASE_ANON_KEY: "sb_publishable_for_tests_0001",
	VITE_MAIL_RELAY_URL: "https://project.example.com/functions/v1/",
	VITE_CONTACT_MAILBOX: "hello@studio.example.com",
};
/** A folder without .env.production. */
const read = (env: Record<string, string>) => readTarget(import.meta.dirname, env);

describe("the doctor's settings", () => {
	test("are the addresses of the deployment, without a slash at their end", () => {
		expect(read(ENV)).toMatchObject({ site: "https://studio.example.com", relay: "https://project.example.com/functions/v1" });
	});

	test("have no relay when another form service takes the messages", () => {
		expect(read({ ...ENV, VITE_FORM_ENDPOINT: "https://forms.example.com/f/1" }).relay).toBeNull();
	});
});
