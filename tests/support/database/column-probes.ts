import type { Probe } from "./privilege-matrix";
import { EXPIRED_TOKEN, SAMPLE_LEAD, SAMPLE_TOKEN } from "./sample-rows";

const HIDDEN_FROM_VISITORS: Record<string, readonly string[]> = {
	portfolios: ["status", "listed", "version"],
	blogs: ["status", "listed", "version", "created_at"],
};

const KEPT_BY_THE_DATABASE = { id: "gen_random_uuid()", version: "7" };

/** Columns that only a restore can set; other writes may name them without effect. */
const IGNORED_DATES = ["created_at", "updated_at"];

const FACTS_OF_A_FILE = {
	path: "'other.webp'",
	width: "9",
	height: "9",
	bytes: "9",
	created_at: "now()",
	updated_at: "now()",
	...KEPT_BY_THE_DATABASE,
};

const WRITTEN_BY_THE_RELAY = ["name", "email", "phone", "subject", "body", "source", "sender_hash", "delivery", "idempotency_key"];

/** Closed columns and functions in an open table or schema. */
export function columnProbes(): Probe[] {
	return [
		...hiddenColumns(),
		...keptColumns(),
		...leadColumns(),
		...retentionProbes(),
		...rowFunctions(),
		...labelProbes(),
		...pictureProbes(),
		...signInProbes(),
		...attentionProbes(),
		...pictureColumns(),
		...copyColumns(),
		...linkColumns(),
		...settingsColumns(),
		...functionProbes(),
		...restoreProbes(),
	];
}

function denied(person: Probe["person"], sql: string): Probe {
	return { name: `${person}: ${sql}`, expected: "denied", person, sql };
}

function settingsColumns(): Probe[] {
	return [
		denied("anon", "select version from public.site_settings"),
		denied("anon", "select updated_at from public.site_settings"),
		...["id", "version", "created_at", "updated_at"].map((column) =>
			denied("admin", `update public.site_settings set ${column} = ${column}`),
		),
	];
}

function hiddenColumns(): Probe[] {
	return Object.entries(HIDDEN_FROM_VISITORS).flatMap(([table, columns]) => [
		denied("anon", `select * from public.${table}`),
		denied("anon", `select id from public.${table} where status = 'draft'`),
		denied("anon", `select id from public.${table} order by version`),
		...columns.map((column) => denied("anon", `select ${column} from public.${table}`)),
	]);
}

function keptColumns(): Probe[] {
	const updates = ["portfolios", "blogs"].flatMap((table) =>
		Object.entries(KEPT_BY_THE_DATABASE).map(([column, value]) => denied("admin", `update public.${table} set ${column} = ${value}`)),
	);
	return [
		...updates,
		...ignoredDates(),
		denied("admin", "insert into public.portfolios (slug, title, service_id, description, version) values ('n', 'T', 'web', 'D', 7)"),
		denied("admin", `insert into public.blogs (slug, title, content, author, version) values ('n', 'T', 'C', '{"name": "N"}', 7)`),
	];
}

/** An update must not set these dates. */
function ignoredDates(): Probe[] {
	return Object.keys(HIDDEN_FROM_VISITORS).flatMap((table) =>
		IGNORED_DATES.map((column) => {
			const sql = `with u as (update public.${table} set ${column} = '2001-01-01' returning ${column} as moment) select 1 from u where moment < '2002-01-01'`;
			return { name: `admin dates by ${column}: ${table}`, expected: "0", person: "admin" as const, sql };
		}),
	);
}

function leadColumns(): Probe[] {
	const updates = [
		...WRITTEN_BY_THE_RELAY.map((column) => denied("admin", `update public.leads set ${column} = 'sent'`)),
		denied("admin", "update public.leads set replies = '[]'"),
	];
	const kept = [
		denied("admin", "update public.leads set updated_at = now()"),
		denied(
			"admin",
			"insert into public.leads (idempotency_key, subject, body, sender_hash, version) values ('lead-0002', 'S', 'B', 'H', default)",
		),
	];
	return [...updates, ...kept, ...leadFunctions()];
}

/** Functions for several leads return the number of changed rows. */
function leadFunctions(): Probe[] {
	const chosen = (version: number) => `'[{"id": "${SAMPLE_LEAD}", "version": ${version}}]'`;
	return [
		[`public.mark_leads(${chosen(1)}, 'read')`, `public.mark_leads(${chosen(2)}, 'read')`],
		[`public.delete_leads(${chosen(1)})`, `public.delete_leads(${chosen(2)})`],
	].flatMap(([seen, older]) => {
		const written = (call: string | undefined) => `select 1 from jsonb_array_elements(${call})`;
		return [
			denied("anon", written(seen)),
			{ name: `stranger: ${seen}`, expected: "0", person: "stranger" as const, sql: written(seen) },
			{ name: `pretender: ${seen}`, expected: "0", person: "pretender" as const, sql: written(seen) },
			{ name: `admin: ${seen}`, expected: "1", person: "admin" as const, sql: written(seen) },
			{ name: `admin, another version: ${older}`, expected: "0", person: "admin" as const, sql: written(older) },
		];
	});
}

