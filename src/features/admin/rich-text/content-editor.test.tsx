// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { WRITE_PENDING } from "@/features/admin/ui/form/pending-text";
import { change, open, richEditor, tab, textbox, toSource } from "../../../../tests/support/admin/rich-text-harness";
import { postOf } from "../../../../tests/support/data/post-fixture";
import type { ContentEditorHandle } from "./content-editor";

// Each test mounts at least one whole editor.
vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

describe("opening a text", () => {
	test.each([
		["plain text", "One\r\ntwo\n\n\n three "],
		["HTML in another style", "<P>One <B>bold</B></P><ul><li><p>x</p></li></ul>"],
		["a table with a missing cell", "<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>"],
		["unsupported HTML", '<p class="x" onclick="y()">a<script>z</script></p>'],
	])("changes nothing in %s when both modes are visited", async (_what, value) => {
		const { seen, view } = open(value);
		await screen.findByRole("toolbar");
		act(() => textbox().focus());
		await toSource();
		await userEvent.click(tab("Write"));
		await userEvent.tab();
		view.unmount();
		expect(seen.changes).toEqual([]);
	});

	test("leaves nothing to undo, even when the editor adds an empty last line", async () => {
		open("<h2>Hi</h2>");
		act(() => textbox().focus());
		expect((await screen.findByRole("button", { name: "Undo" })).getAttribute("aria-disabled")).toBe("true");
	});

	test("gives back plain text when a change is undone", async () => {
		const { seen, handle } = open("One\n\ntwo");
		await change();
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toMatch(/<hr>/);
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toBe("One\n\ntwo");
	});
});

describe("onChange", () => {
	test("comes after a pause, and not with every letter", async () => {
		const { seen } = open("One");
		await toSource();
		for (const value of ["One t", "One tw", "One two"]) fireEvent.change(textbox(), { target: { value } });
		expect(seen.changes).toEqual([]);
		await waitFor(() => expect(seen.changes).toEqual(["One two"]));
	});

	test.each<[string, (handle: ContentEditorHandle | null, unmount: () => void) => unknown]>([
		["flush is called", (handle) => act(() => handle?.flush())],
		["the form is submitted", () => userEvent.click(screen.getByRole("button", { name: "Save" }))],
		["the form asks for it", () => act(() => void document.querySelector("form")?.dispatchEvent(new Event(WRITE_PENDING)))],
		["the page is left", () => act(() => window.dispatchEvent(new Event("pagehide")))],
		["the tab is hidden", () => act(() => document.dispatchEvent(new Event("visibilitychange")))],
		["the form unmounts", (_handle, unmount) => unmount()],
		[
			"the text loses the focus",
			async () => {
				// The editor takes the focus a frame after a button was pressed.
				act(() => textbox().focus());
				await userEvent.tab();
			},
		],
		["the shortcut that saves is pressed", () => userEvent.keyboard("{Control>}s{/Control}")],
		["Ctrl+S is pressed on a Cyrillic keyboard", () => fireEvent.keyDown(document.body, { key: "ы", code: "KeyS", ctrlKey: true })],
	])("comes immediately when %s", async (_when, does) => {
		for (const rich of [true, false]) {
			const { seen, handle, view } = open("One");
			if (rich) await change();
			else {
				await toSource();
				await userEvent.type(textbox(), "!");
			}
			await does(handle.current, () => view.unmount());
			expect(seen.changes.at(-1)).toMatch(rich ? /<hr>/ : /^One!$/);
			view.unmount();
		}
	});

	test("comes before the form is submitted", async () => {
		const { seen } = open("One");
		await toSource();
		await userEvent.type(textbox(), "!");
		await userEvent.click(screen.getByRole("button", { name: "Save" }));
		expect(seen.sent).toBe("One!");
	});

	test("doesn't come when the form replaces the text", async () => {
		const { seen } = open("<p>Mine</p>");
		await screen.findByRole("toolbar");
		act(() => seen.set?.("<p>Theirs</p>"));
		await waitFor(() => expect(textbox().textContent).toBe("Theirs"));
		act(() => seen.set?.("<dl><dt>Other</dt></dl>"));
		await waitFor(() => expect(textbox().textContent).toBe("Other"));
		expect(seen.changes).toEqual([]);
	});
});

