// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Answer, type Asked, json, stubBackend } from "../../../tests/support/data/backend-harness";
import { RowGone } from "../admin-rows/requests";
import { clearSuspicion, countLeads, deleteLeads, listLeads, markLeads, readAllLeads, readLead, restoreLeads } from "./repository";
import type { DeletedLead } from "./schema";

const id = (position: number) => `00000000-0000-4000-8000-${String(position).padStart(12, "0")}`;
const ROW = {
	id: id(1),
	version: 3,
	name: "Ada",
	email: "ada@example.com",
	subject: "Hi",
	excerpt: "Hello",
	source: null,
	status: "new",
	delivery: "sent",
	delivery_note: null,
	suspicion: null,
	created_at: "2026-11-20T09:00:00.123456+00:00",
	updated_at: "2026-11-20T09:00:01+00:00",
	phone: null,
	body: "Message: Hello",
	notes: "Called on Monday",
	follow_up_on: "2026-11-24",
};
const ALL = { search: "", status: "all", delivery: "all", before: null } as const;
const seen = { id: ROW.id, version: 3, status: "new" } as const;

let asked: Asked[] = [];
function answers(...list: Answer[]): void {
	asked = [];
	stubBackend(async (input, init = {}) => {
		asked.push({ url: new URL(String(input)), init });
		const next = list.shift();
		if (!next) throw new Error(`no answer prepared for ${String(input)}`);
		return next(init);
	});
}
const rows =
	(...list: object[]): Answer =>
	() =>
		json(list);
const ranged =
	(list: object[], total: number): Answer =>
	() =>
		new Response(JSON.stringify(list), { headers: { "content-type": "application/json", "content-range": `0-${list.length}/${total}` } });
const sentBody = (position: number): unknown => JSON.parse(String(asked[position]?.init.body));

beforeEach(() => {
	localStorage.clear();
});

describe("reading leads", () => {
	test("asks for named columns without the body and returns the total", async () => {
		answers(ranged([ROW], 61));
		const page = await listLeads({
			page: 1,
			search: "ada 100%",
			status: "new",
			delivery: "failed",
			before: "2024-11-21T00:00:00.000Z",
			sort: { column: "created_at", descending: true },
		});
		expect(page.total).toBe(61);
		expect(page.rows[0]).toMatchObject({ id: ROW.id, receivedAt: "2026-11-20T09:00:00.123Z", excerpt: "Hello", email: "ada@example.com" });
		const query = asked[0]?.url.searchParams;
		expect(query?.get("select")?.split(",")).not.toContain("body");
		expect(query?.getAll("search_text")).toEqual([String.raw`ilike(all).{"%ada%","%100\\%%"}`]);
		expect([query?.get("status"), query?.get("delivery"), query?.get("created_at")]).toEqual([
			"eq.new",
			"eq.failed",
			"lt.2024-11-21T00:00:00.000Z",
		]);
		expect([query?.get("offset"), query?.get("limit"), query?.get("order")]).toEqual(["50", "50", "created_at.desc,id.desc"]);
	});

	test.each([
		["inbox", "is.null", "not.in.(won,lost,archived)"],
		["won", "is.null", "eq.won"],
		["new", "is.null", "eq.new"],
		["archived", "is.null", "eq.archived"],
		["closed", "is.null", "in.(won,lost,archived)"],
		["spam", "not.is.null", null],
		["all", null, null],
	] as const)("asks for the leads of the folder %s", async (folder, suspicion, status) => {
		answers(ranged([], 0));
		await countLeads({ search: "", status: folder, delivery: "all", before: null });
		const query = asked[0]?.url.searchParams;
		expect([query?.get("suspicion"), query?.get("status")]).toEqual([suspicion, status]);
	});

	test("searches archived, won and lost leads with the inbox, but no suspected spam", async () => {
		answers(ranged([], 0), ranged([], 0));
		await countLeads({ ...ALL, status: "inbox", search: "ada" });
		await countLeads({ ...ALL, status: "inbox", search: "  " });
		expect(asked.map(({ url }) => [url.searchParams.get("status"), url.searchParams.get("suspicion")])).toEqual([
			[null, "is.null"],
			["not.in.(won,lost,archived)", "is.null"],
		]);
	});

	test("gives an empty page beyond the end, and fails when the answer isn't a list of leads", async () => {
		const query = { ...ALL, page: 9, sort: { column: "name", descending: false } } as const;
		answers(
			() => new Response('{"code":"PGRST103"}', { status: 416, headers: { "content-range": "*/3" } }),
			() => new Response(JSON.stringify([ROW]), { headers: { "content-type": "application/json", "content-range": "0-0/3" } }),
		);
		expect(await listLeads(query)).toEqual({ rows: [], total: 3 });
		expect(asked.map(({ url }) => url.searchParams.get("offset"))).toEqual(["450", "0"]);
		answers(rows({ ...ROW, status: "sold" }));
		await expect(listLeads(query)).rejects.toThrow("leads: 200 shape");
	});

	test("gives an empty list when there are no leads, but fails when the session has ended elsewhere", async () => {
		const query = { ...ALL, page: 0, sort: { column: "name", descending: false } } as const;
		answers(ranged([], 0), () => json(true));
		expect(await listLeads(query)).toEqual({ rows: [], total: 0 });
		expect(asked[1]?.url.pathname).toBe("/rest/v1/rpc/is_administrator");
		answers(ranged([], 0), () => json(false));
		await expect(listLeads(query)).rejects.toMatchObject({ name: "RequestFailed", status: 403 });
	});

	test("gives null for a missing lead, but fails when the session has ended elsewhere", async () => {
		answers(rows(), () => json(true));
		expect(await readLead(ROW.id)).toBeNull();
		expect(asked[1]?.url.pathname).toBe("/rest/v1/rpc/is_administrator");
		answers(rows(), () => json(false));
		await expect(readLead(ROW.id)).rejects.toMatchObject({ name: "RequestFailed", status: 403 });
	});

	test("sends no request for text that isn't an id", async () => {
		answers();
		expect(await readLead("../portfolios")).toBeNull();
		expect(asked).toEqual([]);
	});
});

