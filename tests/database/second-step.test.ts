// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openMigratedPostgres } from "../support/database/bare-postgres";

const ADMIN = "00000000-0000-4000-8000-00000000000a";
/** The columns of the auth service's table that the check reads. */
const FACTORS = "create table auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid, status text)";

let database: PGlite;
beforeAll(async () => {
	database = await openMigratedPostgres();
	await database.query("insert into auth.users (id, email) values ($1, 'admin@example.com')", [ADMIN]);
	await database.query("insert into private.admins (user_id) values ($1)", [ADMIN]);
});
afterAll(() => database.close());
beforeEach(async () => void (await database.exec("drop table if exists auth.mfa_factors; drop table if exists auth.sessions")));

/** Whether a session with these claims is an administrator and can write. */
async function asAdmin(claims: Record<string, unknown>): Promise<{ isAdministrator: boolean; wrote: boolean }> {
	await database.exec("begin; set local role authenticated");
	try {
		await database.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ sub: ADMIN, ...claims })]);
		const told = await database.query<{ is_administrator: boolean }>("select public.is_administrator()");
		const sql = "insert into public.portfolios (slug, title, service_id, description) values ('a', 'A', 'saas', 'D')";
		const wrote = await database.query(sql).then(
			() => true,
			() => false,
		);
		return { isAdministrator: told.rows[0]?.is_administrator === true, wrote };
	} finally {
		await database.exec("rollback");
	}
}

describe("two-step sign-in", () => {
	it("needs only the password when the account has no verified factor", async () => {
		expect(await asAdmin({})).toEqual({ isAdministrator: true, wrote: true });
		await database.exec(FACTORS);
		await database.query("insert into auth.mfa_factors (user_id, status) values ($1, 'unverified')", [ADMIN]);
		expect(await asAdmin({ aal: "aal1" })).toEqual({ isAdministrator: true, wrote: true });
	});

	it.each([{}, { aal: "aal1" }, { aal: null }, { aal: "AAL2" }, { amr: ["totp"] }, { user_metadata: { aal: "aal2" } }])(
		"gives a session with %j no rights when a factor is verified",
		async (claims) => {
			await database.exec(FACTORS);
			await database.query("insert into auth.mfa_factors (user_id, status) values ($1, 'verified')", [ADMIN]);
			expect(await asAdmin(claims)).toEqual({ isAdministrator: false, wrote: false });
		},
	);

	it("gives the administrator's rights after the code", async () => {
		await database.exec(FACTORS);
		await database.query("insert into auth.mfa_factors (user_id, status) values ($1, 'verified')", [ADMIN]);
		expect(await asAdmin({ aal: "aal2" })).toEqual({ isAdministrator: true, wrote: true });
	});

	it("ignores another account's factor", async () => {
		await database.exec(FACTORS);
		await database.exec("insert into auth.mfa_factors (user_id, status) values (gen_random_uuid(), 'verified')");
		expect(await asAdmin({ aal: "aal1" })).toEqual({ isAdministrator: true, wrote: true });
	});
});

describe("signing out", () => {
	const SESSION = "00000000-0000-4000-8000-00000000000b";
	/** The columns of the auth service's table that the check reads. */
	const SESSIONS = "create table auth.sessions (id uuid primary key, user_id uuid, not_after timestamptz)";
	const nobody = { isAdministrator: false, wrote: false };

	it("ends the rights of a token that hasn't expired", async () => {
		await database.exec(SESSIONS);
		await database.query("insert into auth.sessions values ($1, $2)", [SESSION, ADMIN]);
		expect(await asAdmin({ session_id: SESSION })).toEqual({ isAdministrator: true, wrote: true });
		await database.exec("delete from auth.sessions");
		expect(await asAdmin({ session_id: SESSION })).toEqual(nobody);
	});

	it.each([{}, { session_id: null }, { session_id: "x" }, { session_id: { id: SESSION } }])(
		"has happened for a token with %j",
		async (claims) => {
			await database.exec(SESSIONS);
			await database.query("insert into auth.sessions values ($1, $2)", [SESSION, ADMIN]);
			expect(await asAdmin(claims)).toEqual(nobody);
		},
	);

	it("has happened when the session is another account's or over", async () => {
		await database.exec(SESSIONS);
		await database.query("insert into auth.sessions values ($1, gen_random_uuid())", [SESSION]);
		expect(await asAdmin({ session_id: SESSION })).toEqual(nobody);
		await database.query("update auth.sessions set user_id = $1, not_after = now() - interval '1 second'", [ADMIN]);
		expect(await asAdmin({ session_id: SESSION })).toEqual(nobody);
		await database.exec("update auth.sessions set not_after = now() + interval '1 hour'");
		expect(await asAdmin({ session_id: SESSION })).toEqual({ isAdministrator: true, wrote: true });
	});
});
