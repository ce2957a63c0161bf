// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { leaveList, showList } from "../../../../tests/support/admin/list-harness";

// By text: role queries over fifty rows take a second.
const shown = (name: string) => screen.findByText(name, { selector: "th" });

beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn();
});
afterEach(leaveList);

describe("a day", () => {
	afterEach(() => void vi.useRealTimers());

	const stopClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const box = () => screen.getByLabelText("Picked on");
	const type = (...days: string[]) => {
		for (const day of days) fireEvent.change(box(), { target: { value: day } });
	};
	const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
	const year = ["0002-11-24", "0020-11-24", "0202-11-24", "2026-11-24"];

	test("filters once, after a pause, replacing the history entry, when a year is typed digit by digit", async () => {
		const { read, search, router } = showList("/list?page=2");
		await shown("Fruit 51");
		stopClock();
		type(...year);
		expect(box()).toHaveProperty("value", "2026-11-24");
		expect(search()).toBe("?page=2");
		await pass(1000);
		expect(search()).toBe("?picked=2026-11-24");
		const days = read.mock.calls.map(([state]) => state.filters.picked);
		expect(days.filter(Boolean)).toEqual(["2026-11-24"]);
		vi.useRealTimers();
		await act(() => router.navigate(-1));
		expect(router.state.location.pathname).toBe("/before");
	});

	test.each<[string, () => unknown]>([
		["Enter", () => fireEvent.keyDown(box(), { key: "Enter" })],
		["leaving the field", () => fireEvent.blur(box())],
	])("filters at once on %s", async (_what, finish) => {
		const { search } = showList("/list");
		await shown("Fruit 1");
		stopClock();
		type(...year);
		expect(search()).toBe("");
		finish();
		expect(search()).toBe("?picked=2026-11-24");
	});

	test("is emptied by Clear filters and by the admin", async () => {
		const { search } = showList("/list?picked=2026-11-24");
		await shown("Fruit 1");
		await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
		expect(search()).toBe("");
		expect(box()).toHaveProperty("value", "");
		stopClock();
		type("2026-11-25");
		await pass(1000);
		expect(search()).toBe("?picked=2026-11-25");
		type("");
		await pass(1000);
		expect(search()).toBe("");
	});
});

describe("a button that disappears with its filter", () => {
	test.each([
		["Clear filters", "/list?color=red", ""],
		["Remove tag ripe", "/list?tag=ripe&color=red", "?color=red"],
		["Show all fruit", "/list?q=none", ""],
	])("gives the focus to the heading: %s", async (name, address, rest) => {
		const { search } = showList(address);
		await userEvent.click(await screen.findByRole("button", { name }));
		expect(search()).toBe(rest);
		expect(screen.queryByRole("button", { name })).toBeNull();
		await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Fruit Management")));
	});
});
