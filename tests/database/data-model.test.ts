// @vitest-environment node
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openMigratedPostgres } from "../support/database/bare-postgres.ts";
import { describeDataModel } from "../support/database/data-model.ts";
import { FUNCTIONS, TABLES } from "../support/database/data-model-words.ts";

const FILE = join(import.meta.dirname, "../../docs/data-model.md");

test("docs/data-model.md matches the migrated database", async () => {
	const database = await openMigratedPostgres();
	const described = await describeDataModel(database);
	if (process.env.UPDATE_TYPES === "1") writeFileSync(FILE, described);
	expect(readFileSync(FILE, "utf8")).toBe(described);
	for (const name of [...Object.keys(TABLES), ...Object.keys(FUNCTIONS)]) expect(described).toContain(name.replace("public.", ""));
	await database.close();
});
