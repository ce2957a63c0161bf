// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { translatePage } from "../../../../tests/support/translate-page";
import { PasswordField } from "./credentials";

afterEach(cleanup);

test("a password is shown and hidden on a page that the browser translated", async () => {
	render(<PasswordField id="password" label="Password" autoComplete="current-password" />);
	translatePage();
	const button = screen.getByRole("button");
	await userEvent.click(button);
	expect(button.textContent).toBe("Hide password");
	// The name tells the state. A pressed "Hide password" would say the opposite.
	expect(button.hasAttribute("aria-pressed")).toBe(false);
});
