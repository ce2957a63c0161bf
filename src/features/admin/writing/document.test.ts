// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { staticPosts } from "@/content/blog/list";
import { loadStaticPost } from "@/content/blog/load";
import { isHtml } from "@/shared/lib/rich-text/content-kind";
import { richTextRenderer } from "@/shared/lib/rich-text/render-rich-text";
import { bodyOf, toDocument, toHtml } from "./document";
import { lossesOf } from "./losses";

const roundTrip = (value: string) => toHtml(toDocument(bodyOf(value)));

describe("what the rich editor holds", () => {
	test.each(staticPosts.map(({ slug }) => slug))("the site's own post %s stays whole", async (slug) => {
		const { content } = await loadStaticPost(slug);
		expect(lossesOf(content)).toEqual([]);
		expect(lossesOf(roundTrip(content))).toEqual([]);
		expect(roundTrip(roundTrip(content))).toBe(roundTrip(content));
	});

	test.each([
		"One\ntwo\n\nthree",
		"<p>A <strong>strong</strong>, <em>soft</em> <b>b</b> <i>i</i> <u>u</u> <s>s</s> x<sub>2</sub> y<sup>3</sup>.</p>",
		'<p><a href="/saas" title="SaaS"><code>link</code></a> and <strong><a href="https://a.example.org">b</a></strong> <a href="mailto:a@example.org">m</a></p>',
		"<p>one <code><strong>two</strong></code></p>",
		"<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>",
		'<ul><li>one</li><li>two<ul><li>deep</li></ul></li></ul><ol start="3"><li><p>a</p><p>b</p></li></ol>',
		"<blockquote><p>Said.</p><cite>Her</cite></blockquote><blockquote>bare</blockquote>",
		"<pre><code>a\n\n  b &lt;p&gt;</code></pre><pre>bare\n\tcode</pre>",
		"<p>a</p><hr><p>b<br>c</p>",
		'<figure><img src="/media/a.svg" alt="A plan" width="640" height="400"><figcaption>Words, <em>soft</em></figcaption></figure>',
		'<figure><img src="/media/a.svg" alt=""></figure>',
		'<p>before <img src="/media/a.svg" alt="x"> after</p><img src="/media/b.svg" alt="y">',
		'<table><caption>Costs</caption><thead><tr><th scope="col">a</th><th>b</th></tr></thead><tbody><tr><th scope="row">1</th><td colspan="1">2</td></tr></tbody><tfoot><tr><td colspan="2">sum</td></tr></tfoot></table>',
		"<table><tr><td>1<ul><li>x</li></ul></td><td><p>a</p><p>b</p></td></tr></table>",
		'<p lang="de" dir="ltr">Ja <time datetime="2026-02-01">1</time> <abbr title="x">y</abbr> <kbd>K</kbd> <q>q</q> <mark>m</mark> <small>s</small> <span lang="fr">f</span></p>',
		"<div>in a <span>division</span></div><div><p>a</p></div>words alone",
		"<p>a</p><p></p><p> </p>",
		"  <p>space \n around </p>\n\n<p>blocks</p>  ",
		"",
	])("%j is held whole", (value) => {
		expect(lossesOf(value)).toEqual([]);
		expect(lossesOf(roundTrip(value))).toEqual([]);
	});

	test.each([
		["<details><summary>More</summary><p>text</p></details>", ["details"]],
		["<dl><dt>a</dt><dd>b</dd></dl>", ["dl"]],
		['<ol reversed=""><li>two</li></ol>', ["reversed of ol"]],
		["<figure><table><tr><td>1</td></tr></table><figcaption>x</figcaption></figure>", ["figure"]],
		["<pre><code>a <mark>b</mark></code></pre>", ["mark"]],
		['<table><tr><td lang="de" width="20">1</td></tr></table>', ["width of td"]],
	])("%s would lose %j", (value, lost) => expect(lossesOf(value).sort()).toEqual(lost.sort()));
});

describe("what it gives back", () => {
	test.each([
		["One\ntwo\n\nthree", "<p>One<br>two</p>\n<p>three</p>"],
		["<ul><li>one</li><li>two<ul><li>deep</li></ul></li></ul>", "<ul>\n<li>one</li>\n<li>two\n<ul>\n<li>deep</li>\n</ul></li>\n</ul>"],
		["<p></p>", ""],
		["<p>a</p><p></p>", "<p>a</p>"],
		["<pre><code>a\nb</code></pre>", "<pre><code>a\nb</code></pre>"],
		['<a href="https://a.example.org" target="_blank">x</a>', '<p><a href="https://a.example.org">x</a></p>'],
		['<p>x <a href="javascript:alert(1)">bad</a></p>', "<p>x bad</p>"],
		[
			"<table><tr><th>a</th></tr><tr><td>1</td></tr></table>",
			"<table>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody>\n<tr><td>1</td></tr>\n</tbody>\n</table>",
		],
	])("%j becomes %j", (value, html) => expect(roundTrip(value)).toBe(html));
});

test("whatever is put together of what pages show, where nothing is named as lost a page shows the same words", () => {
	const render = richTextRenderer(window, "https://studio.example.com");
	const words = (value: string) => {
		const body = new DOMParser().parseFromString(String(render(value).html), "text/html").body;
		return (body.textContent ?? "").replace(/\s+/g, "");
	};
	const pieces =
		"<p> </p> <strong> </strong> <em> </em> <code> <ul> <li> </ul> <blockquote> </blockquote> <h2> </h2> <table> <tr> <td> </table> <pre> </pre> <figure> <img_src=/a.png> <figcaption> </figure> <br> <hr> <a_href=/x> </a> <details> <summary> <dl> <dt> <div> </div> one two &lt;".split(
			" ",
		);
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (chosen) => {
			const value = chosen.join(" ").replaceAll("_", " ");
			if (!isHtml(value)) return;
			expect(words(roundTrip(value))).toBe(words(value));
			if (lossesOf(value).length === 0) expect(lossesOf(roundTrip(value))).toEqual([]);
		}),
		{ numRuns: 60 },
	);
}, 20_000);
