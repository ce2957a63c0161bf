// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Toasts } from "@/shared/ui/toasts";
import { ToastFocus } from "./toast-focus";

beforeEach(async () => {
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	// sonner calls it on a press; jsdom has none.
	Object.assign(Element.prototype, { setPointerCapture() {} });
	render(
		<>
			<button type="button">Row</button>
			<button type="button">Menu</button>
			<ToastFocus>
				<Toasts offset={{ top: 0, right: 0, bottom: 0, left: 0 }} />
			</ToastFocus>
		</>,
	);
	await userEvent.click(button("Row"));
	act(() => void toast.success("Deleted", { action: { label: "Undo", onClick: () => void toast.success("Restored") } }));
	await screen.findByText("Deleted");
});
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const button = (name: string) => screen.getByRole("button", { name });
const gone = () => waitFor(() => expect(screen.queryByText("Deleted")).toBeNull());

describe("the focus", () => {
	test("returns to where it was once the message that had it is gone", async () => {
		await userEvent.click(button("Undo"));
		await gone();
		await waitFor(() => expect(document.activeElement).toBe(button("Row")));
	});

	test("isn't taken back when the admin moves it from a message to another control", async () => {
		// A browser would leave the focus where a handler of the blur has put it; jsdom doesn't.
		const taken = vi.spyOn(button("Row"), "focus");
		act(() => button("Undo").focus());
		await userEvent.click(button("Menu"));
		act(() => void toast.dismiss());
		await gone();
		expect(taken).not.toHaveBeenCalled();
		expect(document.activeElement).toBe(button("Menu"));
	});
});
