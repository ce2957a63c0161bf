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

test("what a module works out takes its place", async () => {
	const file = join(folder, "numbers.ts");
	writeFileSync(
		file,
		'const all: number[] = [1, 2, 3];\nexport const sum = all.reduce((a, b) => a + b, 0);\nexport const words = { quote: "\\u2028</script>" };\n',
	);
	expect(await run(await evaluate(root, file))).toMatchObject({ sum: 6, words: { quote: "\u2028</script>" } });
});

test("the list of posts is stated without the articles, and is the same", async () => {
	const code = await evaluate(root, join(root, "src/content/blog/list.ts"));
	expect(code).not.toContain("<p>");
	expect((await run(code)).staticPosts).toEqual(staticPosts);
});

test("a function cannot be stated", async () => {
	const file = join(folder, "function.ts");
	writeFileSync(file, "export const f = () => 1;\n");
	await expect(evaluate(root, file)).rejects.toThrow("f is no plain data");
});
