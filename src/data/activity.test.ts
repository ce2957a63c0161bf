// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubBackend } from "../../tests/support/data/backend-harness";
import { deviceName, listActivity, recordSignIn } from "./activity";

const entry = {
	id: 7,
	at: "2026-11-24T04:00:00+00:00",
	source: "portfolios",
	row_id: "5e771465-0000-4000-8000-000000000001",
	action: "update",
	title: "Dispatch board",
	changed: ["title"],
	by_email: null,
	is_gone: false,
	device: null,
};

const all = { page: 0, search: "", source: null, from: "", to: "" };
let answer: () => Response;
const asked: string[] = [];

beforeEach(() => {
	asked.length = 0;
	stubBackend(async (input) => {
		asked.push(decodeURIComponent(String(input)));
		return answer();
	});
	answer = () => Response.json([entry], { headers: { "content-range": "0-0/1" } });
});
afterEach(() => vi.restoreAllMocks());

describe("the activity log", () => {
	test("is read with its total, newest first", async () => {
		expect(await listActivity(all)).toEqual({
			total: 1,
			rows: [
				{
					id: 7,
					at: "2026-11-24T04:00:00.000Z",
					source: "portfolios",
					rowId: entry.row_id,
					action: "update",
					title: "Dispatch board",
					changed: ["title"],
					by: null,
					isGone: false,
					device: null,
				},
			],
		});
		expect(asked[0]).toContain("order=id.desc");
	});

	test("is asked for whole days of this time zone, one type and every word", async () => {
		await listActivity({ ...all, search: "dispatch board", source: "blogs", from: "2026-11-01", to: "2026-11-30" });
		expect(asked[0]).toContain(`at=gte.${new Date(2026, 10, 1).toISOString()}`);
		expect(asked[0]).toContain(`at=lt.${new Date(2026, 11, 1).toISOString()}`);
		expect(asked[0]).toContain("source=eq.blogs");
		expect(asked[0]).toMatch(/search_text=ilike\(all\)\..*dispatch.*board/);
	});

	test.each([
		["Asia/Kolkata", "2026-11-24", "2026-11-23T18:30:00.000Z", "2026-11-24T18:30:00.000Z"],
		["America/Los_Angeles", "2026-12-31", "2026-12-31T08:00:00.000Z", "2027-01-01T08:00:00.000Z"],
		["Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
		["Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
		["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z", "2026-04-24T21:00:00.000Z"],
	])("is asked for one whole day in %s: %s", async (zone, day, start, end) => {
		vi.stubEnv("TZ", zone);
		await listActivity({ ...all, from: day, to: day });
		expect(asked[0]?.match(/at=(gte|lt)\.[^&]+/g)).toEqual([`at=gte.${start}`, `at=lt.${end}`]);
	});

	test.each([
		["yesterday", "2026-1-1"],
		["2026-02-31", "2026-13-01"],
		["2026-11-00", "2026-00-11"],
	])("ignores a day that is none: %s, %s", async (from, to) => {
		await listActivity({ ...all, from, to });
		expect(asked[0]).not.toContain("at=");
	});

	test("throws for an answer of another shape", async () => {
		answer = () => Response.json([{ ...entry, source: "planets" }]);
		await expect(listActivity(all)).rejects.toThrow("activity");
	});

	test("a sign-in that can't be noted is logged and stops nobody", async () => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		answer = () => Response.json({ code: "42501" }, { status: 403 });
		await recordSignIn();
		expect(error).toHaveBeenCalledOnce();
		expect(asked[0]).toContain("/rpc/record_sign_in");
	});
});

test.each([
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36 Edg/150.0",
		"Edge on Windows",
	],
	["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox on Linux"],
	["Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36", "Chrome on Android"],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/19.0 Safari/604.1",
		"Safari on iPhone",
	],
	["curl/8", "Browser"],
])("names the device of %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
