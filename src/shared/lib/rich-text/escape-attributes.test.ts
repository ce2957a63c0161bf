// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeAttributes } from "./escape-attributes";

/** The HTML as a parser reads it. */
function parsed(html: string): HTMLElement {
	const body = document.createElement("div");
	body.innerHTML = html;
	return body;
}

describe("escapeAttributes", () => {
	test("escapes angle brackets in attribute values and nowhere else", () => {
		expect(escapeAttributes('<p title="</body><b>" lang="de">a &lt; b<br><img alt="a > b"></p>')).toBe(
			'<p title="&lt;/body&gt;&lt;b&gt;" lang="de">a &lt; b<br><img alt="a &gt; b"></p>',
		);
		expect(escapeAttributes('<p>"quoted" words</p>')).toBe('<p>"quoted" words</p>');
	});

	test("returns a TrustedHTML object unchanged", () => {
		const trusted = { toString: () => '<p title="<">' } as TrustedHTML;
		expect(escapeAttributes(trusted)).toBe(trusted);
	});

	test("leaves the same elements and values for every text", () => {
		const text = fc.array(fc.constantFrom(..."< > \" ' & = / a </body> <!-- &lt; &quot;".split(" "), " "), { maxLength: 10 });
		fc.assert(
			fc.property(text, text, (value, words) => {
				const element = document.createElement("div");
				const inner = element.appendChild(document.createElement("p"));
				inner.title = value.join("");
				inner.lang = value.join("");
				inner.textContent = words.join("");
				const escaped = String(escapeAttributes(element.innerHTML));
				expect(parsed(escaped).innerHTML).toBe(element.innerHTML);
				expect(escaped.match(/</g)).toHaveLength(2);
				expect(escaped.match(/>/g)).toHaveLength(2);
			}),
		);
	});
});
