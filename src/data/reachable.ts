const TIMEOUT_MS = 5000;

/**
 * Whether the site's server answers for a page. `navigator.onLine` stays true on a network that leads nowhere.
 *
 * @param address of this site. @returns false without an answer within 5 s.
 */
export async function isReachable(address: string): Promise<boolean> {
	try {
		await fetch(address, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
		return true;
	} catch {
		return false;
	}
}