describe("a text that a save has cleaned", () => {
	const written = "One & two <br/>";
	const cleaned = "One &amp; two <br>";

	test("keeps the caret in the HTML, and is shown when the box is left", async () => {
		const { seen } = open("");
		await toSource();
		const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Content" });
		await userEvent.click(box);
		await userEvent.paste(written);
		await waitFor(() => expect(seen.changes).toEqual([written]));
		box.setSelectionRange(3, 3);
		act(() => seen.set?.(cleaned));
		expect([box.value, box.selectionStart, box.selectionEnd]).toEqual([written, 3, 3]);
		fireEvent.blur(box);
		fireEvent.focus(box);
		expect([box.value, box.selectionStart]).toEqual([written, 3]);
		await userEvent.tab();
		expect([box.value, seen.changes]).toEqual([cleaned, [written]]);
	});

	test("doesn't hide another text that arrives while the box has the focus", async () => {
		const { seen } = open("");
		await toSource();
		await userEvent.type(textbox(), written);
		await waitFor(() => expect(seen.changes).toEqual([written]));
		act(() => seen.set?.("<p>Theirs</p>"));
		expect(textbox()).toHaveProperty("value", "<p>Theirs</p>");
	});

	test("keeps the caret and the undo history in the rich editor", async () => {
		const { seen, handle } = open("<p>One\ufeff two</p>");
		await change();
		act(() => handle.current?.flush());
		expect(seen.changes).toEqual(["<hr>\n<p>One\ufeff two</p>"]);
		const editor = richEditor();
		act(() => void editor.commands.setTextSelection(3));
		act(() => seen.set?.("<hr>\n<p>One two</p>"));
		expect(editor.state.selection.from).toBe(3);
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		expect(textbox().querySelector("hr")).toBeNull();
	});
});

describe("the status line", () => {
	test("counts words, characters and minutes without tags", async () => {
		open(`<p>${"two words ".repeat(150)}</p>`);
		expect(screen.getByText("300 words · 1,499 characters · 2 min read")).toBeTruthy();
	});

	test.each([199, 200, 201, 1001])("names the reading time that the page shows for %i words", (words) => {
		const content = `<p>${"word ".repeat(words)}</p>`;
		open(content);
		expect(screen.getByText(new RegExp(`· ${postOf({ content, reading_time: null }).readingTime} min read$`))).toBeTruthy();
	});

	test("refuses the rich editor for a text over the limits", async () => {
		const { seen } = open("<b>x</b>".repeat(2600));
		await userEvent.click(tab("Write"));
		expect(screen.getByText("Too long for this editor.")).toBeTruthy();
		expect(screen.getByText(/5,200 HTML tags/)).toBeTruthy();
		expect(textbox().getAttribute("aria-invalid")).toBe("true");
		expect(tab("HTML or plain text").getAttribute("aria-selected")).toBe("true");
		expect(seen.changes).toEqual([]);
	});

	test.each(["<p>One</p><!-- Two <p>Three</p>", '<p>One</p><a href="https://exa <p>Three</p>'])(
		"refuses the rich editor for a text whose end it would drop: %s",
		async (html) => {
			const { seen } = open(html);
			await userEvent.click(tab("Write"));
			expect(screen.getByText("A tag, quote or comment isn't closed.")).toBeTruthy();
			expect(tab("HTML or plain text").getAttribute("aria-selected")).toBe("true");
			expect([textbox(), seen.changes]).toEqual([expect.objectContaining({ value: html }), []]);
		},
	);
});
