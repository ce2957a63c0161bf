import { PostgrestClient } from "@supabase/postgrest-js";
import { describe, expect, test } from "vitest";
import { backupOf, NOW, post, project } from "../../../tests/support/data/backup-fixture";
import { storedDatabase } from "../../../tests/support/data/stored-database";
import { serializeBackup } from "./backup-file";
import { findRestoreOutcome, readCurrentContent, restore, sendRestore } from "./restore";

const rows = { projects: [project(1)], blogs: [post(1)] };
const counts = { added: 1, changed: 0, removed: 0, unchanged: 0 };

function database(status: number, body: unknown) {
	const sent: { path: string; body: unknown }[] = [];
	const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
		sent.push({ path: new URL(String(input)).pathname, body: JSON.parse(String(init?.body)) });
		if (status === 0) throw new TypeError("Failed to fetch");
		return new Response(typeof body === "string" ? body : JSON.stringify(body), {
			status,
			headers: { "content-type": "application/json" },
		});
	};
	return { rest: new PostgrestClient("https://project.example.com/rest/v1", { fetch }), sent };
}

describe("sendRestore", () => {
	test("sends rows, mode and state in one call and returns the report", async () => {
		const { rest, sent } = database(200, { projects: counts, blogs: counts, state: "x" });
		expect(await sendRestore(rest, rows, "replace", "seen")).toEqual({ projects: counts, blogs: counts });
		expect(sent).toEqual([{ path: "/rest/v1/rpc/restore_backup", body: { backup: rows, mode: "replace", expected: "seen" } }]);
	});

	test.each([
		[409, { code: "PT409", message: "The database has changed since." }, "changed", /Review the changes/],
		[500, { code: "SUP", message: "The database has changed since." }, "changed", /Review the changes/],
		[412, { code: "PT412", message: "The database holds projects." }, "data-found", /already has projects/],
		[401, { code: "PGRST301", message: "JWT expired" }, "denied", /Sign in and try again/],
		[403, { code: "42501", message: "Only the administrator may restore." }, "denied", /Sign in and try again/],
		[
			400,
			{
				code: "23514",
				message: 'new row for relation "portfolios" violates check constraint "portfolios_link_check"',
				details: `Failing row contains (${project(1).id}, project-1, …).`,
			},
			"refused",
			/“Project 1”, link/,
		],
		[409, { code: "23505", message: "duplicate key", details: "Key (slug)=(taken) already exists." }, "refused", /slug “taken”/],
		[400, { code: "22P05", message: "unsupported Unicode escape sequence" }, "refused", /22P05/],
		[413, { code: "", message: "Payload Too Large" }, "refused", /too large for the server/],
		[503, { code: "53100", message: "The database's disk is full (40 MB are free)." }, "refused", /disk is full/],
		[500, { code: "57014", message: "canceling statement due to statement timeout" }, "refused", /57014.*timeout/],
		[503, { code: "57P01", message: "terminating connection" }, "unreachable", /connection was lost/],
		[503, { code: "PGRST001", message: "Database client error." }, "unreachable", /connection was lost/],
		[503, "<html>", "unreachable", /connection was lost/],
		[200, "<html>", "unreachable", /connection was lost/],
		[200, { ok: true }, "unreachable", /connection was lost/],
		[0, null, "unreachable", /connection was lost/],
	] as const)("%i %j", async (status, body, problem, message) => {
		const { rest, sent } = database(status, body);
		await expect(sendRestore(rest, rows, "merge", null)).rejects.toMatchObject({
			name: "RestoreFailed",
			problem,
			message: expect.stringMatching(message),
		});
		expect(sent).toHaveLength(1);
	});
});

const many = (count: number) => Array.from({ length: count }, (_, index) => project(index));

describe("reading everything", () => {
	test("reads 2,505 projects in the order of their ids", async () => {
		const { rest } = storedDatabase({ projects: many(2505).reverse(), blogs: [post(1)] });
		const progress: [number, number][] = [];
		const { backup, state } = await readCurrentContent(rest, NOW, (read, total) => progress.push([read, total]));
		expect(backup.counts).toEqual({ projects: 2505, blogs: 1, redirects: 0 });
		expect(serializeBackup(backup)).toBe(serializeBackup(await backupOf({ redirects: [], projects: many(2505), blogs: [post(1)] })));
		expect(state).toBe("state 1");
		expect(progress.at(-1)).toEqual([2506, 2506]);
		expect(progress.length).toBeGreaterThan(3);
	});

	test("reads everything again when rows change during the read", async () => {
		const stored = storedDatabase(
			{ projects: many(3), blogs: [] },
			{
				before: (request) => {
					if (request !== 3) return;
					stored.database.rows = { projects: many(4), blogs: [] };
					stored.database.turn += 1;
				},
			},
		);
		const { backup, state } = await readCurrentContent(stored.rest, NOW);
		expect([backup.counts.projects, state]).toEqual([4, "state 2"]);
	});

	test("fails when rows keep changing during every read", async () => {
		const stored = storedDatabase({ projects: many(2), blogs: [] }, { before: () => void stored.touch() });
		await expect(readCurrentContent(stored.rest, NOW)).rejects.toMatchObject({ name: "ContentChangedWhileReading" });
	});
});

describe("a restore whose answer is lost", () => {
	const before = { projects: many(3), blogs: [] };
	const wanted = { projects: [project(0), project(1, { title: "Other" })], blogs: [post(1)] };

	test("returns the database's report when the answer arrives", async () => {
		const { rest, database } = storedDatabase(before, { restore: "answers" });
		const report = await restore(rest, wanted, "replace", await readCurrentContent(rest, NOW));
		expect(report).toEqual({
			projects: { added: 0, changed: 1, removed: 1, unchanged: 1 },
			blogs: { added: 1, changed: 0, removed: 0, unchanged: 0 },
		});
		expect(database.rows).toEqual(wanted);
	});

	test("detects a completed restore when the answer is lost", async () => {
		const { rest, asked } = storedDatabase(before, { restore: "loses the answer" });
		const report = await restore(rest, wanted, "replace", await readCurrentContent(rest, NOW));
		expect(report.projects).toEqual({ added: 0, changed: 1, removed: 1, unchanged: 1 });
		expect(asked.filter((request) => request.endsWith("restore_backup"))).toHaveLength(1);
	});

	test("reports a lost connection without sending the restore again", async () => {
		const { rest, asked, database } = storedDatabase(before, { restore: "loses the request" });
		const current = await readCurrentContent(rest, NOW);
		await expect(restore(rest, wanted, "replace", current)).rejects.toMatchObject({ problem: "unreachable" });
		expect(database.rows).toBe(before);
		expect(asked.filter((request) => request.endsWith("restore_backup"))).toHaveLength(1);
	});

	test.each([
		["as in the backup, in the mode that was sent", [0, 1, 2], "after", 200_000, "restored"],
		["as it was, while the database can be working", [2], "before", 119_000, "pending"],
		["as it was, when the database has stopped", [2], "before", 151_000, "not-restored"],
		["different from both", [0, 2], "after", 1000, "changed"],
	] as const)("is judged by the content: %s", async (_what, numbers, state, age, outcome) => {
		const backup = await backupOf({ projects: numbers.map((number) => project(number)), blogs: [] });
		const sent = { mode: "merge", state: "before", at: Date.parse(backup.timestamp) - age } as const;
		expect(findRestoreOutcome({ backup, state }, { projects: [project(0), project(1)], blogs: [] }, sent)).toBe(outcome);
	});
});
