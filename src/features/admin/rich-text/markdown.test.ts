import { describe, expect, test } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time";
import { looksLikeMarkdown, markdownToHtml } from "./markdown";

describe("looksLikeMarkdown", () => {
	test.each([
		["a lower heading", "## Costs\n\nThey rise."],
		["a title with a list", "# Costs\r\n\r\nThey rise:\r\n\r\n- rent\r\n- power"],
		["a link", "See [our prices](https://a.example.org/prices)."],
		["a fence", "Run:\n\n```sh\nnpm i\n```"],
		["a table", "| A | B |\n|---|:-:|\n| 1 | 2 |"],
		["a list alone", "1. rent\n2. power\n   and water"],
		["bold words and code", "Call **once** with `true`."],
		["a quotation with bold words", "> It **works**."],
	])("accepts %s", (_what, text) => expect(looksLikeMarkdown(text)).toBe(true));

	test.each([
		["prose", "One line.\n\nAnother line."],
		["bold words alone", "quiet\n\n**text**"],
		["one dash", "- a remark"],
		["a list after a sentence", "Bring:\n- bread\n- milk"],
		["a shell script", "# install\nnpm i\n# build\nnpm run build"],
		["a calculation", "2 * 3 * 4 and a_b_c"],
		["a price list with bars", "S | 9\nM | 19"],
		["a ruled line", "Title | Page\n-----\ntext"],
		["a footnote", "As shown [1](see below)."],
		["a hashtag", "#launch\n\nWe are live."],
		["an open fence", "```\nnot closed"],
		["nothing", ""],
	])("refuses %s", (_what, text) => expect(looksLikeMarkdown(text)).toBe(false));

	test.each([
		["a [", 60_000],
		["```\n", 50_000],
		["**a ", 50_000],
		["|-", 100_000],
		["> a\n- b\n", 20_000],
	])("stays fast on %j repeated", (part, times) => {
		const start = cpuTime();
		looksLikeMarkdown(part.repeat(times));
		expect(cpuTime() - start).toBeLessThan(500);
	});
});

test("markdownToHtml leaves no empty line at the end of code", async () => {
	expect(await markdownToHtml("```ts\na\n```")).toBe('<pre><code class="language-ts">a</code></pre>\n');
});
