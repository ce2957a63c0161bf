// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countLine, fruitPage, leaveList, showList } from "../../../../tests/support/admin/list-harness";

const failed = "Failed to load fruit. Please try again.";
// By text: role queries over fifty rows take a second.
const shown = (name: string) => screen.findByText(name, { selector: "th" });

beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn();
});
afterEach(leaveList);

describe("list states", () => {
	test("shows a loading state for the first page", async () => {
		showList("/list", { read: () => new Promise(() => {}) });
		expect(await screen.findByText("Loading fruit")).toBeDefined();
		expect(countLine()).toBe("Counting…");
		expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
	});

	test("keeps rows and count while the next page loads", async () => {
		showList("/list", { read: (state) => (state.q ? new Promise(() => {}) : Promise.resolve(fruitPage(state))) });
		await shown("Fruit 1");
		fireEvent.change(screen.getByRole("searchbox"), { target: { value: "ripe" } });
		await waitFor(() => expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true"));
		expect(screen.getByRole("rowheader", { name: "Fruit 1" })).toBeDefined();
		expect(countLine()).toBe("120 fruit");
	});

	test("shows an empty state", async () => {
		showList("/list", { read: async () => ({ rows: [], total: 0 }) });
		expect(await screen.findByText("No fruit yet")).toBeDefined();
		expect(countLine()).toBe("0 fruit");
	});

	test("shows a no-results state with a reset button", async () => {
		const { search } = showList("/list?q=none");
		await waitFor(() => expect(countLine()).toBe("0 of 120 fruit"));
		await userEvent.click(screen.getByRole("button", { name: "Show all fruit" }));
		expect(search()).toBe("");
	});

	test.each([
		["the whole list", "?sort=name", "No fruit yet"],
		["a view", "?view=overripe", "All fresh"],
		["another search", "?q=ripe", "No fruit match"],
	])("shows that %s is loading after a search without results", async (_what, address, empty) => {
		const { search, router } = showList("/list?q=none&sort=name", {
			read: (state) => (state.q === "none" ? Promise.resolve(fruitPage(state)) : new Promise(() => {})),
		});
		const all = await screen.findByRole("button", { name: "Show all fruit" });
		if (address === "?sort=name") await userEvent.click(all);
		else await act(() => router.navigate(`/list${address}`));
		expect(search()).toBe(address);
		expect(screen.getByText("Loading fruit")).toBeTruthy();
		expect(countLine()).toBe("Counting…");
		expect(screen.queryByText(empty)).toBeNull();
	});

	test("shows a failure in a toast and in place, logs it and offers a retry", async () => {
		const log = vi.spyOn(console, "error").mockImplementation(() => {});
		const loud = vi.spyOn(toast, "error");
		let works = false;
		showList("/list", { failed, read: async (state) => (works ? fruitPage(state) : Promise.reject(new Error("fruit: 500"))) });
		expect((await screen.findByRole("alert")).textContent).toContain(failed);
		expect(loud.mock.calls).toEqual([["Error", expect.objectContaining({ description: failed, duration: Number.POSITIVE_INFINITY })]]);
		expect(log.mock.calls).toEqual([["Fruit:", "fruit: 500"]]);
		works = true;
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		await shown("Fruit 1");
		expect(screen.queryByRole("alert")).toBeNull();
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
	});

	test("shows an empty list with a retry when there is no failure message", async () => {
		const log = vi.spyOn(console, "error").mockImplementation(() => {});
		const loud = vi.spyOn(toast, "error");
		let works = false;
		showList("/list", { read: async (state) => (works ? fruitPage(state) : Promise.reject(new Error("fruit: 500"))) });
		expect(await screen.findByText("No fruit yet")).toBeDefined();
		expect(screen.queryByRole("alert")).toBeNull();
		expect(loud).not.toHaveBeenCalled();
		expect(log).toHaveBeenCalledOnce();
		works = true;
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		await shown("Fruit 1");
	});
});
