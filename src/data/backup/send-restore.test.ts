import { PostgrestClient } from "@supabase/postgrest-js";
import { describe, expect, test } from "vitest";
import { post, project } from "./backup-fixture";
import { sendRestore } from "./send-restore";

const rows = { projects: [project(1)], blogs: [post(1)] };
const counts = { added: 1, changed: 0, removed: 0, unchanged: 0 };

/** A database that answers a restore in this way, and what it was sent. */
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

describe("a restore is one request", () => {
	test("all rows, the mode and the state that was seen go in one call; its answer is the report", async () => {
		const { rest, sent } = database(200, { projects: counts, blogs: counts, state: "x" });
		expect(await sendRestore(rest, rows, "replace", "seen")).toEqual({ projects: counts, blogs: counts });
		expect(sent).toEqual([{ path: "/rest/v1/rpc/restore_backup", body: { backup: rows, mode: "replace", expected: "seen" } }]);
	});

	test.each([
		[409, { code: "PT409", message: "The database has changed since." }, "changed", /decide again/],
		[500, { code: "SUP", message: "The database has changed since." }, "changed", /decide again/],
		[412, { code: "PT412", message: "The database holds projects." }, "data-found", /already holds projects/],
		[401, { code: "PGRST301", message: "JWT expired" }, "denied", /Sign in again/],
		[403, { code: "42501", message: "Only the administrator may restore." }, "denied", /Sign in again/],
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
		[409, { code: "23505", message: "duplicate key", details: "Key (slug)=(taken) already exists." }, "refused", /address “taken”/],
		[400, { code: "22P05", message: "unsupported Unicode escape sequence" }, "refused", /22P05/],
		[413, { code: "", message: "Payload Too Large" }, "refused", /larger than the server takes/],
		[503, "<html>", "unreachable", /connection broke/],
		[200, "<html>", "unreachable", /connection broke/],
		[200, { ok: true }, "unreachable", /connection broke/],
		[0, null, "unreachable", /connection broke/],
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
