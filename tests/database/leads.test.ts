// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { MAX_NOTES } from "../../src/data/leads/schema";
import { MAX_REPLY } from "../../src/data/leads/send-again";
import { ACCOUNTS, bearer, openRestBackend, type RestBackend, restoreRows, send, signIn } from "../support/database/rest-backend";
import { SAMPLE_LEAD } from "../support/database/sample-rows";

const SHOW = { Prefer: "return=representation" };
const OTHER = "88888888-8888-4888-8888-888888888888";
const BODY = "Name: Ada\nEmail: ada@visitor.example\nMessage: Second\n\n  lead \nof two";
const REPLIES = JSON.stringify([
	{
		id: "aaaaaaaa-0000-4000-8000-000000000001",
		state: "pending",
		subject: "Our offer",
		text: 'The "gate"\nfor tim@visitor.example',
		at: "2026-11-20T10:00:00Z",
	},
]);
let backend: RestBackend;
let admin: Record<string, string>;

beforeAll(async () => {
	backend = await openRestBackend();
	admin = bearer((await signIn(backend, ACCOUNTS.admin)).access_token);
});

afterAll(() => backend.close());

beforeEach(async () => {
	// Silence the log: these tests provoke refusals.
	vi.spyOn(console, "error").mockImplementation(() => {});
	await restoreRows(backend);
	await backend.connection.driver.query(
		"insert into public.leads (id, idempotency_key, name, email, subject, body, sender_hash, created_at) values ($1, 'lead-0009', 'Ada', 'ada@visitor.example', 'Another', $2, 'hash', '2024-02-29 23:59:59.123456+00')",
		[OTHER, BODY],
	);
});

const rowsSchema = z.array(z.looseObject({ id: z.string(), status: z.string(), version: z.number(), created_at: z.string() }));
const rows = async () =>
	rowsSchema.parse((await send(backend, { method: "GET", path: "/rest/v1/leads?order=idempotency_key", headers: admin })).body);
const call = async (name: string, body: Record<string, unknown>) =>
	rowsSchema.parse((await send(backend, { method: "POST", path: `/rest/v1/rpc/${name}`, headers: admin, body })).body);
const BOTH = [
	{ id: SAMPLE_LEAD, version: 1 },
	{ id: OTHER, version: 1 },
];

describe("several leads at once", () => {
	it("marks and returns the leads whose version still matches", async () => {
		await call("mark_leads", { chosen: [BOTH[0]], wanted: "read" });
		const written = await call("mark_leads", { chosen: BOTH, wanted: "archived" });
		expect(written.map(({ id, status, version }) => [id, status, version])).toEqual([[OTHER, "archived", 2]]);
		expect((await rows()).map(({ status }) => status)).toEqual(["read", "archived"]);
	});

	it("gives each lead a status of its own, and finds it done when the call is repeated", async () => {
		await call("mark_leads", { chosen: BOTH, wanted: "archived" });
		const chosen = [
			{ id: SAMPLE_LEAD, version: 2, status: "read" },
			{ id: OTHER, version: 2, status: "replied" },
		];
		const marked = [
			[SAMPLE_LEAD, "read", 3],
			[OTHER, "replied", 3],
		];
		for (const _time of ["first", "repeated"]) {
			const written = await call("mark_leads", { chosen, wanted: null });
			expect(written.map(({ id, status, version }) => [id, status, version])).toEqual(expect.arrayContaining(marked));
			expect(written).toHaveLength(2);
		}
	});

	it("marks no leads when the status is unknown", async () => {
		const reply = await send(backend, {
			method: "POST",
			path: "/rest/v1/rpc/mark_leads",
			headers: admin,
			body: { chosen: BOTH, wanted: "sold" },
		});
		expect(reply.status).toBeGreaterThanOrEqual(400);
		expect((await rows()).map(({ status, version }) => [status, version])).toEqual([
			["new", 1],
			["new", 1],
		]);
	});

	it("deletes and returns leads whose version matches, and restores them unchanged", async () => {
		const before = await rows();
		const [gone] = await call("delete_leads", { chosen: [{ id: SAMPLE_LEAD, version: 7 }, BOTH[1]] });
		expect((await rows()).map(({ id }) => id)).toEqual([SAMPLE_LEAD]);
		const { version, excerpt, sender, ...kept } = z.looseObject({}).parse(gone);
		expect([version, excerpt, sender]).toEqual([1, "Second lead of two", "ada@visitor.example"]);
		const restored = await send(backend, {
			method: "POST",
			path: "/rest/v1/leads?select=id",
			headers: { ...admin, ...SHOW },
			body: [kept],
		});
		expect([restored.status, restored.body]).toEqual([201, [{ id: OTHER }]]);
		const after = await rows();
		expect(after).toEqual(before.map((row) => (row.id === OTHER ? { ...row, version: expect.any(Number) } : row)));
		expect(after.find(({ id }) => id === OTHER)?.version).toBeGreaterThan(1);
	});

	it("creates no duplicate when a lead is restored twice", async () => {
		const [gone] = await call("delete_leads", { chosen: [BOTH[1]] });
		const { version: _version, excerpt: _words, sender: _address, ...kept } = z.looseObject({}).parse(gone);
		for (const status of [201, 409]) {
			expect((await send(backend, { method: "POST", path: "/rest/v1/leads", headers: admin, body: [kept] })).status).toBe(status);
		}
		expect(await rows()).toHaveLength(2);
	});
});

