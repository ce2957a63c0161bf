const TIMEOUT_MS = 5000;

/** Whether the site answers within 5 s. `navigator.onLine` stays true on a network without internet. */
export async function isReachable(address: string): Promise<boolean> {
	try {
		await fetch(address, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
		return true;
	} catch {
		return false;
	}
}

const RELOAD_KEY = "stale-chunk-reload";
const QUIET_MS = 60_000;

/**
 * Reloads the page, or opens `address`, at most once a minute and only while the site is reachable and storage works: nothing else would
 * stop a loop. `before` runs right before it. See docs/decisions.md, "A missing file reloads the page once".
 */
export async function reloadOnce(address: string | null, before?: () => void): Promise<void> {
	// Without a connection, a reload would replace the page with the browser's error.
	if (wasReloaded() || !navigator.onLine || !(await isReachable(address ?? location.href)) || wasReloaded()) return;
	try {
		sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
		before?.();
	} catch {
		return;
	}
	if (address === null) location.reload();
	else location.assign(address);
}

function wasReloaded(): boolean {
	try {
		return Date.now() - Number(sessionStorage.getItem(RELOAD_KEY) ?? 0) < QUIET_MS;
	} catch {
		return true;
	}
}
