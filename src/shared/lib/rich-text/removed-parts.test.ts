// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { hostileInputs } from "../../../../tests/support/database/hostile-inputs";
import { removedNote, removedParts } from "./removed-parts";

const removed = (content: string) => removedParts(window, content);

describe("removedParts", () => {
	test.each([
		["<script>alert(1)</script><p>x</p>", ["script"]],
		['<p onclick="a()">x</p>', ["onclick"]],
		['<p class="a" style="color:red">x</p><p class="b">y</p>', ["class", "style"]],
		["<p>x<iframe src='https://a.example.org'></iframe></p>", ["iframe"]],
		['<a href="javascript:alert(1)">x</a>', ["the address of a link"]],
		['<p><a href="saas">x</a></p>', ["the address of a link"]],
		['<p>x<img src="data:image/png;base64,AAAA"><img src="a.png"></p>', ["a picture without a usable address"]],
	])("names the removed parts of %s", (content, parts) => expect(removed(content).sort()).toEqual([...parts].sort()));

	test.each([
		"Plain words, x <y and z>",
		"<p>One</p>\n<p>Two &amp; three</p>",
		"<P>loud<BR></P>",
		'<p><a href="/saas">x</a> <img src="/media/a.webp"></p>',
		"<p>open<ul><li>one<li>two</ul>",
		"<!-- a note --><p>x</p>",
	])("returns nothing for %j", (content) => expect(removed(content)).toEqual([]));

	test.each(["<frameset><frame></frameset>", "<!-- x --><frameset onload=a()>", "<html><frameset><frame>"])(
		"names the frameset of %j",
		(content) => expect(removed(content)).toContain("frameset"),
	);

	test("returns nothing for a body over the limits", () => {
		expect(removed("<script>x</script>".repeat(6000))).toEqual([]);
	});

	test("doesn't fail for any hostile body", () => {
		const texts = hostileInputs("html-content").map(({ payload }) => String(payload));
		// jsdom takes seconds for the longest.
		for (const text of texts.filter(({ length }) => length <= 4000)) for (const part of removed(text)) expect(part).not.toBe("");
	});
});

test("removedNote names at most six parts, and is undefined for none", () => {
	expect(removedNote([])).toBeUndefined();
	expect(removedNote(["script", "onclick"])).toBe("Removed before saving: script, onclick.");
	expect(removedNote("abcdefgh".split(""))).toBe("Removed before saving: a, b, c, d, e, f and 2 more.");
});
