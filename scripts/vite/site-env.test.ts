import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadEnv } from "vite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem } from "../embedded/folder.mjs";
import { prepareSiteEnv, siteHost } from "./site-env.ts";

const hosted = {
	VITE_SITE_URL: "https://www.kalpa.studio",
	VITE_SUPABASE_URL: "https://project.supabase.co",
	VITE_SUPABASE_ANON_KEY: "sb_publishable_0123456789",
	VITE_MAIL_RELAY_URL: "https://project.supabase.co/functions/v1",
	VITE_CONTACT_MAILBOX: "hello@kalpa.studio",
};
let root: string;
let before: NodeJS.ProcessEnv;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "site-env-"));
	before = { ...process.env };
	for (const name of Object.keys(process.env)) if (/^(VITE_|ALLOW_SAMPLES)/.test(name)) delete process.env[name];
});
afterEach(() => {
	for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
	Object.assign(process.env, before);
	rmSync(root, { recursive: true, force: true });
});

test("gives the build and the browser the same values, without white space and slashes at their end", () => {
	const untidy = Object.entries(hosted).map(([name, value]) => [name, ` ${value}${/_URL$/.test(name) ? "/" : ""} \n`] as const);
	for (const [name, value] of untidy) vi.stubEnv(name, value);
	vi.stubEnv("VITE_SCOPING_FORM_URL", "https://forms.example.com/a/ ");
	const { env } = prepareSiteEnv("production", root, "http://localhost:1");
	expect(env).toMatchObject({ ...hosted, VITE_SCOPING_FORM_URL: "https://forms.example.com/a/" });
	// Vite reads the browser's values in this way.
	expect(loadEnv("production", root, "VITE_")).toMatchObject(env);
});

function kindOf(mode: string, file: Record<string, string>): string | undefined {
	writeFileSync(
		join(root, `.env.${mode}`),
		Object.entries(file)
			.map(([name, value]) => `${name}=${value}`)
			.join("\n"),
	);
	return prepareSiteEnv(mode, root, "http://localhost:1").env.VITE_SITE_KIND;
}

test.each([
	["is missing", {}, /^The environment is incomplete .*\n {2}VITE_SITE_URL must be/],
	["isn't encrypted", { ...hosted, VITE_SITE_URL: "http://www.kalpa.studio" }, /^VITE_SITE_URL must be an https address in production$/],
])("names a variable that %s, without a stack", (_, given, message) => {
	for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
	const read = () => prepareSiteEnv("production", root, "http://localhost:1");
	expect(read).toThrow(expect.objectContaining({ message: expect.stringMatching(message), stack: expect.stringMatching(message) }));
});

test.each(["production", "development"])("refuses a secret key in any variable that the bundle could have: %s", (mode) => {
	const key = ["sb", "secret", "abcdefghijklmnopqrstuv"].join("_");
	for (const [name, value] of Object.entries({ ...hosted, VITE_SUPABASE_SERVICE_ROLE_KEY: key })) vi.stubEnv(name, value);
	const read = () => prepareSiteEnv(mode, root, "http://localhost:1");
	expect(read).toThrow(Problem);
	expect(read).toThrow(/^Remove VITE_SUPABASE_SERVICE_ROLE_KEY: .* secret key$/);
});

test("reads the host of a build like the other variables, and names one that isn't known", () => {
	for (const name of ["SITE_HOST", "NETLIFY", "CF_PAGES", "WORKERS_CI", "VERCEL"]) vi.stubEnv(name, undefined);
	const host = () => siteHost("production", root);
	expect(host()).toBeNull();
	writeFileSync(join(root, ".env.production"), "SITE_HOST=static\n");
	expect(host()).toBe("static");
	vi.stubEnv("SITE_HOST", "netlify");
	expect(host()).toBe("netlify");
	vi.stubEnv("SITE_HOST", "netlfy");
	expect(host).toThrow(Problem);
});

describe("a file with a byte order mark", () => {
	const write = (file: Record<string, string>) => {
		const lines = Object.entries(file).map(([name, value]) => `${name}=${value}`);
		writeFileSync(join(root, ".env.production"), `\ufeff${lines.join("\r\n")}`);
	};
	const read = () => prepareSiteEnv("production", root, "http://localhost:1").env;

	test("is read without the mark, by the browser's build too", () => {
		write(hosted);
		expect(Object.keys(read())).toEqual(expect.arrayContaining(Object.keys(hosted)));
		expect(Object.keys(read()).filter((name) => !name.startsWith("VITE_"))).toEqual([]);
		expect(loadEnv("production", root, "VITE_")).toMatchObject(hosted);
	});

	test("allows samples in its first line", () => {
		write({ ALLOW_SAMPLES: "1", ...hosted });
		expect(read().VITE_SITE_KIND).toBe("demo");
	});

	test("has less priority than the environment", () => {
		write(hosted);
		vi.stubEnv("VITE_SITE_URL", "https://other.example.net");
		expect(read().VITE_SITE_URL).toBe("https://other.example.net");
	});
});

describe("the kind of site", () => {
	test("is embedded without a hosted database, which needs no variable", () => {
		expect(kindOf("embedded", {})).toBe("embedded");
		expect(process.env.VITE_SITE_KIND).toBe("embedded");
	});

	test("is live with a hosted one, and a demo only with ALLOW_SAMPLES=1", () => {
		expect(kindOf("production", hosted)).toBe("live");
		expect(kindOf("production", { ...hosted, ALLOW_SAMPLES: "0" })).toBe("live");
		expect(kindOf("production", { ...hosted, ALLOW_SAMPLES: "1" })).toBe("demo");
		// As `set ALLOW_SAMPLES=1 && npm run build` sets it in Windows.
		vi.stubEnv("ALLOW_SAMPLES", "1 ");
		expect(kindOf("production", hosted)).toBe("demo");
	});

	test("can't be chosen by a variable", () => {
		vi.stubEnv("VITE_SITE_KIND", "embedded");
		expect(kindOf("production", hosted)).toBe("live");
	});

	test("refuses a site's address with anything but a host", () => {
		for (const more of ["/en", "?a=1", "/en/"])
			expect(() => kindOf("production", { ...hosted, VITE_SITE_URL: hosted.VITE_SITE_URL + more }), more).toThrow(
				/VITE_SITE_URL must be an address without a path, such as https:/,
			);
		expect(() => kindOf("production", { ...hosted, VITE_SITE_URL: "https://me:secret@www.kalpa.studio" })).toThrow(/VITE_SITE_URL/);
	});

	test("refuses a production site without https or a hosted database", () => {
		expect(() => kindOf("production", { ...hosted, VITE_SITE_URL: "http://www.kalpa.studio" })).toThrow(/VITE_SITE_URL must be an https/);
		expect(() => kindOf("production", { ...hosted, VITE_SUPABASE_URL: "/" })).toThrow(/VITE_SUPABASE_URL/);
	});
});
