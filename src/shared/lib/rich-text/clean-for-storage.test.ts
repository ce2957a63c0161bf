// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileInputs } from "../../../../tests/support/database/hostile-inputs";
import { ContentTooMuch, cleanForStorage } from "./clean-for-storage";
import { isTooMuch } from "./content-kind";
import { richTextRenderer } from "./render-rich-text";

const render = richTextRenderer(window, "https://studio.example.com");
const clean = (content: string) => cleanForStorage(window, content);

/** The HTML of the page, without the space between blocks. */
function visible(content: string): string {
	const body = new DOMParser().parseFromString(String(render(content).html), "text/html").body;
	// Text alone becomes a paragraph, which looks the same.
	if (body.children.length === 1 && body.firstElementChild?.tagName === "P")
		body.firstElementChild.replaceWith(...body.firstElementChild.childNodes);
	return body.innerHTML
		.replace(/\s+/g, " ")
		.replace(/> | </g, (sign) => sign.trim())
		.trim();
}

const FORBIDDEN = /<(script|style|svg|math|iframe|form|input|button|template|object|embed|link|meta|base|select|textarea)\b/i;

function forbiddenIn(html: string): string[] {
	const body = new DOMParser().parseFromString(html, "text/html").body;
	return [...body.querySelectorAll("*")].flatMap((element) => {
		const names = [...element.attributes].filter(({ name }) => /^(on.*|style|class|id|name|srcset|rel|target|data-.*)$/.test(name));
		const addresses = ["href", "src", "cite"].flatMap((name) => element.getAttribute(name) ?? []);
		const bad = addresses.filter((address) => !/^(https?:\/\/[^@\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*|mailto:\S+|#\S+)$/.test(address));
		return [...names.map(({ name }) => name), ...bad, ...(FORBIDDEN.test(`<${element.tagName}>`) ? [element.tagName] : [])];
	});
}

describe("hostile content", () => {
	const inputs = ["html-content", "json-ld-and-head", "unicode-bidi", "text-field"]
		.flatMap(hostileInputs)
		.map(({ id, payload }): [string, string] => [id, String(payload)]);

	test.each(inputs)("%s is stored without forbidden parts, shows the same page, and is stable when cleaned again", (_id, payload) => {
		for (const content of [payload, `<p>before</p>${payload}<p>after</p>`, `<table><tr><td>${payload}`]) {
			if (isTooMuch(content)) {
				expect(() => clean(content)).toThrow(ContentTooMuch);
				continue;
			}
			const cleaned = clean(content);
			if (/<[a-z]/i.test(cleaned) && cleaned !== content) expect(forbiddenIn(cleaned)).toEqual([]);
			expect(clean(cleaned)).toBe(cleaned);
			expect(visible(cleaned)).toBe(visible(content.replace(/(?![\t\n\r])[\p{Cc}\ufeff]/gu, "")));
		}
	});

	test("is stable and has nothing forbidden for any combination of markup", () => {
		const pieces =
			"<p> </p> <b> <a\thref=/x> </a> <table> <tr> <td> <svg> <math> <mtext> <style> <script> </script> </style> <title> <template> <noscript> <!-- --> <img\tsrc=/a.png\tonerror=x()> <form> <h1> </h1> <pre> <select> <option> <mglyph> <annotation-xml> <foreignobject> &lt;b&gt; &amp; ]]> words \r\n \u0000".split(
				" ",
			);
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (chosen) => {
				const cleaned = clean(chosen.join(" "));
				expect(clean(cleaned)).toBe(cleaned);
				expect(forbiddenIn(cleaned)).toEqual([]);
			}),
			{ numRuns: 200 },
		);
	});
});

describe("stored content", () => {
	test.each([
		["Two\n\nparagraphs & a <y and z>", "Two\n\nparagraphs & a <y and z>"],
		["  kept   as it is \n", "  kept   as it is \n"],
		["lines\r\nend\rin one way", "lines\nend\nin one way"],
		["a\u0000b\u0007c\u0085d\ufeff\te", "abcd\te"],
		["family: \u{1f468}\u200d\u{1f469}\u200d\u{1f467}", "family: \u{1f468}\u200d\u{1f469}\u200d\u{1f467}"],
	])("keeps the plain text of %j", (text, stored) => expect(clean(text)).toBe(stored));

	test.each([
		['<p class="x" id="y" style="color:red" onclick="z()">Words</p>', "<p>Words</p>"],
		['<a href="https://a.example.org/x" target="_blank" rel="opener">x</a>', '<a href="https://a.example.org/x">x</a>'],
		['<p><a href="javascript:alert(1)">words</a></p>', "<p>words</p>"],
		['<p>x<img src="data:image/png;base64,AAAA"></p>', "<p>x</p>"],
		['<img src="/media/posts/a.webp" alt="A" srcset="x 1w" loading="lazy">', '<img src="/media/posts/a.webp" alt="A">'],
		["<h1>One</h1>", "<h1>One</h1>"],
		["<form>only &lt;b&gt; words</form>", "<p>only &lt;b&gt; words</p>"],
		["<script>alert(1)</script>", ""],
		["<frameset onload=alert(1)><frame></frameset>", ""],
		["<\u0000script>alert(1)</script>", ""],
		["<table><tr><td>1</td></tr></table>", "<table><tbody><tr><td>1</td></tr></tbody></table>"],
	])("stores %j as %j", (content, stored) => expect(clean(content)).toBe(stored));

	test("throws ContentTooMuch over the limits instead of cutting", () => {
		expect(() => clean("x".repeat(204_801))).toThrow(ContentTooMuch);
		expect(() => clean("<b>x".repeat(5001))).toThrow(ContentTooMuch);
		expect(clean("x".repeat(204_800))).toHaveLength(204_800);
	});
});
