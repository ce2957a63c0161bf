import type { PGlite } from "@electric-sql/pglite";
import { attempt, type Outcome, PEOPLE, type Person } from "./people";

export const VERBS = ["select", "insert", "upsert", "update", "delete", "truncate", "references", "trigger"] as const;
export type Verb = (typeof VERBS)[number];

/** Expected access: rows read or written, `denied` (no privilege) or `rls` (policy). Postgres answers a refused UPDATE or DELETE with 0 rows. */
const EXPECTED: Record<string, Record<Person, string>> = {
	// Triggers and record_sign_in() write the log. The service can delete old entries.
	"public.activity": {
		anon: "     denied  denied  denied  denied  denied  denied    denied      denied",
		stranger: " 0       denied  denied  denied  denied  denied    denied      denied",
		pretender: "0       denied  denied  denied  denied  denied    denied      denied",
		admin: "    1       denied  denied  denied  denied  denied    denied      denied",
		service: "  1       denied  denied  denied  1       denied    denied      denied",
	},
	"public.portfolios": {
		//          select  insert  upsert  update  delete  truncate  references  trigger
		anon: "     1       denied  denied  denied  denied  denied    denied      denied",
		stranger: " 1       rls     rls     0       0       denied    denied      denied",
		pretender: "1       rls     rls     0       0       denied    denied      denied",
		admin: "    7       1       1       7       7       denied    denied      denied",
		service: "  7       1       1       7       7       denied    denied      denied",
	},
	"public.blogs": {
		anon: "     1       denied  denied  denied  denied  denied    denied      denied",
		stranger: " 1       rls     rls     0       0       denied    denied      denied",
		pretender: "1       rls     rls     0       0       denied    denied      denied",
		admin: "    6       1       1       6       6       denied    denied      denied",
		service: "  6       1       1       6       6       denied    denied      denied",
	},
	// The relay inserts leads. The admin reads, marks and deletes them, and inserts one only to undo a deletion.
	"public.leads": {
		anon: "     denied  denied  denied  denied  denied  denied    denied      denied",
		stranger: " 0       rls     rls     0       0       denied    denied      denied",
		pretender: "0       rls     rls     0       0       denied    denied      denied",
		admin: "    1       1       1       1       1       denied    denied      denied",
		service: "  1       1       1       1       1       denied    denied      denied",
	},
	"public.pictures": {
		anon: "     denied  denied  denied  denied  denied  denied    denied      denied",
		stranger: " 0       rls     rls     0       0       denied    denied      denied",
		pretender: "0       rls     rls     0       0       denied    denied      denied",
		admin: "    1       1       1       1       1       denied    denied      denied",
		service: "  1       1       1       1       1       denied    denied      denied",
	},
	// A link is made or revoked, never changed. No one but the service reads its hash.
	"public.preview_links": {
		anon: "     denied  denied  denied  denied  denied  denied    denied      denied",
		stranger: " 0       rls     denied  denied  0       denied    denied      denied",
		pretender: "0       rls     denied  denied  0       denied    denied      denied",
		admin: "    2       1       denied  denied  2       denied    denied      denied",
		service: "  2       1       denied  denied  2       denied    denied      denied",
	},
	// A redirect is added or deleted, never changed.
	"public.redirects": {
		anon: "     1       denied  denied  denied  denied  denied    denied      denied",
		stranger: " 1       rls     denied  denied  0       denied    denied      denied",
		pretender: "1       rls     denied  denied  0       denied    denied      denied",
		admin: "    2       1       denied  denied  2       denied    denied      denied",
		service: "  2       1       denied  denied  2       denied    denied      denied",
	},
	// Only a trigger writes the history. The service can delete old entries.
	"public.revisions": {
		anon: "     denied  denied  denied  denied  denied  denied    denied      denied",
		stranger: " 0       denied  denied  denied  denied  denied    denied      denied",
		pretender: "0       denied  denied  denied  denied  denied    denied      denied",
		admin: "    1       denied  denied  denied  denied  denied    denied      denied",
		service: "  1       denied  denied  denied  1       denied    denied      denied",
	},
	// Only a trigger notes changes, and only the service notes requests.
	"public.site_builds": {
		anon: "     denied  denied  denied  denied  denied  denied    denied      denied",
		stranger: " 0       denied  denied  denied  denied  denied    denied      denied",
		pretender: "0       denied  denied  denied  denied  denied    denied      denied",
		admin: "    1       denied  denied  denied  denied  denied    denied      denied",
		service: "  1       denied  denied  1       denied  denied    denied      denied",
	},
	// One row, which the admin changes and visitors read.
	"public.site_settings": {
		anon: "     1       denied  denied  denied  denied  denied    denied      denied",
		stranger: " 0       denied  denied  0       denied  denied    denied      denied",
		pretender: "0       denied  denied  0       denied  denied    denied      denied",
		admin: "    1       denied  denied  1       denied  denied    denied      denied",
		service: "  1       denied  denied  1       denied  denied    denied      denied",
	},
	// Only the admin reads and writes unfinished work, also that of public rows.
	"public.working_copies": {
		anon: "     denied  denied  denied  denied  denied  denied    denied      denied",
		stranger: " 0       rls     rls     0       0       denied    denied      denied",
		pretender: "0       rls     rls     0       0       denied    denied      denied",
		admin: "    1       1       1       1       1       denied    denied      denied",
		service: "  1       1       1       1       1       denied    denied      denied",
	},
	// No API user, not even the admin, can read or change the list of admins.
	"private.admins": {
		anon: "     denied  denied  denied  denied  denied  denied    denied      denied",
		stranger: " denied  denied  denied  denied  denied  denied    denied      denied",
		pretender: "denied  denied  denied  denied  denied  denied    denied      denied",
		admin: "    denied  denied  denied  denied  denied  denied    denied      denied",
		service: "  1       1       denied  denied  1       denied    denied      denied",
	},
	"auth.users": {
		anon: "     denied  denied  denied  denied  denied  denied    denied      denied",
		stranger: " denied  denied  denied  denied  denied  denied    denied      denied",
		pretender: "denied  denied  denied  denied  denied  denied    denied      denied",
		admin: "    denied  denied  denied  denied  denied  denied    denied      denied",
		service: "  denied  denied  denied  denied  denied  denied    denied      denied",
	},
};

