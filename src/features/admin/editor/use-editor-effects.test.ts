// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { rememberFocus } from "./use-editor-effects";

const FORM = '<form><fieldset tabindex="-1"></fieldset><button type="button"></button><input></form>';

/** A form whose button is pressed and then disabled, as during a save. */
function pressInForm() {
	document.body.innerHTML = FORM;
	const [section, button, box] = ["fieldset", "button", "input"].map((name) => document.querySelector<HTMLElement>(name));
	if (!section || !button || !box) throw new Error("No form");
	button.focus();
	const returnFocus = rememberFocus();
	button.blur();
	return { section, button, box, returnFocus };
}

const nextTask = () => new Promise((done) => setTimeout(done));

test("after a save, the focus goes back to the button", async () => {
	const { button, returnFocus } = pressInForm();
	returnFocus();
	await vi.waitFor(() => expect(document.activeElement).toBe(button));
});

test("it goes to the form's first section when the button is gone", async () => {
	const { section, button, returnFocus } = pressInForm();
	button.remove();
	returnFocus();
	await vi.waitFor(() => expect(document.activeElement).toBe(section));
});

test("it stays in another control, and out of the form of another screen", async () => {
	const first = pressInForm();
	first.box.focus();
	first.returnFocus();
	await nextTask();
	expect(document.activeElement).toBe(first.box);

	const left = pressInForm();
	document.body.innerHTML = FORM;
	left.returnFocus();
	await nextTask();
	expect(document.activeElement).toBe(document.body);
});
