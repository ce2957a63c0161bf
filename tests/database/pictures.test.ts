// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { LONGEST_ALT, LONGEST_PICTURE_NAME, MAX_PICTURE_BYTES } from "@/data/pictures/picture-types";
import { postFields } from "@/data/posts/fields";
import { projectFields } from "@/data/projects/fields";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { ADMIN_ID, attempt, type Person, rowsAs, writeAs } from "../support/database/people";
import { SAMPLE_ROWS, SAMPLE_USERS } from "../support/database/sample-rows";

let database: PGlite;

withMigratedPostgres(
	`${SAMPLE_USERS} ${SAMPLE_ROWS}
		insert into storage.buckets (id, name) values ('other', 'other');
		insert into storage.objects (bucket_id, name) values ('pictures', 'shown.webp'), ('other', 'secret.pdf');`,
	(opened) => {
		database = opened;
	},
);

describe("the bucket", () => {
	it("is public and accepts only pictures of at most 5 MB, without SVG or GIF", async () => {
		const { rows } = await database.query(
			"select public, file_size_limit::int as most, allowed_mime_types as types from storage.buckets where id = 'pictures'",
		);
		expect(rows).toEqual([{ public: true, most: MAX_PICTURE_BYTES, types: ["image/webp", "image/avif", "image/jpeg", "image/png"] }]);
	});

	const ADD = (bucket: string, name: string) => `insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}')`;

	it.each<[Person, string, string, string, string]>([
		//            list insert update delete
		["anon", "     0", "  rls", "  0", "    0"],
		["stranger", " 0", "  rls", "  0", "    0"],
		["pretender", "0", "  rls", "  0", "    0"],
		["admin", "    1", "  1", "    1", "    1"],
		["service", "  1", "  1", "    1", "    1"],
	])("%s has the expected rights to list, add, move and delete its files", async (person, list, insert, update, remove) => {
		const own = "where bucket_id = 'pictures'";
		expect(await attempt(database, person, `select name from storage.objects ${own}`)).toBe(list.trim());
		expect(await attempt(database, person, ADD("pictures", "new.webp"))).toBe(insert.trim());
		expect(await attempt(database, person, `update storage.objects set name = 'moved.webp' ${own}`)).toBe(update.trim());
		expect(await attempt(database, person, `delete from storage.objects ${own}`)).toBe(remove.trim());
	});

	it("limits the administrator's rights to the bucket, also when moving a file", async () => {
		expect(await rowsAs(database, "admin", "select name from storage.objects")).toEqual([{ name: "shown.webp" }]);
		expect(await attempt(database, "admin", ADD("other", "new.webp"))).toBe("rls");
		expect(await attempt(database, "admin", "update storage.objects set bucket_id = 'other'")).toBe("rls");
		expect(await attempt(database, "admin", "delete from storage.objects where bucket_id = 'other'")).toBe("0");
		expect(await attempt(database, "admin", "update storage.buckets set file_size_limit = null")).toBe("0");
	});
});

describe("the table", () => {
	const insert = (changes: Record<string, unknown>) => {
		const row = { path: "new.webp", name: "New.png", width: 3, height: 2, bytes: 9, ...changes };
		const columns = Object.keys(row).join(", ");
		const sql = `insert into public.pictures (${columns}) select ${columns} from jsonb_populate_record(null::public.pictures, $1::jsonb)`;
		return attempt(database, "admin", sql, [JSON.stringify(row)]);
	};

	it.each([
		["a path in a folder", { path: "a/b.webp" }],
		["a path that climbs", { path: "../b.webp" }],
		["an SVG", { path: "drawing.svg" }],
		["a GIF", { path: "moving.gif" }],
		["capital letters", { path: "Board.webp" }],
		["a very long path", { path: `${"a".repeat(160)}.webp` }],
		["no name", { name: " " }],
		["a very long name", { name: "n".repeat(LONGEST_PICTURE_NAME + 1) }],
		["a very long text", { alt: "a".repeat(LONGEST_ALT + 1) }],
		["no width", { width: 0 }],
		["a height of a bomb", { height: 16_385 }],
		["no bytes", { bytes: 0 }],
		["more bytes than the bucket takes", { bytes: MAX_PICTURE_BYTES + 1 }],
	])("refuses %s", async (_what, changes) => {
		expect(await insert(changes)).toMatch(/^23514/);
	});

	it("accepts what the browser sends, and each file only once", async () => {
		for (const ending of ["webp", "jpg", "png", "avif"]) expect(await insert({ path: `3f2b-board.${ending}` })).toBe("1");
		expect(await insert({ path: "shown.webp" })).toMatch(/^23505/);
		const longest = { name: "n".repeat(LONGEST_PICTURE_NAME), alt: "a".repeat(LONGEST_ALT), bytes: MAX_PICTURE_BYTES };
		expect(await insert(longest)).toBe("1");
	});

	it("counts a text's versions, and finds a picture by its name and text", async () => {
		const { rows } = await database.query("update public.pictures set alt = 'A dispatch board at night' returning version, search_text");
		expect(rows).toEqual([{ version: 2, search_text: "Board.png A dispatch board at night" }]);
	});
});

