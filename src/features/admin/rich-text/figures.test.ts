// @vitest-environment jsdom
import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openEditor } from "../../../../tests/support/admin/rich-text-harness";
import { pasteHandlers } from "./paste";
import { insertPicture } from "./picture-panel";
import { toBody } from "./to-document";
import { toHtml } from "./to-html";
import { insertTable, setBlock, tools } from "./tools";

let editor: Editor;
afterEach(() => editor.destroy());

const PICTURE = '<figure><img src="/a.png" alt="A"></figure>';
const CAPTIONED = '<figure><img src="/a.png" alt="A"><figcaption>Cap</figcaption></figure>';

/** Opens a text. "|" is the caret, and two of them are the ends of the selection. */
function open(html: string): void {
	editor = openEditor(
		toBody(html),
		pasteHandlers(() => ({ onNotice: () => {}, onPictureFiles: async () => [{ url: "/b.png", alt: "B" }] })),
	);
	const ends: number[] = [];
	for (;;) {
		const end = placeOf("|");
		if (end < 0) break;
		editor.view.dispatch(editor.state.tr.delete(end, end + 1).setMeta("addToHistory", false));
		ends.push(end);
	}
	const [from, to = from] = ends;
	if (from !== undefined && to !== undefined) editor.commands.setTextSelection({ from, to });
}

function placeOf(text: string): number {
	let place = -1;
	editor.state.doc.descendants((node, at) => {
		if (place < 0 && node.text?.includes(text)) place = at + node.text.indexOf(text);
	});
	return place;
}

function openInCaption(html: string): void {
	open(html);
	editor.state.doc.descendants((node, at) => {
		if (node.type.name === "caption") editor.commands.setTextSelection(at + 1);
	});
}

function openSelected(html: string): void {
	open(html);
	editor.state.doc.descendants((node, at) => {
		if (node.type.name === "figure") editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, at)));
	});
}

/** The stored HTML, with figures as [F] or [F: caption]. */
function shown(): string {
	editor.state.doc.check();
	return toHtml(editor.state.doc)
		.replace(/\n/g, "")
		.replace(/<figure><img src="\/a\.png" alt="A">(?:<figcaption>(.*?)<\/figcaption>)?<\/figure>/g, (_all, caption) =>
			caption === undefined ? "[F]" : `[F: ${caption}]`,
		);
}

function type(text: string): void {
	for (const letter of text) {
		const { from, to } = editor.state.selection;
		const insert = () => editor.state.tr.insertText(letter, from, to);
		if (!editor.view.someProp("handleTextInput", (handle) => handle(editor.view, from, to, letter, insert))) editor.view.dispatch(insert());
	}
}

function press(key: string, held: KeyboardEventInit = {}): boolean {
	const event = new KeyboardEvent("keydown", { key, ...held, bubbles: true, cancelable: true });
	return editor.view.someProp("handleKeyDown", (handle) => handle(editor.view, event)) === true;
}

function paste(types: Record<string, string>, files: File[] = []): void {
	const clipboardData = { getData: (name: string) => types[name] ?? "", files, types: Object.keys(types) };
	editor.view.dom.dispatchEvent(Object.assign(new Event("paste", { cancelable: true, bubbles: true }), { clipboardData }));
}

const tool = (label: string) => tools.blocks.find((one) => one.label === label)?.run(editor);