interface TableUse {
	key: string;
	keyType?: string;
	insert: (conflicting: boolean) => string;
	update: string;
}

const NEW_USER = "33333333-3333-4333-8333-333333333333";

const USES: Record<string, TableUse> = {
	"public.activity": {
		key: "id",
		keyType: "bigint",
		insert: (conflicting) =>
			`insert into public.activity (id, source, action) overriding system value select ${conflicting ? "1" : "777"}, 'session', 'sign-in'`,
		update: "by_email = 'someone@else.example'",
	},
	"public.portfolios": {
		key: "slug",
		insert: (conflicting) =>
			`insert into public.portfolios (slug, title, service_id, description) values ('${conflicting ? "shown" : "new"}', 'T', 'web', 'D')`,
		update: "title = 'Defaced'",
	},
	"public.blogs": {
		key: "slug",
		insert: (conflicting) =>
			`insert into public.blogs (slug, title, content, author) values ('${conflicting ? "shown" : "new"}', 'T', 'C', '{"name": "N"}')`,
		update: "title = 'Defaced'",
	},
	"public.leads": {
		key: "idempotency_key",
		insert: (conflicting) =>
			`insert into public.leads (idempotency_key, subject, body, sender_hash) values ('${conflicting ? "lead-0001" : "lead-0002"}', 'S', 'B', 'H')`,
		update: "status = 'read', notes = 'Called', follow_up_on = '2026-11-24'",
	},
	"public.pictures": {
		key: "path",
		insert: (conflicting) =>
			`insert into public.pictures (path, name, width, height, bytes) values ('${conflicting ? "shown" : "new"}.webp', 'N.png', 3, 2, 9)`,
		update: "alt = 'Defaced'",
	},
	"public.preview_links": {
		key: "id",
		insert: () =>
			`insert into public.preview_links (kind, row_id, token_hash, days) select 'post', id, '${"0".repeat(64)}', 1 from public.blogs where slug = 'shown'`,
		update: "expires_at = '2999-01-01'",
	},
	"public.redirects": {
		key: "id",
		insert: () => "insert into public.redirects (kind, slug, row_id) select 'portfolios', 'new', row_id from public.redirects limit 1",
		update: "slug = 'defaced'",
	},
	"public.revisions": {
		key: "id",
		keyType: "bigint",
		insert: (conflicting) =>
			`insert into public.revisions (id, source, row_id, version, action, content) overriding system value
				select ${conflicting ? "1" : "77"}, 'blogs', gen_random_uuid(), 1, 'update', '{}'`,
		update: "content = '{}'",
	},
	"public.site_builds": {
		key: "only_row",
		keyType: "boolean",
		insert: () => "insert into public.site_builds default values",
		update: "failure = 'Invented.'",
	},
	"public.site_settings": {
		key: "id",
		insert: () => "insert into public.site_settings default values",
		update: "phone = '+91 22 5550 0199'",
	},
	"public.working_copies": {
		key: "kind, row_id",
		insert: (conflicting) =>
			`insert into public.working_copies (kind, row_id, "values", base_version)
				select ${conflicting ? "'project', id, '{}', 1 from public.portfolios" : "'post', id, '{}', 1 from public.blogs"} where slug = 'shown'`,
		update: `"values" = '{}'`,
	},
	"private.admins": {
		key: "user_id",
		// A stranger who becomes an admin would have every other right.
		insert: () => "insert into private.admins (user_id) select coalesce(auth.uid(), '11111111-1111-4111-8111-111111111111')",
		update: "added_at = now()",
	},
	"auth.users": { key: "id", insert: () => `insert into auth.users (id) values ('${NEW_USER}')`, update: "email = 'taken@evil.example'" },
};

