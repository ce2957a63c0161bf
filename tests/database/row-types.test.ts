// @vitest-environment node
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openMigratedPostgres } from "../support/database/bare-postgres.ts";
import { describeRows } from "../support/database/row-types.ts";

const FILE = join(import.meta.dirname, "../../src/data/database.types.ts");

// The compiler checks the lists of fields against these types.
test("the row types match the migrated database", async () => {
	const database = await openMigratedPostgres();
	const described = await describeRows(database);
	if (process.env.UPDATE_TYPES === "1") writeFileSync(FILE, described);
	expect(readFileSync(FILE, "utf8")).toBe(described);
	await database.close();
});
