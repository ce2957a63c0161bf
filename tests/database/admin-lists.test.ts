// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listActivity } from "../../src/data/activity";
import { ADMIN_PAGE_SIZE, type ListQuery } from "../../src/data/admin-rows/list-query";
import { readAttention, readCounts, readLatest } from "../../src/data/dashboard";
import { readFollowUps } from "../../src/data/leads/follow-ups";
import { listLeads } from "../../src/data/leads/repository";
import { listPictures } from "../../src/data/pictures/repository";
import { postRows } from "../../src/data/posts/admin-repository";
import { projectRows } from "../../src/data/projects/admin-repository";
import { useAdminSession } from "../support/database/admin-session";
import { openRestBackend, type RestBackend } from "../support/database/rest-backend";

const MANY = 2500;
let backend: RestBackend;

/** Many rows: hundreds share a creation time and a client, and every fifth has no client. */
const MANY_ROWS = `
	insert into public.portfolios (slug, title, client, service_id, description, created_at, published_at, detailed_metrics)
		select 'many-' || n, 'Many ' || n, case when n % 5 > 0 then 'Client ' || n % 7 end, 'bulk', 'One of many.',
			timestamptz '2020-01-01' + (n % 9) * interval '1 day', timestamptz '2020-01-01', '[{"label": "a", "value": "1", "description": "b"}]'
		from generate_series(1, ${MANY}) as n;`;

const ODD_ROWS = `
	insert into public.portfolios (slug, title, client, service_id, description, challenge, solution, technologies, image, image_alt, published_at) values
		('odd-percent', 'Saved 100% of it', 'Odd', 'odd', 'A.', 'Why', 'How', '{"C++", "a \\"b\\", c"}', '/a.webp', 'A board', '2026-01-01'),
		('odd-percent-decoy', 'Saved 1000 of it', 'Odd', 'odd', 'A.', 'Why', '', '{"C"}', '/a.webp', null, '2026-01-01'),
		('odd-underscore', 'snake_case names', 'Odd', 'odd', 'A.', null, 'How', '{}', '/a.webp', '', '2026-01-01'),
		('odd-underscore-decoy', 'snakeXcase names', 'Odd', 'odd', 'A.', '', '', '{}', null, null, '2026-01-01'),
		('odd-star', 'five*star desk', 'Odd', 'odd', 'A.', E' \\n\\u00a0', 'How', '{}', null, null, '2026-01-01'),
		('odd-star-decoy', 'five rising star desks', 'Odd', 'odd', 'A.', null, null, '{}', null, null, '2026-01-01'),
		('odd-quote', 'The "quoted" one', 'Odd', 'odd', 'A.', null, null, '{}', null, null, '2026-01-01'),
		('odd-comma', 'here,there and back', 'Odd', 'odd', 'A.', null, null, '{}', null, null, '2026-01-01'),
		('odd-bracket', 'f(x) drawn', 'Odd', 'odd', 'A.', null, null, '{}', null, null, '2026-01-01'),
		('odd-slash', 'C:\\temp is full', 'Odd', 'odd', 'A.', null, null, '{}', null, null, '2026-01-01'),
		('odd-slash-decoy', 'C:/temp is full', 'Odd', 'odd', 'A.', null, null, '{}', null, null, '2026-01-01');
	insert into public.portfolios (slug, title, service_id, description, status, created_at) values
		('forgotten', 'Forgotten', 'odd', 'A.', 'draft', now() - interval '31 days'), ('begun', 'Begun', 'odd', 'A.', 'draft', now() - interval '29 days');
	update public.portfolios set metrics = '{"Orders": "+1"}' where slug = 'odd-comma';`;

beforeAll(async () => {
	backend = await openRestBackend();
	await backend.connection.driver.exec(MANY_ROWS + ODD_ROWS);
	await useAdminSession(backend);
});

afterAll(() => backend.close());

