// @vitest-environment jsdom
import { afterEach, describe, expect, test } from "vitest";
import { takeReopening } from "./chat-reload";

afterEach(() => history.replaceState(null, ""));

describe("takeReopening", () => {
	test("is true once after the chat has reloaded the page, and keeps the other state", () => {
		history.replaceState({ key: "first", run: true }, "");
		expect([takeReopening(), takeReopening()]).toEqual([true, false]);
		expect(history.state).toEqual({ key: "first" });
	});

	test("opens no chat on a page that starts at once for its form's draft", () => {
		history.replaceState({ run: "form" }, "");
		expect(takeReopening()).toBe(false);
		expect(history.state).toEqual({ run: "form" });
	});
});
