// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { beforeEach, describe, expect, it } from "vitest";
import { computeExpiry, isExpired } from "../../src/data/leads/expiry";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { attempt, type Person, rowsAs, writeAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";

let database: PGlite;
withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

const REPLY = `[{"id": "aaaaaaaa-0000-4000-8000-000000000001", "state": "sent", "subject": "Re", "text": "For ADA@visitor.example", "at": "2026-11-20T10:00:00Z"}]`;

type LeadFacts = Parameters<typeof isExpired>[0] & { subject: string };

interface Row {
	subject: string;
	email?: string;
	age?: string;
	columns?: Record<string, string>;
}

async function addLead({ subject, email = "ada@visitor.example", age = "0 days", columns = {} }: Row): Promise<void> {
	const all = {
		idempotency_key: `key-${subject.padEnd(8, "-")}`,
		name: "Ada Lovelace",
		email,
		subject,
		body: "Email: x\nMessage: Hello",
		sender_hash: "hash",
		...columns,
	};
	const names = Object.keys(all);
	await database.query(
		`insert into public.leads (${names.join(", ")}) values (${names.map((_none, at) => `$${at + 1}`).join(", ")})`,
		Object.values(all),
	);
	// Only the owner can make a lead older.
	await database.exec(`alter table public.leads disable trigger user;
		update public.leads set created_at = now() - interval '${age}', updated_at = now() - interval '${age}' where subject = '${subject}';
		alter table public.leads enable trigger user;`);
}

const left = async () =>
	(await database.query<{ subject: string }>("select subject from public.leads order by subject")).rows.map(({ subject }) => subject);
const log = async () =>
	(
		await database.query<{ line: string }>(
			"select concat_ws(' ', action, title, coalesce('by ' || by_email, 'by the server')) as line from public.activity order by id",
		)
	).rows.map(({ line }) => line);

beforeEach(() =>
	database.exec("delete from public.leads; delete from public.activity; update public.site_settings set lead_months = null"),
);

describe("a person's data", () => {
	beforeEach(async () => {
		await addLead({ subject: "Inbox" });
		await addLead({ subject: "Archived", email: "ADA@Visitor.example", columns: { status: "archived", notes: "Called her." } });
		await addLead({ subject: "Spam", columns: { suspicion: "links", delivery: "held", replies: REPLY } });
		await addLead({ subject: "Other", email: "ad_@visitor.example", columns: { notes: "Friend of Ada@visitor.example" } });
		await addLead({ subject: "Nameless", email: "grace@visitor.example" });
		await database.exec("delete from public.activity");
	});

	const ask = (person: Person, address: string) =>
		rowsAs<{ found: unknown }>(database, person, "select public.person_data($1) as found", [address]);

	it("is counted in every folder, whatever the case of the address", async () => {
		expect((await ask("admin", "  Ada@VISITOR.example "))[0]?.found).toEqual({
			leads: 3,
			closed: 1,
			spam: 1,
			notes: 1,
			replies: 1,
			mentions: 1,
		});
		expect((await ask("admin", "ad%@visitor.example"))[0]?.found).toMatchObject({ leads: 0, mentions: 0 });
		expect((await ask("admin", ""))[0]?.found).toMatchObject({ leads: 0, mentions: 0 });
	});

	it("counts as mentions what the search of the inbox finds", async () => {
		const mentioned = "select count(*)::integer as found from public.leads where search_text ilike '%ada@visitor.example%'";
		await addLead({ subject: "Replied", email: "tim@visitor.example", columns: { replies: REPLY } });
		expect(await rowsAs<{ found: number }>(database, "admin", mentioned)).toEqual([{ found: 5 }]);
		expect((await ask("admin", "ada@visitor.example"))[0]?.found).toMatchObject({ leads: 3, mentions: 2 });
	});

	it("is empty for another signed-in user and denied to a visitor", async () => {
		for (const person of ["stranger", "pretender"] as const)
			expect((await ask(person, "ada@visitor.example"))[0]?.found).toMatchObject({ leads: 0, notes: 0, replies: 0, mentions: 0 });
		expect(await attempt(database, "anon", "select public.person_data('ada@visitor.example')")).toBe("denied");
	});

	it("goes at once, with one entry that names no one", async () => {
		expect(await writeAs(database, "admin", "select public.delete_person(' ADA@visitor.example', 3) as total")).toEqual([{ total: 3 }]);
		expect(await left()).toEqual(["Nameless", "Other"]);
		expect(await log()).toEqual(["erase 3 leads by admin@studio.example"]);
		const { rows } = await database.query("select row_id from public.activity");
		expect(rows).toEqual([{ row_id: null }]);
	});

	it("takes the earlier entries about its leads with it, and no others", async () => {
		await writeAs(database, "admin", "delete from public.leads where subject = 'Nameless'");
		await writeAs(
			database,
			"admin",
			"insert into public.leads (idempotency_key, name, email, subject, body, sender_hash) values ('key-back-again', 'Ada', 'ada@visitor.example', 'Back', 'B', 'H')",
		);
		expect(await log()).toHaveLength(2);
		await writeAs(database, "admin", "select public.delete_person('ada@visitor.example', 4)");
		expect(await log()).toEqual(["delete by admin@studio.example", "erase 4 leads by admin@studio.example"]);
	});

	it.each([2, 4])("stays whole when the caller has seen %i of 3 leads", async (seen) => {
		expect(await attempt(database, "admin", `select public.delete_person('ada@visitor.example', ${seen})`)).toContain("PT409");
		expect([(await left()).length, await log()]).toEqual([5, []]);
	});

	it("stays when another signed-in user deletes it", async () => {
		for (const person of ["stranger", "pretender"] as const) {
			expect(await attempt(database, person, "select public.delete_person('ada@visitor.example', 3)")).toContain("PT409");
			expect(await writeAs(database, person, "select public.delete_person('ada@visitor.example', 0) as total")).toEqual([{ total: 0 }]);
		}
		expect([(await left()).length, await log()]).toEqual([5, []]);
	});
});

describe("old leads", () => {
	beforeEach(async () => {
		await addLead({ subject: "Old", age: "13 months" });
		await addLead({ subject: "Old spam", age: "13 months", columns: { suspicion: "too_fast", delivery: "held" } });
		await addLead({ subject: "Old and won", age: "13 months", columns: { status: "won" } });
		await addLead({ subject: "Old and lost", age: "13 months", columns: { status: "lost", follow_up_on: "2026-01-01" } });
		await addLead({ subject: "Old with a follow-up", age: "13 months", columns: { follow_up_on: "2999-01-01" } });
		await addLead({ subject: "Old with news", age: "13 months" });
		await addLead({ subject: "Young", age: "11 months" });
		await writeAs(database, "admin", "update public.leads set notes = 'Called.' where subject = 'Old with news'");
		await database.exec("delete from public.activity");
	});
	const KEPT = ["Old and won", "Old with a follow-up", "Old with news", "Young"];
	const setMonths = (months: number) =>
		database.exec(`update public.site_settings set lead_months = '${months}'; delete from public.activity`);
	const expire = (person: Person) => writeAs(database, person, "select public.delete_expired_leads() as total");

	it("stay without a period", async () => {
		expect(await expire("admin")).toEqual([{ total: 0 }]);
		expect(await left()).toHaveLength(7);
	});

	it.each(["admin", "service"] as const)(
		"go after the period for %s, unless they are won, waiting for a day or not quite silent",
		async (person) => {
			await setMonths(12);
			expect(await expire(person)).toEqual([{ total: 3 }]);
			expect(await left()).toEqual(KEPT);
			expect(await log()).toEqual([`expire 3 leads by ${person === "admin" ? "admin@studio.example" : "the server"}`]);
			expect(await expire(person)).toEqual([{ total: 0 }]);
			expect(await log()).toHaveLength(1);
		},
	);

	it.each([1, 12, 14, 120])("are those that the question before saving %i months has counted", async (months) => {
		const { before, today } = computeExpiry(months, new Date());
		const { rows } = await database.query<{ subject: string }>(
			"select subject from public.leads where updated_at < $1 and status <> 'won' and (follow_up_on is null or follow_up_on < $2) order by 1",
			[before, today],
		);
		const leads = await database.query<{ row: LeadFacts }>("select to_jsonb(l) as row from public.leads as l order by subject");
		const found = leads.rows.filter(({ row }) => isExpired(row, { before, today }));
		expect(found.map(({ row }) => row.subject)).toEqual(rows.map(({ subject }) => subject));
		const all = await left();
		await setMonths(months);
		await expire("admin");
		const kept = await left();
		expect(rows.map(({ subject }) => subject)).toEqual(all.filter((subject) => !kept.includes(subject)));
	});

	it.each(["2026-03-31T10:20:30Z", "2028-02-29T00:00:00Z", "2026-12-31T23:59:59Z", "2026-01-01T00:00:00Z"])(
		"have the same limit in the question and in the database at %s",
		async (now) => {
			for (const months of [1, 11, 12, 13, 120]) {
				const { rows } = await database.query<{ limit: Date }>("select $1::timestamptz - make_interval(months => $2) as limit", [
					now,
					months,
				]);
				expect(computeExpiry(months, new Date(now)).before).toBe(rows[0]?.limit.toISOString());
			}
		},
	);

	it.each(["admin", "service"] as const)("keep their age when %s deletes and restores them", async (person) => {
		await setMonths(12);
		const names = "id, idempotency_key, name, email, subject, body, sender_hash, status, follow_up_on, created_at, updated_at";
		const { rows } = await database.query<Record<string, unknown>>(`select to_jsonb(l) as row from public.leads as l`);
		await writeAs(database, person, "delete from public.leads");
		await writeAs(
			database,
			person,
			`insert into public.leads (${names}) select ${names} from jsonb_populate_recordset(null::public.leads, $1)`,
			[JSON.stringify(rows.map(({ row }) => row))],
		);
		expect(await left()).toHaveLength(7);
		expect(await expire("admin")).toEqual([{ total: 3 }]);
		expect(await left()).toEqual(KEPT);
	});

	it("can't be dated into the future, and count from now without a date", async () => {
		for (const moment of ["'2999-01-01'", "null", "default"]) {
			await database.exec("delete from public.leads");
			await writeAs(
				database,
				"admin",
				`insert into public.leads (idempotency_key, subject, body, sender_hash, updated_at) values ('lead-0002', 'S', 'B', 'H', ${moment})`,
			);
			const { rows } = await database.query(
				"select updated_at > now() - interval '1 minute' and updated_at <= now() as is_now from public.leads",
			);
			expect(rows).toEqual([{ is_now: true }]);
		}
	});

	it("add one line to a full activity and push out only the oldest", async () => {
		await setMonths(12);
		await database.exec(`
			insert into public.activity (source, action, title) values ('blogs', 'update', 'First'), ('blogs', 'update', 'Second');
			select setval(pg_get_serial_sequence('public.activity', 'id'), max(id) + 19998) from public.activity;`);
		expect(await expire("admin")).toEqual([{ total: 3 }]);
		const { rows } = await database.query("select title from public.activity order by id");
		expect(rows).toEqual([{ title: "Second" }, { title: "3 leads" }]);
	});

	it("go when a scheduled job runs as the owner", async () => {
		await setMonths(12);
		await database.exec("select public.delete_expired_leads()");
		expect([await left(), await log()]).toEqual([KEPT, ["expire 3 leads by the server"]]);
	});

	it("stay when another signed-in user calls the deletion, which a visitor can't call", async () => {
		await setMonths(12);
		for (const person of ["stranger", "pretender"] as const) expect(await expire(person)).toEqual([{ total: 0 }]);
		expect(await attempt(database, "anon", "select public.delete_expired_leads()")).toBe("denied");
		expect([(await left()).length, await log()]).toEqual([7, []]);
	});
});

describe("the note about deleted leads", () => {
	it("counts only leads that are gone, and ignores another signed-in user", async () => {
		await addLead({ subject: "Here" });
		const note = "select private.note_lead_removal('erase', array(select id from public.leads))";
		await writeAs(database, "admin", note);
		await writeAs(database, "stranger", "select private.note_lead_removal('erase', array[gen_random_uuid()])");
		expect(await log()).toEqual([]);
	});
});
