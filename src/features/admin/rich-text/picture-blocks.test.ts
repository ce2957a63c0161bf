// @vitest-environment jsdom
import { Editor } from "@tiptap/core";
import { AllSelection, NodeSelection, TextSelection } from "@tiptap/pm/state";
import { afterEach, describe, expect, test } from "vitest";
import { leavePicture } from "./block-nodes";
import { insertPicture } from "./picture-panel";
import { extensions } from "./schema";
import { bodyOf, toDocument } from "./to-document";
import { toHtml } from "./to-html";
import { tools } from "./tools";

const FIGURE = '<figure><img src="/a.png" alt="A"></figure>';
const WITH_CAPTION = '<figure><img src="/a.png" alt="A"><figcaption>Words</figcaption></figure>';

let editor: Editor;
afterEach(() => editor.destroy());

function open(html: string): void {
	Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(), getClientRects: () => [] });
	editor = new Editor({ extensions, content: toDocument(bodyOf(html)).toJSON(), injectCSS: false });
}

const html = () => toHtml(editor.state.doc).replace(/\n/g, "");

function placeOf(type: string): number {
	const places: number[] = [];
	editor.state.doc.descendants((node, at) => void (node.type.name === type && places.push(at)));
	return places[0] ?? Number.NaN;
}

const select = {
	picture: () => NodeSelection.create(editor.state.doc, placeOf("figure")),
	caption: () => TextSelection.create(editor.state.doc, placeOf("caption") + 1),
	everything: () => new AllSelection(editor.state.doc),
};

function choose(place: keyof typeof select): void {
	editor.view.dispatch(editor.state.tr.setSelection(select[place]()));
}

function type(text: string): void {
	for (const letter of text) {
		const { from, to } = editor.state.selection;
		const insert = () => editor.state.tr.insertText(letter, from, to);
		if (!editor.view.someProp("handleTextInput", (handle) => handle(editor.view, from, to, letter, insert))) editor.view.dispatch(insert());
	}
}

const lists = tools.blocks.filter(({ label }) => label !== "Divider");
const kinds = [
	["Paragraph", () => editor.chain().focus().setNode("paragraph").run()],
	["Heading", () => editor.chain().focus().setNode("heading", { level: 2 }).run()],
	...lists.map(({ label, run }) => [label, () => run(editor)] as const),
] as const;

describe.each(["picture", "caption", "everything"] as const)("with the %s selected", (place) => {
	test.each(kinds)("%s keeps the picture", (_label, run) => {
		open(`<p>One</p>${WITH_CAPTION}<p>Two</p>`);
		choose(place);
		run();
		expect(html()).toContain(WITH_CAPTION);
	});
});

test("a kind for all blocks changes the others", () => {
	open(`<p>One</p>${WITH_CAPTION}<p>Two</p>`);
	choose("everything");
	editor.chain().focus().setNode("heading", { level: 2 }).run();
	expect(html()).toBe(`<h2>One</h2>${WITH_CAPTION}<h2>Two</h2>`);
});

describe.each(["picture", "caption"] as const)("from the %s", (place) => {
	test.each<[string, () => unknown, string]>([
		["a divider", () => tools.blocks.find(({ label }) => label === "Divider")?.run(editor), "<hr>"],
		["another picture", () => insertPicture(editor, { url: "/b.png", alt: "B" }), '<figure><img src="/b.png" alt="B"></figure>'],
		["words after it", () => leavePicture(editor) && editor.commands.insertContent("Two"), "<p>Two</p>"],
	])("%s goes after it", (_name, run, added) => {
		open(`<p>One</p>${FIGURE}`);
		choose(place);
		run();
		expect(html()).toBe(`<p>One</p>${FIGURE}${added}`);
	});
});

test.each(["# ", "## ", "1. ", "- ", "> ", "``` ", "---", "*** "])("%j in a caption is text", (text) => {
	open(`<p>One</p>${FIGURE}<p>Two</p>`);
	choose("caption");
	type(`${text}Words`);
	expect(editor.state.doc.childCount).toBe(3);
	expect(editor.state.doc.child(1).type.name).toBe("figure");
	expect(editor.state.doc.child(1).textContent).toBe(`${text}Words`);
});

test("Enter in a caption continues after the picture, and Backspace at its start keeps it", () => {
	open(WITH_CAPTION);
	choose("caption");
	const press = (key: string) =>
		editor.view.someProp("handleKeyDown", (handle) => handle(editor.view, new KeyboardEvent("keydown", { key })));
	expect(press("Backspace")).toBe(true);
	expect(press("Enter")).toBe(true);
	type("Two");
	expect(html()).toBe(`${WITH_CAPTION}<p>Two</p>`);
});
