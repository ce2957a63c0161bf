const KEY = "stale-chunk-reload";
const QUIET_MS = 60_000;

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
		location.reload();
	});
}