function statement(table: string, use: TableUse, verb: Verb): string {
	switch (verb) {
		case "select":
			return `select ${use.key} from ${table}`;
		case "insert":
			return use.insert(false);
		case "upsert":
			return `${use.insert(true)} on conflict (${use.key}) do update set ${use.update}`;
		case "update":
			return `update ${table} set ${use.update}`;
		case "delete":
			return `delete from ${table}`;
		case "truncate":
			return `truncate ${table} cascade`;
		case "references":
			return use.key.includes(",")
				? `create table scratch.spy_table (kind text, row_id uuid, foreign key (${use.key}) references ${table} (${use.key}))`
				: `create table scratch.spy_table (key ${use.keyType ?? (use.key.endsWith("id") ? "uuid" : "text")} references ${table} (${use.key}))`;
		case "trigger":
			return `create trigger spy before insert on ${table} for each row execute function scratch.spy()`;
	}
}

export interface Probe {
	name: string;
	expected: Outcome;
	person: Person;
	sql: string;
}

/** A probe for each person, table and verb. */
export function matrixProbes(): Probe[] {
	return Object.entries(USES).flatMap(([table, use]) =>
		PEOPLE.flatMap((person) => {
			const cells = EXPECTED[table]?.[person].trim().split(/\s+/) ?? [];
			return VERBS.map((verb, column) => ({
				name: `${person} ${verb} ${table}`,
				expected: cells[column] ?? "missing from the matrix",
				person,
				sql: statement(table, use, verb),
			}));
		}),
	);
}

/** Runs probes and returns the unexpected results, at most `limit`. Needs an open transaction. */
export async function surprises(database: PGlite, probes: readonly Probe[], limit = Number.POSITIVE_INFINITY): Promise<string[]> {
	const found: string[] = [];
	for (const { name, expected, person, sql } of probes) {
		if (found.length >= limit) break;
		const outcome = await attempt(database, person, sql);
		if (outcome !== expected) found.push(`${name}: expected ${expected}, got ${outcome}`);
	}
	return found;
}
