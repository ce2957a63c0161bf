// Runs before each test file. Without isolation the files of a worker share packages, the document and the globals, so each file starts
// with fresh modules of this project and an empty document.
import { vi } from "vitest";

/** Maximum wait in milliseconds. It only limits failing tests. */
const PATIENCE_MS = 20_000;

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();

// Tests without a document skip the slow import.
if (typeof document !== "undefined") {
	vi.resetModules();
	emptyDocument();
	const { cleanup, configure } = await import("@testing-library/react");
	cleanup();
	configure({ asyncUtilTimeout: PATIENCE_MS });
}

function emptyDocument(): void {
	for (const element of [document.documentElement, document.head, document.body]) {
		for (const { name } of [...element.attributes]) element.removeAttribute(name);
	}
	document.head.replaceChildren();
	document.body.replaceChildren();
	localStorage.clear();
	sessionStorage.clear();
	history.replaceState(null, "", "/");
}
