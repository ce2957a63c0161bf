// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { open, textbox } from "../../../../tests/support/admin/rich-text-harness";
import { findMatches } from "./find-panel";
import { toBody, toDocument } from "./to-document";

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

describe("findMatches", () => {
	const wordsAt = (html: string, query: string, matchCase = false) => {
		const doc = toDocument(toBody(html));
		return findMatches(doc, { query, matchCase }).map(({ from, to }) => doc.textBetween(from, to, "|", "*"));
	};

	test.each([
		[
			"in every kind of block",
			"<h2>Cost</h2><ul><li>a cost</li></ul><table><tr><td>COST</td></tr></table>",
			"cost",
			["Cost", "cost", "COST"],
		],
		["across marks, but not across blocks", "<p>bo<strong>ld</strong></p><p>bo</p><p>ld</p>", "bold", ["bold"]],
		["after a picture and a break in the line", '<p><img src="/a.png">x<br>word</p>', "word", ["word"]],
		["signs that mean something in patterns", "<p>1+1 (a.b) [x]/y</p>", "(a.b) [x]/", ["(a.b) [x]/"]],
		["non-breaking spaces", "<p>10&nbsp;kg</p>", "10 kg", ["10\u00a0kg"]],
		["letters that are two units long", "<p>😀 İ x</p>", "x", ["x"]],
		["nothing without words", "<p>a</p>", "", []],
	])("finds words %s", (_what, html, query, found) => expect(wordsAt(html, query)).toEqual(found));

	test("heeds the case when asked", () => expect(wordsAt("<p>Cost cost</p>", "cost", true)).toEqual(["cost"]));
});

describe("find and replace", () => {
	const field = () => screen.getByRole("textbox", { name: "Find" });
	const status = () => screen.getByRole("dialog", { name: "Find and replace" }).querySelector("[role=status]")?.textContent;
	const now = () => [...textbox().querySelectorAll(".writing-found-now")].map(({ textContent }) => textContent).join("");
	const openPanel = async (html: string) => {
		const opened = open(html);
		await screen.findByRole("toolbar");
		act(() => textbox().focus());
		await userEvent.keyboard("{Control>}f{/Control}");
		await waitFor(() => expect(document.activeElement).toBe(field()));
		return opened;
	};

	test("counts, moves in both directions around the ends, and marks the matches", async () => {
		const { seen } = await openPanel("<p>one two</p><p>One</p><p>tone</p>");
		await userEvent.type(field(), "one");
		expect(status()).toBe("1 of 3");
		expect(textbox().querySelectorAll(".writing-found")).toHaveLength(3);
		await userEvent.keyboard("{Enter}");
		expect([status(), now()]).toEqual(["2 of 3", "One"]);
		await userEvent.keyboard("{Shift>}{Enter}{Enter}{/Shift}");
		expect(status()).toBe("3 of 3");
		await userEvent.click(screen.getByRole("button", { name: "Next match" }));
		expect(status()).toBe("1 of 3");
		await userEvent.click(screen.getByRole("button", { name: "Match case" }));
		expect(status()).toBe("1 of 2");
		await userEvent.clear(field());
		expect(status()).toBe("");
		await userEvent.type(field(), "three");
		expect(status()).toBe("No matches");
		expect(seen.changes).toEqual([]);
	});

	test("replaces one match and goes to the next, and keeps its format", async () => {
		const { seen, handle } = await openPanel("<p>a <strong>cat</strong></p><p>cat</p>");
		await userEvent.type(field(), "cat");
		await userEvent.type(screen.getByRole("textbox", { name: "Replace with" }), "cats{Enter}");
		expect(status()).toBe("2 of 2");
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toBe("<p>a <strong>cats</strong></p>\n<p>cat</p>");
		expect(seen.sent).toBeUndefined();
	});

	test("replaces all matches as one step to undo, also with nothing", async () => {
		const html = "<p>cat</p>\n<p>a cat, a cat</p>";
		const { seen, handle } = await openPanel(html);
		await userEvent.type(field(), "cat");
		await userEvent.click(screen.getByRole("button", { name: "Replace all" }));
		expect(status()).toBe("3 replaced");
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toBe("<p>a , a </p>");
		expect(textbox().querySelectorAll("p")).toHaveLength(2);
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toBe(html);
		expect(status()).toBe("1 of 3");
	});

	test("Escape returns to the text, removes the marks, and leaves the match selected for the next search", async () => {
		await openPanel("<p>one two</p>");
		await userEvent.type(field(), "two{Escape}");
		expect(screen.queryByRole("dialog", { name: "Find and replace" })).toBeNull();
		await waitFor(() => expect(document.activeElement).toBe(textbox()));
		expect(textbox().querySelector(".writing-found")).toBeNull();
		await userEvent.keyboard("{Control>}f{/Control}");
		expect(field()).toHaveProperty("value", "two");
	});

	test("stays open when Escape or Enter ends a composition", async () => {
		await openPanel("<p>one two one</p>");
		await userEvent.type(field(), "one");
		for (const key of ["Escape", "Enter"]) fireEvent.keyDown(field(), { key, isComposing: true });
		expect([status(), document.activeElement]).toEqual(["1 of 2", field()]);
	});

	test("Ctrl+F and Ctrl+K work on a Cyrillic keyboard", async () => {
		const press = (target: Element, key: string, code: string) => fireEvent.keyDown(target, { key, code, ctrlKey: true });
		open("<p>one</p>");
		await screen.findByRole("toolbar");
		expect(press(textbox(), "а", "KeyF")).toBe(false);
		const other = screen.getByRole("textbox", { name: "Replace with" });
		act(() => other.focus());
		expect(press(other, "а", "KeyF")).toBe(false);
		expect(document.activeElement).toBe(field());
		expect(press(textbox(), "л", "KeyK")).toBe(false);
		expect(screen.getByRole("dialog", { name: "Link" })).toBeTruthy();
	});

	test("leaves the characters typed with AltGr alone", async () => {
		await openPanel("<p>one</p>");
		expect(fireEvent.keyDown(field(), { key: "[", code: "KeyF", ctrlKey: true, altKey: true })).toBe(true);
	});
});
