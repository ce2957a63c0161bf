import { describe, expect, test } from "vitest";
import { repositoryFiles, type SourceFile, stringLiterals } from "./source-files";

const filler = /cutting[- ]edge|unleash|seamless|revolutioni[sz]|in today[’']s fast-paced world/i;
const unfinished = /\b(lorem|ipsum|todo|fixme|tbd|placeholder|your text here)\b/i;
/** Spelling is American everywhere. */
const british =
	/\b\w*(colour|behaviour|favour|labour|neighbour|organis|optimis|personalis|licence|centre|catalogue|grey\b|travelling|modelled)\w*\b/i;
/** Words that the specification gives with their exclamation mark. */
const verbatim = ["Please check back later for exciting updates!", "Oops! Page not found"];

/** What visitors read in a file: the string literals of content, the quoted texts of the seed. */
function copyOf({ path, text }: SourceFile): string[] {
	// Paths, and patterns of paths, are no copy.
	if (!path.endsWith(".sql")) return stringLiterals(text).filter((words) => !/^!?\.{1,2}\//.test(words));
	return [...text.matchAll(/\$t\$([\s\S]*?)\$t\$/g)].map(([, words = ""]) => words);
}

function faults(copy: string[]): string[] {
	return copy.flatMap((words) => {
		const rest = verbatim.reduce((left, known) => left.replaceAll(known, ""), words);
		const found = [filler, unfinished, british].flatMap((pattern) => pattern.exec(rest)?.[0] ?? []);
		return rest.includes("!") ? [...found, `! in “${rest.slice(0, 80)}”`] : found;
	});
}

describe("words", () => {
	const sources = repositoryFiles((path) => /^src\/content\/.*(?<!\.test)\.ts$/.test(path) || path === "supabase/seed.sql");

	test("copy is free of filler, of unfinished text, of exclamation marks and of British spelling", () => {
		expect(sources.length).toBeGreaterThan(8);
		expect(sources.flatMap((source) => faults(copyOf(source)).map((fault) => `${source.path}: ${fault}`))).toEqual([]);
	});

	test("no sentence stands twice in the content", () => {
		const sentences = sources
			.filter(({ path }) => path.startsWith("src/content/"))
			.flatMap(copyOf)
			// Addresses are no words.
			.filter((words) => words.length >= 40 && !words.startsWith("/"));
		expect(sentences.filter((words, index) => sentences.indexOf(words) !== index)).toEqual([]);
	});

	test.each([
		"A cutting-edge platform",
		"Unleash your data",
		"A seamless experience",
		"We revolutionize sales",
		"In today's fast-paced world",
		"Call us now!",
		"Lorem ipsum",
		"TODO: write this",
		"The colour of money",
	])("“%s” is found", (words) => expect(faults([words])).toHaveLength(1));

	test("specified words and plain ones pass", () => {
		expect(faults([...verbatim, "Fast, accessible applications.", "Modeled in gray."])).toEqual([]);
	});

	test("the seed's texts are read, and they are many", () => {
		const seed = sources.find(({ path }) => path.endsWith(".sql"));
		expect(seed ? copyOf(seed).length : 0).toBeGreaterThan(100);
	});
});
