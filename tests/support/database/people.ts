import type { PGlite } from "@electric-sql/pglite";

export const STRANGER_ID = "11111111-1111-4111-8111-111111111111";
export const ADMIN_ID = "22222222-2222-4222-8222-222222222222";

/** The pretender is the stranger with a token that claims to be the admin, but without a row in private.admins. */
export type Person = "anon" | "stranger" | "pretender" | "admin" | "service";

export const PEOPLE: readonly Person[] = ["anon", "stranger", "pretender", "admin", "service"];

const boast = { role: "admin", is_admin: true };

const IDENTITY: Record<Person, { role: string; claims: Record<string, unknown> }> = {
	anon: { role: "anon", claims: { role: "anon" } },
	stranger: { role: "authenticated", claims: { role: "authenticated", sub: STRANGER_ID } },
	pretender: {
		role: "authenticated",
		claims: { ...boast, role: "authenticated", sub: STRANGER_ID, aal: "aal2", user_metadata: boast, app_metadata: boast },
	},
	admin: { role: "authenticated", claims: { role: "authenticated", sub: ADMIN_ID } },
	service: { role: "service_role", claims: { role: "service_role" } },
};

/** Result of a statement: rows read or written, `denied` (no privilege), `rls` (refused by a policy), or code and message of an error. */
export type Outcome = `${number}` | "denied" | "rls" | (string & {});

/** Runs one statement as a person and undoes it. Needs an open transaction (see `rolledBack`). */
export async function attempt(database: PGlite, person: Person, sql: string, params: unknown[] = []): Promise<Outcome> {
	await asPerson(database, person);
	try {
		const result = await database.query(sql, params);
		return String(result.fields.length > 0 ? result.rows.length : (result.affectedRows ?? 0));
	} catch (error) {
		return refusal(error);
	} finally {
		await backToOwner(database);
	}
}

/** The rows that a person reads. Needs an open transaction. */
export async function rowsAs<Row>(database: PGlite, person: Person, sql: string, params: unknown[] = []): Promise<Row[]> {
	await asPerson(database, person);
	try {
		return (await database.query<Row>(sql, params)).rows;
	} finally {
		await backToOwner(database);
	}
}

/** Runs one statement as a person and keeps its changes. Needs an open transaction. Throws the error of Postgres. */
export async function writeAs<Row>(database: PGlite, person: Person, sql: string, params: unknown[] = []): Promise<Row[]> {
	await asPerson(database, person);
	try {
		const { rows } = await database.query<Row>(sql, params);
		await database.exec("set local role none; set local request.jwt.claims = ''; release savepoint probe");
		return rows;
	} catch (error) {
		await backToOwner(database);
		throw error;
	}
}

async function asPerson(database: PGlite, person: Person): Promise<void> {
	const { role, claims } = IDENTITY[person];
	await database.exec(`savepoint probe; set local request.jwt.claims = '${JSON.stringify(claims)}'; set local role ${role}`);
}

async function backToOwner(database: PGlite): Promise<void> {
	await database.exec("rollback to savepoint probe; release savepoint probe");
}

function refusal(error: unknown): Outcome {
	if (!(error instanceof Error)) return String(error);
	const code = "code" in error ? String(error.code) : "no code";
	if (code === "42501" && error.message.startsWith("permission denied")) return "denied";
	if (code === "42501" && error.message.includes("row-level security")) return "rls";
	return `${code} ${error.message}`;
}