describe("a block command", () => {
	const places: [string, (html: string) => void, string, string][] = [
		["an empty caption", openInCaption, PICTURE, "[F]"],
		["a caption", openInCaption, CAPTIONED, "[F: Cap]"],
		["a selected picture", openSelected, CAPTIONED, "[F: Cap]"],
	];

	test.each([
		["Bulleted list", "<ul><li>x</li></ul><p>after</p>"],
		["Numbered list", "<ol><li>x</li></ol><p>after</p>"],
		["Code block", "<pre><code>x</code></pre><p>after</p>"],
		["Divider", "<hr><p>xafter</p>"],
	])("%s puts a new block after the picture, and Undo removes it", (label, next) => {
		for (const [place, openAt, figure, kept] of places) {
			openAt(`<p>before</p>${figure}<p>after</p>`);
			tool(label);
			type("x");
			expect(shown(), place).toBe(`<p>before</p>${kept}${next}`);
			while (editor.commands.undo());
			expect(shown(), place).toBe(`<p>before</p>${kept}<p>after</p>`);
			editor.destroy();
		}
		open("");
	});

	test.each(["Quote", "Callout"])("%s goes around the picture and back, and keeps the caret", (label) => {
		openInCaption(`<p>before</p>${CAPTIONED}`);
		tool(label);
		expect(shown()).toMatch(/^<p>before<\/p><(blockquote|aside)>\[F: Cap\]<\/\1>$/);
		type("1");
		tool(label);
		type("2");
		expect(shown()).toBe("<p>before</p>[F: 12Cap]");
	});

	test.each([
		["paragraph", "<p>x</p>"],
		["2", "<h2>x</h2>"],
	])("the block type %s begins a block after the picture", (kind, block) => {
		openInCaption(`${CAPTIONED}<p>after</p>`);
		setBlock(editor, kind);
		type("x");
		expect(shown()).toBe(`[F: Cap]${block}<p>after</p>`);
	});

	test("a table and a second picture go after the picture", () => {
		for (const openAt of [openInCaption, openSelected]) {
			openAt(`${PICTURE}<p>after</p>`);
			insertTable(editor);
			expect(shown()).toMatch(/^\[F\]<table>.*<\/table><p>after<\/p>$/);
			editor.destroy();
		}
		openInCaption(PICTURE);
		insertPicture(editor, { url: "/b.png", alt: "B" });
		expect(shown()).toBe('[F]<figure><img src="/b.png" alt="B"></figure>');
		type("x");
		expect(shown()).toContain("<figcaption>x</figcaption>");
	});

	test("Quote goes around a selected picture and back", () => {
		openSelected(CAPTIONED);
		tool("Quote");
		expect(shown()).toBe("<blockquote>[F: Cap]</blockquote>");
		tool("Quote");
		expect(shown()).toBe("[F: Cap]");
	});

	test.each([
		["paragraph", `<p>One</p>[F: Cap]<p>Two</p>`],
		["2", `<h2>One</h2>[F: Cap]<h2>Two</h2>`],
	])("the block type %s for the whole text changes all but pictures", (kind, expected) => {
		open(`<p>One</p>${CAPTIONED}<p>Two</p>`);
		editor.commands.selectAll();
		setBlock(editor, kind);
		expect(shown()).toBe(expected);
	});

	test.each([
		["Shift+7", "<p>before</p>[F: Cap]<ol><li>x</li></ol><p>after</p>"],
		["Shift+8", "<p>before</p>[F: Cap]<ul><li>x</li></ul><p>after</p>"],
		["Shift+b", "<p>before</p><blockquote>[F: xCap]</blockquote><p>after</p>"],
		["Alt+c", "<p>before</p>[F: Cap]<pre><code>x</code></pre><p>after</p>"],
		["Alt+o", "<p>before</p><aside>[F: xCap]</aside><p>after</p>"],
		["Alt+2", "<p>before</p>[F: Cap]<h2>x</h2><p>after</p>"],
		["Alt+0", "<p>before</p>[F: Cap]<p>x</p><p>after</p>"],
	])("Ctrl+%s does in a caption what the toolbar does, and keeps pictures in a whole text", (keys, expected) => {
		const [held = "", key = ""] = keys.toLowerCase().split("+");
		openInCaption(`<p>before</p>${CAPTIONED}<p>after</p>`);
		press(key, { ctrlKey: true, [`${held}Key`]: true });
		type("x");
		expect(shown()).toBe(expected);
		editor.commands.selectAll();
		press(key, { ctrlKey: true, [`${held}Key`]: true });
		expect(shown()).toContain("Cap]");
	});
});

test("--- typed in a paragraph becomes a divider", () => {
	open("<p>before</p><p>|</p>");
	type("---");
	expect(shown()).toBe("<p>before</p><hr>");
});

test.each(["# ", "## ", "1. ", "- ", "> ", "``` ", "---", "*** "])("%j in a caption is text", (typed) => {
	openInCaption(`${PICTURE}<p>after</p>`);
	type(`${typed}x`);
	expect(editor.state.doc.firstChild?.textContent).toBe(`${typed}x`);
});

describe("keys in a caption", () => {
	test.each(["Backspace", "Delete"])("%s in an empty caption keeps the picture and the caret", (key) => {
		openInCaption(`<p>before</p>${PICTURE}<p>after</p>`);
		expect(press(key)).toBe(true);
		type("x");
		expect(shown()).toBe("<p>before</p>[F: x]<p>after</p>");
	});

	test.each([
		["Backspace", "|Cap"],
		["Delete", "Cap|"],
	])("%s at the edge of a caption joins nothing", (key, caption) => {
		open(`<p>before</p>${CAPTIONED.replace("Cap", caption)}<p>after</p>`);
		expect(press(key)).toBe(true);
		expect(shown()).toBe("<p>before</p>[F: Cap]<p>after</p>");
	});

	test("Backspace in the empty line after a picture goes into its caption", () => {
		open(`${CAPTIONED}<p>|</p><p>after</p>`);
		press("Backspace");
		type("x");
		expect(shown()).toBe("[F: Capx]<p>after</p>");
	});
});

