// @vitest-environment node
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { portfolioRowSchema } from "../../src/data/portfolios/schema.ts";
import { openMigratedPostgres } from "../support/database/bare-postgres.ts";
import { describeRows } from "../support/database/row-types.ts";

const FILE = join(import.meta.dirname, "../../src/data/database.types.ts");

/** Spellings of older rows that are read and never written. */
const OLD_SPELLINGS = ["project_industry", "project_timeline", "team"];

test("the row types and the row schema name exactly the columns of the migrated database", async () => {
	const database = await openMigratedPostgres();
	const described = await describeRows(database);
	if (process.env.UPDATE_TYPES === "1") writeFileSync(FILE, described);
	expect(readFileSync(FILE, "utf8")).toBe(described);
	const { rows } = await database.query<{ column_name: string }>(
		"select column_name from information_schema.columns where table_schema = 'public' and table_name = 'portfolios' order by 1",
	);
	const known = Object.keys(portfolioRowSchema.shape).filter((name) => !OLD_SPELLINGS.includes(name));
	expect(known.sort()).toEqual(rows.map((row) => row.column_name).filter((name) => name !== "search_text"));
	await database.close();
});
