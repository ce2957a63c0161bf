import { describe, expect, test } from "vitest";
import finished from "./finished.json";
import { isTest, repositoryFiles, stringLiterals } from "./source-files";

const NUMBER = /\bF\d{3}\b/g;
const LAST = 508;

/** Checklist numbers that the names of tests carry; what stands in comments does not count. */
const numbersIn = (program: string): string[] => stringLiterals(program).flatMap((text) => text.match(NUMBER) ?? []);

const statements: string[] = finished.statements;

describe("finished statements of the specification", () => {
	// This file names numbers for its own sake.
	const tests = repositoryFiles(
		(path) => /^(src|tests|scripts|supabase)\//.test(path) && isTest(path) && !path.endsWith("finished-ranges.test.ts"),
	);

	test("each is carried by the name of a test", () => {
		expect(tests.length).toBeGreaterThan(20);
		const proven = new Set(tests.flatMap(({ text }) => numbersIn(text)));
		expect(statements.filter((number) => !proven.has(number))).toEqual([]);
	});

	test("the list is in order, without doubles, and names only statements that exist", () => {
		const sorted = [...new Set(statements)].sort();
		expect(statements).toEqual(sorted);
		expect(
			statements.filter((number) => !/^F\d{3}$/.test(number) || Number(number.slice(1)) < 1 || Number(number.slice(1)) > LAST),
		).toEqual([]);
	});

	test("a number in a comment proves nothing", () => {
		expect(numbersIn('// F001\ntest("F002 F003: a name", () => {});\n\t * F004\n')).toEqual(["F002", "F003"]);
	});
});
