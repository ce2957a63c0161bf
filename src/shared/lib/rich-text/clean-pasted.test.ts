// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { hostileInputs } from "../../../../tests/support/database/hostile-inputs";
import { cleanPasted, unwrapRedirect } from "./clean-pasted";
import { richTextRenderer } from "./render-rich-text";

const pasted = (html: string) => cleanPasted(window, html);
const htmlOf = (html: string) => pasted(html).body.innerHTML;

describe("pasted HTML", () => {
	test("from Word loses styles, empty paragraphs and o:p, and gets real lists", () => {
		const word = `<html xmlns:o="urn:x"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><h1 style='mso-x:y'>Title<o:p></o:p></h1><p class=MsoNormal style='margin:0cm'><span lang=EN-GB style='font-size:11.0pt'>Some <b>bold</b> <span style='font-style:italic'>soft</span></span></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>one</p><p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>deep</p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span> </span></span>two</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>between</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>a)<span> </span></span>other</p><!--EndFragment--></body></html>`;
		expect(htmlOf(word)).toBe(
			"<h2>Title</h2><p>Some <b>bold</b> <em>soft</em></p><ul><li>one<ol><li>deep</li></ol></li><li>two</li></ul><p>between</p><ol><li>other</li></ol>",
		);
	});

	test("from Word keeps lists of two kinds apart, and adds an item without a marker to the list before it", () => {
		const item = (marker: string, level: number, text: string) =>
			`<p style='mso-list:l0 level${level} lfo1'>${marker && `<span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>`}${text}</p>`;
		const items = [
			item("xvii.", 1, "a"),
			item("xviii.", 1, "b"),
			item("·", 1, "c"),
			item("·", 2, "d"),
			item("a)", 2, "e"),
			item("", 2, "f"),
		];
		expect(htmlOf(items.join(""))).toBe("<ol><li>a</li><li>b</li></ol><ul><li>c<ul><li>d</li></ul><ol><li>e</li><li>f</li></ol></li></ul>");
	});

	test("from Word keeps bold and italic text that has settings for right-to-left text", () => {
		const word =
			"<p>a <b style='mso-bidi-font-weight:normal'>bold</b> <i style='mso-bidi-font-style:normal'>soft</i> <b style='color:red; font-weight:normal'>plain</b></p>";
		expect(htmlOf(word)).toBe("<p>a <b>bold</b> <i>soft</i> plain</p>");
	});

	test("from Google Docs loses its bold wrapper, and gets elements for styles", () => {
		const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700;font-style:italic">both</span> <a href="https://a.example.org"><span style="text-decoration:underline">link</span></a> x<span style="vertical-align:super">2</span></p><br /><h5 dir="ltr"><span style="font-weight:700">Deep</span></h5></b>`;
		expect(htmlOf(docs)).toBe(
			'<p>Plain <em><strong>both</strong></em> <a href="https://a.example.org">link</a> x<sup>2</sup></p><h4>Deep</h4>',
		);
	});

	test.each([
		["<div>One</div><div><br></div><div><div>\u00a0</div></div><div>Two</div>", "<div>One</div><div>Two</div>"],
		["One<div><br></div>two", "One<br>two"],
		["<details><summary>a</summary><p></p><p>b</p></details><p></p>c", "<details><summary>a</summary><p>b</p></details>c"],
		['<div><img src="/a.svg"></div><div><hr></div>', '<div><img src="/a.svg"></div><div><hr></div>'],
		["<div><table><tbody><tr><td></td></tr></tbody></table></div>", "<div><table><tbody><tr><td></td></tr></tbody></table></div>"],
		["<pre><div>a</div><div><br></div><div>b</div></pre>", "<pre><div>a</div><div>\n</div><div>b</div></pre>"],
	])("loses the blank lines of a mail, and no other division: %s", (html, expected) => {
		expect(htmlOf(html)).toBe(expected);
	});

	test("keeps line breaks between bare texts, and loses those beside blocks", () => {
		const lines = "<br><span>Acme Ltd</span><br><span>12 Main Street</span><br>\n<br><ul><li>c</li></ul><br><p>d</p><br>";
		expect(htmlOf(lines)).toMatch(/^Acme Ltd<br>12 Main Street\s*<ul><li>c<\/li><\/ul><p>d<\/p>$/);
	});

	test("from Google Docs gets nested lists inside the item before them", () => {
		const docs =
			"<ul><li><p>one</p></li><ul><li><p>two</p></li><ol><li><p>three</p></li></ol></ul><li><p>four</p></li></ul><ol><ol><li>a</li></ol></ol>";
		expect(htmlOf(docs)).toBe(
			"<ul><li><p>one</p><ul><li><p>two</p><ol><li><p>three</p></li></ol></li></ul></li><li><p>four</p></li></ul><ol><li><ol><li>a</li></ol></li></ol>",
		);
	});

	test("from a page keeps text and valid addresses, without class, id, style, script, form or handler", () => {
		const page = `<div class="fixed" id="main" onclick="x()"><script>alert(1)</script><p style="color:red">Hi <a href="javascript:alert(1)">there</a> <a href="https://a.example.org" title="t" target="_blank">out</a></p><form><input value=a><button>b</button></form></div>`;
		expect(htmlOf(page)).toBe('<div><p>Hi there <a href="https://a.example.org">out</a></p>b</div>');
	});

	test.each(["del", "strike"])("keeps the text of %s struck, and doesn't name the element as removed", (name) => {
		const { body, removed } = pasted(`<p>was <${name} style="color:red" cite="javascript:a()" onclick="b()">9 <b>euros</b></${name}></p>`);
		expect([body.innerHTML, removed]).toEqual(["<p>was <s>9 <b>euros</b></s></p>", []]);
	});

	test("from this site's pages loses the notes on links and videos", () => {
		const post = '<p>See <a href="https://a.example.org">words</a></p><p><a href="https://youtu.be/dQw4w9WgXcQ">Title</a></p>';
		const shown = String(richTextRenderer(window, "https://studio.example.com")(post).html);
		expect(shown).toMatch(/opens in a new tab.* Play from YouTube/);
		expect(htmlOf(shown)).toBe(post);
	});

	test("loses and counts links to places in its source, but not the editor's own", () => {
		const word = '<p><a href="#_Toc17">Costs</a><a href="#_ftn1"><span style="vertical-align:super">[1]</span></a></p>';
		expect(pasted(word)).toMatchObject({ lostLinks: 2, body: { innerHTML: "<p>Costs<sup>[1]</sup></p>" } });
		expect(htmlOf('<p data-pm-slice="1 1 []"><a href="#s-costs">costs</a></p>')).toBe('<p><a href="#s-costs">costs</a></p>');
	});

	test.each([
		["#what-it-costs", "#s-what-it-costs"],
		["#what-it--costs", "#s-what-it-costs"],
		["#s-what-it-costs", "#s-what-it-costs"],
		["#%C3%BCber-uns", "#s-uber-uns"],
	])("leads a link to %s to the heading of the pasted text", (address, target) => {
		const { body, lostLinks } = pasted(`<p><a href="${address}">more</a></p><h2>What it costs</h2><h1>Über uns</h1>`);
		expect([body.querySelector("a")?.getAttribute("href"), lostLinks]).toEqual([target, 0]);
	});

	test.each([
		['<p><a href="#other">more</a></p><h2>Costs</h2>', 1],
		['<p><a href="#%E0%A4%A">more</a> <a href="#">up</a></p>', 2],
		['<p><a href="javascript:a()">more</a> <a href="costs.html">costs</a></p>', 2],
		['<h2>Costs<a href="#costs">¶</a></h2><p><a href="#costs"></a> <a name="x">costs</a></p>', 0],
	])("counts the links with words that %s loses", (html, lost) => {
		const { body, lostLinks } = pasted(html);
		expect([lostLinks, body.querySelectorAll("a[href]:not(:empty)").length]).toEqual([lost, 0]);
	});

	test("from this site's pages loses the links of headings to themselves, with the addresses that browsers complete", () => {
		const post = '<h2>What it costs</h2><h2>What it costs</h2><h3><a href="/blog/b#s-prices">All prices</a></h3>';
		const shown = String(richTextRenderer(window, "https://studio.example.com")(post).html);
		expect(htmlOf(shown)).toBe(post);
		expect(htmlOf(shown.replaceAll('"#', '"https://studio.example.com/blog/a#'))).toBe(post);
	});

	test("loses Google's redirects in links and in their visible addresses", () => {
		const redirect = "https://www.google.com/url?q=https://a.example.org/p?x%3D1%26y%3D2&amp;sa=D&amp;ust=17";
		expect(htmlOf(`<p><a href="${redirect}">word</a> <a href="${redirect}">${redirect}</a></p>`)).toBe(
			'<p><a href="https://a.example.org/p?x=1&amp;y=2">word</a> <a href="https://a.example.org/p?x=1&amp;y=2">https://a.example.org/p?x=1&amp;y=2</a></p>',
		);
	});

	test.each([
		["https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fa.example.org%2F", "https://a.example.org/"],
		["http://www.google.de/url?q=http://a.example.org", "http://a.example.org"],
		["https://www.google.com/url?q=javascript:alert(1)", null],
		["https://www.google.com/url?q=/search", null],
		["https://www.google.com/url?q=https://user@a.example.org/", null],
		["https://www.google.com/search?q=https://a.example.org/", null],
		["https://www.google.com.evil.example/url?q=https://a.example.org/", null],
		["https://evil.example/https://www.google.com/url?q=https://a.example.org/", null],
		["words", null],
	])("unwrapRedirect follows %s to %s", (address, target) => {
		expect(unwrapRedirect(address)).toBe(target ?? address);
	});

	test.each([
		["without a head", "<tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr>", ["A", "B"]],
		["with a head of plain cells", "<thead><tr><td>A</td><td></td></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>", ["A", ""]],
		["with header cells in the first column", "<tr><td>A</td><td>B</td></tr><tr><th>1</th><td>2</td></tr>", ["1"]],
		["of one row", "<tr><td>A</td><td>B</td></tr>", []],
		["with an empty first cell", "<tr><td></td><td>B</td></tr><tr><td>1</td><td>2</td></tr>", []],
		["with a cell over two rows", "<tr><td rowspan=2>A</td><td>B</td></tr><tr><td>2</td></tr>", []],
		["around a table", "<tr><td>A</td></tr><tr><td><table><tr><td>1</td></tr><tr><td>2</td></tr></table></td></tr>", []],
	])("a table %s gets the right header cells", (_what, rows, heads) => {
		const { body } = pasted(`<table>${rows}</table>`);
		expect([...body.querySelectorAll("th")].map(({ textContent }) => textContent)).toEqual(heads);
	});

	test("keeps the cells of a range copied in Excel", () => {
		const part = "<!--StartFragment-->\n <col width=64 span=2>\n <tr>\n  <td>Name</td>\n  <td>Amount</td>\n </tr>\n<!--EndFragment-->";
		const { body } = pasted(`<html><body><table>\n${part}\n</table></body></html>`);
		expect([...body.querySelectorAll("td")].map(({ textContent }) => textContent)).toEqual(["Name", "Amount"]);
	});

	test("makes a callout only of the editor's own, not of a page's aside", () => {
		expect(pasted("<aside><p>Buy this</p></aside><p>Words</p>").body.innerHTML).toBe("<p>Buy this</p><p>Words</p>");
		expect(pasted('<aside data-pm-slice="1 1 []"><p>Mind this</p></aside>').body.innerHTML).toBe("<aside><p>Mind this</p></aside>");
	});

	test("takes the caption and the foot only from the editor's own attributes", () => {
		const table = (slice: string) =>
			`<table ${slice} data-caption="<img src=x onerror=a()>"><tbody><tr data-foot=""><td>1</td></tr></tbody></table>`;
		expect(htmlOf(table(""))).toBe("<table><tbody><tr><td>1</td></tr></tbody></table>");
		expect(htmlOf(table('data-pm-slice="0 0 []"'))).toBe(
			"<table><caption>&lt;img src=x onerror=a()&gt;</caption><tbody></tbody><tfoot><tr><td>1</td></tr></tfoot></table>",
		);
	});

	test("is empty for a frameset", () => {
		expect(htmlOf("<frameset onload=a()><frame></frameset>")).toBe("");
	});

	test("loses and counts pictures whose address is data or a local file", () => {
		const { body, refusedPictures } = pasted(
			'<p>x<img src="data:image/png;base64,AAAA"><img src="file:///C:/a.png"><img src="https://a.example.org/a.png" alt="A"></p>',
		);
		expect([refusedPictures, body.innerHTML]).toEqual([2, '<p>x<img src="https://a.example.org/a.png" alt="A"></p>']);
	});

	test("names removed elements, but not wrappers of words or what Word adds", () => {
		const html = "<meta charset=utf-8><section><p>x<o:p></o:p><ins>new</ins></p></section><video></video><iframe></iframe><ins>y</ins>";
		expect(pasted(html).removed.sort()).toEqual(["iframe", "ins", "video"]);
		expect(pasted("<style>p{}</style><p class=a style=b>x</p>").removed).toEqual([]);
	});

	test("from a code editor is recognized as code", () => {
		const code = `<div style="color:#ccc;font-family: Menlo, monospace;white-space: pre;"><div><span style="color:red">const</span> a;</div></div>`;
		expect([pasted(code).isCode, pasted("<div><p>words</p></div>").isCode]).toEqual([true, false]);
		expect(htmlOf('<pre style="x">a<br>b</pre>')).toBe("<pre>a\nb</pre>");
	});

	test.each(hostileInputs("html-content").map(({ id, payload }): [string, string] => [id, String(payload)]))(
		"%s leaves nothing forbidden",
		(_id, payload) => {
			if (payload.length > 200_000) return;
			const { body } = pasted(payload);
			expect(body.querySelector("script, style, svg, math, iframe, form, input, template, object, embed, span")).toBeNull();
			for (const element of body.querySelectorAll("*"))
				for (const { name, value } of element.attributes) {
					expect(name).not.toMatch(/^on|^style$|^class$|^id$|^data-/);
					expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
				}
		},
	);
});
