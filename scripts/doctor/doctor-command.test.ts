import { describe, expect, test, vi } from "vitest";
import { doctorCommand, readTarget } from "./doctor-command.ts";

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
		expect(read(ENV, "http://localhost:4600///").site).toBe("http://localhost:4600");
	});

	test.each(["localhost:8080", "http://[bad", "http://", "ftp://localhost"])("refuse %s as a copy of the site", async (site) => {
		expect(() => read(ENV, site)).toThrow("--site must be an http(s) address");
		const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
		expect(await doctorCommand(import.meta.dirname, {}, [`--site=${site}`])).toBe(2);
		expect(written).toHaveBeenLastCalledWith("  --site must be an http(s) address\n");
	});

	test("find a relay on the copy when its address is relative", () => {
		const env = { ...ENV, VITE_MAIL_RELAY_URL: "/functions/v1" };
		expect(read(env, "http://localhost:8080/").relay).toBe("http://localhost:8080/functions/v1");
		expect(read(ENV, "http://localhost:8080/").relay).toBe("https://project.example.com/functions/v1");
	});

	test("have no relay when another form service takes the messages", () => {
		expect(read({ ...ENV, VITE_FORM_ENDPOINT: "https://forms.example.com/f/1" }).relay).toBeNull();
	});
});

test.each(["--help", "-h"])("prints its help line by line, without any settings (%s)", async (option) => {
	const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
	expect(await doctorCommand(import.meta.dirname, {}, [option])).toBe(0);
	expect(written.mock.calls.join("")).toMatch(/^npm run doctor -- \[options\]\n {2}--site=ADDRESS .*\n$/);
});
