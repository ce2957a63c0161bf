import { reloadOnce } from "@/data/reachable";

/** Reloads the page, which starts at once and opens the chat again: after a deployment its old files are gone. At most once a minute. */
export const reloadForChat = (): Promise<void> => reloadOnce(null, () => history.replaceState({ ...history.state, run: true }, ""));

/** Whether the chat has reloaded the page. True only once. */
export function takeReopening(): boolean {
	// The inline script starts a page with any value; the contact form and the thank-you page set other ones.
	const { run, ...state }: { run?: unknown } = history.state ?? {};
	if (run === true) history.replaceState(state, "");
	return run === true;
}
