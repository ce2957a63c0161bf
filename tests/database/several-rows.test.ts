// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { postRows } from "../../src/data/posts/admin-repository";
import { postFields } from "../../src/data/posts/fields";
import { projectRows } from "../../src/data/projects/admin-repository";
import { projectFields } from "../../src/data/projects/fields";
import { useAdminSession } from "../support/database/admin-session";
import { openRestBackend, type RestBackend } from "../support/database/rest-backend";

let backend: RestBackend;

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

/** Two drafts, one without its texts, and a public row, of each table. */
const ROWS = `
	delete from public.portfolios; delete from public.blogs;
	insert into public.portfolios (id, slug, title, service_id, description, status, published_at) values
		('${id(1)}', 'a', 'A', 'saas', 'Complete.', 'draft', null),
		('${id(2)}', 'b', 'B', '', '', 'draft', null),
		('${id(3)}', 'c', 'C', 'saas', 'Public.', 'published', '2026-01-01');
	insert into public.blogs (id, slug, title, content, author, tags, status, published_at, published_date) values
		('${id(1)}', 'a', 'A', '<p>Complete.</p>', '{"name": "Ada"}', '{one,two}', 'draft', null, '2026-01-01'),
		('${id(2)}', 'b', 'B', '', '{"name": ""}', '{}', 'draft', null, '2026-01-01'),
		('${id(3)}', 'c', 'C', '<p>Public.</p>', '{"name": "Ada"}', '{}', 'published', '2026-01-01', '2026-01-01');`;

beforeAll(async () => {
	backend = await openRestBackend();
	await useAdminSession(backend);
});

afterAll(() => backend.close());

const versionsOf = async (table: string) =>
	new Map(
		(await backend.connection.driver.query(`select id, version from public.${table}`)).rows.map((row) => {
			const { id, version } = row as { id: string; version: number };
			return [id, version];
		}),
	);

const statesOf = async (table: string) =>
	(await backend.connection.driver.query(`select slug, status, listed from public.${table} order by slug`)).rows.map((row) =>
		Object.values(row as object).join(" "),
	);

beforeEach(async () => {
	// Silence the log: these tests provoke refusals.
	vi.spyOn(console, "error").mockImplementation(() => {});
	await backend.connection.driver.exec(ROWS);
});

const chosen = async (table: string, changes: object, numbers = [1, 2, 3]) => {
	const versions = await versionsOf(table);
	return numbers.map((n) => ({ id: id(n), version: versions.get(id(n)) ?? 0, changes }));
};