describe("marking and deleting", () => {
	test("marks several leads in one request that names each version", async () => {
		answers(rows(ROW, { ...ROW, id: id(2) }));
		await markLeads([seen, { id: id(2), version: 7, status: "read" }], "archived");
		expect(asked.map(({ url }) => url.pathname)).toEqual(["/rest/v1/rpc/mark_leads"]);
		expect(sentBody(0)).toEqual({
			chosen: [
				{ id: id(1), version: 3 },
				{ id: id(2), version: 7 },
			],
			wanted: "archived",
		});
	});

	test("writes a lead again when only its opening or its mail changed the version", async () => {
		answers(rows(), rows({ ...ROW, version: 4 }), rows({ ...ROW, version: 5, status: "archived" }));
		expect(await markLeads([seen], "archived")).toMatchObject([{ status: "archived", version: 5 }]);
		expect(sentBody(2)).toMatchObject({ chosen: [{ id: id(1), version: 4 }] });
		answers(rows(), rows({ ...ROW, version: 4, status: "read" }), rows(ROW));
		expect(await deleteLeads([seen])).toMatchObject({ deleted: [{ id: ROW.id }], earlier: [] });
	});

	test("writes nothing over another decision, a refusal or a deleted lead", async () => {
		for (const now of [rows({ ...ROW, version: 4, status: "archived" }), rows(ROW), rows()]) {
			answers(rows(), now, () => json(true));
			expect(await markLeads([seen], "read")).toEqual([]);
			expect(asked).toHaveLength(3);
		}
		answers(rows(), rows(), () => json(false));
		await expect(markLeads([seen], "read")).rejects.toMatchObject({ name: "RequestFailed", status: 403 });
	});

	test("writes those that it can and checks only the others again", async () => {
		answers(rows(ROW), rows({ ...ROW, id: id(2), version: 8, status: "archived" }));
		const written = await markLeads([seen, { id: id(2), version: 7, status: "new" }], "read");
		expect(written.map((lead) => lead.id)).toEqual([id(1)]);
		expect(asked[1]?.url.searchParams.get("id")).toBe(`in.(${id(2)})`);
	});

	test("takes a lead out of the suspected spam and reads it back", async () => {
		answers(rows({ ...ROW, delivery: "held" }));
		expect(await clearSuspicion(ROW.id)).toMatchObject({ id: ROW.id, suspicion: null, delivery: "held" });
		expect([asked[0]?.init.method, sentBody(0), asked[0]?.url.searchParams.get("id")]).toEqual([
			"PATCH",
			{ suspicion: null },
			`eq.${ROW.id}`,
		]);
	});

	test("fails when no row was written because the lead was deleted or the session has ended", async () => {
		answers(rows());
		await expect(clearSuspicion(ROW.id)).rejects.toThrow(RowGone);
	});

	test("restores a deleted lead with its key, its date and its last activity, without generated columns", async () => {
		const whole = { ...ROW, idempotency_key: "key-0001", sender_hash: "hash", search_text: "x" };
		answers(rows(whole));
		const [gone] = (await deleteLeads([seen])).deleted;
		const { created_at, updated_at } = ROW;
		expect(gone?.columns).toMatchObject({ id: id(1), idempotency_key: "key-0001", sender_hash: "hash", created_at, updated_at });
		for (const column of ["version", "search_text", "excerpt"]) expect(gone?.columns).not.toHaveProperty(column);
	});

	test("counts leads as deleted in a repeated deletion whose first answer was lost, if this session can see leads", async () => {
		const repeated = { ...seen, id: id(7) };
		const lost: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
		const isAdministrator =
			(is: boolean): Answer =>
			() =>
				json(is);
		answers(rows(), rows(), isAdministrator(true));
		expect(await deleteLeads([repeated])).toEqual({ deleted: [], earlier: [] });
		answers(lost);
		await expect(deleteLeads([repeated])).rejects.toMatchObject({ status: 0 });
		answers(rows(), rows(), isAdministrator(false));
		await expect(deleteLeads([repeated])).rejects.toMatchObject({ status: 403 });
		answers(rows(ROW), rows(), rows(), isAdministrator(true));
		expect(await deleteLeads([seen, repeated])).toMatchObject({ deleted: [{ id: ROW.id }], earlier: [id(7)] });
	});

	test("succeeds in a repeated restore only when the leads exist", async () => {
		const deleted: DeletedLead[] = [{ id: id(1), columns: { id: id(1) } }];
		const conflict: Answer = () => json({ code: "23505" }, 409);
		answers(conflict, rows(ROW));
		await expect(restoreLeads(deleted)).resolves.toBeUndefined();
		answers(conflict, rows());
		await expect(restoreLeads(deleted)).rejects.toThrow();
		answers(() => json({ code: "42501" }, 403));
		await expect(restoreLeads(deleted)).rejects.toThrow("leads: 403 42501");
	});
});

