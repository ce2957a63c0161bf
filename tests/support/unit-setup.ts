import { webcrypto } from "node:crypto";
import { afterAll, vi } from "vitest";
import { quickComputedStyle } from "./computed-style";

/** Maximum wait in milliseconds. It only limits failing tests. */
const PATIENCE_MS = 20_000;

// Tests without a document skip this slow import.
if (typeof document !== "undefined") {
	const { configure } = await import("@testing-library/react");
	configure(({ getElementError }) => {
		// The message prints the document, so it is made when a report reads it: a wait throws many such errors away.
		const findError: typeof getElementError = (message, container) => {
			const error = new Error();
			error.name = "TestingLibraryElementError";
			// The report shows the line of the test.
			Error.captureStackTrace(error, findError);
			Object.defineProperty(error, "message", { configurable: true, get: () => getElementError(message, container).message });
			return error;
		};
		return { asyncUtilTimeout: PATIENCE_MS, getElementError: findError };
	});
	// As in the pages: another language means that the browser has translated the page.
	document.documentElement.lang = "en";
	window.getComputedStyle = quickComputedStyle(window);
}

// React's development build records a stack for each element, up to a fifth of a test's time, unless it has made 10 000 in a second.
const react = await import("react");
const internals = Reflect.get(react, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: () => {}, configurable: true });

const { waitFor } = vi;
vi.waitFor = (callback, options = {}) => waitFor(callback, typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options });

// jsdom's own has no digests.
if (!crypto.subtle) Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });

// The runner does this before a test only, so the last one of a file would leave its stubs to the next file of the same process.
afterAll(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});
