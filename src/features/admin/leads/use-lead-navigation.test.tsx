// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useLeadKeys } from "./use-lead-navigation";

afterEach(() => {
	cleanup();
	localStorage.clear();
	document.body.replaceChildren();
});

function listen() {
	const inbox = document.body.appendChild(document.createElement("div"));
	inbox.innerHTML = '<button type="button">Lead</button><input type="search"><input type="checkbox">';
	const keys = { j: vi.fn(), k: vi.fn() };
	renderHook(() => useLeadKeys({ current: inbox }, keys));
	const [button, search, checkbox] = inbox.children;
	if (!button || !search || !checkbox) throw new Error("No inbox");
	return { ...keys, button, search, checkbox };
}

test("“j” and “k” step through the inbox, except while the admin types", () => {
	const { j, k, button, search, checkbox } = listen();
	for (const target of [document.body, button, checkbox]) fireEvent.keyDown(target, { key: "j" });
	fireEvent.keyDown(button, { key: "k" });
	expect([j.mock.calls.length, k.mock.calls.length]).toEqual([3, 1]);
	fireEvent.keyDown(search, { key: "j" });
	fireEvent.keyDown(button, { key: "j", ctrlKey: true });
	expect(j).toHaveBeenCalledTimes(3);
});

test("uses the physical keys of a Cyrillic keyboard", () => {
	const { j, k, button } = listen();
	fireEvent.keyDown(button, { key: "о", code: "KeyJ" });
	fireEvent.keyDown(button, { key: "л", code: "KeyK" });
	expect([j.mock.calls.length, k.mock.calls.length]).toEqual([1, 1]);
});

test("ignores the keys when single-key shortcuts are off (WCAG 2.1.4)", () => {
	localStorage.setItem("admin-character-keys", "off");
	const { j, button } = listen();
	fireEvent.keyDown(button, { key: "j" });
	fireEvent.keyDown(document.body, { key: "j" });
	expect(j).not.toHaveBeenCalled();
});
