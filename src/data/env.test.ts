// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import { isSecretKey, parseEnv } from "./env";

const complete = {
	VITE_SITE_URL: "https://studio.example.com",
	VITE_SUPABASE_URL: "https://project.example.com",
	VITE_SUPABASE_ANON_KEY: "sb_publishable_for_tests_0001",
	VITE_MAIL_RELAY_URL: "https://project.example.com/functions/v1",
	VITE_CONTACT_MAILBOX: "hello@studio.example.com",
};

function token(claims: object): string {
	const part = (value: object) => btoa(JSON.stringify(value)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
	return `${part({ alg: "HS256" })}.${part(claims)}.c2lnbmF0dXJl`;
}

const complaint = (raw: Record<string, unknown>): string => {
	try {
		parseEnv(raw);
		return "";
	} catch (error) {
		return error instanceof Error ? error.message : "not an error";
	}
};

describe("an incomplete environment", () => {
	test("accepts a complete one and drops unknown variables", () => {
		expect(parseEnv({ ...complete, MODE: "test", SUPABASE_SERVICE_ROLE_KEY: "x" })).toEqual(complete);
	});

	test.each(Object.keys(complete))("names only %s when it is missing", (name) => {
		for (const value of [undefined, ""]) {
			const message = complaint({ ...complete, [name]: value });
			expect(Object.keys(complete).filter((known) => message.includes(known))).toEqual([name]);
		}
	});

	test("names all missing variables at once, one a line", () => {
		const lines = complaint({}).split("\n");
		expect(lines[0]).toContain(".env.example");
		expect(lines.slice(1).map((line) => line.trim().split(" ")[0])).toEqual(Object.keys(complete));
	});

	test.each([
		["VITE_SITE_URL", "studio.example.com"],
		["VITE_SITE_URL", "javascript:alert(1)"],
		["VITE_SITE_URL", "https://studio.example.com/en"],
		["VITE_SITE_URL", "https://me@studio.example.com"],
		["VITE_SITE_URL", "https://studio.example.com?"],
		["VITE_SITE_URL", "https://studio.example.com#a"],
		["VITE_SUPABASE_URL", "ftp://project.example.com"],
		["VITE_MAIL_RELAY_URL", "//evil.example"],
		["VITE_MAIL_RELAY_URL", "functions/v1"],
		["VITE_CONTACT_MAILBOX", "hello@studio.example.com, v@evil.example"],
		["VITE_SCOPING_FORM_URL", "not a url"],
		["VITE_FORM_ENDPOINT", "forms.example.com/f/1"],
	])("refuses %s=%s by name", (name, value) => {
		expect(complaint({ ...complete, [name]: value })).toContain(name);
	});

	test("accepts missing and empty optional addresses", () => {
		expect(complaint({ ...complete, VITE_SCOPING_FORM_URL: "", VITE_EXTERNAL_BLOG_URL: "https://blog.example.com" })).toBe("");
	});

	test("accepts a slash for the embedded backend and a path for its relay", () => {
		expect(complaint({ ...complete, VITE_SUPABASE_URL: "/", VITE_MAIL_RELAY_URL: "/functions/v1" })).toBe("");
	});
});

describe("secret keys", () => {
	const URL_SIGNS = token({ role: "service_role", ref: "ÿÿÿ>>>???" });
	const secret = [
		["sb", "secret", "abcdefghijklmnopqrstuv"].join("_"),
		token({ role: "service_role" }),
		token({ iss: "supabase", role: "supabase_admin", exp: 4_000_000_000 }),
		URL_SIGNS,
	];
	const anonymous = ["sb_publishable_abcdefghijklmnop", token({ role: "anon" }), token({ iss: "supabase", role: "anon", ref: "ÿÿ>>??" })];

	test.each(secret)("refuses %s without repeating it in the message", (key) => {
		expect(isSecretKey(key)).toBe(true);
		const message = complaint({ ...complete, VITE_SUPABASE_ANON_KEY: key });
		expect(message).toContain("VITE_SUPABASE_ANON_KEY is a secret key");
		expect(message).not.toContain(key);
	});

	test("reads a token in base64url without padding", () => {
		expect(URL_SIGNS.split(".")[1]).toMatch(/^(?=.*-)(?=.*_)[^=]*$/);
		expect(isSecretKey(URL_SIGNS)).toBe(true);
	});

	test.each(anonymous)("accepts %s", (key) => {
		expect(complaint({ ...complete, VITE_SUPABASE_ANON_KEY: key })).toBe("");
	});
});

describe("the environment in the browser", () => {
	const load = async (variables: Record<string, string>) => {
		for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
		vi.resetModules();
		return import("./env");
	};

	test("resolves a slash and a path to the page's origin", async () => {
		const { environment } = await load({ ...complete, VITE_SUPABASE_URL: "/", VITE_MAIL_RELAY_URL: "/functions/v1" });
		expect(environment()).toEqual({
			siteUrl: "https://studio.example.com",
			supabaseUrl: window.location.origin,
			supabaseAnonKey: complete.VITE_SUPABASE_ANON_KEY,
			mailRelayUrl: `${window.location.origin}/functions/v1`,
			formEndpoint: "",
			contactMailbox: "hello@studio.example.com",
		});
	});

	test("reads nothing on import and names missing variables on first use", async () => {
		const { environment } = await load({ ...complete, VITE_CONTACT_MAILBOX: "" });
		expect(environment).toThrow(/VITE_CONTACT_MAILBOX/);
	});
});