const base: ListQuery = { page: 0, search: "", state: "all", equals: {}, sort: { column: "created_at", descending: true } };
const leads = { page: 0, status: "all", delivery: "all", before: null, sort: { column: "created_at", descending: true } } as const;
const ask = async (query: Partial<ListQuery>) => (await projectRows.list({ ...base, ...query })).rows.map(({ slug }) => slug);
const odd = (query: Partial<ListQuery>) => ask({ equals: { service_id: "odd" }, ...query });

describe("the administrator's search", () => {
	it.each([
		["100%", ["odd-percent"]],
		["snake_case", ["odd-underscore"]],
		["five*star", ["odd-star"]],
		['"quoted"', ["odd-quote"]],
		["here,there", ["odd-comma"]],
		["f(x)", ["odd-bracket"]],
		["(x", ["odd-bracket"]],
		["C:\\temp", ["odd-slash"]],
		["\\", ["odd-slash"]],
		["NAMES SNAKE_CASE odd", ["odd-underscore"]],
		["C++", ["odd-percent"]],
		["names nowhere", []],
		["odd nowhere A.", []],
	])("%s finds only the rows that contain it", async (search, slugs) => {
		expect(await odd({ search })).toEqual(slugs);
	});

	it("finds pictures and leads that contain every word", async () => {
		await backend.connection.driver.exec(`
			insert into public.pictures (path, name, alt, width, height, bytes) values
				('00000000000000000001-a.webp', 'Red board', '', 1, 1, 1), ('00000000000000000002-a.webp', 'Blue board', '', 1, 1, 1);
			insert into public.leads (idempotency_key, name, subject, body, sender_hash) values
				('search-01', 'Ada', 'Red board', 'B', 'H'), ('search-02', 'Ada', 'Blue board', 'B', 'H')`);
		const { pictures } = await listPictures(0, "red board", "all");
		const { rows: found } = await listLeads({ ...leads, search: "red board" });
		await backend.connection.driver.exec(`
			delete from public.pictures where name like '% board'; delete from public.leads where idempotency_key like 'search-%'`);
		expect([pictures.map(({ name }) => name), found.map(({ subject }) => subject)]).toEqual([["Red board"], ["Red board"]]);
	});

	it.each([
		["Nguy\u1ec5n", "Nguye\u0302\u0303n", "Nguy\u00ea\u0303n"],
		["\u09b0\u09be\u09df", "\u09b0\u09be\u09af\u09bc"],
	])("finds %s in every list, in whatever Unicode form it is stored and typed", async (...forms) => {
		for (const [n, form] of forms.entries())
			await backend.connection.driver.exec(`
				insert into public.portfolios (slug, title, service_id, description) values ('form-${n}', '${form}', 'forms', 'A.');
				insert into public.blogs (slug, title, content, author, status) values ('form-${n}', '${form}', '', '{"name": "Ada"}', 'draft');
				insert into public.pictures (path, name, alt, width, height, bytes) values ('0000000000000000000${n}-a.webp', '${form}', 'A', 1, 1, 1);
				insert into public.leads (idempotency_key, name, subject, body, sender_hash) values ('form-000${n}', '${form}', 'S', 'B', 'H')`);
		for (const search of forms) {
			const lists = await Promise.all([
				projectRows.list({ ...base, search }),
				postRows.list({ ...base, search }),
				listPictures(0, search, "all"),
				listPictures(0, search, "unused"),
				listLeads({ ...leads, search }),
				listActivity({ page: 0, search, source: null, from: "", to: "" }),
			]);
			// Leads have no title in the log.
			expect(lists.map(({ total }) => total / forms.length)).toEqual([1, 1, 1, 1, 1, 3]);
		}
		for (const table of ["portfolios", "blogs"])
			await backend.connection.driver.exec(`delete from public.${table} where slug like 'form-%'`);
		await backend.connection.driver.exec(`
			delete from public.pictures where alt = 'A'; delete from public.leads where idempotency_key like 'form-%'`);
	});

	it("finds only rows with visible text in both columns", async () => {
		expect(await odd({ filled: ["challenge", "solution"] })).toEqual(["odd-percent"]);
	});

	it.each(["C++", 'a "b", c'])("finds %s in a list as a whole entry only", async (technology) => {
		expect(await odd({ holds: { technologies: technology } })).toEqual(["odd-percent"]);
	});

	it.each([
		["draft", ["draft"]],
		["scheduled", ["dated", "scheduled"]],
		["unlisted", ["unlisted"]],
		["published", ["sample", "shown", "unlisted"]],
		["all", ["dated", "draft", "sample", "scheduled", "shown", "unlisted"]],
	] as const)("lists posts that are %s", async (state, slugs) => {
		const { rows, total } = await postRows.list({ ...base, state });
		expect(rows.map(({ slug }) => slug).sort()).toEqual(slugs);
		expect(total).toBe(slugs.length);
	});
});

