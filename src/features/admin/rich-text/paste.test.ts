// @vitest-environment jsdom
import { Editor } from "@tiptap/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type PasteEvents, pasteHandlers } from "./paste";
import { extensions } from "./schema";
import { toDocument } from "./to-document";
import { toHtml } from "./to-html";

const TOP = 10;
const BOTTOM = 90;
const file = new File(["x"], "board.png", { type: "image/png" });

let editor: Editor;
afterEach(() => editor.destroy());

function mount(html: string, events: Partial<PasteEvents> = {}): Editor["view"] {
	vi.stubGlobal("scrollBy", () => {});
	Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(), getClientRects: () => [] });
	const body = document.createElement("div");
	body.innerHTML = html;
	editor = new Editor({
		element: document.body.appendChild(document.createElement("div")),
		extensions,
		content: toDocument(body).toJSON(),
		injectCSS: false,
		editorProps: pasteHandlers(() => ({ onNotice: () => {}, ...events })),
	});
	return editor.view;
}

function paste(types: Record<string, string>): string {
	const clipboardData = { getData: (type: string) => types[type] ?? "", files: [], types: Object.keys(types) };
	editor.view.dom.dispatchEvent(Object.assign(new Event("paste", { cancelable: true, bubbles: true }), { clipboardData }));
	return toHtml(editor.state.doc).replace(/\n/g, "");
}

/** Drops picture files on the letter after `before`; blocks are 100 pixels high. */
async function drop(html: string, before: string, y: number, files: File[] = [file]) {
	const view = mount(html, { onPictureFiles: async (given) => given.map(({ name }) => ({ url: `/${name}`, alt: "" })) });
	let place = 1;
	view.state.doc.descendants((node, at) => {
		if (node.isText && node.text?.includes(before)) place = at + (node.text.indexOf(before) + before.length);
	});
	vi.spyOn(view, "posAtCoords").mockReturnValue({ pos: place, inside: -1 });
	vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 500, 100));
	const dataTransfer = { getData: () => "", files, types: ["Files"] };
	view.dom.dispatchEvent(Object.assign(new Event("drop", { cancelable: true, bubbles: true }), { dataTransfer, clientX: 5, clientY: y }));
	await vi.waitFor(() => expect(toHtml(view.state.doc)).toContain("<img"));
	return toHtml(view.state.doc)
		.replace(/\n/g, "")
		.replace(/<figure>(<img[^>]*>)<\/figure>/g, "$1")
		.replace(/<img[^>]*src="([^"]*)"[^>]*>/g, "[$1]");
}

describe("a dropped picture", () => {
	const text = "<h2>The problem</h2><p>It waits.</p>";

	test.each([
		[TOP, "[/board.png]<h2>The problem</h2><p>It waits.</p>"],
		[BOTTOM, "<h2>The problem</h2>[/board.png]<p>It waits.</p>"],
	])("goes to the nearer edge of its block at the height %d, and splits no word", async (y, expected) => {
		expect(await drop(text, "The pro", y)).toBe(expected);
	});

	test("keeps the order of several files", async () => {
		const files = ["a.png", "b.png"].map((name) => new File(["x"], name, { type: "image/png" }));
		expect(await drop(text, "It wa", BOTTOM, files)).toBe("<h2>The problem</h2><p>It waits.</p>[/a.png][/b.png]");
	});

	test("stays outside a list item that it can't begin", async () => {
		expect(await drop("<ul><li><p>One</p></li></ul>", "On", TOP)).toMatch(/^\[\/board\.png\]<ul>/);
	});

	test("takes the place of an empty line", async () => {
		expect(await drop("<p></p>", "nothing", BOTTOM)).toMatch(/^\[\/board\.png\]/);
	});
});

describe("a pasted redirect of Google", () => {
	const redirect = "https://www.google.com/url?q=https://a.example.org/p&sa=D";

	test.each([
		["", "https://a.example.org/p"],
		["words", "words"],
	])("becomes its target over the selection %j", (selected, shown) => {
		mount(`<p>${selected}</p>`);
		editor.commands.selectAll();
		expect(paste({ "text/plain": redirect })).toBe(`<p><a href="https://a.example.org/p">${shown}</a></p>`);
	});

	test("stays in code", () => {
		mount("<pre><code>x</code></pre>");
		expect(paste({ "text/plain": redirect })).toContain("google.com/url?q=");
	});
});

test("the first row of a pasted table becomes its head", () => {
	mount("<p></p>");
	const html = "<table><tr><td>Plan</td><td>Price</td></tr><tr><td>S</td><td>9</td></tr></table>";
	expect(paste({ "text/html": html, "text/plain": "Plan" })).toContain(
		"<thead><tr><th>Plan</th><th>Price</th></tr></thead><tbody><tr><td>S</td>",
	);
});
