// @vitest-environment jsdom
import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { expect, test, vi } from "vitest";
import { openEditor } from "../../../../tests/support/admin/rich-text-harness";
import { type PasteEvents, pasteHandlers } from "./paste";
import { toBody } from "./to-document";
import { toHtml } from "./to-html";

const FIGURE = '<figure><img src="/a.png" alt="A"><figcaption>Some words</figcaption></figure>';

const open = (html: string, onNotice: PasteEvents["onNotice"] = () => {}): Editor =>
	openEditor(
		toBody(html),
		pasteHandlers(() => ({ onNotice })),
	);
const close = (...editors: Editor[]) => {
	for (const editor of editors) editor.destroy();
};

/** Selects a text and copies it. */
function copy(editor: Editor, text: string): Record<string, string> {
	editor.state.doc.descendants((node, at) => {
		const from = at + (node.text?.indexOf(text) ?? -1);
		if (node.text?.includes(text)) editor.commands.setTextSelection({ from, to: from + text.length });
	});
	return copySelected(editor);
}

function copySelected({ view }: Editor): Record<string, string> {
	const types: Record<string, string> = {};
	const clipboardData = { clearData: () => {}, setData: (name: string, value: string) => Object.assign(types, { [name]: value }) };
	view.dom.dispatchEvent(Object.assign(new Event("copy", { bubbles: true, cancelable: true }), { clipboardData }));
	return types;
}

/** Pastes at the end and returns the stored HTML. */
function pasteAtEnd({ view }: Editor, types: Record<string, string>): string {
	view.dispatch(view.state.tr.setSelection(TextSelection.atEnd(view.state.doc)));
	const clipboardData = { getData: (name: string) => types[name] ?? "", files: [], types: Object.keys(types) };
	view.dom.dispatchEvent(Object.assign(new Event("paste", { cancelable: true, bubbles: true }), { clipboardData }));
	view.state.doc.check();
	return toHtml(view.state.doc).replace(/\n/g, "");
}

test("a figure that is copied to another editor keeps its caption", () => {
	const [first, second] = [open(FIGURE), open("<p></p>")];
	first.commands.setNodeSelection(0);
	expect(pasteAtEnd(second, copySelected(first))).toBe(FIGURE);
	close(first, second);
});

test("a table that is copied to another editor keeps its caption and its foot", () => {
	const table =
		"<table><caption>Costs: per month</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>";
	const [first, second] = [open(table), open("<p></p>")];
	first.commands.setNodeSelection(0);
	expect(pasteAtEnd(second, copySelected(first))).toBe(table);
	close(first, second);
});

test("words of a caption are words, in this editor and in another one", () => {
	const [first, second] = [open(`${FIGURE}<p></p>`), open("<p></p>")];
	const types = copy(first, "words");
	expect(pasteAtEnd(first, types)).toBe(`${FIGURE}<p>words</p>`);
	expect(pasteAtEnd(second, types)).toBe("<p>words</p>");
	close(first, second);
});

test("what another editor copied later isn't taken for the same words of this one", () => {
	const [first, second] = [open('<p><a href="/first">Read more</a></p><p></p>'), open('<p><a href="/second">Read more</a></p>')];
	copy(first, "Read more");
	expect(pasteAtEnd(first, copy(second, "Read more"))).toBe('<p><a href="/first">Read more</a></p><p><a href="/second">Read more</a></p>');
	close(first, second);
});

test("a longer text that another editor copied later is pasted to its end", () => {
	const [first, second] = [open("<p>Read more</p><p></p>"), open("<p>Read more</p><p>Second</p>")];
	first.commands.setNodeSelection(0);
	copySelected(first);
	second.commands.selectAll();
	expect(pasteAtEnd(first, copySelected(second))).toBe("<p>Read more</p><p>Read more</p><p>Second</p>");
	close(first, second);
});

test.each([
	["many characters", `<b>New</b><!--${"x".repeat(2_000_000)}-->`],
	["many tags", "<b>".repeat(40_001)],
])("HTML with too %s gives only its text, and nothing without a text", (_what, html) => {
	const onNotice = vi.fn<PasteEvents["onNotice"]>();
	const editor = open("<p></p>", onNotice);
	expect(pasteAtEnd(editor, { "text/html": html })).toBe("");
	expect(onNotice.mock.calls).toEqual([[expect.stringContaining("too large to paste at once")]]);
	expect(pasteAtEnd(editor, { "text/html": html, "text/plain": "New" })).toBe("<p>New</p>");
	close(editor);
});
