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
