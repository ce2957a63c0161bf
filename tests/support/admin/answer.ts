import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** Presses a button of the open question. Returns the question's words. */
export async function answer(button: string): Promise<string> {
	const question = await screen.findByRole("alertdialog");
	const words = [...question.querySelectorAll("h2, p")].map(({ textContent }) => textContent).join(" ");
	// A question over a dialog takes the pointer only when it has rendered again.
	await waitFor(() => userEvent.click(within(question).getByRole("button", { name: button })), { timeout: 10_000 });
	return words;
}
