// @vitest-environment jsdom
import type { Editor } from "@tiptap/core";
import type { Selection } from "@tiptap/pm/state";
import { CellSelection } from "@tiptap/pm/tables";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openEditor } from "../../../../tests/support/admin/rich-text-harness";
import { type PasteEvents, pasteHandlers } from "./paste";
import { toHtml } from "./to-html";

const TOP = 10;
const BOTTOM = 90;
const file = new File(["x"], "board.png", { type: "image/png" });

let editor: Editor;
afterEach(() => editor.destroy());

function mount(html: string, events: Partial<PasteEvents> = {}): Editor["view"] {
	const body = document.createElement("div");
	body.innerHTML = html;
	editor = openEditor(
		body,
		pasteHandlers(() => ({ onNotice: () => {}, ...events })),
	);
	return editor.view;
}

function paste(types: Record<string, string>): string {
	const clipboardData = { getData: (type: string) => types[type] ?? "", files: [], types: Object.keys(types) };
	editor.view.dom.dispatchEvent(Object.assign(new Event("paste", { cancelable: true, bubbles: true }), { clipboardData }));
	return toHtml(editor.state.doc).replace(/\n/g, "");
}

function dropOn(view: Editor["view"], y: number, files: File[]): void {
	const dataTransfer = { getData: () => "", files, types: ["Files"] };
	view.dom.dispatchEvent(Object.assign(new Event("drop", { cancelable: true, bubbles: true }), { dataTransfer, clientX: 5, clientY: y }));
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
	dropOn(view, y, files);
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

	test("stays out of the words that are written during the upload", async () => {
		const view = mount("<p>One</p><p>two</p>", {
			onPictureFiles: async () => {
				editor.commands.insertContent("!!");
				return [{ url: "/a.png", alt: "" }];
			},
		});
		vi.spyOn(view, "posAtCoords").mockReturnValue({ pos: 7, inside: -1 });
		dropOn(view, BOTTOM, [file]);
		await vi.waitFor(() => expect(toHtml(view.state.doc).replace(/\n/g, "")).toMatch(/^<p>One<\/p><p>t!!wo<\/p><figure>/));
	});

	test("takes the place of an empty line", async () => {
		expect(await drop("<p></p>", "nothing", BOTTOM)).toMatch(/^\[\/board\.png\]/);
	});
});

describe("a pasted picture", () => {
	const html = "<p>One</p><p>two</p><p>three</p>";
	const inTwo = { from: 7, to: 7 };

	/** Pastes a picture at `selection`, and does something before the upload ends. */
	async function pastePicture(content: string, selection: { from: number; to: number }, meanwhile: () => void = () => {}) {
		const view = mount(content, {
			onPictureFiles: async () => {
				meanwhile();
				return [{ url: "/a.png", alt: "" }];
			},
		});
		editor.commands.setTextSelection(selection);
		const clipboardData = { getData: () => "", files: [file], types: ["Files"] };
		view.dom.dispatchEvent(Object.assign(new Event("paste", { cancelable: true, bubbles: true }), { clipboardData }));
		await vi.waitFor(() => expect(toHtml(view.state.doc)).toContain("<img"));
		return toHtml(view.state.doc)
			.replace(/\n/g, "")
			.replace(/<figure>.*?<\/figure>/g, "[picture]");
	}

	test("replaces what was selected when it was pasted", async () => {
		expect(await pastePicture(html, { from: 6, to: 9 })).toBe("<p>One</p>[picture]<p>three</p>");
	});

	test("takes the place of an empty line", async () => {
		expect(await pastePicture("<p>One</p><p></p><p>two</p>", { from: 6, to: 6 })).toBe("<p>One</p>[picture]<p>two</p>");
	});

	test("takes no selection away that was made during the upload", async () => {
		const after = "<p>One</p><p>two</p>[picture]<p>three</p>";
		expect(await pastePicture(html, inTwo, () => editor.commands.selectAll())).toBe(after);
		editor.destroy();
		expect(await pastePicture(html, inTwo, () => editor.commands.setTextSelection({ from: 1, to: 4 }))).toBe(after);
	});

	test("takes no selection away that was made after more was written", async () => {
		const write = () => {
			editor.commands.insertContent("!!");
			editor.commands.setTextSelection({ from: 1, to: 8 });
		};
		expect(await pastePicture("<p></p><p>One</p>", { from: 4, to: 4 }, write)).toBe("<p>O!!ne</p>[picture]");
	});

	test("stays out of the words that are written during the upload", async () => {
		expect(await pastePicture(html, inTwo, () => editor.commands.insertContent("!!"))).toBe("<p>One</p><p>t!!wo</p>[picture]<p>three</p>");
	});

	test("goes to an empty line that was begun during the upload", async () => {
		const write = () => {
			editor.commands.setTextSelection(4);
			editor.commands.splitBlock();
		};
		expect(await pastePicture("<p>One</p><p>two</p>", inTwo, write)).toBe("<p>One</p>[picture]<p>two</p>");
	});
});

