import { type ESTree, parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";
import { isTest, repositoryFiles, type SourceFile } from "./source-files";

const MAX_LINES = 60;
const CODE = /^(src|scripts|supabase\/functions)\/.*\.(ts|tsx|mjs)$/;
const EXEMPT = /\.d\.ts$|\.types\.ts$/;

/** Lists the functions that have too many lines by file, first line and name. Every line counts: code, comments, blanks and text. */
function longFunctions({ path, text }: SourceFile): string[] {
	const { program, errors } = parseSync(path, text);
	if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`);
	const names = new Map<unknown, string>();
	const found: string[] = [];
	const linesOf = (start: number, end: number) => text.slice(start, end).split("\n").length;
	const measure = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
		const lines = linesOf(node.start, node.end);
		const name = ("id" in node && node.id?.name) || names.get(node) || "function";
		if (lines > MAX_LINES) found.push(`${path}:${linesOf(0, node.start)} ${name} has ${lines} lines`);
	};
	new Visitor({
		VariableDeclarator: ({ id, init }) => void names.set(init, text.slice(id.start, id.end)),
		Property: ({ key, value }) => void names.set(value, text.slice(key.start, key.end)),
		MethodDefinition: ({ key, value }) => void names.set(value, text.slice(key.start, key.end)),
		FunctionDeclaration: measure,
		FunctionExpression: measure,
		ArrowFunctionExpression: measure,
	}).visit(program);
	return found;
}

describe("lengths of functions", () => {
	test(`no function has more than ${MAX_LINES} lines`, () => {
		const files = repositoryFiles((path) => CODE.test(path) && !isTest(path) && !EXEMPT.test(path));
		expect(files.length).toBeGreaterThan(500);
		expect(files.flatMap(longFunctions)).toEqual([]);
	});

	const withLines = (count: number) =>
		`\nexport function Long() {\n\treturn (\n\t\t<p>\n${"\t\t\tWords.\n".repeat(count - 6)}\t\t</p>\n\t);\n}\n`;

	test("counts the lines of text in a component", () => {
		const text = withLines(MAX_LINES + 1);
		expect(longFunctions({ path: "src/long.tsx", text })).toEqual([`src/long.tsx:2 Long has ${MAX_LINES + 1} lines`]);
		expect(longFunctions({ path: "src/long.tsx", text: withLines(MAX_LINES) })).toEqual([]);
	});

	test.each([
		["an arrow function", "const long = () => {", "}"],
		["a method", "class A { long() {", "}}"],
		["a member of an object", "const a = { long: function () {", "}}"],
	])("finds %s", (_, start, end) => {
		const text = `${start}${"\n".repeat(MAX_LINES)}${end};`;
		expect(longFunctions({ path: "src/long.ts", text })).toEqual([`src/long.ts:1 long has ${MAX_LINES + 1} lines`]);
	});
});
