// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMigratedPostgres, rolledBack } from "../support/database/bare-postgres";
import { catalogFindings } from "../support/database/catalog";
import { columnProbes } from "../support/database/column-probes";
import { MUTANTS } from "../support/database/policy-mutants";
import { matrixProbes, surprises } from "../support/database/privilege-matrix";
import { SAMPLE_ROWS, SAMPLE_USERS, SCRATCH_SCHEMA } from "../support/database/sample-rows";

const BOOT_MS = 60_000;
const NOTHING = { catalog: [], probes: [] };
const PROBES = [...matrixProbes(), ...columnProbes()];
/** Faults of form, such as a missing pin, change what nobody can do today; the catalog alone can see them. */
const LEAST_SEEN_BY_PROBES = 30;

/** PGlite gives up after some 12,000 refused statements (ERRORDATA_STACK_SIZE exceeded), and most probes are refused. */
const RUNS_OF_ONE_DATABASE = 32;

let database: PGlite;
let runs = 0;
const score = { killed: 0, byCatalog: 0, byProbes: 0 };

async function openDatabase(): Promise<void> {
	database = await openMigratedPostgres();
	await database.exec(SAMPLE_USERS + SAMPLE_ROWS + SCRATCH_SCHEMA);
	runs = 0;
}

beforeAll(openDatabase, BOOT_MS);

afterAll(() => database.close());

/** What the catalog's assertions and the probes say about the database after a change, which is undone. */
async function findings(change: string): Promise<{ catalog: string[]; probes: string[] }> {
	runs++;
	return await rolledBack(database, async () => {
		await database.exec(change);
		return { catalog: await catalogFindings(database), probes: await surprises(database, PROBES) };
	});
}

describe("the security tests can fail", () => {
	it("finds nothing in the migrations as they are", async () => {
		expect(await findings("")).toEqual(NOTHING);
	});

	it.each(MUTANTS)("finds: $name", async ({ sql }) => {
		if (runs >= RUNS_OF_ONE_DATABASE) {
			expect(await findings("")).toEqual(NOTHING);
			await database.close();
			await openDatabase();
		}
		const { catalog, probes } = await findings(sql);
		expect([...catalog, ...probes]).not.toEqual([]);
		score.killed++;
		if (catalog.length > 0) score.byCatalog++;
		if (probes.length > 0) score.byProbes++;
	});

	it("finds every mutant, most of them by what people can do and not by the catalog alone", () => {
		const { killed, byCatalog, byProbes } = score;
		console.info(`mutants found: ${killed} of ${MUTANTS.length} (catalog ${byCatalog}, ${PROBES.length} probes ${byProbes})`);
		expect(killed).toBe(MUTANTS.length);
		expect(byProbes).toBeGreaterThanOrEqual(LEAST_SEEN_BY_PROBES);
	});

	it("leaves no mutant behind", async () => {
		expect(await findings("")).toEqual(NOTHING);
	});
});