describe("a pasted redirect of Google", () => {
	const redirect = "https://www.google.com/url?q=https://a.example.org/p&sa=D";

	test.each([
		["", "https://a.example.org/p"],
		["words", '<a href="https://a.example.org/p">words</a>'],
	])("becomes its target over the selection %j", (selected, expected) => {
		mount(`<p>${selected}</p>`);
		editor.commands.selectAll();
		expect(paste({ "text/plain": redirect })).toBe(`<p>${expected}</p>`);
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

test("only the text is pasted with Shift, but not with Insert or once the editor has lost the focus", () => {
	const bold = { "text/html": "<b>New</b>", "text/plain": "New" };
	const { dom } = mount("<p></p>");
	dom.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", shiftKey: true, bubbles: true }));
	expect(paste(bold)).toBe("<p>New</p>");
	dom.dispatchEvent(new KeyboardEvent("keydown", { key: "Insert", shiftKey: true, bubbles: true }));
	expect(paste(bold)).toBe("<p>New<b>New</b></p>");
	dom.dispatchEvent(new FocusEvent("blur"));
	expect(paste(bold)).toBe("<p>New<b>NewNew</b></p>");
});

describe("in a table, pasted cells take the place of cells", () => {
	const table = "<table><tbody><tr><td>A1</td><td>B1</td></tr><tr><td>A2</td><td>B2</td></tr></tbody></table>";
	const withRow = (cells: string) => `<table><tbody><tr><td>A1</td><td>B1</td></tr><tr>${cells}</tr></tbody></table>`;

	function cells(): number[] {
		const found: number[] = [];
		editor.state.doc.descendants((node, at) => void (node.type.name === "tableCell" && found.push(at)));
		return found;
	}
	const select = (selection: Selection) => editor.view.dispatch(editor.state.tr.setSelection(selection));
	const selectCells = (from: number, to: number) => select(CellSelection.create(editor.state.doc, cells()[from] ?? 0, cells()[to] ?? 0));
	const inCell = (index: number) => editor.commands.setTextSelection((cells()[index] ?? 0) + 2);

	test("of the same table", () => {
		mount(table);
		selectCells(0, 1);
		const copied: Record<string, string> = {};
		const clipboardData = { clearData: () => {}, setData: (type: string, value: string) => Object.assign(copied, { [type]: value }) };
		editor.view.dom.dispatchEvent(Object.assign(new Event("copy", { bubbles: true, cancelable: true }), { clipboardData }));
		inCell(2);
		expect(paste(copied)).toBe(withRow("<td>A1</td><td>B1</td>"));
	});

	test.each([
		["at the caret", () => inCell(2)],
		["over chosen cells", () => selectCells(2, 3)],
	])("of a spreadsheet %s", (_where, choose) => {
		mount(table);
		choose();
		expect(paste({ "text/html": "<table><tr><td>1</td><td>2</td></tr></table>", "text/plain": "1\t2" })).toBe(
			withRow("<td>1</td><td>2</td>"),
		);
	});

	test("of several rows without a second head", () => {
		mount("<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>");
		inCell(0);
		const head = "<thead><tr><th>A</th></tr></thead>";
		const sheet = { "text/html": "<table><tr><td>3</td></tr><tr><td>4</td></tr></table>", "text/plain": "3\n4" };
		expect(paste(sheet)).toBe(`<table>${head}<tbody><tr><td>3</td></tr><tr><td>4</td></tr></tbody></table>`);
	});

	test("while words go into the cell", () => {
		mount(table);
		inCell(2);
		expect(paste({ "text/html": "<b>New</b>", "text/plain": "New" })).toBe(withRow("<td><b>New</b>A2</td><td>B2</td>"));
	});
});

describe("pasted Markdown", () => {
	const text =
		"# Title\n\nSome **bold** ~~old~~ [words](https://a.example.org).\n\n- one\n- two\n\n> quoted\n\n```js\na < b\n```\n\n| A | B |\n|---|---|\n| 1 | 2 |";
	const html = () => toHtml(editor.state.doc).replace(/\n/g, "");

	test("becomes blocks, and one undo returns the text, which a second one removes", async () => {
		const onNotice = vi.fn();
		mount("<p>before</p><p></p>", { onNotice });
		editor.commands.setTextSelection(editor.state.doc.content.size - 1);
		const plain = paste({ "text/plain": text });
		expect(plain).toContain("<p># Title</p><p>Some **bold** ~~old~~ [words](https://a.example.org).</p>");
		await vi.waitFor(() => expect(onNotice).toHaveBeenCalledWith("Converted from Markdown. Undo to get the plain text back."));
		expect(html()).toBe(
			'<p>before</p><h2>Title</h2><p>Some <strong>bold</strong> <s>old</s> <a href="https://a.example.org">words</a>.</p><ul><li>one</li><li>two</li></ul><blockquote><p>quoted</p></blockquote><pre><code>a &lt; b</code></pre><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
		);
		editor.commands.undo();
		expect(html()).toBe(plain);
		editor.commands.undo();
		expect(html()).toBe("<p>before</p>");
		editor.commands.redo();
		editor.commands.redo();
		expect(html()).toContain("<h2>Title</h2>");
	});

	test("goes between the words around the caret", async () => {
		mount("<p>onetwo</p>");
		editor.commands.setTextSelection(4);
		paste({ "text/plain": "**a** and `b`" });
		await vi.waitFor(() => expect(html()).toBe("<p>one<strong>a</strong> and <code>b</code>two</p>"));
	});

	test("is sanitized, and the notice counts the links that become text", async () => {
		const onNotice = vi.fn();
		mount("<p></p>", { onNotice });
		paste({ "text/plain": '## Hi <img src=x onerror="a()"><script>b()</script>\n\n[x](javascript:c()) [y](#hi) [z](#gone)' });
		await vi.waitFor(() => expect(html()).toBe('<h2>Hi</h2><p>x <a href="#s-hi">y</a> z</p>'));
		const links = "2 links became plain text because their addresses don't work in a post.";
		expect(onNotice).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(links));
	});

	test.each<[string, () => unknown, string]>([
		["goes on writing", () => editor.commands.insertContent("!"), "!"],
		["opens the HTML", () => editor.view.dom.parentElement?.setAttribute("hidden", ""), ""],
	])("stays as it is when the admin %s before it is converted", async (_what, act, written) => {
		const onNotice = vi.fn();
		mount("<p></p>", { onNotice });
		paste({ "text/plain": "**a** and `b`" });
		act();
		await vi.dynamicImportSettled();
		expect([html(), onNotice.mock.calls]).toEqual([`<p>**a** and \`b\`${written}</p>`, []]);
	});

	test("stays as it is in code and beside HTML", async () => {
		mount("<pre><code>x</code></pre>");
		paste({ "text/plain": "**a** and `b`" });
		await vi.dynamicImportSettled();
		expect(html()).toContain("**a** and `b`");
		editor.destroy();
		mount("<p></p>");
		expect(paste({ "text/plain": "**a** and `b`", "text/html": "<p>**a** and `b`</p>" })).toBe("<p>**a** and `b`</p>");
	});
});
