import { isReachable } from "@/data/reachable";

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
 * Reloads the page once when its code is gone. See docs/decisions.md, "A missing file reloads the page once".
 */
export function reloadOnStaleChunk(): void {
	addEventListener("vite:preloadError", () => {
		const address = wanted?.() ?? null;
		// Most parts load before anyone asks for them. Their failure must not take the page away from a reader.
		if (wanted && address === null) return;
		void reloadOnce(address);
	});
}

async function reloadOnce(address: string | null): Promise<void> {
	// Without a connection, a reload would replace the page with the browser's own error.
	if (wasReloaded() || !navigator.onLine || !(await isReachable(address ?? location.href)) || wasReloaded()) return;
	try {
		sessionStorage.setItem(KEY, String(Date.now()));
	} catch {
		return;
	}
	if (address === null) location.reload();
	else location.assign(address);
}

/** Also true where storage is blocked: nothing would stop a loop there. */
function wasReloaded(): boolean {
	try {
		return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < QUIET_MS;
	} catch {
		return true;
	}
}
