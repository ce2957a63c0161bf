// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time";
import { readSheetStyle } from "../../../../tests/support/is-seen";
import { readHeadings } from "./outline";
import { escapeAttributes, richTextRenderer } from "./render-rich-text";

const render = richTextRenderer(window, "https://studio.example.com");
const htmlOf = (content: string | null | undefined) => String(render(content).html);
/** The HTML as a browser parses it, in the element of an article. */
const asBody = (html: string) => Object.assign(document.createElement("div"), { className: "rich-text", innerHTML: html });
const bodyOf = (content: string) => asBody(htmlOf(content));
const outline = (content: string) => [...bodyOf(content).querySelectorAll("h1,h2,h3,h4,h5,h6")].map((h) => `${h.tagName} ${h.textContent}`);

describe("plain text", () => {
	test("makes paragraphs of blank lines and keeps single breaks", () => {
		expect(htmlOf("One\ntwo\n\nthree\n \t\n\nfour")).toBe("<p>One<br>two</p><p>three</p><p>four</p>");
		expect(htmlOf("One\r\ntwo\r\n\r\nthree\rfour")).toBe("<p>One<br>two</p><p>three<br>four</p>");
	});

	test.each(["x <y and z>", "a < b & c > d", 'say "yes" & go', "Array<string> & Map<K, V>"])("keeps %j as text", (text) => {
		expect(bodyOf(text).textContent).toBe(text);
		expect(bodyOf(text).children).toHaveLength(1);
	});

	test("keeps every word of any text", () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.string({ unit: "grapheme-ascii", minLength: 1 }).map((line) => line.replaceAll("<", "‹")),
					{ minLength: 1 },
				),
				(lines) => {
					const words = (text: string | null) => text?.replace(/\s+/g, "");
					expect(words(bodyOf(lines.join("\n\n")).textContent)).toBe(words(lines.join("")));
				},
			),
		);
	});
});

describe("nothing to show", () => {
	test.each([
		null,
		undefined,
		"",
		"   ",
		"\n\t ",
		"\u200b",
		"<p></p>",
		"<p> </p><p><br></p>",
		"<script>alert(1)</script>",
		"<img src=x onerror=alert(1)>",
		"<frameset onload=alert(1)><frame></frameset>",
		"<!-- x --><frameset>",
		"<html><frameset><frame>",
	])("gives empty output for %j", (content) => expect(render(content)).toEqual({ html: "", headings: [] }));

	test("renders a body that holds only a picture", () => {
		expect(htmlOf('<img src="/media/a.svg" alt="A plan">')).toContain('alt="A plan"');
	});
});

describe("HTML", () => {
	test("keeps well-formed HTML unchanged", () => {
		const content =
			'<p>A <strong>strong</strong>, <em>soft</em> <code>code</code> <a href="/saas" title="SaaS">link</a>.</p><ul><li>one</li></ul><ol start="3" reversed=""><li>two</li></ol><pre><code>&lt;p&gt;</code></pre><blockquote><p>Said.</p><cite>Her</cite></blockquote><hr><figure><figcaption>Words</figcaption></figure><details open=""><summary>More</summary>text</details><p lang="de" dir="ltr">Ja <time datetime="2026-02-01">1</time> <sub>2</sub><sup>3</sup> <abbr title="x">y</abbr> <kbd>K</kbd></p><dl><dt>a</dt><dd>b</dd></dl>';
		expect(htmlOf(content)).toBe(content);
	});

	test.each(["alt", "title"])("keeps %s from holding anything that looks like a tag", (name) => {
		const html = htmlOf(`<p>x</p><img src="/a.png" ${name}="</body><!--page--"><time datetime="<head>">1</time>`);
		expect(html).not.toMatch(/<(\/body|!--|head)/);
		const body = bodyOf(`<p>x</p><img src="/a.png" ${name}="</body><i>">`);
		expect(body.querySelector("img")?.getAttribute(name)).toBe("</body><i>");
	});

	test("shows markup inside code as text", () => {
		expect(bodyOf("<pre><code>&lt;script&gt;alert(1)&lt;/script&gt;</code></pre>").textContent).toBe("<script>alert(1)</script>");
	});

	test("removes class, id, style and name and keeps the text", () => {
		expect(htmlOf('<p class="fixed inset-0" id="main" style="color:red" name="x" data-a="b" aria-label="c" onclick="d()">Words</p>')).toBe(
			"<p>Words</p>",
		);
		expect(htmlOf("<p>a <custom-tag>b</custom-tag> <form><input value=c><button>d</button></form></p>")).not.toMatch(
			/custom|form|input|button/,
		);
	});
});

