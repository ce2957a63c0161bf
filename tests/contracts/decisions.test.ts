import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, repositoryFiles, type SourceFile } from "./source-files";

const PATH = "docs/decisions.md";
const decisions = readFileSync(join(ROOT, PATH), "utf8");

const headingsOf = (text: string): string[] => [...text.matchAll(/^### (.+)$/gm)].map(([, heading = ""]) => heading);

/** The headings that a file links to; one link can name several: docs/decisions.md, "First" and "Second". */
function linksOf({ text }: SourceFile): string[] {
	const flat = text.replace(/\n\s*(\/\/|\*|--|#)\s?/g, " ");
	return [...flat.matchAll(/docs\/decisions\.md, ("[^"\n]+"(?:(?:,| and|, and) "[^"\n]+")*)/g)].flatMap(([, named = ""]) =>
		[...named.matchAll(/"([^"]+)"/g)].map(([, heading = ""]) => heading),
	);
}

const missing = (files: SourceFile[], headings: string[]) =>
	files.flatMap((file) => linksOf(file).flatMap((heading) => (headings.includes(heading) ? [] : [`${file.path}: "${heading}"`])));

describe("docs/decisions.md", () => {
	const linking = repositoryFiles(
		(path) => /\.(tsx?|mjs|css|sql|md|toml)$/.test(path) && path !== PATH && !path.endsWith("decisions.test.ts"),
	);

	test("every link from the code names an existing decision", () => {
		expect(linking.flatMap(linksOf).length).toBeGreaterThanOrEqual(15);
		expect(missing(linking, headingsOf(decisions))).toEqual([]);
	});

	test("every decision has a context, a decision and a consequence under a unique heading", () => {
		const headings = headingsOf(decisions);
		expect(new Set(headings).size).toBe(headings.length);
		const sections = decisions.split(/^### /m).slice(1);
		const incomplete = sections.filter((section) => !/^.+\nContext: .+\nDecision: .+\nConsequence: .+\n/.test(section));
		expect(incomplete.map((section) => section.split("\n")[0])).toEqual([]);
	});

	test("finds a link to a missing decision, also across lines and after another link", () => {
		const text = '// See docs/decisions.md, "Known" and "Gone".\n/*\n * See docs/decisions.md, "Known\n * over lines".\n */';
		expect(missing([{ path: "a.ts", text }], ["Known"])).toEqual(['a.ts: "Gone"', 'a.ts: "Known over lines"']);
	});
});
