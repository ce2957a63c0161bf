// @vitest-environment jsdom
import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { afterEach, expect, test, vi } from "vitest";
import { openEditor } from "../../../../tests/support/admin/rich-text-harness";
import { toBody } from "./to-document";
import { toHtml } from "./to-html";

const TOP = 10;
const BOTTOM = 90;

let editor: Editor;
afterEach(() => {
	editor.destroy();
	vi.restoreAllMocks();
});

/** Opens a text whose "|" is the place under the pointer; blocks are 100 pixels high. */
function open(html: string): void {
	editor = openEditor(toBody(html));
	let pos = 0;
	editor.state.doc.descendants((node, at) => {
		if (node.text?.includes("|")) pos = at + node.text.indexOf("|");
	});
	editor.view.dispatch(editor.state.tr.delete(pos, pos + 1).setMeta("addToHistory", false));
	vi.spyOn(editor.view, "posAtCoords").mockReturnValue({ pos, inside: -1 });
	vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 500, 100));
}

function fire(type: string, clientY: number, types: string[] = []): void {
	const dataTransfer = { getData: () => "", files: [], types, dropEffect: "move" };
	editor.view.dom.dispatchEvent(Object.assign(new Event(type, { cancelable: true, bubbles: true }), { dataTransfer, clientX: 5, clientY }));
}

/** Drags the first node of a type to the place under the pointer. */
function drag(name: string, y: number): string {
	const found: number[] = [];
	editor.state.doc.descendants((node, at) => {
		if (node.type.name === name) found.push(at);
	});
	const node = NodeSelection.create(editor.state.doc, found[0] ?? 0);
	editor.view.dragging = Object.assign({ slice: node.content(), move: true }, { node });
	fire("drop", y);
	return toHtml(editor.state.doc)
		.replace(/\n/g, "")
		.replace(/<figure>.*<\/figure>/, "[F]")
		.replace(/<img[^>]*>/, "[i]");
}

const figure = '<figure><img src="/a.png" alt="A"></figure>';
const line = '<p><img src="/a.png" alt="A"></p>';

test.each([
	["a figure before the block", `<h2>The pro|blem</h2><p>It waits.</p>${figure}`, "figure", TOP, "[F]<h2>The problem</h2><p>It waits.</p>"],
	[
		"a figure after the block",
		`<h2>The pro|blem</h2><p>It waits.</p>${figure}`,
		"figure",
		BOTTOM,
		"<h2>The problem</h2>[F]<p>It waits.</p>",
	],
	["a figure out of a list", `<ul><li>On|e</li></ul>${figure}`, "figure", TOP, "[F]<ul><li>One</li></ul>"],
	["a figure into a quote", `${figure}<blockquote><p>On|e</p></blockquote>`, "figure", TOP, "<blockquote>[F]<p>One</p></blockquote>"],
	["a divider between blocks", "<hr><p>On|e</p><p>two</p>", "horizontalRule", BOTTOM, "<p>One</p><hr><p>two</p>"],
	["a picture to the start of a word", `${line}<p>some wo|rds</p>`, "image", TOP, "<p>some [i]words</p>"],
	["a picture to the end of a word", `${line}<p>some word|s</p>`, "image", TOP, "<p>some words[i]</p>"],
	["a picture between two words", `${line}<p>some |words</p>`, "image", TOP, "<p>some [i]words</p>"],
	["a picture past an apostrophe", `${line}<p>don'|t</p>`, "image", TOP, "<p>don't[i]</p>"],
])("moves %s", (_what, html, name, y, expected) => {
	open(html);
	const before = toHtml(editor.state.doc);
	expect(drag(name, y)).toBe(expected);
	editor.commands.undo();
	expect(toHtml(editor.state.doc)).toBe(before);
});

test("a picture dropped over the lower half of another one goes after it, not before its caption", () => {
	open(`${line}<figure><img src="/b.png" alt="B"><figcaption>Wo|rds</figcaption></figure>`);
	vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
		const [top, height] = { FIGURE: [0, 100], SPAN: [80, 20] }[this.tagName] ?? [100, 20];
		return new DOMRect(0, top, 500, height);
	});
	fire("dragover", 60, ["Files"]);
	expect(document.querySelector<HTMLElement>(".writing-drop")?.style.top).toBe("98.5px");
	fire("dragleave", 60, ["Files"]);
});

test.each([
	["lies between blocks for files", ["Files"], { width: "500px", height: "3px" }],
	["stands between letters for words", ["text/plain"], { width: "3px" }],
])("a line %s that are dragged over the text, until they leave", (_what, types, style) => {
	open("<p>On|e</p><p>two</p>");
	const line = () => document.querySelector<HTMLElement>(".writing-drop");
	fire("dragover", BOTTOM, types);
	expect(line()?.style).toMatchObject(style);
	fire("dragleave", BOTTOM, types);
	expect(line()).toBeNull();
	fire("dragover", BOTTOM, types);
	editor.destroy();
	expect(line()).toBeNull();
});
