// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import "./case-study-page";

describe("skipped view transitions", () => {
	const isIgnored = (reason: unknown) => !dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }));

	test.each([
		["Transition was skipped", "AbortError"],
		["Transition was aborted because of invalid state", "InvalidStateError"],
		["Transition was aborted because of timeout in DOM update", "TimeoutError"],
	])("ignores a skipped view transition (“%s”)", (message, name) => {
		expect(isIgnored(new DOMException(message, name))).toBe(true);
	});

	test.each([
		new DOMException("The operation was aborted.", "AbortError"),
		new Error("Transition was skipped"),
		"Transition was skipped",
		null,
	])("reports any other rejection: %s", (reason) => expect(isIgnored(reason)).toBe(false));
});