describe.each([
	["portfolios", projectRows.several, projectFields],
	["blogs", postRows.several, postFields],
] as const)("several rows of %s", (table, rows, fields) => {
	it("publishes the complete rows and names the empty columns of the others", async () => {
		const { written, refused } = await rows.change(await chosen(table, { status: "published", published_at: null }, [1, 2]));
		expect(written.map((row) => row.id)).toEqual([id(1)]);
		const mayLack = Object.entries(fields).flatMap(([column, field]) => ("draftMayLack" in field ? [column] : []));
		expect(refused).toEqual([{ id: id(2), reason: "incomplete", missing: expect.arrayContaining(mayLack) }]);
		expect(await statesOf(table)).toEqual(["a published true", "b draft true", "c published true"]);
	});

	it("returns versions with which the change can be undone", async () => {
		const { written } = await rows.change(await chosen(table, { status: "draft", listed: false }, [3]));
		expect(await statesOf(table)).toContain("c draft false");
		const undone = await rows.change(written.map((row) => ({ ...row, changes: { status: "published", listed: true } })));
		expect(undone.refused).toEqual([]);
		expect(await statesOf(table)).toContain("c published true");
	});

	it("leaves out members that aren't given", async () => {
		await rows.change(await chosen(table, { listed: false }));
		expect(await statesOf(table)).toEqual(["a draft false", "b draft false", "c published false"]);
	});

	it("doesn't write over a newer version or a missing row", async () => {
		const [first, second] = await chosen(table, { status: "draft" }, [1, 3]);
		await backend.connection.driver.exec(
			`update public.${table} set title = 'Newer' where slug = 'c'; delete from public.${table} where slug = 'a'`,
		);
		const { written, refused } = await rows.change([first, second].flatMap((row) => row ?? []));
		expect(written).toEqual([]);
		expect(refused).toEqual([
			{ id: id(1), reason: "gone" },
			{ id: id(3), reason: "changed" },
		]);
	});

	it("changes nothing when one value is invalid", async () => {
		const [first, second] = await chosen(table, { status: "published", published_at: "soon" }, [1, 3]);
		await expect(
			rows.change([{ id: id(3), version: second?.version ?? 0, changes: { listed: false } }, first].flatMap((row) => row ?? [])),
		).rejects.toMatchObject({
			name: "RequestFailed",
		});
		expect(await statesOf(table)).toEqual(["a draft true", "b draft true", "c published true"]);
	});

	/** Sends a request whose answer is lost. */
	const loseAnswer = async (request: () => Promise<unknown>, arrives = true) => {
		const { fetch } = globalThis;
		vi.stubGlobal("fetch", async (...asked: Parameters<typeof fetch>) => {
			if (arrives) await fetch(...asked);
			throw new TypeError("Failed to fetch");
		});
		await expect(request()).rejects.toMatchObject({ status: 0 });
		vi.stubGlobal("fetch", fetch);
	};

	it.each([
		["published", { status: "published", published_at: null }],
		["unlisted", { status: "draft", listed: false }],
	] as const)("counts rows as written that an earlier attempt without an answer has %s", async (_what, changes) => {
		const asked = await chosen(table, changes, [1, 3]);
		await loseAnswer(() => rows.change(asked));
		const { written, refused } = await rows.change(asked);
		expect([written.map((row) => row.id).sort(), refused]).toEqual([[id(1), id(3)], []]);
		const undone = await rows.change(written.map((row) => ({ ...row, changes: { listed: true } })));
		expect(undone.refused).toEqual([]);
	});

	it("names rows that someone else has given the same values, so that Undo leaves them alone", async () => {
		const asked = await chosen(table, { status: "draft", listed: false }, [3]);
		await rows.change(asked);
		expect(await rows.change(asked)).toEqual({ written: [], refused: [{ id: id(3), reason: "changed" }] });
	});

	it.each(["change", "remove"] as const)("locks all of its rows before it writes the first on %s", async (task) => {
		const { driver } = backend.connection;
		// What the first written row's trigger sees: a locked row has the transaction's number.
		await driver.exec(`
			create table private.locked (id uuid);
			create function private.note_locked() returns trigger language plpgsql security definer as $$ begin
				if not exists (select 1 from private.locked) then
					insert into private.locked select r.id from public.${table} as r where r.xmax = pg_current_xact_id()::xid;
				end if;
				return coalesce(new, old);
			end $$;
			create trigger note_locked before update or delete on public.${table} for each row execute function private.note_locked();`);
		const asked = await chosen(table, { listed: false }, [3, 1]);
		await rows[task](asked);
		const locked = await driver.query("select id from private.locked order by id");
		await driver.exec("drop function private.note_locked() cascade; drop table private.locked");
		expect(locked.rows).toEqual([{ id: id(1) }, { id: id(3) }]);
	});

	it("deletes the rows whose version matches, and restores all of them", async () => {
		const before = await statesOf(table);
		const [first, second, third] = await chosen(table, {});
		const asked = [first, second, { id: id(3), version: (third?.version ?? 0) + 1 }].flatMap((row) => row ?? []);
		const { deleted, refused } = await rows.remove(asked);
		expect(deleted.map((row) => row.id).sort()).toEqual([id(1), id(2)]);
		expect(refused).toEqual([{ id: id(3), reason: "changed" }]);
		expect(await statesOf(table)).toEqual(["c published true"]);
		expect((await rows.remove(asked)).refused).toEqual([
			{ id: id(1), reason: "gone" },
			{ id: id(2), reason: "gone" },
			{ id: id(3), reason: "changed" },
		]);
		await (table === "portfolios" ? projectRows.several.restore(deleted as never) : postRows.several.restore(deleted as never));
		expect(await statesOf(table)).toEqual(before);
	});

	it("restores rows to which unpublished changes and preview links still belong", async () => {
		const kind = table === "portfolios" ? "project" : "post";
		const { driver } = backend.connection;
		const version = (await versionsOf(table)).get(id(3));
		await driver.exec(`insert into public.working_copies (kind, row_id, "values", base_version) values ('${kind}', '${id(3)}', '{"title": "Mine"}', ${version});
			insert into public.preview_links (kind, row_id, token_hash, days) values ('${kind}', '${id(3)}', '${"a".repeat(64)}', 7)`);
		const { deleted } = await rows.remove(await chosen(table, {}, [1, 3]));
		await (table === "portfolios" ? projectRows.several.restore(deleted as never) : postRows.several.restore(deleted as never));
		const copies = await driver.query(`select base_version from public.working_copies where row_id = '${id(3)}'`);
		expect(copies.rows).toEqual([{ base_version: (await versionsOf(table)).get(id(3)) }]);
		const links = await driver.query(`select count(*)::int as count from public.preview_links where row_id = '${id(3)}'`);
		expect(links.rows).toEqual([{ count: 1 }]);
		await driver.exec("delete from public.working_copies; delete from public.preview_links");
	});

	it("counts rows as deleted that an earlier attempt without an answer has deleted", async () => {
		const [second, ...asked] = await chosen(table, {}, [2, 1, 3]);
		await loseAnswer(() => rows.remove(asked));
		expect(await statesOf(table)).toEqual(["b draft true"]);
		const { deleted, earlier, refused } = await rows.remove([...asked, ...(second ? [second] : [])]);
		expect([deleted.map((row) => row.id), earlier, refused]).toEqual([[id(2)], [id(1), id(3)], []]);
	});

	it.each(["change", "remove"] as const)("fails on %s when the session has ended elsewhere and sees no drafts", async (task) => {
		const asked = await chosen(table, { listed: false }, [1]);
		await loseAnswer(() => rows[task](asked), false);
		await backend.connection.driver.exec("create table private.kept as table private.admins; delete from private.admins");
		const answer = await rows[task](asked).catch((error: unknown) => error);
		await backend.connection.driver.exec("insert into private.admins table private.kept; drop table private.kept");
		expect(answer).toMatchObject({ name: "RequestFailed", status: 403 });
	});

	it("restores once when Undo is repeated, and not at all when another row has a slug", async () => {
		const { deleted } = await rows.remove(await chosen(table, {}, [1, 2]));
		const restore = () =>
			table === "portfolios" ? projectRows.several.restore(deleted as never) : postRows.several.restore(deleted as never);
		await backend.connection.driver.exec(
			table === "portfolios"
				? "insert into public.portfolios (slug, title, service_id, description) values ('b', 'Other', 'saas', 'Other.')"
				: `insert into public.blogs (slug, title, content, author) values ('b', 'Other', 'Other.', '{"name": "Ada"}')`,
		);
		await expect(restore()).rejects.toMatchObject({ code: "23505" });
		expect(await statesOf(table)).toEqual(["b published true", "c published true"]);
		await backend.connection.driver.exec(`delete from public.${table} where slug = 'b'`);
		await restore();
		await restore();
		expect(await statesOf(table)).toEqual(["a draft true", "b draft true", "c published true"]);
	});
});

describe("a post's content", () => {
	it("comes back with the row", async () => {
		const { deleted } = await postRows.several.remove(await chosen("blogs", {}, [1]));
		await postRows.several.restore(deleted);
		expect((await postRows.read(id(1)))?.row).toMatchObject({ content: "<p>Complete.</p>", tags: ["one", "two"], author: { name: "Ada" } });
	});
});
