import type { PGlite } from "@electric-sql/pglite";
import { texts } from "./bare-postgres";
import { COLUMN_GRANTS, FUNCTION_GRANTS, POLICIES, SCHEMA_GRANTS, TABLE_GRANTS } from "./expected-access";

const OURS = "('public', 'private')";

/** Tables without row-level security. */
export function tablesWithoutRowSecurity(database: PGlite): Promise<string[]> {
	return texts(
		database,
		`select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
			where n.nspname in ${OURS} and c.relkind in ('r', 'p') and not c.relrowsecurity`,
	);
}

/** Every policy as `table name verb roles`, with restrictive ones marked. */
export function policies(database: PGlite): Promise<string[]> {
	return texts(
		database,
		`select schemaname || '.' || tablename || ' ' || policyname || ' ' || cmd || ' ' || array_to_string(roles, ' ')
			|| case permissive when 'PERMISSIVE' then '' else ' ' || permissive end
			from pg_policies order by schemaname, tablename, policyname`,
	);
}

/** How Postgres prints `(select private.is_admin())`, which runs once for each statement instead of each row. */
const ASKED_ONCE = "( SELECT private.is_admin() AS is_admin)";

/** All buckets share the storage tables, so each policy must name its bucket. */
const OWN_BUCKET = /^\(\(bucket_id = 'pictures'::text\) AND (.+)\)$/s;

interface PolicyText {
	place: string;
	name: string;
	cmd: string;
	roles: string;
	texts: string[];
}

/** Faults in the conditions of the policies. */
export async function policyFaults(database: PGlite): Promise<string[]> {
	const { rows } = await database.query<PolicyText>(`
		select schemaname as place, policyname as name, cmd, array_to_string(roles, ' ') as roles,
			array_remove(array[qual, with_check], null) as texts from pg_policies order by policyname`);
	return rows.flatMap((policy) => policy.texts.flatMap((text) => conditionFaults(policy, text)).map((fault) => `${policy.name}: ${fault}`));
}

function conditionFaults({ place, cmd, roles }: PolicyText, full: string): string[] {
	const faults: string[] = [];
	const text = place === "storage" ? (OWN_BUCKET.exec(full)?.[1] ?? "") : full;
	if (text === "") faults.push(`reaches beyond its bucket: ${full}`);
	const rest = text.replaceAll(ASKED_ONCE, "");
	if (/jwt|metadata|claim|current_setting|auth\.(role|email)/i.test(text)) faults.push("trusts a claim of the token");
	if (/is_admin/.test(rest)) faults.push("asks is_admin() for every row");
	if (cmd !== "SELECT" && text.trim() !== ASKED_ONCE) faults.push(`a write is allowed by ${text}`);
	if (roles !== "anon" && !text.includes(ASKED_ONCE)) faults.push("does not ask is_admin()");
	return faults;
}

/** Functions and views that bypass the policies. */
export function passages(database: PGlite): Promise<string[]> {
	return texts(
		database,
		`select fault from (
			select 'security definer in the exposed schema: ' || p.oid::regprocedure as fault from pg_proc p
				where p.pronamespace = 'public'::regnamespace and p.prosecdef
			union all select 'view in the exposed schema: ' || c.oid::regclass from pg_class c
				where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm', 'f')
			union all select 'search_path not pinned: ' || p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
				where n.nspname in ${OURS} and not coalesce(p.proconfig @> array['search_path=""'], false)
			union all select 'trusts a claim of the token: ' || p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
				where n.nspname in ${OURS} and p.prosrc ~* 'jwt|metadata|claim|current_setting|auth\\.(role|email)'
				-- lacks_second_step() and is_signed_out() read what the auth service has signed, and only ever take rights away (tests/database/second-step.test.ts).
				-- is_restoring() reads no claim of a token but a setting that restore_backup() alone makes; it opens dates, not rows.
				-- note_sign_in() asks is_admin() before it reads which session called.
				and n.nspname || '.' || p.proname not in ('private.lacks_second_step', 'private.is_signed_out', 'private.is_restoring', 'private.note_sign_in')
		) as faults order by fault`,
	);
}