describe("reading all leads", () => {
	const lead = (position: number) => ({
		...ROW,
		id: id(position),
		created_at: new Date(Date.UTC(2026, 0, 1) + ((position * 7919) % 2500) * 1000).toISOString(),
	});

	function database(stored: ReturnType<typeof lead>[], most: number, meanwhile: (request: number) => void = () => {}): void {
		asked = [];
		stubBackend(async (input, init = {}) => {
			const url = new URL(String(input));
			if (url.pathname.endsWith("is_administrator")) return json(true);
			asked.push({ url, init });
			const after = (url.searchParams.get("id") ?? "").replace("gt.", "");
			const left = stored.filter((row) => row.id > after).sort((a, b) => (a.id < b.id ? -1 : 1));
			const answer = ranged(left.slice(0, Math.min(most, Number(url.searchParams.get("limit")))), left.length)(init);
			meanwhile(asked.length);
			return answer;
		});
	}

	test("reads more than 1,000 rows completely, once each and newest first", async () => {
		const stored = Array.from({ length: 2500 }, (_, index) => lead(index + 1));
		database(stored, 1000);
		const told: [number, number][] = [];
		const all = await readAllLeads(ALL, (read, total) => told.push([read, total]));
		expect(new Set(all.map((one) => one.id)).size).toBe(2500);
		expect(all).toHaveLength(2500);
		expect(told).toEqual([
			[1000, 2500],
			[2000, 2500],
			[2500, 2500],
		]);
		expect([...all].sort((a, b) => (a.receivedAt < b.receivedAt ? 1 : -1)).map((one) => one.receivedAt)).toEqual(
			all.map((one) => one.receivedAt),
		);
	});

	test("reads all rows when the database answers with fewer than asked for", async () => {
		const stored = Array.from({ length: 25 }, (_, index) => lead(index + 1));
		database(stored, 10);
		expect(await readAllLeads(ALL, () => {})).toHaveLength(25);
	});

	test("misses no lead when others arrive or are deleted meanwhile", async () => {
		const stored = Array.from({ length: 30 }, (_, index) => lead(index * 2 + 2));
		database(stored, 10, (request) => {
			if (request === 1) {
				stored.splice(0, 5);
				stored.push(lead(1), lead(3));
			}
		});
		const all = await readAllLeads(ALL, () => {});
		for (const one of stored.filter((row) => row.id > id(20))) expect(all.map((read) => read.id)).toContain(one.id);
		expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
	});

	test("retries a failed range once", async () => {
		const fails: Answer = () => json({}, 500);
		answers(fails, ranged([ROW], 1), ranged([], 0), () => json(true));
		expect(await readAllLeads(ALL, () => {})).toHaveLength(1);
		// A session that ended elsewhere reads no more leads.
		answers(ranged([ROW], 1), ranged([], 0), () => json(false));
		await expect(readAllLeads(ALL, () => {})).rejects.toMatchObject({ status: 403 });
		answers(fails, fails);
		await expect(readAllLeads(ALL, () => {})).rejects.toThrow("leads: 500");
		vi.unstubAllGlobals();
	});
});
