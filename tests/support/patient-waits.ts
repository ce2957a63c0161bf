/** Maximum wait in milliseconds. It only limits failing tests. */
export const PATIENCE_MS = 20_000;

// Tests without a document skip this slow import.
if (typeof document !== "undefined") {
	const { configure } = await import("@testing-library/react");
	configure({ asyncUtilTimeout: PATIENCE_MS });
}
