// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileInputs } from "../../../../tests/support/database/hostile-inputs";
import { richTextRenderer } from "./render-rich-text";

const render = richTextRenderer(window, "https://studio.example.com");

const TAGS = new Set(
	"P BR HR H2 H3 H4 H5 H6 STRONG B EM I U S SUB SUP MARK SMALL BLOCKQUOTE Q CITE UL OL LI DL DT DD A IMG FIGURE FIGCAPTION PRE CODE KBD SAMP TABLE CAPTION THEAD TBODY TFOOT TR TH TD ABBR TIME DETAILS SUMMARY DIV SPAN".split(
		" ",
	),
);
const ATTRIBUTES = new Set("href title alt src width height lang dir colspan rowspan scope datetime start reversed cite open".split(" "));
/** What the site adds itself, with the allowed values. */
const ADDED: Record<string, RegExp> = {
	class: /^(sr-only|table-frame)$/,
	id: /^s-[\p{L}\p{M}\p{N}-]+$/u,
	role: /^region$/,
	"aria-label": /./,
	target: /^_blank$/,
	rel: /^noopener noreferrer$/,
	loading: /^lazy$/,
	decoding: /^async$/,
	referrerpolicy: /^no-referrer$/,
	srcset: /^\/media\//,
	sizes: /^\(/,
};
const ADDRESS = /^(https?:\/\/[^@\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*|mailto:[^\s"'<>\\]+|#[^\s"'<>\\]+)$/;

/** Everything in a body that isn't allowed, parsed in a document where nothing runs. */
function leftovers(html: string): string[] {
	const body = new DOMParser().parseFromString(html, "text/html").body;
	return [...body.querySelectorAll("*")].flatMap((element) => {
		const attributes = [...element.attributes].flatMap(({ name, value }) => {
			if (["href", "src", "cite"].includes(name)) return ADDRESS.test(value) ? [] : [`${element.tagName} ${name}=${value}`];
			if (ATTRIBUTES.has(name) || ADDED[name]?.test(value)) return [];
			return [`${element.tagName} ${name}=${value}`];
		});
		if (element.matches('a[target="_blank"]:not([rel="noopener noreferrer"]), img:not([alt]), a a')) attributes.push(element.outerHTML);
		return TAGS.has(element.tagName) ? attributes : [element.tagName, ...attributes];
	});
}

describe("hostile content", () => {
	const inputs = hostileInputs("html-content").map(({ id, payload }): [string, string] => [id, String(payload)]);

	test("is found by the check when it isn't sanitized", () => {
		expect(inputs.length).toBeGreaterThan(60);
		expect(inputs.filter(([, payload]) => leftovers(payload).length > 0).length).toBeGreaterThan(45);
	});

	test.each(inputs)("%s leaves no script, handler, style, form or foreign address", (_id, payload) => {
		for (const content of [payload, `<p>before</p>${payload}<p>after</p>`, `<table><tr><td>${payload}`, `<h2>${payload}</h2>`]) {
			const html = String(render(content).html);
			expect(leftovers(html)).toEqual([]);
			if (content.startsWith("<p>before")) expect(html).toContain("<p>before");
		}
	});

	test.each(hostileInputs("url-field").map(({ id, payload }): [string, string] => [id, String(payload)]))(
		"%s as an address",
		(_id, address) => {
			const quoted = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
			const html = String(render(`<p>x</p><a href="${quoted}">a</a><img src="${quoted}"><blockquote cite="${quoted}">q</blockquote>`).html);
			expect(leftovers(html)).toEqual([]);
			expect(html).not.toMatch(/javascript:|vbscript:|data:/i);
		},
	);

	test.each(
		["json-ld-and-head", "unicode-bidi", "text-field"]
			.flatMap(hostileInputs)
			.map(({ id, payload }): [string, string] => [id, String(payload)]),
	)("%s is harmless as a body, a heading and a caption", (_id, text) => {
		for (const content of [text, `<h2>${text}</h2><table><caption>${text}</caption><tr><td>1</td></tr></table>`])
			expect(leftovers(String(render(content).html))).toEqual([]);
	});

	test("leaves nothing forbidden for any combination of markup", () => {
		const piece = fc.constantFrom(
			..."<p> </p> <b> <table> <tr> <td> <svg> <math> <mtext> <style> <script> </script> </style> <title> <template> <noscript> <!-- --> <a <img href=javascript:alert(1) src=x onerror=alert(1) > \" ' ` = / id=main class=fixed style=x <form> <h1> </h1> <select> <option> &lt; &quot; <mglyph> <annotation-xml> <foreignobject> ]]> <![CDATA[ words".split(
				" ",
			),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
				const html = String(render(pieces.join(" ")).html);
				expect(leftovers(html)).toEqual([]);
			}),
			{ numRuns: 150 },
		);
	});
});

test("marks a callout as a note, not as a landmark, and drops its other attributes", () => {
	const html = String(render('<aside role="alert" class="x" onclick="a()"><p>Mind this.</p></aside>').html);
	expect(html).toBe('<aside role="note"><p>Mind this.</p></aside>');
});
