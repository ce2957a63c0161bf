// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ask, ConfirmHost, type Question } from "./confirm";

const question = { title: "Delete this?", detail: "It is gone then.", action: "Delete", isDangerous: true };

afterEach(() => {
	vi.useRealTimers();
	cleanup();
});

async function put(given: Question = question, signal?: AbortSignal) {
	let answer: Promise<boolean> = Promise.resolve(false);
	await act(async () => {
		answer = ask(given, signal);
	});
	return { answer };
}

describe("a question", () => {
	test("names and describes an alert dialog, and focuses the safe button of a dangerous one", async () => {
		render(<ConfirmHost />);
		await put();
		const dialog = screen.getByRole("alertdialog", { name: "Delete this?" });
		const description = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
		expect(description?.textContent).toBe("It is gone then.");
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
	});

	test("focuses the action of a harmless one", async () => {
		render(<ConfirmHost />);
		await put({ ...question, isDangerous: false });
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete" }));
	});

	test.each([
		["the action", async () => userEvent.click(screen.getByRole("button", { name: "Delete" })), true],
		["Cancel", async () => userEvent.click(screen.getByRole("button", { name: "Cancel" })), false],
		["Escape", async () => userEvent.keyboard("{Escape}"), false],
	])("is answered by %s and closes", async (_name, press, agreed) => {
		render(<ConfirmHost />);
		const { answer } = await put();
		await press();
		expect(await answer).toBe(agreed);
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	test("takes no agreement while what comes before the answer runs", async () => {
		let end: () => void = () => {};
		const run = () => new Promise<void>((resolve) => (end = resolve));
		const action = () => screen.getByRole("button", { name: "Delete" });
		const answered = vi.fn();
		render(<ConfirmHost />);
		const { answer } = await put({ ...question, before: { label: "Export", busy: "Exporting…", run } });
		void answer.then(answered);
		await userEvent.click(screen.getByRole("button", { name: "Export" }));
		await userEvent.click(action());
		expect(screen.getByRole("button", { name: "Exporting…" })).toBeTruthy();
		expect([action().getAttribute("aria-disabled"), answered.mock.calls]).toEqual(["true", []]);
		await act(async () => end());
		await userEvent.click(action());
		expect(await answer).toBe(true);
	});

	test("takes no press for a moment, so that a double click doesn't answer the next question", async () => {
		vi.useFakeTimers();
		const action = () => screen.getByRole("button", { name: "Delete" });
		const takesPress = () => action().closest(".pointer-events-none") === null;
		const pass = () => act(() => vi.advanceTimersByTimeAsync(1000));
		render(<ConfirmHost />);
		const { answer } = await put();
		await pass();
		await act(async () => action().click());
		expect(await answer).toBe(true);
		const next = await put();
		expect(takesPress()).toBe(false);
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
		await pass();
		expect(takesPress()).toBe(true);
		await act(async () => action().click());
		expect(await next.answer).toBe(true);
	});

	test("is answered with no by the next question, by its signal and when its host leaves", async () => {
		const { unmount } = render(<ConfirmHost />);
		const first = await put();
		const stop = new AbortController();
		const second = await put({ ...question, title: "Leave?" }, stop.signal);
		expect(await first.answer).toBe(false);
		expect(screen.getByRole("alertdialog", { name: "Leave?" })).toBeTruthy();
		act(() => stop.abort());
		expect(await second.answer).toBe(false);
		const third = await put();
		unmount();
		expect(await third.answer).toBe(false);
		await expect(ask(question)).rejects.toThrow("ConfirmHost");
	});
});
