// @vitest-environment jsdom
import { act, fireEvent, cleanup as leaveScreen, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countLine, fruitPage, leaveList, showList } from "../../../../tests/support/admin/list-harness";

// By text: role queries over fifty rows take a second.
const shown = (name: string) => screen.findByText(name, { selector: "th" });

beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn();
});
afterEach(leaveList);

describe("list state in the URL", () => {
	test("requests and shows what the URL says", async () => {
		const { read } = showList("/list?q=ripe&color=red&sort=-name&page=2");
		await shown("Fruit 51 ripe");
		expect(read.mock.calls[0]?.[0]).toEqual({
			q: "ripe",
			page: 2,
			sort: { column: "name", descending: true },
			filters: { color: "red", picked: "", tag: "", peeled: "", view: "" },
		});
		expect(screen.getByRole("searchbox")).toHaveProperty("value", "ripe");
		expect(screen.getByText("51–60 of 60")).toBeDefined();
		await waitFor(() => expect(countLine()).toBe("60 of 120 fruit"));
	});

	test("counts once for all pages and orders of the same filters, and again when a row has changed", async () => {
		const { read, client } = showList("/list?color=red");
		await shown("Fruit 1");
		const known = () => read.mock.calls.map(([, , total]) => total);
		await userEvent.click(screen.getByRole("button", { name: "Next" }));
		await shown("Fruit 51");
		await userEvent.click(screen.getByRole("button", { name: "Name" }));
		await waitFor(() => expect(read.mock.calls.at(-1)?.[0].sort.column).toBe("name"));
		const total = (await read.mock.results[0]?.value)?.total;
		expect(known()).toEqual([undefined, undefined, total, total]);
		await act(() => client.invalidateQueries());
		expect(known().at(-1)).toBeUndefined();
	});

	test("turns the order around when a column head is pressed twice before the list has answered", async () => {
		const { search } = showList("/list");
		await shown("Fruit 1");
		const name = screen.getByRole("button", { name: "Name" });
		act(() => {
			name.click();
			name.click();
		});
		expect(search()).toBe("?sort=-name");
	});

	test("adds a history entry for each page", async () => {
		const { search, router } = showList("/list");
		await shown("Fruit 1");
		await userEvent.click(screen.getByRole("button", { name: "Next" }));
		await shown("Fruit 51");
		expect(search()).toBe("?page=2");
		await act(() => router.navigate(-1));
		await shown("Fruit 1");
		expect(search()).toBe("");
	});

	test("returns to the first page on a new filter or order", async () => {
		const { search } = showList("/list?page=3");
		await shown("Fruit 101");
		await userEvent.selectOptions(screen.getByLabelText("Color"), "red");
		expect(search()).toBe("?color=red");
		await userEvent.click(screen.getByRole("button", { name: "Name" }));
		expect(search()).toBe("?color=red&sort=name");
		await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
		expect(search()).toBe("?sort=name");
	});

	test("replaces a page that no longer exists by the last one", async () => {
		const { search, router } = showList("/list?page=9");
		await shown("Fruit 101");
		expect(search()).toBe("?page=3");
		await act(() => router.navigate(-1));
		expect(router.state.location.pathname).toBe("/before");
	});

	test("shows that the page before a page that has emptied is loading", async () => {
		let load = () => {};
		const loading = new Promise<void>((resolve) => (load = resolve));
		const { search } = showList("/list?page=4", {
			read: (state) => Promise.resolve(state.page < 4 ? loading : undefined).then(() => fruitPage(state)),
		});
		await waitFor(() => expect(search()).toBe("?page=3"));
		await act(async () => {});
		expect(screen.getByText("Loading fruit")).toBeTruthy();
		load();
		await shown("Fruit 101");
	});

	test("keeps a disabled button at either end", async () => {
		const { search } = showList("/list?page=3");
		await shown("Fruit 101");
		const next = screen.getByRole("button", { name: "Next" });
		expect(next.getAttribute("aria-disabled")).toBe("true");
		await userEvent.click(next);
		expect(search()).toBe("?page=3");
	});

	test("doesn't treat widening as a filter", async () => {
		const { search } = showList("/list");
		await shown("Fruit 1");
		await userEvent.click(screen.getByLabelText("Show peeled"));
		expect(search()).toBe("?peeled=yes");
		expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
	});
});

