import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { staticPosts } from "@/content/blog/list";
import { evaluate } from "./evaluated.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "evaluated-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (code: string): Promise<Record<string, unknown>> => import(`data:text/javascript,${encodeURIComponent(code)}`);

test("replaces a module with the data that it computes", async () => {
	const file = join(folder, "numbers.ts");
	writeFileSync(
		file,
		'const all: number[] = [1, 2, 3];\nexport const sum = all.reduce((a, b) => a + b, 0);\nexport const words = { quote: "\\u2028</script>" };\n',
	);
	expect(await run(await evaluate(root, file))).toMatchObject({ sum: 6, words: { quote: "\u2028</script>" } });
});

test("replaces the list of posts with the same list without the articles", async () => {
	const code = await evaluate(root, join(root, "src/content/blog/list.ts"));
	expect(code).not.toContain("<p>");
	expect((await run(code)).staticPosts).toEqual(staticPosts);
});

test("refuses an exported function", async () => {
	const file = join(folder, "function.ts");
	writeFileSync(file, "export const f = () => 1;\n");
	await expect(evaluate(root, file)).rejects.toThrow("f isn't plain data");
});
