import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time";
import { hostileInputs } from "../../../../tests/support/database/hostile-inputs";
import { countWords, getBeginning, plainText } from "./plain-text";

describe("plainText", () => {
	test.each([
		["Plain words.", "Plain words."],
		["Two\n\nparagraphs\nand a break", "Two paragraphs and a break"],
		["<p>One</p><p>Two</p>", "One Two"],
		["<p>Hel<b>lo</b>, <em>you</em>.</p>", "Hello, you."],
		["<ul><li>a</li><li>b</li></ul>", "a b"],
		["one<br>two", "one two"],
		["<p>R&amp;D &lt; 5&nbsp;% &#8211; &#x2014; &rsquo;s &hellip;</p>", "R&D < 5 % – — ’s …"],
		["<p>&unknown; &amp;lt;</p>", "&unknown; &lt;"],
		["a &amp; b", "a &amp; b"],
		["x <y and z>", "x <y and z>"],
		["<p>seen</p><script>alert(1)</script><style>p{}</style><p>also</p>", "seen also"],
		["<p>seen</p><script>never closed", "seen"],
		["<p>seen<!-- note <b>x</b> --> too</p>", "seen too"],
		["<p>seen<!-- never closed", "seen"],
		["<p title='a'>b</p", "b"],
		["", ""],
		[" \n\t ", ""],
		["<p> </p>", ""],
	])("of %j is %j", (content, text) => expect(plainText(content)).toBe(text));

	test("leaves no tag, script or double space of HTML", () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom("<p>", "</p>", "<b>", "<script>", "</script>", "<!--", "-->", "a", " ", "\n", "&amp;", '"', ">")),
				(parts) => {
					const text = plainText(`<p>${parts.join("")}`);
					expect(text).not.toMatch(/<(p|b|script)\b|\s\s|\n/);
				},
			),
		);
	});

	test("takes a time in proportion to the length", () => {
		const began = cpuTime();
		for (const piece of ["<", "<p", "<!--", "<script>", "<svg ", '<p a="', "&#x", "&amp;", "<b>", "\n ", "</p"])
			plainText(`<p>${piece.repeat(200_000 / piece.length)}`);
		for (const { payload } of hostileInputs("html-content")) plainText(String(payload));
		expect(cpuTime() - began).toBeLessThan(1500);
	});
});

test("countWords skips punctuation between spaces", () => {
	expect(countWords("<p>It takes 4 – 8 days, isn’t it?</p><p>Yes.</p>")).toBe(8);
	expect(countWords("")).toBe(0);
	expect(countWords("एक दो तीन")).toBe(3);
});

describe("beginningOf", () => {
	test("returns the whole text when it is short", () => {
		expect(getBeginning("<p>Short &amp; plain.</p>", 160)).toBe("Short & plain.");
		expect(getBeginning("", 160)).toBe("");
	});

	test("ends a long text at a word, with an ellipsis, within the length", () => {
		const words = `<h2>Title</h2><p>${"engineering ".repeat(40)}</p>`;
		const begin = getBeginning(words, 160);
		expect(begin).toMatch(/^Title( engineering)+…$/);
		expect(begin.length).toBeLessThanOrEqual(160);
		expect(begin.length).toBeGreaterThan(140);
		expect(getBeginning("One, two, three", 10)).toBe("One, two…");
	});

	test("never exceeds the length, splits a character or invents text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), fc.integer({ min: 2, max: 200 }), (content, longest) => {
				const begin = getBeginning(content, longest);
				expect(begin.length).toBeLessThanOrEqual(longest);
				expect(begin).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
				expect(plainText(content).startsWith(begin.replace(/…$/, "")) || plainText(content) === begin).toBe(true);
			}),
		);
	});
});