const GRANTEE = "case a.grantee when 0 then 'public' else a.grantee::regrole::text end";
const API_GRANTEE = "(a.grantee = 0 or a.grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole))";

/** Privileges on tables, views and sequences, including the auth schema. */
export function tableGrants(database: PGlite): Promise<string[]> {
	return texts(
		database,
		`select n.nspname || '.' || c.relname || ' ' || ${GRANTEE} || ': ' || string_agg(a.privilege_type, ' ' order by a.privilege_type)
			from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
			where n.nspname in ('public', 'private', 'auth') and ${API_GRANTEE} group by n.nspname, c.relname, a.grantee order by 1`,
	);
}

/** Privileges on single columns: `table role VERB` with the columns in alphabetical order. */
export function columnGrants(database: PGlite): Promise<string[]> {
	return texts(
		database,
		`select n.nspname || '.' || c.relname || ' ' || ${GRANTEE} || ' ' || a.privilege_type || ': '
				|| string_agg(t.attname, ' ' order by t.attname::text collate "C")
			from pg_attribute t join pg_class c on c.oid = t.attrelid join pg_namespace n on n.oid = c.relnamespace, aclexplode(t.attacl) a
			where ${API_GRANTEE} and n.nspname in ('public', 'private', 'auth') group by n.nspname, c.relname, a.grantee, a.privilege_type order by 1`,
	);
}

const ROLES = "(values ('anon'), ('authenticated'), ('service_role')) as r (role)";

export function functionGrants(database: PGlite): Promise<string[]> {
	return texts(
		database,
		`select n.nspname || '.' || p.proname || ': '
				|| coalesce(string_agg(role, ' ' order by role) filter (where has_function_privilege(role, p.oid, 'execute')), 'none')
			from pg_proc p join pg_namespace n on n.oid = p.pronamespace, ${ROLES}
			where n.nspname in ${OURS} group by n.nspname, p.proname, p.oid order by 1`,
	);
}

export function schemaGrants(database: PGlite): Promise<string[]> {
	return texts(
		database,
		`select n.nspname || ' ' || privilege || ': '
				|| coalesce(string_agg(role, ' ' order by role) filter (where has_schema_privilege(role, n.oid, privilege)), 'none')
			from pg_namespace n, (values ('USAGE'), ('CREATE')) as v (privilege), ${ROLES}
			where n.nspname in ${OURS} group by n.nspname, privilege order by 1`,
	);
}

/** The expected column privileges in the form of `columnGrants`. */
export function expectedColumnGrants(): string[] {
	return Object.entries(COLUMN_GRANTS).map(([grant, columns]) => `${grant}: ${columns.trim().split(/\s+/).sort().join(" ")}`);
}

/** Differences between the catalog and the expected access. */
export async function catalogFindings(database: PGlite): Promise<string[]> {
	const lists: [string, string[], string[]][] = [
		["policy", await policies(database), POLICIES],
		["table grant", await tableGrants(database), TABLE_GRANTS],
		["column grant", await columnGrants(database), expectedColumnGrants()],
		["function grant", await functionGrants(database), FUNCTION_GRANTS],
		["schema grant", await schemaGrants(database), SCHEMA_GRANTS],
	];
	const deviations = lists.flatMap(([kind, actual, expected]) => [
		...actual.filter((line) => !expected.includes(line)).map((line) => `unexpected ${kind}: ${line}`),
		...expected.filter((line) => !actual.includes(line)).map((line) => `missing ${kind}: ${line}`),
	]);
	const open = (await tablesWithoutRowSecurity(database)).map((table) => `row-level security is off: ${table}`);
	return [...open, ...deviations, ...(await policyFaults(database)), ...(await passages(database))];
}
