// @vitest-environment jsdom
import { expect, test } from "vitest";
import "./skipped-transitions";

const isForgiven = (reason: unknown) => !dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }));

test.each([
	["Transition was skipped", "AbortError"],
	["Transition was aborted because of invalid state", "InvalidStateError"],
	["Transition was aborted because of timeout in DOM update", "TimeoutError"],
])("ignores a skipped view transition (“%s”)", (message, name) => {
	expect(isForgiven(new DOMException(message, name))).toBe(true);
});

test.each([
	new DOMException("The operation was aborted.", "AbortError"),
	new Error("Transition was skipped"),
	"Transition was skipped",
	null,
])("reports any other rejection: %s", (reason) => expect(isForgiven(reason)).toBe(false));
