import { afterEach, expect, test, vi } from "vitest";
import { readFindings } from "./read-findings.ts";

const hosted = { VITE_SUPABASE_URL: "https://project.supabase.co", VITE_SUPABASE_ANON_KEY: "sb_publishable_key" };
const answerSettingsWith = (settings: () => Response) =>
	vi
		.spyOn(globalThis, "fetch")
		.mockImplementation(async (input) =>
			(input instanceof Request ? input.url : String(input)).includes("site_settings") ? settings() : Response.json([]),
		);

afterEach(() => vi.restoreAllMocks());

test("stops the build with the reason when the settings can't be read, instead of listing what they replace", async () => {
	answerSettingsWith(() => new Response("", { status: 403 }));
	await expect(readFindings(hosted)).rejects.toThrow(/can't read the database: site_settings answered 403.*build again/);
});

test("goes on without settings when an older database doesn't know them", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	answerSettingsWith(() => new Response("{}", { status: 404 }));
	expect((await readFindings(hosted)).length).toBeGreaterThan(0);
	expect(warn).toHaveBeenCalledWith(expect.stringContaining("site_settings answered 404"));
});

test("stops the build when the sample rows can't be read", async () => {
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input) =>
		String(input instanceof Request ? input.url : input).includes("site_settings") ? Response.json([]) : new Response("", { status: 403 }),
	);
	await expect(readFindings(hosted)).rejects.toThrow(/can't read the database: The database's portfolios can't be read.*403.*build again/);
	const wrongKey = { ...hosted, SUPABASE_SECRET_KEY: "sb_publishable_x" };
	await expect(readFindings(wrongKey)).rejects.toThrow(/SUPABASE_SECRET_KEY is the publishable key/);
});

test.each([
	["https://www.example.com", 1],
	["https://studio.pages.dev", 0],
])("counts %s as a placeholder: %i", async (address, count) => {
	answerSettingsWith(() => Response.json([]));
	const found = await readFindings({ ...hosted, VITE_SITE_URL: address });
	expect(found.filter(({ what }) => what.includes("own address"))).toHaveLength(count);
});