describe("headings", () => {
	test.each([
		["<h2>A</h2><h3>B</h3><h2>C</h2>", ["H2 A", "H3 B", "H2 C"]],
		["<h1>A</h1><h1>B</h1><h2>C</h2>", ["H2 A", "H2 B", "H3 C"]],
		["<h4>A</h4><h4>B</h4><h6>C</h6><h4>D</h4>", ["H2 A", "H2 B", "H3 C", "H2 D"]],
		["<h3>A</h3><h2>B</h2><h4>C</h4><h4>D</h4>", ["H2 A", "H2 B", "H3 C", "H3 D"]],
		["<h2>A</h2><h2> </h2><h2><img src='/media/a.svg' alt='x'></h2><h3>B</h3>", ["H2 A", "H3 B"]],
	])("gives %s the outline %j", (content, expected) => expect(outline(content)).toEqual(expected));

	test("start at h2 and skip no level for any input", () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 }), (levels) => {
				const found = outline(levels.map((level, index) => `<h${level}>T${index}</h${level}>`).join("")).map((text) => Number(text[1]));
				expect(found).toHaveLength(levels.length);
				expect(found[0]).toBe(2);
				for (const [index, level] of found.entries()) expect(level).toBeLessThanOrEqual((found[index - 1] ?? 1) + 1);
			}),
		);
	});

	test("have unique prefixed ids and link to themselves", () => {
		const body = bodyOf("<h2>What it costs</h2><h3>What it costs</h3><h2>???</h2><h2>Main</h2><h2>What it costs 2</h2>");
		const ids = [...body.querySelectorAll("h2,h3")].map(({ id }) => id);
		expect(ids).toEqual(["s-what-it-costs", "s-what-it-costs-2", "s-part", "s-main", "s-what-it-costs-2-2"]);
		expect([...body.querySelectorAll("h2 > a, h3 > a")].map((link) => link.getAttribute("href"))).toEqual(ids.map((id) => `#${id}`));
		const long = bodyOf(["early", "on time", "early"].map((end) => `<h2>${"Data after the contract ends ".repeat(3)}${end}</h2>`).join(""));
		expect([...long.querySelectorAll("h2")].map(({ id }) => id.slice(-5))).toEqual(["ds-da", "-da-2", "-da-3"]);
	});

	test("get no link when they contain one or are in one, or in a summary, which a click opens", () => {
		expect(bodyOf("<details><summary><h3>Question</h3></summary><p>Answer</p></details>").querySelector("a")).toBeNull();
		expect(bodyOf('<h2>See <a href="/saas">SaaS</a></h2>').querySelectorAll("a")).toHaveLength(1);
		expect(bodyOf('<a href="/saas"><h2>SaaS</h2></a>').querySelectorAll("a")).toHaveLength(1);
	});

	test("are listed for two levels, without notes for screen readers", () => {
		const { headings } = render('<h2>One <a href="https://a.example.org">out</a></h2><h3>Two</h3><h4>Three</h4>');
		expect(headings).toEqual([
			{ id: "s-one-out", text: "One out", level: 2 },
			{ id: "s-two", text: "Two", level: 3 },
		]);
	});
});

test("reads the same headings from a rendered body", () => {
	const content = '<h2>One <a href="https://a.example.org">out</a></h2><h3>Two <code>x</code>\n y</h3><h4>Three</h4><h2>One out</h2>';
	expect(readHeadings(bodyOf(content))).toEqual(render(content).headings);
	expect(readHeadings(bodyOf("<p>None.</p>"))).toEqual([]);
});

describe("links", () => {
	test.each(["https://a.example.org/x?y=1#z", "http://a.example.org/"])(
		"opens %s in a new tab, announces it, and sends no referrer",
		(address) => {
			const link = bodyOf(`<a href="${address}" target="_self" rel="opener">x</a>`).querySelector("a");
			expect([link?.getAttribute("href"), link?.target, link?.rel]).toEqual([address, "_blank", "noopener noreferrer"]);
			expect(link?.textContent).toBe("x (opens in a new tab)");
		},
	);

	test.each(["/saas", "/blog/a#s-b", "#s-part", "mailto:a@example.org?subject=x", "https://studio.example.com/saas"])(
		"opens %s in the same tab",
		(address) => {
			const link = bodyOf(`<a href="${address}">x</a>`).querySelector("a");
			expect([link?.getAttribute("href"), link?.getAttribute("target"), link?.textContent]).toEqual([address, null, "x"]);
		},
	);

	test.each([
		"",
		"saas",
		"../x",
		"//evil.example",
		"ftp://a.example.org",
		"tel:+91",
		"javascript:alert(1)",
		"data:text/html,x",
		"https://user@a.example.org",
	])("removes the link to %j and keeps its text", (address) => {
		expect(htmlOf(`<p><a href="${address}">words</a></p>`)).toBe("<p>words</p>");
	});
});

