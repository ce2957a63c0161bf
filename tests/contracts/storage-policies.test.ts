import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const MIGRATION = "supabase/migrations/20261121010000_pictures.sql";

/** The policies of storage.objects in a file, in one line each. */
function policiesIn(file: string): string[] {
	const text = readFileSync(join(ROOT, file), "utf8");
	return [...text.matchAll(/create policy \w+ on storage\.objects[^;]+;/g)].map(([sql]) => sql.replace(/\s+/g, " "));
}

test("docs/storage.md has the policies of the migration", () => {
	expect(policiesIn(MIGRATION)).toHaveLength(4);
	expect(policiesIn("docs/storage.md")).toEqual(policiesIn(MIGRATION));
});