describe("columns", () => {
	test("can be hidden in this browser, except for the title", async () => {
		showList("/list");
		await shown("Fruit 1");
		expect(screen.getByRole("columnheader", { name: "Weight" })).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: "Columns" }));
		expect(screen.getAllByRole("menuitemcheckbox").map(({ textContent }) => textContent)).toEqual(["Weight"]);
		await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Weight", checked: true }));
		expect(screen.queryByRole("columnheader", { name: "Weight" })).toBeNull();
		leaveScreen();
		showList("/list");
		await shown("Fruit 1");
		expect(screen.queryByRole("columnheader", { name: "Weight" })).toBeNull();
	});
});

describe("views", () => {
	test("are in the URL and are left with the filters", async () => {
		const { search } = showList("/list");
		await shown("Fruit 1");
		await userEvent.click(screen.getByRole("button", { name: "Overripe", pressed: false }));
		expect(search()).toBe("?view=overripe");
		await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
		expect(search()).toBe("");
		expect(screen.getByRole("button", { name: "All", pressed: true })).toBeTruthy();
	});
});

describe("an empty view", () => {
	test.each([
		["/list?view=overripe", "All fresh"],
		["/list?view=overripe&q=none", "No fruit match"],
	])("%s says %s", async (address, title) => {
		showList(address, { read: async () => ({ rows: [], total: 0 }) });
		expect(await screen.findByText(title)).toBeTruthy();
	});
});

describe("searching", () => {
	afterEach(() => void vi.useRealTimers());

	const stopClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const box = () => screen.getByRole("searchbox");
	const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
	const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

	test("searches once, 250 ms after the last key, replacing the history entry", async () => {
		const { read, search, router } = showList("/list?page=2");
		await shown("Fruit 51");
		stopClock();
		type("r");
		await pass(200);
		type("ripe");
		await pass(240);
		expect(search()).toBe("?page=2");
		await pass(20);
		expect(search()).toBe("?q=ripe");
		await pass(50);
		vi.useRealTimers();
		await shown("Fruit 1 ripe");
		expect(read.mock.calls.map(([state]) => state.q)).not.toContain("r");
		await act(() => router.navigate(-1));
		expect(router.state.location.pathname).toBe("/before");
	});

	test("waits until an input method has finished", async () => {
		const { search } = showList("/list");
		await shown("Fruit 1");
		stopClock();
		fireEvent.compositionStart(box());
		type("り");
		await pass(1000);
		expect(search()).toBe("");
		fireEvent.compositionEnd(box());
		await pass(300);
		expect(search()).toBe(`?q=${encodeURIComponent("り")}`);
	});

	test("searches at once on Enter and clears at once on Escape and the button", async () => {
		const { search } = showList("/list");
		await shown("Fruit 1");
		stopClock();
		type("ripe");
		fireEvent.keyDown(box(), { key: "Enter" });
		expect(search()).toBe("?q=ripe");
		fireEvent.keyDown(box(), { key: "Escape" });
		expect(search()).toBe("");
		type("soft");
		await pass(300);
		fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
		expect(search()).toBe("");
		expect(document.activeElement).toBe(box());
	});

	test("updates the box on Back and Clear filters", async () => {
		const { search } = showList("/list?q=none");
		await screen.findByText("No fruit match");
		fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
		expect(search()).toBe("");
		expect(box()).toHaveProperty("value", "");
		await shown("Fruit 1");
	});

	test("focuses the box on “/”, except while the admin types", async () => {
		showList("/list");
		await shown("Fruit 1");
		fireEvent.keyDown(screen.getByRole("checkbox"), { key: "/" });
		expect(document.activeElement).not.toBe(box());
		fireEvent.keyDown(document.body, { key: "/", ctrlKey: true });
		expect(document.activeElement).not.toBe(box());
		fireEvent.keyDown(document.body, { key: "/" });
		expect(document.activeElement).toBe(box());
		expect(box().getAttribute("aria-keyshortcuts")).toBe("/");
	});

	test("ignores and hides “/” when single-key shortcuts are off", async () => {
		localStorage.setItem("admin-character-keys", "off");
		showList("/list");
		await shown("Fruit 1");
		fireEvent.keyDown(document.body, { key: "/" });
		expect(document.activeElement).toBe(document.body);
		expect(box().hasAttribute("aria-keyshortcuts")).toBe(false);
	});
});
