const KEY = "stale-chunk-reload";
const QUIET_MS = 60_000;

/** Null until the router runs: then every file that is missing is one that the page itself waits for. */
let wanted: (() => string | null) | null = null;

/**
 * Tells which address the router is on its way to, so that a page whose code is gone is loaded from the server and the click on its
 * link is not lost (a contact navigation that fails sets the location to /#contact).
 *
 * @param address gives path, query and fragment, or null when nothing is on its way; itself null while no router runs.
 */
export function reloadTowards(address: (() => string | null) | null): void {
	wanted = address;
}

/**
 * After a deployment an open tab asks for files that are gone. It reloads once; a second failure within a minute, or a browser
 * without storage, shows the error page instead of looping.
 */
export function reloadOnStaleChunk(): void {
	addEventListener("vite:preloadError", (event) => {
		const address = wanted?.() ?? null;
		// Most parts are loaded before anybody asks for them, or answer for themselves; a failure there must not take a page away
		// from somebody who is reading or writing.
		if (wanted && address === null) return;
		// Offline, a reload would trade a page that reads for the browser's own error.
		if (!navigator.onLine) return;
		try {
			const last = Number(sessionStorage.getItem(KEY) ?? 0);
			if (Date.now() - last < QUIET_MS) return;
			sessionStorage.setItem(KEY, String(Date.now()));
		} catch {
			return;
		}
		event.preventDefault();
		if (address === null) location.reload();
		else location.assign(address);
	});
}
