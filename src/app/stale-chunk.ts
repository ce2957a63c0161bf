const KEY = "stale-chunk-reload";
const QUIET_MS = 60_000;

let wanted: () => string | null = () => null;

/**
 * Tells which address the router is on its way to, so that a page whose code is gone is loaded from the server and the click on its
 * link is not lost (D1 §8: a contact navigation that fails sets the location to /#contact).
 *
 * @param address gives path, query and fragment, or null when nothing is on its way.
 */
export function reloadTowards(address: () => string | null): void {
	wanted = address;
}

/**
 * After a deployment an open tab asks for files that are gone. It reloads once; a second failure within a minute, or a browser
 * without storage, shows the error page instead of looping (quality-security.md S57).
 */
export function reloadOnStaleChunk(): void {
	addEventListener("vite:preloadError", (event) => {
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
		const address = wanted();
		if (address === null) location.reload();
		else location.assign(address);
	});
}
