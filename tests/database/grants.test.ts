// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migratePostgres, openMigratedPostgres, rolledBack } from "../support/database/bare-postgres";
import {
	columnGrants,
	expectedColumnGrants,
	functionGrants,
	passages,
	policies,
	policyFaults,
	schemaGrants,
	tableGrants,
	tablesWithoutRowSecurity,
} from "../support/database/catalog";
import { columnProbes } from "../support/database/column-probes";
import { FUNCTION_GRANTS, POLICIES, SCHEMA_GRANTS, TABLE_GRANTS } from "../support/database/expected-access";
import { attempt, PEOPLE, rowsAs } from "../support/database/people";
import { matrixProbes, surprises } from "../support/database/privilege-matrix";
import { SAMPLE_ROWS, SAMPLE_USERS, SCRATCH_SCHEMA } from "../support/database/sample-rows";

let database: PGlite;

beforeAll(async () => {
	database = await openMigratedPostgres();
	await database.exec(SAMPLE_USERS + SAMPLE_ROWS + SCRATCH_SCHEMA);
});

afterAll(() => database.close());

describe("the migrated catalog", () => {
	it("enables row-level security on every table", async () => {
		expect(await tablesWithoutRowSecurity(database)).toEqual([]);
	});

	it("has exactly the expected policies by name, table, verb and role", async () => {
		expect(await policies(database)).toEqual(POLICIES);
	});

	it("allows writes only by (select private.is_admin()), never by a token claim", async () => {
		expect(await policyFaults(database)).toEqual([]);
	});

	it("has no unexpected definer functions, views or unpinned search paths", async () => {
		expect(await passages(database)).toEqual([]);
	});

	it("runs is_admin() with its owner's rights outside the exposed schema, and public.is_administrator() with the caller's", async () => {
		const { rows } = await database.query(
			"select oid::regprocedure::text as name, prosecdef from pg_proc where proname like 'is\\_admin%'",
		);
		expect(rows).toEqual([
			{ name: "private.is_admin()", prosecdef: true },
			{ name: "is_administrator()", prosecdef: false },
		]);
	});

	it("grants exactly the expected tables and columns to the API's roles", async () => {
		expect(await tableGrants(database)).toEqual(TABLE_GRANTS);
		expect(await columnGrants(database)).toEqual(expectedColumnGrants());
	});

	it("lets only signed-in users and the service call functions, except those for preview links and hidden samples", async () => {
		expect(await functionGrants(database)).toEqual(FUNCTION_GRANTS);
		expect(await schemaGrants(database)).toEqual(SCHEMA_GRANTS);
	});

	it("grants visitors and signed-in users the same on a platform that grants new objects to everyone", async () => {
		const generous = await migratePostgres("granted to everybody");
		const ofTheApi = (lines: string[]) => lines.filter((line) => !line.includes("service_role:"));
		try {
			expect(ofTheApi(await tableGrants(generous))).toEqual(ofTheApi(TABLE_GRANTS));
			expect(await columnGrants(generous)).toEqual(expectedColumnGrants());
			expect(await functionGrants(generous)).toEqual(FUNCTION_GRANTS);
		} finally {
			await generous.close();
		}
	});
});

describe("what each person can do", () => {
	const probes = matrixProbes();

	it.each(PEOPLE)("has the expected result for every verb on every table as %s", async (person) => {
		const own = probes.filter((probe) => probe.person === person);
		expect(own).toHaveLength(104);
		await rolledBack(database, async () => expect(await surprises(database, own)).toEqual([]));
	});

	it("hides status, listing and version from visitors, and ignores the administrator's ids, versions and dates", async () => {
		await rolledBack(database, async () => expect(await surprises(database, columnProbes())).toEqual([]));
	});

	it("probes at least 200 cells and columns", () => {
		const count = probes.length + columnProbes().length;
		console.info(`privilege probes: ${count}`);
		expect(count).toBeGreaterThanOrEqual(200);
	});

	it.each(["portfolios", "blogs"])("shows visitors only published, listed and due rows of %s", async (table) => {
		await rolledBack(database, async () => {
			for (const person of ["anon", "stranger"] as const) {
				expect(await rowsAs(database, person, `select slug from public.${table}`)).toEqual([{ slug: "shown" }]);
			}
		});
	});

	it("revokes every right at once when an administrator is removed from the list", async () => {
		await rolledBack(database, async () => {
			await database.exec("delete from private.admins");
			expect(await attempt(database, "admin", "select id from public.leads")).toBe("0");
			expect(await attempt(database, "admin", "update public.portfolios set title = 'X'")).toBe("0");
			expect(await attempt(database, "admin", "insert into public.blogs (slug, title, content, author) values ('n', 'T', 'C', '{}')")).toBe(
				"rls",
			);
		});
	});

	it("removes a deleted account from the list of administrators", async () => {
		await rolledBack(database, async () => {
			await database.exec("delete from auth.users");
			expect((await database.query("select 1 from private.admins")).rows).toEqual([]);
		});
	});
});
