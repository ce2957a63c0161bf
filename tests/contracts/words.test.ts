import { describe, expect, test } from "vitest";
import { repositoryFiles, type SourceFile, stringLiterals } from "./source-files";

const unfinished = /\b(lorem|ipsum|todo|fixme|tbd|placeholder|your text here)\b/i;
/** The texts of a file that visitors read: string literals of content, quoted texts of the seed. */
function copyOf({ path, text }: SourceFile): string[] {
	// Paths and patterns of paths aren't copy.
	if (!path.endsWith(".sql")) return stringLiterals(text).filter((words) => !/^!?\.{1,2}\//.test(words));
	return [...text.matchAll(/\$t\$([\s\S]*?)\$t\$/g)].map(([, words = ""]) => words);
}

const faults = (copy: string[]): string[] => copy.flatMap((words) => unfinished.exec(words)?.[0] ?? []);

describe("words", () => {
	const sources = repositoryFiles((path) => /^src\/content\/.*(?<!\.test)\.ts$/.test(path) || path === "supabase/seed.sql");

	test("contain no unfinished text", () => {
		expect(sources.length).toBeGreaterThan(8);
		expect(sources.flatMap((source) => faults(copyOf(source)).map((fault) => `${source.path}: ${fault}`))).toEqual([]);
	});

	test("contain no sentence twice", () => {
		const sentences = sources
			.filter(({ path }) => path.startsWith("src/content/"))
			.flatMap(copyOf)
			.filter((words) => words.length >= 40 && !words.startsWith("/"));
		expect(sentences.filter((words, index) => sentences.indexOf(words) !== index)).toEqual([]);
	});

	test.each(["Lorem ipsum", "TODO: write this", "Your text here"])("finds “%s”", (words) => expect(faults([words])).toHaveLength(1));

	test("accepts finished text", () => {
		expect(faults(["Fast, accessible applications."])).toEqual([]);
	});

	test("includes the seed's texts", () => {
		const seed = sources.find(({ path }) => path.endsWith(".sql"));
		expect(seed ? copyOf(seed).length : 0).toBeGreaterThan(100);
	});
});
