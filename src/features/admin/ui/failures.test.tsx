// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { undoAction } from "./failures";

const undo = vi.fn<() => Promise<void>>();

beforeEach(() => {
	Object.assign(Element.prototype, { setPointerCapture() {} });
	undo.mockReset().mockResolvedValue();
	render(<Toaster />);
	act(() => void toast("Published", { action: undoAction("Animal", undo) }));
});
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const button = () => screen.findByRole("button", { name: "Undo" });

test("undoes once when Undo is pressed twice", async () => {
	await userEvent.dblClick(await button());
	expect(undo).toHaveBeenCalledTimes(1);
});

test("undoes once when the second press comes while the first undo still runs", async () => {
	let finish = () => {};
	undo.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
	await userEvent.dblClick(await button());
	finish();
	expect(undo).toHaveBeenCalledTimes(1);
});

test("offers another attempt after a failed undo", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	undo.mockRejectedValueOnce(new Error("offline"));
	await userEvent.click(await button());
	const failure = (await screen.findByText("Something went wrong. Please try again.")).closest("li");
	await userEvent.click(failure?.querySelector("[data-action]") ?? document.body);
	expect(undo).toHaveBeenCalledTimes(2);
});
