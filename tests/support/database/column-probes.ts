import type { Probe } from "./privilege-matrix";

const HIDDEN_FROM_VISITORS: Record<string, readonly string[]> = {
	portfolios: ["status", "listed", "version"],
	blogs: ["status", "listed", "version", "created_at"],
};

const KEPT_BY_THE_DATABASE = { id: "gen_random_uuid()", created_at: "now()", updated_at: "now()", version: "7" };

const WRITTEN_BY_THE_RELAY = ["name", "email", "phone", "subject", "body", "source", "sender_hash", "delivery", "idempotency_key"];

/** Columns and functions that are closed although their table or schema is open. */
export function columnProbes(): Probe[] {
	return [...hiddenColumns(), ...keptColumns(), ...leadColumns(), ...functionProbes()];
}

function denied(person: Probe["person"], sql: string): Probe {
	return { name: `${person}: ${sql}`, expected: "denied", person, sql };
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
		denied("admin", "insert into public.portfolios (slug, title, service_id, description, version) values ('n', 'T', 'web', 'D', 7)"),
		denied(
			"admin",
			"insert into public.portfolios (slug, title, service_id, description, updated_at) values ('n', 'T', 'web', 'D', now())",
		),
		denied("admin", `insert into public.blogs (slug, title, content, author, version) values ('n', 'T', 'C', '{"name": "N"}', 7)`),
	];
}

function leadColumns(): Probe[] {
	return WRITTEN_BY_THE_RELAY.map((column) => denied("admin", `update public.leads set ${column} = 'sent'`));
}

function functionProbes(): Probe[] {
	const asked = "select 1 where public.is_administrator()";
	return [
		denied("anon", "select private.is_admin()"),
		denied("anon", "select private.is_web_url('/')"),
		denied("anon", asked),
		{ name: "stranger is no administrator", expected: "0", person: "stranger", sql: asked },
		{ name: "pretender is no administrator", expected: "0", person: "pretender", sql: asked },
		{ name: "service key is no administrator", expected: "0", person: "service", sql: asked },
		{ name: "administrator is one", expected: "1", person: "admin", sql: asked },
	];
}