describe("pasting in a caption", () => {
	const blocks = { "text/html": "<p>one</p><p>two</p>", "text/plain": "one\n\ntwo" };

	test.each([
		["words", { "text/html": "<p>one</p>", "text/plain": "one" }, "[F: Caonep]<p>after</p>"],
		["paragraphs", blocks, "[F: Cap]<p>one</p><p>two</p><p>after</p>"],
		[
			"a list",
			{ "text/html": "<ul><li>one</li><li>two</li></ul>", "text/plain": "" },
			"[F: Cap]<ul><li>one</li><li>two</li></ul><p>after</p>",
		],
		[
			"code",
			{ "text/html": "<pre>a\nb</pre>", "text/plain": "a\nb", "vscode-editor-data": "{}" },
			"[F: Cap]<pre><code>ab</code></pre><p>after</p>",
		],
		["a divider", { "text/html": "<hr>", "text/plain": "" }, "[F: Cap]<hr><p>after</p>"],
		["a table", { "text/html": "<table><tr><td>1</td></tr></table>", "text/plain": "1" }, "[F: Cap]<table>"],
		[
			"a picture",
			{ "text/html": '<figure><img src="/c.png"></figure>', "text/plain": "" },
			'[F: Cap]<figure><img src="/c.png"></figure><p>after</p>',
		],
	])("%s leaves one picture", (_what, types, expected) => {
		open(`${CAPTIONED.replace("Cap", "Ca|p")}<p>after</p>`);
		paste(types);
		expect(shown().replace(/(<table>).*/, "$1")).toBe(expected);
	});

	test.each([
		["one", "[F: Caonep]<p>after</p>"],
		["one\n\ntwo", "[F: Cap]<p>one</p><p>two</p><p>after</p>"],
	])("the text %j leaves one picture, also when it is pasted with Shift", (text, expected) => {
		for (const html of ["", "<b>one</b>"]) {
			open(`${CAPTIONED.replace("Cap", "Ca|p")}<p>after</p>`);
			if (html) editor.view.dom.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", shiftKey: true, bubbles: true }));
			paste({ "text/html": html, "text/plain": text });
			expect(shown(), html).toBe(expected);
			editor.destroy();
		}
		open("");
	});

	test("Markdown leaves one picture, and two undos return the caption alone", async () => {
		openInCaption(`${CAPTIONED}<p>after</p>`);
		paste({ "text/plain": "## One\n\nSome **two**." });
		const plain = "[F: Cap]<p>## One</p><p>Some **two**.</p><p>after</p>";
		expect(shown()).toBe(plain);
		await vi.waitFor(() => expect(shown()).toBe("[F: Cap]<h2>One</h2><p>Some <strong>two</strong>.</p><p>after</p>"));
		editor.commands.undo();
		expect(shown()).toBe(plain);
		editor.commands.undo();
		expect(shown()).toBe("[F: Cap]<p>after</p>");
	});

	test("a line of Markdown stays in the caption", async () => {
		open(`${CAPTIONED.replace("Cap", "Ca|p")}<p>after</p>`);
		paste({ "text/plain": "**a** and `b`" });
		await vi.waitFor(() => expect(shown()).toBe("[F: Ca<strong>a</strong> and <code>b</code>p]<p>after</p>"));
	});

	test("a divider over chosen words takes them away", () => {
		open(`${CAPTIONED.replace("Cap", "One |two|")}<p>after</p>`);
		paste({ "text/html": "<hr>", "text/plain": "" });
		expect(shown()).toBe("[F: One ]<hr><p>after</p>");
	});

	test("a picture file goes after the picture", async () => {
		for (const figure of [PICTURE, CAPTIONED]) {
			openInCaption(`${figure}<p>after</p>`);
			paste({}, [new File(["x"], "b.png", { type: "image/png" })]);
			await vi.waitFor(() => expect(shown()).toMatch(/^\[F.*?\]<figure><img src="\/b\.png" alt="B"><\/figure><p>after<\/p>$/));
			editor.destroy();
		}
	});
});
