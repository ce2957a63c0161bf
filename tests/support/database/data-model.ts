import type { PGlite } from "@electric-sql/pglite";
import { FUNCTIONS, TABLES } from "./data-model-words.ts";

interface Table {
	name: string;
	visitors: string;
	administrator: string;
	service: string;
}

interface Column {
	place: string;
	name: string;
	type: string;
	facts: string;
	visitors: boolean;
}

interface Check {
	place: string;
	text: string;
}

interface Trigger {
	place: string;
	name: string;
	timing: string;
	function: string;
}

interface Routine {
	name: string;
	signature: string;
	callers: string;
	definer: boolean;
	trigger: boolean;
}

/** What a role can do with a table, by its grants and, except for the service key, its policies. */
const allowed = (role: string): string => `(select coalesce(string_agg(verb.word, ', ' order by verb.place), 'nothing')
	from (values (1, 'SELECT', 'read'), (2, 'INSERT', 'add'), (3, 'UPDATE', 'change'), (4, 'DELETE', 'delete')) as verb (place, name, word)
	where (has_table_privilege('${role}', c.oid, verb.name) or (verb.name <> 'DELETE' and has_any_column_privilege('${role}', c.oid, verb.name)))
		and ('${role}' = 'service_role' or exists (select 1 from pg_policies as p
			where p.schemaname = n.nspname and p.tablename = c.relname and p.cmd = verb.name and '${role}' = any (p.roles))))`;

/** The text of docs/data-model.md, from the migrated database. Throws when a table or function has no description in data-model-words.ts. */
export async function describeDataModel(database: PGlite): Promise<string> {
	const tables = await rows<Table>(
		database,
		`select n.nspname || '.' || c.relname as name, ${allowed("anon")} as visitors, ${allowed("authenticated")} as administrator,
			${allowed("service_role")} as service
			from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
			where n.nspname in ('public', 'private') and c.relkind = 'r' order by n.nspname desc, c.relname`,
	);
	const columns = await rows<Column>(
		database,
		`select n.nspname || '.' || c.relname as place, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
			concat_ws('; ',
				case when a.attnotnull then 'required' end,
				case when a.attidentity <> '' then 'counted by the database'
					when a.attgenerated <> '' then 'made of other columns' else 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
				(select string_agg(pg_get_constraintdef(k.oid), '; ' order by k.conname) from pg_constraint as k
					where k.conrelid = c.oid and k.contype <> 'n' and k.conkey = array[a.attnum])) as facts,
			has_column_privilege('anon', c.oid, a.attnum, 'SELECT') as visitors
			from pg_attribute as a join pg_class as c on c.oid = a.attrelid join pg_namespace as n on n.oid = c.relnamespace
			left join pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum
			where n.nspname in ('public', 'private') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by c.oid, a.attnum`,
	);
	const checks = await rows<Check>(
		database,
		`select n.nspname || '.' || c.relname as place, pg_get_constraintdef(k.oid) as text
			from pg_constraint as k join pg_class as c on c.oid = k.conrelid join pg_namespace as n on n.oid = c.relnamespace
			where n.nspname in ('public', 'private') and cardinality(k.conkey) > 1 order by place, k.conname`,
	);
	const triggers = await rows<Trigger>(
		database,
		`select n.nspname || '.' || c.relname as place, t.tgname as name, p.proname as function,
			case when t.tgtype & 2 > 0 then 'before' else 'after' end || ' '
				|| concat_ws(' or ', case when t.tgtype & 4 > 0 then 'insert' end, case when t.tgtype & 16 > 0 then 'update' end,
					case when t.tgtype & 8 > 0 then 'delete' end) as timing
			from pg_trigger as t join pg_class as c on c.oid = t.tgrelid join pg_namespace as n on n.oid = c.relnamespace
			join pg_proc as p on p.oid = t.tgfoid
			where not t.tgisinternal and n.nspname = 'public' order by place, timing desc, t.tgname`,
	);
	const routines = await rows<Routine>(
		database,
		`select n.nspname || '.' || p.proname as name, pg_get_function_identity_arguments(p.oid) as signature, p.prosecdef as definer,
			p.prorettype = 'trigger'::regtype as trigger,
			concat_ws(', ', case when has_function_privilege('anon', p.oid, 'EXECUTE') then 'visitors' end,
				case when has_function_privilege('authenticated', p.oid, 'EXECUTE') then 'administrator' end,
				case when has_function_privilege('service_role', p.oid, 'EXECUTE') then 'service key' end) as callers
			from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
			where n.nspname in ('public', 'private') order by n.nspname desc, p.proname`,
	);
	return `${[
		INTRODUCTION,
		...tables.map((table) => section(table, columns, checks, triggers)),
		"## Functions",
		"Functions with “definer” run with the rights of their owner, all others with those of the caller. Triggers have no callers.",
		functionTable(routines),
	].join("\n\n")}\n`;
}

