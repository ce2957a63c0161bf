// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { loadStaticPost } from "@/content/blog/load";
import { change, open, tab, textbox, toSource } from "./editor-harness";

// Each mounts a whole editor, some of them several.
vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

describe("two ways of writing", () => {
	test("the box for HTML has 15 rows, and holds what is stored", async () => {
		const { content } = await loadStaticPost("what-a-voice-agent-costs-per-call");
		open(content, { hint: "Plain text or HTML." });
		await toSource();
		expect(textbox()).toMatchObject({ rows: 15, value: content });
		expect(textbox().getAttribute("aria-describedby")).toBe("content-hint");
	});

	test("what the rich editor would drop opens as HTML, says so, asks, and is kept until the first change", async () => {
		const value = "<p>a</p><details><summary>More</summary>text</details>";
		const { seen, handle } = open(value);
		expect(tab("HTML or plain text").getAttribute("aria-selected")).toBe("true");
		expect(screen.getByText(/Writing here would drop: details/)).toBeTruthy();
		await userEvent.click(tab("Write"));
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Stay with HTML" }));
		await userEvent.keyboard("{Enter}");
		expect(textbox()).toHaveProperty("value", value);
		await userEvent.click(tab("Write"));
		await userEvent.click(screen.getByRole("button", { name: "Write and drop them" }));
		await screen.findByRole("toolbar");
		act(() => handle.current?.flush());
		expect(seen.changes).toEqual([]);
		await change();
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toContain("<strong>More</strong>");
		expect(seen.changes.at(-1)).not.toContain("details");
	});

	test("HTML that was typed is in the rich editor, and undo reaches no further", async () => {
		const { seen } = open("");
		await toSource();
		await userEvent.type(textbox(), "<h2>Hi</h2>");
		await userEvent.click(tab("Write"));
		expect(await screen.findByRole("heading", { name: "Hi" })).toBeTruthy();
		expect(screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
		expect(seen.changes).toEqual(["<h2>Hi</h2>"]);
	});

	test("the arrow keys go from tab to tab", async () => {
		open("One");
		act(() => tab("Write").focus());
		await userEvent.keyboard("{ArrowRight}");
		expect(document.activeElement).toBe(tab("HTML or plain text"));
		expect(tab("HTML or plain text").getAttribute("aria-selected")).toBe("true");
	});
});

describe("the toolbar", () => {
	test("is one stop; arrow keys, Home and End walk it; buttons say their state and their keys", async () => {
		open("<p><strong>One</strong></p>");
		const bar = await screen.findByRole("toolbar", { name: "Formatting" });
		const items = [...bar.querySelectorAll<HTMLElement>("button, select")];
		expect(items.filter((item) => item.tabIndex === 0)).toHaveLength(1);
		act(() => items[0]?.focus());
		await userEvent.keyboard("{ArrowRight}{ArrowRight}");
		expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Kind of block" }));
		await userEvent.keyboard("{End}");
		expect(document.activeElement).toBe(items.at(-1));
		await userEvent.keyboard("{ArrowRight}");
		expect(document.activeElement).toBe(items[0]);
		expect(items.filter((item) => item.tabIndex === 0)).toEqual([items[0]]);
		expect(screen.getByRole("button", { name: "Bold" }).title).toBe("Bold (Ctrl+B)");
	});

	test("the kind of block is chosen, and named", async () => {
		const { seen, handle } = open("<p>One</p>");
		await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Kind of block" }), "Heading 3");
		act(() => handle.current?.flush());
		expect(seen.changes).toEqual(["<h3>One</h3>"]);
		expect(screen.getByRole("combobox", { name: "Kind of block" })).toHaveProperty("value", "3");
	});

	test("a picture is put in by a good address only, and Enter in its box sends no form", async () => {
		const { seen, handle } = open("");
		await userEvent.click(await screen.findByRole("button", { name: "Picture" }));
		await userEvent.type(screen.getByLabelText("Address"), "javascript:alert(1){Enter}");
		expect(screen.getByText(/Enter a web address/)).toBeTruthy();
		await userEvent.clear(screen.getByLabelText("Address"));
		await userEvent.type(screen.getByLabelText("Address"), "/media/a.svg");
		await userEvent.type(screen.getByLabelText("Alt text"), "A plan{Enter}");
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toBe('<figure>\n<img src="/media/a.svg" alt="A plan">\n</figure>');
		expect(seen.sent).toBeUndefined();
	});

	test("a picture that was picked is put in", async () => {
		const { seen, handle } = open("", { pickPicture: async () => ({ url: "/media/b.svg", alt: "B" }) });
		await userEvent.click(await screen.findByRole("button", { name: "Picture" }));
		await waitFor(() => expect(screen.getByRole("img", { name: "B" })).toBeTruthy());
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toContain('<img src="/media/b.svg" alt="B">');
	});
});