describe("the administrator's work on a lead", () => {
	const save = (headers: Record<string, string>, body: object) =>
		send(backend, {
			method: "PATCH",
			path: `/rest/v1/leads?id=eq.${OTHER}&select=notes,follow_up_on`,
			headers: { ...headers, ...SHOW },
			body,
		});

	it.each(["replied", "won", "lost"])("marks a lead as %s", async (wanted) => {
		expect((await call("mark_leads", { chosen: [BOTH[0]], wanted })).map(({ status }) => status)).toEqual([wanted]);
	});

	it("saves notes and a day, refuses too long notes, and lets no stranger write them", async () => {
		const work = { notes: "Called on Monday", follow_up_on: "2026-11-24" };
		expect((await save(admin, work)).body).toEqual([work]);
		expect((await save(admin, { notes: "x".repeat(MAX_NOTES) })).status).toBe(200);
		expect((await save(admin, { notes: "x".repeat(MAX_NOTES + 1) })).status).toBeGreaterThanOrEqual(400);
		expect((await save(admin, { follow_up_on: "soon" })).status).toBeGreaterThanOrEqual(400);
		const stranger = bearer((await signIn(backend, ACCOUNTS.stranger)).access_token);
		expect((await save(stranger, { notes: "" })).body).toEqual([]);
	});
});

describe("replies", () => {
	it("fit into the table up to the limits of the form", async () => {
		const fits = async (subject: number, text: number) => {
			const [reply] = z.array(z.looseObject({})).parse(JSON.parse(REPLIES));
			const list = JSON.stringify([{ ...reply, subject: "x".repeat(subject), text: "x".repeat(text) }]);
			return (await backend.connection.driver.query("select private.is_reply_list($1) as fits", [list])).rows;
		};
		expect(await fits(MAX_REPLY.subject, MAX_REPLY.text)).toEqual([{ fits: true }]);
		expect(await fits(MAX_REPLY.subject + 1, MAX_REPLY.text)).toEqual([{ fits: false }]);
		expect(await fits(MAX_REPLY.subject, MAX_REPLY.text + 1)).toEqual([{ fits: false }]);
	});
});

describe("suspected spam", () => {
	it("refuses an unknown reason, and only the administrator can clear it", async () => {
		const set = (headers: Record<string, string>, suspicion: string | null) =>
			send(backend, {
				method: "PATCH",
				path: `/rest/v1/leads?id=eq.${OTHER}&select=suspicion`,
				headers: { ...headers, ...SHOW },
				body: { suspicion },
			});
		expect((await set(admin, "a hunch")).status).toBeGreaterThanOrEqual(400);
		expect((await set(admin, "too_fast")).body).toEqual([{ suspicion: "too_fast" }]);
		const stranger = bearer((await signIn(backend, ACCOUNTS.stranger)).access_token);
		expect((await set(stranger, null)).body).toEqual([]);
		expect((await set(admin, null)).body).toEqual([{ suspicion: null }]);
	});
});

describe("the inbox", () => {
	const found = async (word: string) =>
		(await rowsOf(`/rest/v1/leads?select=id&search_text=ilike.*${encodeURIComponent(word)}*`)).map(({ id }) => id);
	const rowsOf = async (path: string) =>
		z.array(z.looseObject({ id: z.string() })).parse((await send(backend, { method: "GET", path, headers: admin })).body);

	it("searches name, email address, subject, message, notes and replies", async () => {
		await backend.connection.driver.query("update public.leads set notes = 'Met in Pune', replies = $2 where id = $1", [OTHER, REPLIES]);
		for (const word of ["ada", "ADA@visitor", "another", "of two", "pune", "our offer", "tim@visitor"])
			expect([word, await found(word)]).toEqual([word, [OTHER]]);
		expect(await found("visitor.example")).toHaveLength(2);
		// Neither names nor escapes of JSON.
		for (const word of ["pending", "nfor", "\\"]) expect([word, await found(word)]).toEqual([word, []]);
	});

	it("lists the sender's other messages, whatever the case of the address, and no other sender's", async () => {
		await backend.connection.driver.query(
			`insert into public.leads (idempotency_key, email, subject, body, sender_hash) values
				('lead-0011', 'ADA@Visitor.example', 'Again', 'B', 'h'), ('lead-0012', 'a_a@visitor.example', 'Similar', 'B', 'h')`,
		);
		const found = await rowsOf(`/rest/v1/leads?select=id,subject&sender=eq.ada@visitor.example&id=neq.${OTHER}`);
		expect(found.map(({ subject }) => subject)).toEqual(["Again"]);
	});

	it("shows the start of the message in one line of at most 240 characters", async () => {
		const [second] = await rowsOf(`/rest/v1/leads?select=id,excerpt&id=eq.${OTHER}`);
		const [first] = await rowsOf(`/rest/v1/leads?select=id,excerpt&id=eq.${SAMPLE_LEAD}`);
		expect([first?.excerpt, second?.excerpt]).toEqual(["Please call me.", "Second lead of two"]);
		await backend.connection.driver.query(
			"insert into public.leads (id, idempotency_key, subject, body, sender_hash) values (gen_random_uuid(), 'lead-0010', 'Long', $1, 'h')",
			[`message: ${"word ".repeat(4000)}`.slice(0, 20_000)],
		);
		const [long] = await rowsOf("/rest/v1/leads?select=id,excerpt&idempotency_key=eq.lead-0010");
		expect(long?.excerpt).toMatch(/^word word /);
		expect(String(long?.excerpt)).toHaveLength(240);
	});
});
