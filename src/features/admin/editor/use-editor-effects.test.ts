// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { returnFocus } from "./use-editor-effects";

test("after a save, the focus goes back to the button, or to the first section when the button is gone, but not from another control", async () => {
	document.body.innerHTML = '<form><fieldset tabindex="-1"></fieldset><button type="button"></button><input></form>';
	const [section, button, box] = ["fieldset", "button", "input"].map((name) => document.querySelector<HTMLElement>(name));
	if (!section || !button || !box) throw new Error("No form");
	returnFocus(button);
	await vi.waitFor(() => expect(document.activeElement).toBe(button));
	button.remove();
	returnFocus(button);
	await vi.waitFor(() => expect(document.activeElement).toBe(section));
	box.focus();
	returnFocus(section);
	await new Promise((done) => setTimeout(done));
	expect(document.activeElement).toBe(box);
});
