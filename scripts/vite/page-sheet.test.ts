import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { findWords, pageSheet } from "./page-sheet.ts";

const sheetFor = (css: string, html: string) => pageSheet(css, findWords(html));
/** The rules alone, without the order of layers before them. */
const rulesFor = async (css: string, html: string) => (await sheetFor(css, html)).replace(/^@layer [^;]*;/, "");
const html = (classes: string, inside = "") => renderToStaticMarkup(createElement("div", { className: classes }, inside));
/** A class name as written in a style sheet. */
const selector = (name: string) => `.${name.replace(/[^\w-]/g, (sign) => `\\${sign}`)}`;

describe("pageSheet", () => {
	test("keeps the rules that the page uses, in their order, and drops the others", async () => {
		const css = ".b{color:red}.gone{color:tan}p{margin:0}.a{color:blue}aside{margin:1px}.b.a{color:pink}";
		expect(await rulesFor(css, '<p class="a b">x</p>')).toBe(".b{color:red}p{margin:0}.a{color:blue}.b.a{color:pink}");
	});

	test("keeps only the used selectors of a list", async () => {
		expect(await rulesFor(".a,.gone,.b{color:red}", html("a b"))).toBe(".a,.b{color:red}");
	});

	test("drops the rule of a class that only a text names", async () => {
		const css = ".study{color:red}.marks{color:tan}.open{color:blue}[data-kind=marks]{margin:0}";
		const page = '<meta content="an open study"><p data-kind="wide" title="It marks time">A study marks &lt;i class="open"&gt;.</p>';
		expect(await rulesFor(css, page)).toBe("");
		expect(await rulesFor(css, '<p data-kind="marks">x</p>')).toContain("[data-kind=marks]{margin:0}");
	});

	test("keeps media queries and layers only around used rules", async () => {
		const css =
			"@layer base{p{margin:0}}@layer utilities{@media (width>=48rem){.a{color:red}.gone{color:tan}}@media print{.gone{color:tan}}}";
		const kept = "@layer base{p{margin:0}}@layer utilities{@media (width>=48rem){.a{color:red}}}";
		expect(await rulesFor(css, '<p class="a">x</p>')).toBe(kept);
	});

	test("keeps the layer order of the whole sheet, including layers that the page doesn't use", async () => {
		const css = "@layer theme{:root{--x:1px}}@layer base{aside{margin:0}}@layer utilities{.a{color:red}}";
		expect(await sheetFor(css, html("a"))).toMatch(/^@layer theme,base,utilities;/);
	});

	test("keeps both themes, because a script sets the theme before the first frame", async () => {
		const css = ":root{color-scheme:light dark}:root[data-theme=dark]{color-scheme:dark}[data-theme=light] .a{color:red}";
		expect(await rulesFor(css, html("a"))).toBe(css);
	});

	test("keeps the rules of open details elements", async () => {
		const css =
			".fold[open] .mark{rotate:45deg}details[open]>summary{color:red}.fold[open]::details-content{opacity:1;transition:opacity 1s}";
		expect(await rulesFor(css, '<details class="fold"><summary><i class="mark">+</i></summary></details>')).toBe(css);
	});

	test("keeps only the mixed color of Tailwind's pairs", async () => {
		const mix = "color-mix(in oklab, var(--x) 40%, transparent)";
		const supports = (rules: string) => `@supports (color:color-mix(in lab, red, red)){${rules}}`;
		const css = `.a{margin:0;color:var(--x)}${supports(`.a{color:${mix}}`)}.b{fill:var(--x)}${supports(`.b{fill:${mix}}`)}`;
		expect(await rulesFor(`:root{--x:red}${css}`, html("a b"))).toBe(`:root{--x:red}.a{margin:0}.a{color:${mix}}.b{fill:${mix}}`);
		expect(await rulesFor("@supports (display:grid){.a{color:red}}", html("a"))).toContain("@supports");
	});

	test("keeps used keyframes, fonts and custom properties", async () => {
		const css =
			'@font-face{font-family:"A";src:url(/a.woff2)}:root{--used:1px;--gone:2px}.a{font-family:A;margin:var(--used);animation:in 1s}@keyframes in{to{opacity:1}}@keyframes gone{to{opacity:0}}';
		const kept = await rulesFor(css, html("a"));
		for (const part of ["@font-face", "--used:1px", "@keyframes in{"]) expect(kept).toContain(part);
		expect(kept).not.toContain("gone");
	});

	test("keeps a property that another used property needs", async () => {
		const kept = await rulesFor(":root{--a:var(--b);--b:1px;--gone:2px}.a{margin:var(--a)}", html("a"));
		expect(kept).toBe(":root{--a:var(--b);--b:1px}.a{margin:var(--a)}");
	});

	test("writes the theme's values in place of their names, but not of one that another rule sets or reads with a fallback", async () => {
		const theme = "@layer theme{:root{--font:x, y;--body:var(--font);--ease:1;--gone:2}}";
		const rules = ".a{font:var(--body) var(--font);order:var(--ease)}";
		expect(await rulesFor(`${theme}${rules}`, html("a"))).toBe(".a{font:x,y x,y;order:1}");
		for (const other of [".a{--ease:2}", ".a{margin:var(--ease,var(--b,3px))}"])
			expect(await rulesFor(`${theme}${rules}${other}`, html("a"))).toBe(
				`@layer theme{:root{--ease:1}}.a{font:x,y x,y;order:var(--ease)}${other}`,
			);
	});

	test("drops a fallback only when the root always sets the property", async () => {
		const css =
			"@layer theme{:root{--a:1px}}@media print{:root{--b:1px}}.a{--c:1px}.a{margin:var(--a,2px) var(--b,2px) var(--c,2px) var(--a,var(--b,3px))}";
		expect(await rulesFor(css, html("a"))).toContain("{margin:var(--a) var(--b,2px) var(--c,2px) var(--a,var(--b,3px))}");
	});

	test("drops a repeated declaration but keeps a different value before it for older browsers", async () => {
		expect(await rulesFor(".a{color:red;color:red;width:1vh;width:1dvh;width:1vh}", html("a"))).toBe(
			".a{color:red;width:1vh;width:1dvh;width:1vh}",
		);
	});

	test("keeps registered properties that a rule sets, and writes the initial value of the others into the rules that read them", async () => {
		const property = (name: string) => `@property --tw-${name}{syntax:"*";inherits:false;initial-value:0}`;
		const css = ".a{--tw-y:1px;translate:var(--tw-x) var(--tw-y)}.gone{--tw-x:2px}";
		expect(await rulesFor(`${css}${property("x")}${property("y")}`, html("a"))).toBe(
			`.a{--tw-y:1px;translate:0 var(--tw-y)}${property("y")}`,
		);
	});

	test("writes a text size's own line height, and drops the property of other line heights unless a size comes after one", async () => {
		const size = (value: string) => `.size{line-height:${value}}`;
		const height = '@property --tw-leading{syntax:"*";inherits:false}.tight{--tw-leading:1;line-height:1}';
		const read = "var(--tw-leading,var(--x))";
		expect(await rulesFor(`${size(read)}${height}`, html("size tight"))).toBe(`${size("var(--x)")}.tight{line-height:1}`);
		for (const later of [`@media (width>=48rem){${size(read)}}`, size(read).replace("{", ":first-child{")]) {
			const css = `.tight{--tw-leading:1;line-height:1}${later}`;
			expect(await rulesFor(css, html("size tight"))).toBe(css);
		}
	});

	test("keeps keyboard focus and pseudo elements, and leaves pointer and script states to the whole sheet", async () => {
		const now = ".a:focus-visible{outline:2px solid}.a::before{content:none}.a:first-child{margin:0}";
		const later = '.a:hover{color:red}.a:active{color:red}.a[aria-invalid="true"]{color:red}.a[data-reveal="waiting"]{opacity:0}';
		expect(await rulesFor(now + later, '<p class="a" aria-invalid="true" data-reveal="waiting">x</p>')).toBe(now);
	});

	test("drops blocks that are empty without such rules, including nested ones", async () => {
		const css = ".a{color:red}@layer components{@media (hover:hover){.a:hover{color:tan}}}@media (hover:hover){.a:hover{color:tan}}";
		expect(await rulesFor(css, html("a"))).toBe(".a{color:red}");
	});

	test.each([
		"md:grid-cols-[1fr_auto]",
		"data-[state=open]:block",
		"[&>svg]:size-4",
		"before:content-['–']",
		'content-["x"]',
		"w-[calc(100%-2*1.5rem)]",
		"py-[clamp(72px,9vw,136px)]",
		"bg-[#c9ccd6]/50",
		"mt-0.5",
		"-translate-y-20",
		"w-1/2",
	])("the class %s is found in the page's markup", async (name) => {
		const css = `${selector(name)}{color:red}`;
		expect(await rulesFor(css, html(`a ${name} b`))).toBe(css);
	});

	test("keeps a rule with :has() whose class is in the page", async () => {
		const name = "has-[a:focus]:shadow";
		const css = `${selector(name)}:has(a:focus){color:red}`;
		expect(await rulesFor(css, html(name))).toBe(css);
	});

	test("keeps the rule of a class with any name only for pages that have it", async () => {
		const name = fc
			.array(fc.constantFrom(..."abxyz0123456789-_:[]()/.,%#&>~+*='\"@!".split("")), { minLength: 1, maxLength: 16 })
			.map((signs) => `k${signs.join("")}`)
			.filter((text) => !/:(hover|active|disabled)/.test(text));
		await fc.assert(
			fc.asyncProperty(name, async (used) => {
				const css = `${selector(used)}{color:red}`;
				expect(await rulesFor(css, html(used, "text"))).toBe(css);
				expect(await rulesFor(css, html("other", "text"))).toBe("");
			}),
			{ numRuns: 60 },
		);
	});

	test("gives the same bytes for the same page, because the policy has their hash", async () => {
		const css = ".b{color:red}@media print{.a{color:blue}}:root{--x:1px}.c{margin:var(--x)}";
		const page = '<p class="c"><i class="b a">x</i></p>';
		expect(await sheetFor(css, page)).toBe(await sheetFor(css, page));
	});
});
