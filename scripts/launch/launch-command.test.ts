import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { launchCommand } from "./launch-command.ts";

const complete = {
	VITE_SITE_URL: "https://www.kalpa.studio",
	VITE_SUPABASE_URL: "https://project.supabase.co",
	VITE_SUPABASE_ANON_KEY: "sb_publishable_0123456789",
	VITE_MAIL_RELAY_URL: "https://project.supabase.co/functions/v1",
	VITE_CONTACT_MAILBOX: "hello@kalpa.studio",
};
let root: string;
let printed: string[];
let before: NodeJS.ProcessEnv;

beforeEach(() => {
	// Variables of the process have priority over the file.
	before = { ...process.env };
	for (const name of Object.keys(process.env)) if (/^(VITE_|ALLOW_SAMPLES|SUPABASE_)/.test(name)) delete process.env[name];
	root = mkdtempSync(join(tmpdir(), "launch-"));
	printed = [];
	vi.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("[]", { headers: { "Content-Type": "application/json" } }));
});

afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
	Object.assign(process.env, before);
	rmSync(root, { recursive: true, force: true });
});

async function check(variables: Record<string, string>): Promise<{ status: number; environment: string }> {
	writeFileSync(
		join(root, ".env.production"),
		Object.entries(variables)
			.map(([name, value]) => `${name}=${value}`)
			.join("\n"),
	);
	const status = await launchCommand(root, {});
	const [, environment = ""] = /\nEnvironment \(\d+\)\n((?: {2}.+\n)*)/.exec(printed.join("")) ?? [];
	return { status, environment };
}

describe("npm run launch-check", () => {
	test("finds nothing wrong with a complete environment", async () => {
		expect((await check(complete)).environment).toBe("");
	});

	test.each([
		[{ VITE_SUPABASE_ANON_KEY: "" }, /VITE_SUPABASE_ANON_KEY is missing/],
		[{ VITE_SITE_URL: "http://www.kalpa.studio" }, /VITE_SITE_URL must be an https address/],
		[{ VITE_SITE_URL: "https://www.example.com" }, /isn't the site's own address/],
		[{ ALLOW_SAMPLES: "1" }, /would be a demo/],
	])("names the variable to change (%o)", async (changes, message) => {
		const { status, environment } = await check({ ...complete, ...changes });
		expect(environment).toMatch(message);
		expect(status).toBe(1);
	});

	test("names a database that doesn't answer", async () => {
		vi.useFakeTimers();
		vi.spyOn(console, "warn").mockImplementation(() => {});
		vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
		const done = check(complete);
		await vi.advanceTimersByTimeAsync(60_000);
		await done;
		expect(printed.join("")).toMatch(/VITE_SUPABASE_URL {2}The database's \w+ can't be read/);
	});

	test("names settings that can't be read, because samples that they replace are then listed", async () => {
		vi.spyOn(globalThis, "fetch").mockImplementation(async (input) =>
			(input instanceof Request ? input.url : String(input)).includes("site_settings")
				? new Response("", { status: 403 })
				: new Response("[]", { headers: { "Content-Type": "application/json" } }),
		);
		expect((await check(complete)).status).toBe(1);
		expect(printed.join("")).toMatch(/VITE_SUPABASE_URL {2}site_settings answered 403/);
	});

	test("reminds of the job that deletes old leads, which the privacy policy promises", async () => {
		await check(complete);
		expect(printed.join("")).toMatch(/\nTo do by hand:\n(?: {2}.+\n)* {2}.*delete-old-leads.*docs\/publishing\.md/);
		expect(readFileSync(join(import.meta.dirname, "../../docs/publishing.md"), "utf8")).toContain("cron.schedule('delete-old-leads'");
	});

	test("prints the samples with file and line, and ends with a failure while any is left", async () => {
		const { status } = await check(complete);
		const text = printed.join("");
		const places = [...text.matchAll(/^ {2}src\/content\/\S+:\d+ /gm)];
		expect(status).toBe(places.length > 0 || /Placeholder/.test(text) ? 1 : 0);
	});
});
