// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NodeSelection } from "@tiptap/pm/state";
import { afterEach, describe, expect, test, vi } from "vitest";
import { loadStaticPost } from "@/content/blog/load";
import { change, open, richEditor, tab, textbox, toSource } from "../../../../tests/support/admin/rich-text-harness";

// Each test mounts at least one whole editor.
vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

describe("modes", () => {
	test("the box for HTML has 15 rows and the stored text", async () => {
		const { content } = await loadStaticPost("what-a-voice-agent-costs-per-call");
		open(content, { hint: "Plain text or HTML." });
		await toSource();
		expect(textbox()).toMatchObject({ rows: 15, value: content });
		expect(textbox().getAttribute("aria-describedby")).toBe("content-hint");
	});

	test("a change in the rich editor keeps elements that it has no buttons for", async () => {
		const { seen, handle } = open("<p>a</p><details><summary>More</summary>text</details>");
		await change();
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toContain("<details>\n<summary>More</summary>text</details>");
	});

	test("HTML with unsupported elements opens with a notice, and is kept until the first change", async () => {
		const { seen, handle } = open("<p>a<del>b</del></p><video></video>");
		const notice = await screen.findByText(/^Not supported in posts .*del, video/);
		await userEvent.click(screen.getByRole("button", { name: "Dismiss notice" }));
		await toSource();
		expect(textbox()).toHaveProperty("value", "<p>a<del>b</del></p><video></video>");
		await userEvent.click(tab("Write"));
		expect(notice.isConnected).toBe(false);
		await change();
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toContain("<p>ab</p>");
	});

	test("typed HTML is shown in the rich editor, and can't be undone there", async () => {
		const { seen } = open("");
		await toSource();
		act(() => textbox().focus());
		await userEvent.paste("<h2>Hi</h2>");
		await userEvent.click(tab("Write"));
		expect(await screen.findByRole("heading", { name: "Hi" })).toBeTruthy();
		expect(screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
		expect(seen.changes).toEqual(["<h2>Hi</h2>"]);
	});

	/** Pastes a picture whose upload ends when the returned function is called. */
	async function pasteSlowly(first: string) {
		let finish = (_pictures: { url: string; alt: string }[]) => {};
		const form = open(first, {
			onPictureFiles: () =>
				new Promise((resolve) => {
					finish = resolve;
				}),
		});
		await screen.findByRole("toolbar");
		const files = [new File(["x"], "a.png", { type: "image/png" })];
		const clipboardData = { getData: () => "", files, types: ["Files"] };
		fireEvent(textbox(), Object.assign(new Event("paste", { cancelable: true, bubbles: true }), { clipboardData }));
		return { ...form, finish: () => act(async () => finish([{ url: "/media/a.svg", alt: "A" }])) };
	}

	test("a picture that arrives while its HTML is edited leaves the HTML alone and says so", async () => {
		const { seen, handle, finish } = await pasteSlowly("<p>Old</p>");
		await toSource();
		fireEvent.change(textbox(), { target: { value: "<p>New</p>" } });
		await finish();
		await screen.findByText(/^New pictures are only in the library, .* Add them with the Picture button\.$/);
		act(() => handle.current?.flush());
		expect(textbox()).toHaveProperty("value", "<p>New</p>");
		expect(seen.changes).toEqual(["<p>New</p>"]);
		await userEvent.click(tab("Write"));
		expect(textbox().textContent).toBe("New");
	});

	test("a picture that arrives while its unchanged HTML is shown goes into it", async () => {
		const { seen, finish } = await pasteSlowly("<p>Old</p>");
		await toSource();
		await finish();
		await waitFor(() => expect(textbox()).toHaveProperty("value", expect.stringContaining("/media/a.svg")));
		expect(seen.changes).toEqual([expect.stringContaining("/media/a.svg")]);
	});

	test("the arrow keys choose a tab", async () => {
		open("One");
		act(() => tab("Write").focus());
		await userEvent.keyboard("{ArrowRight}");
		expect(document.activeElement).toBe(tab("HTML or plain text"));
		expect(tab("HTML or plain text").getAttribute("aria-selected")).toBe("true");
	});
});

describe("the toolbar", () => {
	test("is one tab stop with arrow keys, Home and End, and names states and shortcuts", async () => {
		open("<p><strong>One</strong></p>");
		const bar = await screen.findByRole("toolbar", { name: "Formatting" });
		const items = [...bar.querySelectorAll<HTMLElement>("button, select")];
		expect(items.filter((item) => item.tabIndex === 0)).toHaveLength(1);
		act(() => items[0]?.focus());
		await userEvent.keyboard("{ArrowRight}{ArrowRight}");
		expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Block type" }));
		await userEvent.keyboard("{End}");
		expect(document.activeElement).toBe(items.at(-1));
		await userEvent.keyboard("{ArrowRight}");
		expect(document.activeElement).toBe(items[0]);
		expect(items.filter((item) => item.tabIndex === 0)).toEqual([items[0]]);
		expect(screen.getByRole("button", { name: "Bold" }).title).toBe("Bold (Ctrl+B)");
	});

	test("changes and names the kind of block", async () => {
		const { seen, handle } = open("<p>One</p>");
		await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Block type" }), "Heading 3");
		act(() => handle.current?.flush());
		expect(seen.changes).toEqual(["<h3>One</h3>"]);
		expect(screen.getByRole("combobox", { name: "Block type" })).toHaveProperty("value", "3");
		// The editor takes the focus a frame later.
		await waitFor(() => expect(document.activeElement).toBe(textbox()));
	});

	test("keeps the keyboard in the list of blocks, also when each arrow key chooses one", async () => {
		const { seen, handle } = open("<p>One</p>");
		const list = await screen.findByRole("combobox", { name: "Block type" });
		act(() => list.focus());
		for (const value of ["2", "3"]) {
			fireEvent.keyDown(list, { key: "ArrowDown" });
			fireEvent.change(list, { target: { value } });
			await act(() => new Promise((done) => requestAnimationFrame(done)));
			expect(document.activeElement).toBe(list);
		}
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(document.activeElement).toBe(textbox()));
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toBe("<h3>One</h3>");
	});

	test("adds a picture by a valid address, and Enter doesn't submit the form", async () => {
		const { seen, handle } = open("");
		await userEvent.click(await screen.findByRole("button", { name: "Picture" }));
		await userEvent.type(screen.getByLabelText("Address"), "javascript:alert(1){Enter}");
		expect(screen.getByText(/Enter a web address/)).toBeTruthy();
		await userEvent.clear(screen.getByLabelText("Address"));
		await userEvent.type(screen.getByLabelText("Address"), "/media/a.svg");
		await userEvent.type(screen.getByLabelText("Alternative text"), "A plan{Enter}");
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toBe('<figure>\n<img src="/media/a.svg" alt="A plan">\n</figure>');
		expect(seen.sent).toBeUndefined();
	});

	test("adds a chosen picture", async () => {
		const { seen, handle } = open("", { pickPicture: async () => ({ url: "/media/b.svg", alt: "B" }) });
		await userEvent.click(await screen.findByRole("button", { name: "Picture" }));
		await waitFor(() => expect(screen.getByRole("img", { name: "B" })).toBeTruthy());
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toContain('<img src="/media/b.svg" alt="B">');
	});

	async function openPicturePanel() {
		const form = open('<figure><img src="/media/a.svg" alt=""></figure>');
		const button = await screen.findByRole("button", { name: "Picture" });
		const editor = richEditor();
		act(() => void editor.commands.setNodeSelection(0));
		await userEvent.click(button);
		return { ...form, editor };
	}

	test("keeps an alt text when a click into the text closes the panel", async () => {
		const { seen, handle, editor } = await openPicturePanel();
		// A pause of half a second would begin another step of the undo history.
		const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now());
		await userEvent.type(screen.getByLabelText("Alternative text"), "A plan");
		clock.mockRestore();
		expect(document.activeElement).toBe(screen.getByLabelText("Alternative text"));
		expect(editor.state.selection).toBeInstanceOf(NodeSelection);
		fireEvent.pointerDown(textbox());
		expect(screen.queryByLabelText("Alternative text")).toBeNull();
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toContain('<img src="/media/a.svg" alt="A plan">');
		act(() => void editor.commands.undo());
		expect(editor.state.doc.firstChild?.attrs.alt).toBe("");
	});

	test("closes the panel of a picture when the keyboard goes back to the text, which can select another one", async () => {
		await openPicturePanel();
		act(() => textbox().focus());
		expect(screen.queryByLabelText("Alternative text")).toBeNull();
	});

	test("closes the panel of a picture when a block type is chosen, which leaves the picture", async () => {
		await openPicturePanel();
		fireEvent.change(screen.getByRole("combobox", { name: "Block type" }), { target: { value: "2" } });
		expect(screen.queryByLabelText("Alternative text")).toBeNull();
	});

	test("keeps the panel of a picture open when Escape ends a composition", async () => {
		await openPicturePanel();
		const alt = screen.getByLabelText("Alternative text");
		fireEvent.keyDown(alt, { key: "Escape", isComposing: true });
		expect(alt.isConnected).toBe(true);
		fireEvent.keyDown(alt, { key: "Escape" });
		expect(alt.isConnected).toBe(false);
	});

	test("closes the panel of a picture on Undo, which can select another one", async () => {
		const { editor } = await openPicturePanel();
		await userEvent.type(screen.getByLabelText("Alternative text"), "A plan");
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		expect(editor.state.doc.firstChild?.attrs.alt).not.toBe("A plan");
		expect(screen.queryByLabelText("Alternative text")).toBeNull();
	});

	test("leaves the picture alone while its panel has another address", async () => {
		const { seen, handle, editor } = await openPicturePanel();
		await userEvent.type(screen.getByLabelText("Address"), "-2");
		await userEvent.type(screen.getByLabelText("Alternative text"), "Another plan");
		expect(editor.state.doc.firstChild?.attrs).toMatchObject({ src: "/media/a.svg", alt: "" });
		await userEvent.click(screen.getByRole("button", { name: "Change picture" }));
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toContain('<img src="/media/a.svg-2" alt="Another plan">');
	});
});