/** Of the samples, one lead is the person's and none is old. */
function retentionProbes(): Probe[] {
	const found = "select 1 where (public.person_data('Grace@visitor.example') ->> 'leads')::integer > 0";
	const erased = (expected: number) => `select 1 where public.delete_person('grace@visitor.example', ${expected}) > 0`;
	const noted = "select 1 from private.note_lead_removal('erase', array[gen_random_uuid()]) where exists (select 1 from public.leads)";
	const of = (person: Probe["person"], expected: string, sql: string): Probe => ({ name: `${person}: ${sql}`, expected, person, sql });
	return [
		...[found, erased(1), "select public.delete_expired_leads()", noted].map((sql) => denied("anon", sql)),
		...(["stranger", "pretender"] as const).flatMap((person) => [of(person, "0", found), of(person, "0", erased(0))]),
		of("admin", "1", found),
		of("admin", "1", erased(1)),
	];
}

/** Rows that need attention: of the samples, the one with a working copy, which is public. */
function attentionProbes(): Probe[] {
	const asked = "select 1 from public.portfolios_needing_attention()";
	return [
		denied("anon", asked),
		{ name: "stranger reads what needs attention", expected: "0", person: "stranger", sql: asked },
		{ name: "pretender reads what needs attention", expected: "0", person: "pretender", sql: asked },
		{ name: "admin reads what needs attention", expected: "1", person: "admin", sql: asked },
	];
}

function signInProbes(): Probe[] {
	const sql = "select 1 where public.record_sign_in('Firefox on Linux')";
	return [
		denied("anon", sql),
		...(["stranger", "pretender"] as const).map((person) => ({ name: `${person} notes a sign-in`, expected: "0", person, sql })),
		{ name: "admin notes a sign-in", expected: "1", person: "admin", sql },
	];
}

/** A draft's tag, and the tags of a published post. Each call returns a row when it reads or changes something. */
function labelProbes(): Probe[] {
	const calls = {
		read: "select 1 from jsonb_array_elements(public.post_labels()) as l where l ->> 'name' = 'Drafted'",
		replace: "select 1 from jsonb_array_elements(public.replace_label('tag', 'Drafted', 'Mine'))",
		set: `select 1 where public.set_labels('tag', (select jsonb_agg(jsonb_build_object('id', id, 'version', version, 'labels', '[]'::jsonb))
			from public.blogs where slug = 'shown')) > 0`,
	};
	return Object.entries(calls).flatMap(([name, sql]) => [
		denied("anon", name === "set" ? "select public.set_labels('tag', '[]')" : sql),
		...(["stranger", "pretender"] as const).map((person) => ({ name: `${person}: ${name} labels`, expected: "0", person, sql })),
		{ name: `admin: ${name} labels`, expected: "1", person: "admin" as const, sql },
	]);
}

/** Another picture for a published post. */
function pictureProbes(): Probe[] {
	const sql = `select 1 where public.set_pictures((select jsonb_agg(jsonb_build_object(
		'source', 'blogs', 'id', id, 'field', 'image', 'found', image, 'wanted', '/defaced.webp')) from public.blogs where slug = 'shown')) > 0`;
	return [
		denied("anon", "select public.set_pictures('[]')"),
		...(["stranger", "pretender"] as const).map((person) => ({ name: `${person} sets pictures`, expected: "0", person, sql })),
		{ name: "admin sets pictures", expected: "1", person: "admin", sql },
	];
}

/** Functions for several projects or posts return the number of changed rows. */
function rowFunctions(): Probe[] {
	return ["portfolios", "blogs"].flatMap((kind) => {
		const chosen = (version: number) =>
			`(select jsonb_agg(jsonb_build_object('id', id, 'version', version + ${version}, 'changes', '{"status": "draft"}'::jsonb)) from public.${kind} where slug = 'shown')`;
		return [
			`select 1 from jsonb_array_elements(public.delete_rows('${kind}', %))`,
			`select 1 from jsonb_array_elements(public.change_rows('${kind}', %) -> 'written')`,
		].flatMap((call) => {
			const asked = (version: number) => call.replace("%", chosen(version));
			const outsiders = (["stranger", "pretender"] as const).map((person) => ({
				name: `${person}: ${call} ${kind}`,
				expected: "0",
				person,
				sql: asked(0),
			}));
			return [
				...outsiders,
				denied("anon", call.replace("%", "'[]'")),
				{ name: `admin: ${call} ${kind}`, expected: "1", person: "admin" as const, sql: asked(0) },
				{ name: `admin, another version: ${call} ${kind}`, expected: "0", person: "admin" as const, sql: asked(1) },
			];
		});
	});
}

