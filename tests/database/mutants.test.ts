// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMigratedPostgres, rolledBack } from "../support/database/bare-postgres";
import { catalogFindings } from "../support/database/catalog";
import { columnProbes } from "../support/database/column-probes";
import { MUTANTS } from "../support/database/policy-mutants";
import { matrixProbes, surprises } from "../support/database/privilege-matrix";
import { SAMPLE_ROWS, SAMPLE_USERS, SCRATCH_SCHEMA } from "../support/database/sample-rows";

const NOTHING = { catalog: [], probes: [] };
const PROBES = [...matrixProbes(), ...columnProbes()];
/** Only the catalog shows latent faults, such as a missing pin, that change no one's access today. */
const MIN_SEEN_BY_PROBES = 30;

/** PGlite fails after some 12,000 refused statements (ERRORDATA_STACK_SIZE exceeded), and most probes are refused. */
const RUNS_OF_ONE_DATABASE = 24;

let database: PGlite;
let runs = 0;
const score = { killed: 0, byCatalog: 0, byProbes: 0 };

async function openDatabase(): Promise<void> {
	database = await openMigratedPostgres();
	await database.exec(SAMPLE_USERS + SAMPLE_ROWS + SCRATCH_SCHEMA);
	runs = 0;
}

beforeAll(openDatabase);

afterAll(() => database.close());

/** Applies a change, collects the findings of the catalog's assertions and the first of the probes, and rolls it back. */
async function findings(change: string): Promise<{ catalog: string[]; probes: string[] }> {
	runs++;
	return await rolledBack(database, async () => {
		await database.exec(change);
		const catalog = await catalogFindings(database);
		// The probes are slow. Once they have found enough mutants, run them only for mutants that the catalog misses.
		const needsProbes = catalog.length === 0 || score.byProbes < MIN_SEEN_BY_PROBES;
		return { catalog, probes: needsProbes ? await surprises(database, PROBES, 1) : [] };
	});
}

describe("the security tests", () => {
	it("find no fault in the current migrations", async () => {
		expect(await findings("")).toEqual(NOTHING);
	});

	it.each(MUTANTS)("find: $name", async ({ sql }) => {
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

	it("find every mutant, and most by the probes", () => {
		const { killed, byCatalog, byProbes } = score;
		console.info(`mutants found: ${killed} of ${MUTANTS.length} (catalog ${byCatalog}, ${PROBES.length} probes ${byProbes})`);
		expect(killed).toBe(MUTANTS.length);
		expect(byProbes).toBeGreaterThanOrEqual(MIN_SEEN_BY_PROBES);
	});

	it("leave no mutant behind", async () => {
		expect(await findings("")).toEqual(NOTHING);
	});
});
