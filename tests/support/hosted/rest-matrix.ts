import { COLUMN_GRANTS, TABLE_GRANTS } from "../database/expected-access.ts";
import type { Standing } from "../database/rest-callers.ts";
import { type Asked, MATRIX as EMBEDDED_MATRIX } from "../database/rest-matrix.ts";

// Takes the place of ../database/rest-matrix.ts in `npm run test:hosted`.
export * from "../database/rest-matrix.ts";

type Caller = Exclude<Standing, "refused">;

const ROLES: Record<Caller, string> = { visitor: "anon", stranger: "authenticated", admin: "authenticated", service: "service_role" };
/** The embedded backend uses the code of a newer PostgREST for a table that doesn't exist. */
const UNKNOWN_TABLE = { embedded: "404 PGRST205", hosted: "404 42P01" };

const wholeTables = new Map(
	TABLE_GRANTS.map((line) => {
		const [place = "", verbs = ""] = line.split(": ");
		return [place, verbs.split(" ")] as const;
	}),
);
const columnGrants = new Map(Object.entries(COLUMN_GRANTS).map(([grant, columns]) => [grant, columns.trim().split(/\s+/)] as const));

function isGranted(role: string, table: string, verb: string, columns: readonly string[]): boolean {
	if (wholeTables.get(`public.${table} ${role}`)?.includes(verb)) return true;
	const granted = columnGrants.get(`public.${table} ${role} ${verb}`);
	return granted !== undefined && columns.every((column) => granted.includes(column));
}

const namesIn = (filter: string): string[] => [...filter.matchAll(/(\w+)\.(?:neq|is|eq|gt)\./g)].map(([, name = ""]) => name);

/** The grants that a request for a table needs: verb and columns. "*" is every column. */
function neededGrants({ method, path, headers, body }: Asked, columnsOfQuery: URLSearchParams): [verb: string, columns: string[]][] {
	const filters = [...columnsOfQuery].flatMap(([name, value]) =>
		["select", "on_conflict", "limit", "order"].includes(name) ? [] : name === "or" ? namesIn(value) : [name],
	);
	const selected = (columnsOfQuery.get("select") ?? "*").split(",");
	const prefer = headers?.Prefer ?? "";
	const shown = prefer.includes("representation") ? selected : [];
	const written = Object.keys(Object(Array.isArray(body) ? body[0] : body));
	const read: [string, string[]][] = [...filters, ...shown].length > 0 ? [["SELECT", [...filters, ...shown]]] : [];
	if (method === "POST") {
		const merge: [string, string[]][] = prefer.includes("merge-duplicates") && path.includes("on_conflict") ? [["UPDATE", written]] : [];
		return [["INSERT", written], ...merge, ...read];
	}
	if (method === "PATCH") return [["UPDATE", written], ...read];
	if (method === "DELETE") return [["DELETE", []], ...read];
	return [["SELECT", [...selected, ...filters]]];
}

/** The answers of a platform with the grants of the migrations; the embedded backend grants every table to everyone. */
function withGrants(asked: Asked): Asked {
	const { pathname, searchParams } = new URL(asked.path, "http://localhost");
	const table = /^\/rest\/v1\/(\w+)$/.exec(pathname)?.[1] ?? "";
	const isOurs = TABLE_GRANTS.some((line) => line.startsWith(`public.${table} `));
	const isEmbedding = asked.path.includes("(") && !asked.path.includes("or=(");
	const answerOf = (caller: Caller): string => {
		const answer = asked.answers[caller].replace(UNKNOWN_TABLE.embedded, UNKNOWN_TABLE.hosted);
		if (!isOurs || isEmbedding || !/^(?:2|409|403 42501|401 42501)/.test(answer)) return answer;
		const isAllowed = neededGrants(asked, searchParams).every(([verb, columns]) => isGranted(ROLES[caller], table, verb, columns));
		if (isAllowed) return answer;
		const status = caller === "visitor" ? "401" : "403";
		return asked.method === "HEAD" ? status : `${status} 42501`;
	};
	return {
		...asked,
		answers: { visitor: answerOf("visitor"), stranger: answerOf("stranger"), admin: answerOf("admin"), service: answerOf("service") },
	};
}

export const MATRIX: readonly Asked[] = EMBEDDED_MATRIX.map(withGrants);
