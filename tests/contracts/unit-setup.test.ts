// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { screen } from "@testing-library/react";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { quickComputedStyle } from "../support/computed-style";

const NAMES = ["display", "direction", "visibility", "pointer-events"];

/** Every element that jsdom's default style sheet names, with the attributes that it asks for. */
const defaultSheet = readFileSync(createRequire(import.meta.url).resolve("jsdom/lib/jsdom/browser/default-stylesheet.js"), "utf8");
const names = new Set([...defaultSheet.matchAll(/(?<=^|[,>\s])[a-z][a-z0-9]*(?=[^{};]*\{)/gm)].map(([name]) => name));
const everyElement = [...names, "svg", "span"].flatMap((name) =>
	["", "hidden", "open", 'type="hidden"', 'type="text"', 'style="display:flex"'].map((attribute) => `<${name} ${attribute}></${name}>`),
);
const ownSheet = `<style>
	.shown[hidden] { display: block }
	.quiet { pointer-events: none; visibility: hidden }
	.quiet .loud { pointer-events: auto; visibility: visible }
	.twice { display: grid } .twice { display: inline-flex !important }
	.twice { color: red }
	p:unknown, p::before { display: none }
	p::-webkit-scrollbar { display: none }
	p:not(.twice):nth-child(2) { visibility: hidden }
	@media print { p { display: none } }
</style>`;
const inherited = `
	<div class="quiet"><p>a <b class="loud">b <i>c</i></b> <u style="visibility: collapse; direction: rtl">d</u></p></div>
	<p class="shown" hidden>e</p><p class="twice" style="display: unset">f</p><p class="twice">g</p>
	<div style="pointer-events: none"><button>h</button><a style="pointer-events: unset">i</a></div>`;

test.each([
	["jsdom's default style sheet", everyElement.join("")],
	["a style sheet of the document", `${ownSheet}${inherited}`],
	["style attributes", inherited],
])("quick computed styles are jsdom's own with %s", (_what, html) => {
	const { window } = new JSDOM(`<!doctype html><body>${html}`);
	const quick = quickComputedStyle(window as unknown as Window);
	const elements = [...window.document.querySelectorAll("*")];
	const stylesBy = (compute: (element: Element) => CSSStyleDeclaration) =>
		elements.map((element) => {
			const style = compute(element);
			return [element.outerHTML, ...NAMES.map((name) => style.getPropertyValue(name)), style.display, style.pointerEvents, style.color];
		});
	expect(elements.length).toBeGreaterThan(10);
	expect(stylesBy(quick)).toEqual(stylesBy((element) => window.getComputedStyle(element)));
});

test("a query that finds nothing says so and prints the document, also after a wait", async () => {
	document.body.innerHTML = "<p>There</p>";
	const message = /Missing[\s\S]*There/;
	const query = () => screen.getByText("Missing");
	expect(query).toThrow(message);
	expect(query).toThrow(expect.objectContaining({ stack: expect.not.stringContaining("support/unit-setup") }));
	await expect(screen.findByText("Missing", {}, { timeout: 1 })).rejects.toThrow(message);
});
