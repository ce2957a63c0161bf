import { describe, expect, test } from "vitest";
import { applicationFiles, isTest, repositoryFiles, type SourceFile } from "./source-files";

const GENERATED = "src/data/database.types.ts";
const lines = ({ text }: SourceFile) => text.replace(/\n$/, "").split("\n").length;

/** Maximum number of lines of a file. */
function cap(path: string): number {
	if (path.startsWith("src/app/routes/")) return 40;
	return path.startsWith("src/content/") ? 350 : 300;
}

const tooLong = (files: SourceFile[]) => files.filter((file) => lines(file) > cap(file.path)).map((file) => `${file.path}: ${lines(file)}`);
const quantile = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

describe("the size law", () => {
	const files = applicationFiles().filter(({ path }) => path !== GENERATED);

	test("files have at most 300 lines, content files 350 and route modules 40", () => {
		expect(tooLong(files)).toEqual([]);
	});

	test("tests beside the files have the same limit", () => {
		const tests = repositoryFiles((path) => path.startsWith("src/") && isTest(path));
		expect(tests.length).toBeGreaterThan(50);
		expect(tooLong(tests)).toEqual([]);
	});

	test("half of all files have at most 120 lines, nine of ten at most 250", () => {
		const sizes = files.map(lines).sort((a, b) => a - b);
		expect(quantile(sizes, 0.5)).toBeLessThanOrEqual(120);
		expect(quantile(sizes, 0.9)).toBeLessThanOrEqual(250);
	});

	test("finds files that are too long", () => {
		const planted = [
			["src/features/home/a.tsx", 300],
			["src/features/home/b.tsx", 301],
			["src/content/c.ts", 350],
			["src/content/d.ts", 351],
			["src/app/routes/e.tsx", 41],
		] as const;
		expect(tooLong(planted.map(([path, count]) => ({ path, text: "x\n".repeat(count) })))).toEqual([
			"src/features/home/b.tsx: 301",
			"src/content/d.ts: 351",
			"src/app/routes/e.tsx: 41",
		]);
		expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 500], 0.9)).toBe(9);
	});
});