function pictureColumns(): Probe[] {
	const updates = Object.entries(FACTS_OF_A_FILE).map(([column, value]) =>
		denied("admin", `update public.pictures set ${column} = ${value}`),
	);
	const kept = "insert into public.pictures (path, name, width, height, bytes, created_at) values ('n.webp', 'N', 1, 1, 1, now())";
	return [...updates, denied("admin", kept)];
}

/** The key, version and date of a working copy belong to the database. */
function copyColumns(): Probe[] {
	const values = { kind: "'post'", row_id: "gen_random_uuid()", version: "7", updated_at: "now()" };
	return [
		...Object.entries(values).map(([column, value]) => denied("admin", `update public.working_copies set ${column} = ${value}`)),
		denied("anon", 'select "values" from public.working_copies'),
		{
			name: "admin copies a row that doesn't exist",
			expected: "23503 There is no row to copy.",
			person: "admin",
			sql: `insert into public.working_copies (kind, row_id, "values", base_version) select 'post', id, '{}', 1 from public.portfolios limit 1`,
		},
	];
}

/** No one reads a link's hash, and the database sets its dates. */
function linkColumns(): Probe[] {
	const insert = (column: string) =>
		`insert into public.preview_links (kind, row_id, token_hash, days, ${column}) select 'post', id, '${"0".repeat(64)}', 1, now() from public.blogs`;
	const shown = (token: string) => `select 1 where public.preview_row('${token}') is not null`;
	return [
		denied("admin", "select token_hash from public.preview_links"),
		denied("admin", "select * from public.preview_links"),
		denied("admin", "delete from public.preview_links where token_hash <> ''"),
		...["expires_at", "created_at"].map((column) => denied("admin", insert(column))),
		denied("anon", `select private.shared_preview('${SAMPLE_TOKEN}')`),
		{ name: "anon opens a preview link", expected: "1", person: "anon", sql: shown(SAMPLE_TOKEN) },
		{ name: "anon opens a link that doesn't exist", expected: "0", person: "anon", sql: shown(SAMPLE_TOKEN.toLowerCase()) },
		{ name: "anon opens an expired link", expected: "0", person: "anon", sql: shown(EXPIRED_TOKEN) },
		{
			name: "admin shares a row that doesn't exist",
			expected: "23503 There is no row to show.",
			person: "admin",
			sql: `insert into public.preview_links (kind, row_id, token_hash, days) select 'post', id, '${"0".repeat(64)}', 1 from public.portfolios limit 1`,
		},
	];
}

function functionProbes(): Probe[] {
	const asked = "select 1 where public.is_administrator()";
	return [
		denied("anon", "select private.is_admin()"),
		denied("anon", "select private.is_web_url('/')"),
		denied("anon", asked),
		denied("anon", "select public.picture_uses('shown.webp')"),
		denied("anon", "select public.unused_pictures()"),
		denied("anon", "select public.replace_picture(gen_random_uuid(), gen_random_uuid())"),
		{ name: "stranger is no administrator", expected: "0", person: "stranger", sql: asked },
		{ name: "pretender is no administrator", expected: "0", person: "pretender", sql: asked },
		{ name: "service key is no administrator", expected: "0", person: "service", sql: asked },
		{ name: "administrator is one", expected: "1", person: "admin", sql: asked },
	];
}

/** "replace" without rows would empty both tables. */
function restoreProbes(): Probe[] {
	const restore = `select public.restore_backup('{"projects": [], "blogs": []}', 'replace')`;
	const deleted = "select 1 from jsonb_array_elements(public.deleted_rows('blogs'))";
	const counted = "select 1 from public.content_state() as state where state ->> 'projects' = '1' and state ->> 'blogs' = '1'";
	const refused = "42501 Only the administrator may restore.";
	const outsiders = (["stranger", "pretender"] as const).flatMap((person) => [
		{ name: `${person} restores`, expected: refused, person, sql: restore },
		{ name: `${person} reads what was deleted`, expected: "0", person, sql: deleted },
		{ name: `${person} counts what he may read`, expected: "1", person, sql: counted },
		denied(person, "select nextval('public.revisions_id_seq')"),
	]);
	const insiders = (["admin", "service"] as const).flatMap((person) => [
		{ name: `${person} restores`, expected: "1", person, sql: restore },
		{ name: `${person} reads what was deleted`, expected: "1", person, sql: deleted },
	]);
	const visitors = [restore, deleted, counted, "select private.is_restoring()", "select nextval('public.revisions_id_seq')"];
	return [...outsiders, ...insiders, ...visitors.map((sql) => denied("anon", sql))];
}