const INTRODUCTION = `# Data model

Written from the migrations by \`tests/database/data-model.test.ts\` (\`UPDATE_TYPES=1\`), which also fails when this page is out of date.
[security.md](security.md) says who can do what and how that is tested, [decisions.md](decisions.md) gives the reasons.

“Visitors” are the role \`anon\`. “Administrator” is the role \`authenticated\`, for which the policies also ask \`is_admin()\`: any other
signed-in user reads the rows that visitors read, with all columns but without the settings, and changes nothing. The “service key” bypasses the policies; the relay and backups use it.`;

function section(table: Table, columns: Column[], checks: Check[], triggers: Trigger[]): string {
	const own = columns.filter((column) => column.place === table.name);
	const lines = own.map(
		({ name, type, facts, visitors }) =>
			`| ${name} | ${type} | ${visitors ? "yes" : ""} | ${cell(plain(facts).replace(/\(char_length\((\w+)\) <= (\d+)\)/g, "at most $2 characters"))} |`,
	);
	const more = checks.filter((check) => check.place === table.name).map((check) => `- ${cell(plain(check.text))}`);
	const runs = triggers
		.filter((trigger) => trigger.place === table.name)
		.map((trigger) => `- \`${trigger.name}\`, ${trigger.timing}: ${words(FUNCTIONS, `private.${trigger.function}`)}`);
	return [
		`## ${table.name.replace("public.", "")}`,
		words(TABLES, table.name),
		`Visitors: ${table.visitors}. Administrator: ${table.administrator}. Service key: ${table.service}.`,
		["| column | type | visitors read | rules |", "| --- | --- | --- | --- |", ...lines].join("\n"),
		...(more.length > 0 ? [["Rules across columns:", "", ...more].join("\n")] : []),
		...(runs.length > 0 ? [["Triggers:", "", ...runs].join("\n")] : []),
	].join("\n\n");
}

function functionTable(routines: Routine[]): string {
	const lines = routines.map(({ name, signature, callers, definer, trigger }) => {
		const who = trigger ? "trigger" : callers || "other functions";
		return `| ${name.replace("public.", "")}(${cell(signature)}) | ${who}${definer ? "; definer" : ""} | ${words(FUNCTIONS, name)} |`;
	});
	return ["| function | callers | what it does |", "| --- | --- | --- |", ...lines].join("\n");
}

function words(all: Readonly<Record<string, string>>, name: string): string {
	const text = all[name];
	if (!text) throw new Error(`${name} has no description in tests/support/database/data-model-words.ts.`);
	return text;
}

/** Postgres' own words for a rule, shortened. */
function plain(text: string): string {
	return text
		.replace(/\s+/g, " ")
		.replace(/::(text|jsonb|timestamp with time zone)(\[\])?/g, "")
		.replace(/\(?\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)?/g, "one of $1")
		.replace(/CHECK \((.*?)\)(?=;|$)/g, "$1")
		.replace(/(^|; )\((.*?)\)(?=;|$)/g, "$1$2")
		.replace(/PRIMARY KEY \(\w+\)/, "primary key")
		.replace(/UNIQUE \(\w+\)/, "unique");
}

function cell(text: string): string {
	return text.replaceAll("|", "\\|");
}

async function rows<Row>(database: PGlite, sql: string): Promise<Row[]> {
	return (await database.query<Row>(sql)).rows;
}
