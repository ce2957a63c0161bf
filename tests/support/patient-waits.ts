/** For tests: how long they wait for what is to come, in milliseconds. It only bounds a failure: no test shows a speed. */
export const PATIENCE_MS = 20_000;

// Tests without a document have no use for the library, which takes its time to load.
if (typeof document !== "undefined") {
	const { configure } = await import("@testing-library/react");
	configure({ asyncUtilTimeout: PATIENCE_MS });
}
