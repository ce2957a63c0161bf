// @vitest-environment jsdom

import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getSchema } from "@tiptap/core";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { afterEach, describe, expect, test, vi } from "vitest";
import { open, textbox } from "../../../../tests/support/admin/rich-text-harness";
import { extensions } from "./schema";
import { slashAt, slashItems } from "./slash-menu";
import { toBody, toDocument } from "./to-document";

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

describe("slashAt", () => {
	const schema = getSchema(extensions);
	/** The state with the caret at the end of the text, or `back` letters before it. */
	const stateOf = (html: string, back = 0) => {
		const doc = toDocument(toBody(html), schema);
		const end = TextSelection.atEnd(doc);
		return EditorState.create({ doc, selection: TextSelection.create(doc, end.head - back) });
	};

	test.each([
		["<p>/</p>", 0, ""],
		["<p>one</p><p>/bul list</p>", 0, "bul list"],
		["<ul><li>/co</li></ul>", 0, "co"],
		["<p>and/</p>", 0, null],
		["<p>/ and</p>", 0, null],
		["<p>/list</p>", 2, null],
		["<p>/a.b</p>", 0, null],
		["<h2>/</h2>", 0, null],
		["<pre><code>/</code></pre>", 0, null],
		['<p>/<img src="/a.png"></p>', 0, null],
	])("%s with the caret %i letters before the end asks for %j", (html, back, query) => {
		expect(slashAt(stateOf(html, back))?.query ?? null).toBe(query);
	});
});

test.each([
	["", 12],
	["heading", 3],
	["H3", 1],
	["li", 3],
	["image", 1],
	["able", 0],
])("%j finds %i blocks", (query, count) => expect(slashItems(query)).toHaveLength(count));

describe("the slash menu", () => {
	const type = async (text: string) => {
		act(() => textbox().focus());
		await userEvent.paste(text);
	};

	test("moves with the arrows around the end, names the active option to the textbox, and adds it with Enter", async () => {
		const { seen, handle } = open("");
		await screen.findByRole("toolbar");
		await type("/li");
		const options = within(screen.getByRole("listbox", { name: "Blocks" })).getAllByRole("option");
		expect(options.map(({ textContent }) => textContent)).toEqual(["Bulleted list", "Numbered list", "Divider"]);
		await userEvent.keyboard("{ArrowUp}{ArrowUp}");
		expect(textbox().getAttribute("aria-activedescendant")).toBe(options[1]?.id);
		expect(options[1]?.getAttribute("aria-selected")).toBe("true");
		await userEvent.keyboard("{Enter}");
		expect(screen.queryByRole("listbox")).toBeNull();
		expect(textbox().hasAttribute("aria-activedescendant")).toBe(false);
		await userEvent.paste("one");
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toBe("<ol>\n<li>one</li>\n</ol>");
	});

	test.each([
		["below its line", 300, "326px", 288],
		["in a lower room below its line", 430, "456px", 198],
		["above its line near the end of the window", 700, "594px", 288],
	])("opens %s", async (_where, top, place, height) => {
		open("");
		await screen.findByRole("toolbar");
		vi.stubGlobal("scrollBy", () => {});
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 500, 600));
		vi.spyOn(Range.prototype, "getClientRects").mockReturnValue(Object.assign([new DOMRect(20, top, 1, 20)], { item: () => null }));
		vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
		await type("/");
		const { style } = screen.getByRole("listbox");
		expect([style.top, Number.parseInt(style.maxHeight, 10)]).toEqual([place, height]);
	});

	test("leaves the slash with Escape and opens for the next one", async () => {
		const { seen, handle } = open("");
		await screen.findByRole("toolbar");
		await type("/");
		await userEvent.keyboard("{Escape}");
		expect(screen.queryByRole("listbox")).toBeNull();
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toBe("<p>/</p>");
		await userEvent.keyboard("{Enter}");
		await userEvent.paste("/");
		expect(screen.getByRole("listbox")).toBeTruthy();
	});

	test("adds a block by a click, opens the picture dialog, and closes without a match", async () => {
		const { seen, handle } = open("", { pickPicture: async () => ({ url: "/media/b.svg", alt: "B" }) });
		await screen.findByRole("toolbar");
		await type("/");
		await userEvent.click(screen.getByRole("option", { name: "Picture" }));
		expect(await screen.findByRole("img", { name: "B" })).toBeTruthy();
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toBe('<figure>\n<img src="/media/b.svg" alt="B">\n</figure>');
		cleanup();
		open("");
		await screen.findByRole("toolbar");
		await type("/nothing");
		expect(screen.queryByRole("listbox")).toBeNull();
	});
});