describe("the view of rows that need attention", () => {
	const attention = (query: Partial<ListQuery> = {}) => ask({ needsAttention: true, ...query });

	it("has pictures without alternative text, old drafts and unpublished changes, and no others", async () => {
		expect((await attention()).sort()).toEqual(["forgotten", "odd-percent-decoy", "odd-underscore", "shown"]);
	});

	it("can be searched, filtered, sorted and paged like the list", async () => {
		expect(await attention({ search: "snake" })).toEqual(["odd-underscore"]);
		expect(await attention({ state: "draft" })).toEqual(["forgotten"]);
		expect(await attention({ equals: { service_id: "odd" }, sort: { column: "title", descending: false } })).toEqual([
			"forgotten",
			"odd-percent-decoy",
			"odd-underscore",
		]);
		expect(await projectRows.list({ ...base, needsAttention: true, page: 9 })).toEqual({ rows: [], total: 4 });
	});

	it("has the posts with such pictures and drafts, too", async () => {
		await backend.connection.driver.exec("update public.blogs set image = '/a.webp' where slug in ('shown', 'unlisted')");
		await backend.connection.driver.exec("update public.blogs set image_alt = 'A board' where slug = 'unlisted'");
		const { rows, total } = await postRows.list({ ...base, needsAttention: true });
		expect([rows.map(({ slug }) => slug), total]).toEqual([["shown"], 1]);
	});
});

describe("order and pages of 2,500 rows", () => {
	it.each([
		["upwards", false],
		["downwards", true],
	])("sorts by client %s with empty clients last and every row once", async (_name, descending) => {
		const seen: { id: string; client: string | null }[] = [];
		const pages = Math.ceil(MANY / ADMIN_PAGE_SIZE);
		for (let page = 0; page < pages; page += 1) {
			const { rows, total } = await projectRows.list({
				...base,
				page,
				equals: { service_id: "bulk" },
				sort: { column: "client", descending },
			});
			expect(total).toBe(MANY);
			seen.push(...rows.map(({ id, client }) => ({ id, client: client ?? null })));
		}
		expect(new Set(seen.map(({ id }) => id)).size).toBe(MANY);
		const clients = seen.map(({ client }) => client);
		const firstEmpty = clients.indexOf(null);
		expect(firstEmpty).toBe(MANY - MANY / 5);
		expect(clients.slice(firstEmpty).every((client) => client === null)).toBe(true);
		const named = clients.slice(0, firstEmpty);
		const sorted = [...named].sort();
		expect(named).toEqual(descending ? sorted.reverse() : sorted);
	});

	it("sorts newest first across pages when hundreds share a creation time", async () => {
		const moments: string[] = [];
		for (const page of [0, 1, 2, 48, 49]) {
			const { rows } = await projectRows.list({ ...base, page, equals: { service_id: "bulk" } });
			expect(rows).toHaveLength(ADMIN_PAGE_SIZE);
			moments.push(...rows.map(({ created_at }) => created_at ?? ""));
		}
		expect(moments).toEqual([...moments].sort().reverse());
	});

	it("returns an empty page with the row count beyond the last page", async () => {
		expect(await projectRows.list({ ...base, page: 900, equals: { service_id: "bulk" } })).toEqual({ rows: [], total: MANY });
	});
});