describe("the use of a picture", () => {
	const uses = async (person: Person, file = "used.webp") => {
		const [row] = await rowsAs<{ uses: unknown }>(database, person, "select public.picture_uses($1) as uses", [file]);
		return row?.uses;
	};
	const URL_HERE = "/storage/v1/object/public/pictures/used.webp";

	it("is counted in every URL column, drafts included", async () => {
		await database.exec(`
			update public.portfolios set image = '${URL_HERE}' where slug = 'shown';
			update public.portfolios set client_logo = 'https://ref.supabase.co${URL_HERE}' where slug = 'draft';
			update public.portfolios set gallery = '[{"url": "${URL_HERE}", "alt": ""}]' where slug = 'game';
			update public.blogs set content = '<img src="${URL_HERE}">' where slug = 'draft';
			update public.blogs set author = '{"name": "Ada", "avatar": "${URL_HERE}"}' where slug = 'shown';`);
		expect(await uses("admin")).toMatchObject({ projects: 3, posts: 2 });
		expect(await uses("admin", "other.webp")).toEqual({ projects: 0, posts: 0, versions: 0, copies: 0 });
	});

	it("includes earlier versions and deleted rows", async () => {
		await database.exec(`
			update public.portfolios set image = '${URL_HERE}' where slug in ('shown', 'draft');
			update public.portfolios set image = null where slug = 'shown';
			delete from public.portfolios where slug = 'draft';`);
		expect(await uses("admin")).toEqual({ projects: 0, posts: 0, versions: 2, copies: 0 });
	});

	it("includes unpublished changes", async () => {
		await database.exec(`
			insert into public.working_copies (kind, row_id, "values", base_version)
			select 'project', id, '{"image": "${URL_HERE}"}', version from public.portfolios where slug in ('draft', 'game');`);
		expect(await uses("admin")).toEqual({ projects: 0, posts: 0, versions: 0, copies: 2 });
		expect(await uses("stranger")).toEqual({ projects: 0, posts: 0, versions: 0, copies: 0 });
	});

	it("decides which pictures are unused, newest first and by search", async () => {
		await database.exec(`
			delete from public.pictures;
			insert into public.pictures (path, name, alt, width, height, bytes, created_at)
			select f || '.webp', f || '.png', a, 1, 1, 1, now() - age from (values
				('used', '', interval '1 h'), ('in-text', '', '2 h'), ('in-copy', '', '3 h'), ('free-new', 'Board', '4 h'), ('free-old', '', '5 h')) v (f, a, age);
			update public.portfolios set gallery = '[{"url": "${URL_HERE}", "alt": ""}]' where slug = 'draft';
			update public.blogs set content = '<img src="${URL_HERE.replace("used", "in-text")}">' where slug = 'draft';
			insert into public.working_copies (kind, row_id, "values", base_version)
			select 'project', id, '{"image": "${URL_HERE.replace("used", "in-copy")}"}', version from public.portfolios where slug = 'game';`);
		const unused = (person: Person, patterns: string) =>
			rowsAs<{ name: string }>(
				database,
				person,
				`select p.name from jsonb_array_elements_text(public.unused_pictures(${patterns})) with ordinality u (id, n)
				 join public.pictures p on p.id::text = u.id order by n`,
			);
		expect(await unused("admin", "")).toEqual([{ name: "free-new.png" }, { name: "free-old.png" }]);
		expect(await unused("admin", "array['%free%', '%board%']")).toEqual([{ name: "free-new.png" }]);
		expect(await unused("stranger", "")).toEqual([]);
		expect(await attempt(database, "anon", "select public.unused_pictures()")).toBe("denied");
	});

	describe("moves to another picture", () => {
		const [OLD, NEW] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"];
		const call = (oldId: string, newId: string) => `select public.replace_picture('${oldId}', '${newId}') as changed`;
		const add = `insert into public.pictures (id, path, name, alt, width, height, bytes) values
			('${OLD}', 'used.webp', 'Board.png', 'A board', 1, 1, 1), ('${NEW}', 'new.webp', 'new.png', '', 1, 1, 1);`;

		const addresses = Object.entries({ portfolios: projectFields, blogs: postFields }).flatMap(([table, fields]) =>
			Object.entries(fields).flatMap(([column, { kind }]) => (kind === "address" ? [[table, column] as const] : [])),
		);

		async function showEverywhere() {
			for (const [table, column] of addresses)
				await database.exec(`update public.${table} set ${column} = 'https://ref.supabase.co${URL_HERE}#at=30x70' where slug = 'shown'`);
			await database.exec(`${add}
				delete from public.working_copies;
				update public.portfolios set gallery = '[{"url": "${URL_HERE}#at=0x100", "alt": "a"}, {"url": "${URL_HERE}", "alt": "b"}]' where slug = 'shown';
				update public.blogs set content = '<img src="${URL_HERE}"><img src="${URL_HERE.replace("used", "used-too")}">',
					author = '{"name": "Ada", "avatar": "${URL_HERE}"}' where slug = 'shown';
				insert into public.working_copies (kind, row_id, "values", base_version)
					select 'project', id, '{"image": "${URL_HERE}#at=0x0"}', version from public.portfolios where slug in ('shown', 'game');`);
		}

		it("in every column that can show one, without focal points, and in unpublished changes, which stay current", async () => {
			expect(addresses).toHaveLength(6);
			await showEverywhere();
			const [row] = await writeAs<{ changed: unknown }>(database, "admin", call(OLD, NEW));
			expect(row?.changed).toMatchObject({ projects: 1, posts: 1, copies: 2 });
			expect(await uses("admin")).toMatchObject({ projects: 0, posts: 0, copies: 0 });
			const target = URL_HERE.replace("used", "new");
			for (const [table, column] of addresses) {
				const { rows } = await database.query(`select ${column} as address from public.${table} where slug = 'shown'`);
				expect(rows, column).toEqual([{ address: `https://ref.supabase.co${target}` }]);
			}
			const { rows: others } = await database.query(
				`select p.gallery, b.content, b.author ->> 'avatar' as avatar from public.portfolios p, public.blogs b where p.slug = 'shown' and b.slug = 'shown'`,
			);
			expect(others).toEqual([
				{
					gallery: [
						{ url: target, alt: "a" },
						{ url: target, alt: "b" },
					],
					content: `<img src="${target}"><img src="${URL_HERE.replace("used", "used-too")}">`,
					avatar: target,
				},
			]);
			const { rows: copies } = await database.query(
				`select w."values" ->> 'image' as image, w.base_version = p.version as current from public.working_copies w join public.portfolios p on p.id = w.row_id`,
			);
			expect(copies).toEqual(Array(2).fill({ image: target, current: true }));
			const { rows: names } = await database.query(`select path, name from public.pictures where id in ('${OLD}', '${NEW}') order by path`);
			expect(names).toEqual([
				{ path: "new.webp", name: "Board.png" },
				{ path: "used.webp", name: "Board.png (replaced)" },
			]);
		});

		/** All that a replacement can change. */
		async function everything(): Promise<Record<string, { slug?: string; path?: string; [column: string]: unknown }[]>> {
			const { rows } = await database.query<{ stored: Record<string, []> }>(
				`select json_object_agg(source, rows) as stored from (
					select 'projects' as source, jsonb_agg(to_jsonb(p) - '{version,updated_at}'::text[] order by slug) as rows from public.portfolios p
					union all select 'posts', jsonb_agg(to_jsonb(b) - '{version,updated_at}'::text[] order by slug) from public.blogs b
					union all select 'pictures', jsonb_agg(jsonb_build_object('path', path, 'name', name) order by path) from public.pictures
					union all select 'copies', jsonb_agg(jsonb_build_object('values', w."values", 'isCurrent', w.base_version = p.version) order by p.slug)
						from public.working_copies w join public.portfolios p on p.id = w.row_id) s`,
			);
			return rows[0]?.stored ?? {};
		}
		async function replaced() {
			const [row] = await writeAs<{ changed: { undo: unknown[] } }>(database, "admin", call(OLD, NEW));
			return row?.changed.undo ?? [];
		}
		async function undone(undo: unknown[]) {
			const [row] = await writeAs<{ restored: number }>(database, "admin", "select public.set_pictures($1) as restored", [
				JSON.stringify(undo),
			]);
			return row?.restored;
		}

		it("and back, with all focal points and names", async () => {
			await showEverywhere();
			const before = await everything();
			const undo = await replaced();
			expect(undo).toHaveLength(13);
			expect(await undone(undo)).toBe(13);
			expect(await everything()).toEqual(before);
			expect(await undone(undo)).toBe(13);
		});

		it("and back, except where a value was changed since", async () => {
			await showEverywhere();
			const before = await everything();
			const undo = await replaced();
			const newer = URL_HERE.replace("used", "new");
			await database.exec(`
				update public.portfolios set title = 'Another title', image = '${newer}#at=10x20', gallery = '[]' where slug = 'shown';
				delete from public.blogs where slug = 'shown';
				update public.working_copies set "values" = "values" || '{"image": "", "title": "Mine"}'
					where row_id = (select id from public.portfolios where slug = 'game');
				update public.pictures set name = 'Mine' where path = 'new.webp';`);
			expect(await undone(undo)).toBe(5);
			const after = await everything();
			const project = before.projects?.find(({ slug }) => slug === "shown");
			expect(after.projects?.find(({ slug }) => slug === "shown")).toEqual({
				...project,
				title: "Another title",
				image: `${newer}#at=10x20`,
				gallery: [],
				search_text: expect.any(String),
			});
			expect(after.pictures).toEqual(
				before.pictures?.map((picture) => (picture.path === "new.webp" ? { ...picture, name: "Mine" } : picture)),
			);
			expect(after.copies).toMatchObject([
				{ values: { image: "", title: "Mine" } },
				{ values: { image: `${URL_HERE}#at=0x0` }, isCurrent: false },
			]);
		});

		it("but not in unpublished changes of a deleted project, which stay as they are", async () => {
			await showEverywhere();
			await database.exec("delete from public.portfolios where slug = 'game'");
			const waiting = async () =>
				(
					await database.query(
						`select "values" from public.working_copies w where not exists (select 1 from public.portfolios p where p.id = w.row_id)`,
					)
				).rows;
			const kept = [{ values: { image: `${URL_HERE}#at=0x0` } }];
			expect(await waiting()).toEqual(kept);
			const [row] = await writeAs<{ changed: { undo: { id: string }[] } }>(database, "admin", call(OLD, NEW));
			expect(row?.changed).toMatchObject({ projects: 1, posts: 1, copies: 1 });
			expect(await waiting()).toEqual(kept);
			await database.exec("delete from public.portfolios where slug = 'shown'");
			expect(await undone(row?.changed.undo ?? [])).toBe(6);
			expect(await waiting()).toHaveLength(2);
		});

		it("leaves outdated unpublished changes outdated", async () => {
			await database.exec(`${add}
				update public.portfolios set image = '${URL_HERE}' where slug = 'shown';`);
			await undone(await replaced());
			const { rows } = await database.query(
				`select w.base_version < p.version as outdated from public.working_copies w join public.portfolios p on p.id = w.row_id`,
			);
			expect(rows).toEqual([{ outdated: true }]);
		});

		it("only for the administrator, and only between two pictures of the library", async () => {
			await database.exec(add);
			expect(await attempt(database, "anon", call(OLD, NEW))).toBe("denied");
			expect(await attempt(database, "anon", "select public.set_pictures('[]')")).toBe("denied");
			expect(await attempt(database, "stranger", call(OLD, NEW))).toMatch(/^22023/);
			expect(await attempt(database, "admin", call(OLD, OLD))).toMatch(/^22023/);
			expect(await attempt(database, "admin", call(OLD, "00000000-0000-4000-8000-00000000000c"))).toMatch(/^22023/);
			expect(await attempt(database, "admin", call(OLD, NEW))).toBe("1");
		});
	});

	it("is hidden from users who can't read the rows", async () => {
		await database.exec(`update public.portfolios set image = '${URL_HERE}' where slug = 'draft'`);
		await database.exec(`update public.portfolios set image = null where slug = 'draft'`);
		expect(await uses("stranger")).toEqual({ projects: 0, posts: 0, versions: 0, copies: 0 });
		expect(await attempt(database, "anon", "select public.picture_uses('used.webp')")).toBe("denied");
	});
});

it("refuses uploads and deletions from an administrator removed from the list", async () => {
	await database.exec(`delete from private.admins where user_id = '${ADMIN_ID}'`);
	expect(await attempt(database, "admin", "insert into storage.objects (bucket_id, name) values ('pictures', 'new.webp')")).toBe("rls");
	expect(await attempt(database, "admin", "delete from storage.objects")).toBe("0");
	expect(await attempt(database, "admin", "select path from public.pictures")).toBe("0");
});