describe("pictures", () => {
	const pictureOf = (attributes: string) => bodyOf(`<p>x<img ${attributes}></p>`).querySelector("img");

	test("loads pictures lazily without a referrer, and keeps their size and alt text", () => {
		const picture = pictureOf(
			'src="https://cdn.example.org/a.png" width="640" height="400" style="x" onload="y()" srcset="https://evil.example/x 1w"',
		);
		expect(picture?.outerHTML).toBe(
			'<img src="https://cdn.example.org/a.png" width="640" height="400" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
		);
	});

	test("offers the site's own pictures in several sizes", () => {
		const picture = pictureOf('src="/media/posts/a.webp" alt="A"');
		expect([picture?.getAttribute("src"), picture?.srcset.split(",").length]).toEqual(["/media/posts/a-800.webp", 4]);
	});

	test.each(["width=0", "width=-5", "width=100%", "width=99999", "width=1e3"])("removes the invalid size %s", (size) => {
		expect(pictureOf(`src="/a.png" ${size}`)?.hasAttribute("width")).toBe(false);
	});

	test.each(["x", "data:image/png;base64,AAAA", "javascript:alert(1)", "//evil.example/a.png", "https:/\\evil.example"])(
		"removes a picture with the address %s",
		(address) => expect(pictureOf(`src="${address}"`)).toBeNull(),
	);
});

describe("tables", () => {
	test("scroll in a region named after the caption or the number", () => {
		const body = bodyOf(
			"<table><tr><td>1</td></tr></table><table><caption> Costs,  per month </caption><tr><td>2<table><tr><td>3</td></tr></table></td></tr></table>",
		);
		const frames = [...body.querySelectorAll('[role="region"]')];
		const looks = frames.map((frame) => [frame.firstElementChild?.tagName, readSheetStyle("article.css", frame, "overflow-x")]);
		expect(frames.map((frame) => frame.getAttribute("aria-label"))).toEqual(["Table 1", "Costs, per month"]);
		expect(looks).toEqual(Array(2).fill(["TABLE", "auto"]));
	});

	test("keep spans and scopes", () => {
		expect(htmlOf('<table><tbody><tr><th scope="row" colspan="2" rowspan="3">a</th></tr></tbody></table>')).toContain(
			'<th scope="row" colspan="2" rowspan="3">a</th>',
		);
	});
});

describe("a body over the limits", () => {
	test.each([
		["200 kB", `<p>${"word ".repeat(50_000)}</p>`],
		["5,000 tags", "<b>x ".repeat(6000)],
		["unclosed tags only", `<p>x${"<b>".repeat(50_000)}`],
	])("is shown as its text without delay: %s", (_what, content) => {
		const began = cpuTime();
		const html = htmlOf(content);
		expect(cpuTime() - began).toBeLessThan(8000);
		expect(html.length).toBeLessThan(250_000);
		expect(bodyOf(content).children).toHaveLength(1);
		expect(html).toMatch(/^<p>(word|x)/);
	});

	test("is accepted as HTML at exactly the limit", () => {
		expect(bodyOf("<b>x</b>".repeat(2500)).querySelectorAll("b")).toHaveLength(2500);
	});
});

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
				expect(asBody(escaped).innerHTML).toBe(element.innerHTML);
				expect(escaped.match(/</g)).toHaveLength(2);
				expect(escaped.match(/>/g)).toHaveLength(2);
			}),
		);
	});
});

describe("videos", () => {
	const LINK = '<a href="https://youtu.be/dQw4w9WgXcQ">';
	const video = (content: string) => bodyOf(content).querySelector("a[role=button]");

	test("a paragraph that is a link to one becomes a button with its title and host, and loads nothing", () => {
		const found = video(`<p> ${LINK}How we <em>test</em> agents</a> </p>`);
		expect(found?.textContent).toBe("How we test agents Play from YouTube");
		expect([found?.getAttribute("href"), found?.getAttribute("target")]).toEqual(["https://youtu.be/dQw4w9WgXcQ", "_blank"]);
		expect(found?.parentElement && readSheetStyle("post-media.css", found.parentElement, "aspect-ratio")).toBe("16 / 9");
		// An address is no title.
		expect(video(`<p>${LINK}https://youtu.be/dQw4w9WgXcQ</a></p>`)?.textContent).toBe("Video Play from YouTube");
		expect(bodyOf(`<p>${LINK}x</a></p>`).querySelector("iframe, img, script")).toBeNull();
	});

	test.each([
		`<p>See ${LINK}this</a></p>`,
		`<p>${LINK}one</a>${LINK}two</a></p>`,
		`<p>${LINK}<img src="/a.webp" alt="A"></a></p>`,
		`<ul><li>${LINK}x</a></li></ul><aside><p>${LINK}x</a></p></aside><table><tr><td><p>${LINK}x</a></p></td></tr></table>`,
		'<p><a href="https://www.youtube.com/@channel">x</a></p>',
		'<p><a href="https://a.example/watch?v=dQw4w9WgXcQ">x</a></p>',
	])("%s stays a link", (content) => {
		expect(video(content)).toBeNull();
		expect(bodyOf(content).querySelector("a")).toBeTruthy();
	});

	test("posts can't bring their own button or class", () => {
		expect(bodyOf('<p class="video"><a role="button" href="/x">x</a></p>').querySelector("[class], [role]")).toBeNull();
	});
});
