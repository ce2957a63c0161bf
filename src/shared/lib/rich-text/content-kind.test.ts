import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time";
import { isHtml } from "./content-kind";

describe("isHtml", () => {
	test.each([
		"<p>One</p>",
		"Some <strong>bold</strong> words",
		"a break<br>here",
		"a break<br/>here",
		"<br />",
		"</p>",
		"<H2>Loud</H2>",
		'<a href="/saas">SaaS</a>',
		"<a href=/saas>SaaS</a>",
		"<img\nsrc='/media/a.webp' alt=''>",
		"<img/src=x/onerror=alert(1)>",
		"<details open><summary>x</summary></details>",
		"<ol reversed>",
		"<script>alert(1)</script>",
		"<script\u000b>alert(1)</script>",
		"<svg onload=alert(1)>",
	])("is true for %j", (content) => expect(isHtml(content)).toBe(true));

	test.each([
		"",
		"Plain words.",
		"x <y and z>",
		"if a < b then c > d",
		"a <b and c> d",
		"Array<string>, Map<K, V>, Promise<void>",
		"<3 you all",
		"<arjun@studio.example.com> wrote",
		"<https://studio.example.com/a>",
		"5 <p of 7",
		"<unknown>x</unknown>",
		"<x-card>x</x-card>",
		"< p >",
		"&lt;p&gt;",
		"<preview>",
	])("is false for %j", (content) => expect(isHtml(content)).toBe(false));

	test("answers without delay for any text", () => {
		const began = cpuTime();
		for (const piece of ["<", "<b ", '<b a="', "<b a=<", "<p\n\n", "</", "<br ", "<a href "]) isHtml(piece.repeat(200_000 / piece.length));
		expect(cpuTime() - began).toBeLessThan(1000);
	});

	test("is false for any text without an angle bracket", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("<", "")),
				(text) => {
					expect(isHtml(text)).toBe(false);
				},
			),
		);
	});
});
