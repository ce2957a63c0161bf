// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubCloseWatcher } from "../../../../tests/support/close-watchers";
import { Dialog, DialogBar, keepsEscape } from "./dialog";

const onClosed = vi.fn<() => void>();

function Screen({ isLocked = false, keepsInput = false }: { isLocked?: boolean; keepsInput?: boolean }) {
	const [isOpen, setOpen] = useState(false);
	const [text, setText] = useState("");
	const close = () => {
		onClosed();
		setOpen(false);
	};
	return (
		<>
			<button type="button" onClick={() => setOpen(true)}>
				Open
			</button>
			<div data-sonner-toaster="">
				<button type="button">Undo</button>
			</div>
			{isOpen ? (
				<Dialog kind="panel" isLocked={isLocked} keepsInput={keepsInput} onClose={close} className="">
					<DialogBar title="Pictures" onClose={close} isLocked={isLocked} />
					<input
						aria-label="Search"
						value={text}
						onChange={(event) => setText(event.target.value)}
						onKeyDown={(event) => event.key === "Escape" && setText("")}
						{...keepsEscape(text !== "")}
					/>
				</Dialog>
			) : null}
		</>
	);
}

/** Radix listens for presses outside from the next task on. */
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function open(options: { isLocked?: boolean; keepsInput?: boolean } = {}) {
	render(<Screen {...options} />);
	await userEvent.click(screen.getByRole("button", { name: "Open" }));
	await nextTask();
	return screen.getByRole("dialog", { name: "Pictures" });
}

const dialog = () => screen.queryByRole("dialog");

async function press(target: Element) {
	fireEvent.pointerDown(target, { button: 0 });
	fireEvent.click(target);
	await nextTask();
}

beforeEach(() => onClosed.mockReset());
afterEach(cleanup);

describe("Dialog", () => {
	test("closes once with Android's Back, and refuses it while locked", async () => {
		const watchers = stubCloseWatcher();
		await open();
		expect(watchers.size).toBe(1);
		for (const watcher of [...watchers]) act(() => void watcher.dispatchEvent(new Event("close")));
		expect(dialog()).toBeNull();
		expect([onClosed.mock.calls.length, watchers.size]).toEqual([1, 0]);
		cleanup();
		await open({ isLocked: true });
		for (const watcher of [...watchers]) act(() => void watcher.dispatchEvent(new Event("close")));
		expect(dialog()).not.toBeNull();
		expect([onClosed.mock.calls.length, watchers.size]).toEqual([1, 1]);
	});

	test("focuses its title, hides the page and returns the focus on Escape", async () => {
		await open();
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Pictures" }));
		expect(screen.queryByRole("button", { name: "Open" })).toBeNull();
		await userEvent.keyboard("{Escape}");
		expect(dialog()).toBeNull();
		expect(onClosed).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
	});

	test("gives the focus to the screen when the control that opened it is gone", async () => {
		const main = document.body.appendChild(document.createElement("main"));
		main.tabIndex = -1;
		const opener = document.body.appendChild(document.createElement("button"));
		render(<Screen />);
		opener.focus();
		fireEvent.click(screen.getByRole("button", { name: "Open" }));
		opener.remove();
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(document.activeElement).toBe(main));
		main.remove();
	});

	test("gives the focus to the screen when nothing had it before", async () => {
		const main = document.body.appendChild(document.createElement("main"));
		main.tabIndex = -1;
		render(<Screen />);
		fireEvent.click(screen.getByRole("button", { name: "Open" }));
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(document.activeElement).toBe(main));
		main.remove();
	});

	test("closes on a press outside", async () => {
		await open();
		await press(document.body);
		expect(dialog()).toBeNull();
	});

	test("stays open on a press outside when it keeps its input, and closes on Escape", async () => {
		await open({ keepsInput: true });
		await press(document.body);
		expect(dialog()).toBeTruthy();
		await userEvent.keyboard("{Escape}");
		expect(dialog()).toBeNull();
	});

	test("stays open on Escape and on a press outside while it is locked", async () => {
		await open({ isLocked: true });
		await userEvent.keyboard("{Escape}{Escape}");
		await press(document.body);
		expect(dialog()).toBeTruthy();
		expect(screen.getByRole("button", { name: "Close" })).toHaveProperty("disabled", true);
	});

	test("stays open when a toast is pressed", async () => {
		await open();
		await press(screen.getByText("Undo"));
		expect(dialog()).toBeTruthy();
	});

	test("leaves Escape to a field that uses it", async () => {
		await open();
		await userEvent.type(screen.getByLabelText("Search"), "board{Escape}");
		expect(screen.getByLabelText("Search")).toHaveProperty("value", "");
		expect(dialog()).toBeTruthy();
		await userEvent.keyboard("{Escape}");
		expect(dialog()).toBeNull();
	});

	test("keeps the page from scrolling while it is open", async () => {
		await open();
		expect(document.documentElement.style.overflow).toBe("hidden");
		await userEvent.keyboard("{Escape}");
		expect(document.documentElement.style.overflow).toBe("");
	});
});