describe("the dashboard's queries", () => {
	it("count the rows", async () => {
		expect(await readCounts()).toEqual({
			portfolios: { all: MANY + 20, drafts: 3, scheduled: 1 },
			caseStudies: 1,
			posts: { all: 6, drafts: 1, scheduled: 2 },
			newLeads: 1,
		});
	});

	it("list the leads to follow up by a day, longest overdue first", async () => {
		await backend.connection.driver.exec(`
			insert into public.leads (idempotency_key, name, subject, body, sender_hash, follow_up_on, suspicion) values
				('follow-01', 'Today', 'S', 'B', 'H', '2026-11-24', null), ('follow-02', 'Overdue', 'S', 'B', 'H', '2026-11-20', null),
				('follow-03', 'Tomorrow', 'S', 'B', 'H', '2026-11-25', null), ('follow-04', 'Suspected', 'S', 'B', 'H', '2026-11-01', 'too_fast')`);
		const { total, first } = await readFollowUps("2026-11-24");
		expect([total, first.map(({ name, followUpOn }) => [name, followUpOn])]).toEqual([
			3,
			[
				["Suspected", "2026-11-01"],
				["Overdue", "2026-11-20"],
				["Today", "2026-11-24"],
			],
		]);
		await backend.connection.driver.exec("delete from public.leads where idempotency_key like 'follow-%'");
	});

	it("list the eight latest changes of both tables, newest first", async () => {
		await backend.connection.driver.exec("update public.blogs set featured = true where slug = 'draft'");
		const latest = await readLatest();
		expect(latest).toHaveLength(8);
		expect(latest[0]).toMatchObject({ kind: "post", title: "Draft", status: "draft" });
		const moments = latest.map(({ updated_at }) => new Date(updated_at ?? "").getTime());
		expect(moments).toEqual([...moments].sort((a, b) => b - a));
	});

	it("list pictures without alternative text, projects without a result and old drafts", async () => {
		const { withoutAlt, withoutMetrics, oldDrafts, listed } = await readAttention();
		expect(withoutAlt.total).toBe(2);
		expect(withoutAlt.first.map(({ title }) => title).sort()).toEqual(["Saved 1000 of it", "snake_case names"]);
		// Of the sample and odd rows only one states a result, in the older column.
		expect(withoutMetrics.total).toBe(7 + 12);
		expect(withoutMetrics.first).toHaveLength(3);
		expect(oldDrafts).toMatchObject({ total: 1, first: [{ kind: "portfolio", title: "Forgotten" }] });
		expect(listed).toEqual({ portfolios: true, blogs: false });
	});
});

describe("a copy", () => {
	it("is a separate draft with the columns that no form shows, and leaves the original unchanged", async () => {
		const { rows } = await projectRows.list({ ...base, search: "odd-comma" });
		const [original] = rows;
		const id = crypto.randomUUID();
		const { row } = await projectRows.duplicate(original?.id ?? "", id);
		expect(row).toMatchObject({
			id,
			title: "Copy of here,there and back",
			status: "draft",
			published_at: null,
			metrics: { Orders: "+1" },
			version: 1,
		});
		expect(row.slug).toMatch(/^copy-of-here-there-and-back-[0-9a-f]{6}$/);
		// The answer to the first try can be lost.
		expect((await projectRows.duplicate(original?.id ?? "", id)).row).toEqual(row);
		const again = await projectRows.duplicate(id, crypto.randomUUID());
		expect(again.row.title).toBe("Copy of Copy of here,there and back");
		expect((await projectRows.read(original?.id ?? ""))?.version).toBe(original?.version);
		await expect(projectRows.duplicate(crypto.randomUUID(), crypto.randomUUID())).rejects.toMatchObject({ name: "RowGone" });
	});
});
