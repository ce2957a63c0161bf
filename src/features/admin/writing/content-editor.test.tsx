// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ContentEditorHandle } from "./content-editor";
import { change, open, tab, textbox, toSource } from "./editor-harness";

// Each mounts a whole editor, some of them several.
vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

describe("opening changes nothing", () => {
	test.each([
		["plain text", "One\r\ntwo\n\n\n three "],
		["HTML of another hand", "<P>One <B>bold</B></P><ul><li><p>x</p></li></ul>"],
		["a table with a cell too few", "<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>"],
		["what no page shows", '<p class="x" onclick="y()">a<script>z</script></p>'],
	])("%s is opened, read in both ways and left as it was", async (_what, value) => {
		const { seen, view } = open(value);
		await screen.findByRole("toolbar");
		act(() => textbox().focus());
		await toSource();
		await userEvent.click(tab("Write"));
		await userEvent.tab();
		view.unmount();
		expect(seen.changes).toEqual([]);
	});

	test("there is nothing to undo, even where the editor put an empty last line", async () => {
		open("<h2>Hi</h2>");
		act(() => textbox().focus());
		expect((await screen.findByRole("button", { name: "Undo" })).getAttribute("aria-disabled")).toBe("true");
	});

	test("plain text that was changed and changed back is the plain text again", async () => {
		const { seen, handle } = open("One\n\ntwo");
		await change();
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toMatch(/<hr>/);
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toBe("One\n\ntwo");
	});
});

describe("what was written is told in time", () => {
	test("after a pause, and not with every letter", async () => {
		const { seen } = open("One");
		await toSource();
		await userEvent.type(textbox(), " two");
		expect(seen.changes).toEqual([]);
		await waitFor(() => expect(seen.changes).toEqual(["One two"]));
	});

	test.each<[string, (handle: ContentEditorHandle | null, unmount: () => void) => unknown]>([
		["asked for", (handle) => act(() => handle?.flush())],
		["the form is sent", () => userEvent.click(screen.getByRole("button", { name: "Save" }))],
		["the page is left", () => act(() => window.dispatchEvent(new Event("pagehide")))],
		["the tab is hidden", () => act(() => document.dispatchEvent(new Event("visibilitychange")))],
		["the form goes", (_handle, unmount) => unmount()],
		[
			"the text loses the focus",
			async () => {
				// The editor takes the focus back a frame after a button was pressed.
				act(() => textbox().focus());
				await userEvent.tab();
			},
		],
		["the keys that save are pressed", () => userEvent.keyboard("{Control>}s{/Control}")],
	])("at once when %s", async (_when, does) => {
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

	test("the form that is sent has the last letter", async () => {
		const { seen } = open("One");
		await toSource();
		await userEvent.type(textbox(), "!");
		await userEvent.click(screen.getByRole("button", { name: "Save" }));
		expect(seen.sent).toBe("One!");
	});

	test("another text from outside takes the place of the one that was there", async () => {
		const { seen } = open("<p>Mine</p>");
		await screen.findByRole("toolbar");
		act(() => seen.set?.("<p>Theirs</p>"));
		await waitFor(() => expect(textbox().textContent).toBe("Theirs"));
		act(() => seen.set?.("<dl><dt>Other</dt></dl>"));
		await waitFor(() => expect(textbox()).toHaveProperty("value", "<dl><dt>Other</dt></dl>"));
		expect(seen.changes).toEqual([]);
	});
});

describe("how long it is", () => {
	test("words, characters and minutes are told, of HTML without its tags", async () => {
		open(`<p>${"two words ".repeat(150)}</p>`);
		expect(screen.getByText("300 words · 1,499 characters · 2 min read")).toBeTruthy();
	});

	test("what is too long is not read as HTML here either", async () => {
		const { seen } = open("<b>x</b>".repeat(2600));
		await userEvent.click(tab("Write"));
		expect(screen.getByText("Too long to be written here.")).toBeTruthy();
		expect(screen.getByText("At most 5,000 tags; this has 5,200. Divide it into two posts.")).toBeTruthy();
		expect(textbox().getAttribute("aria-invalid")).toBe("true");
		expect(tab("HTML or plain text").getAttribute("aria-selected")).toBe("true");
		expect(seen.changes).toEqual([]);
	});
});
