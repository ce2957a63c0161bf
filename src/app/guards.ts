import { reloadOnce } from "@/data/reachable";

/** A navigation that hasn't replaced the page by then was canceled or is a download. */
const LEAVING_MS = 10_000;

/** Null until the router runs: until then the page itself waits for every missing file. */
let wanted: (() => string | null) | null = null;

/** Sets where a reload leads, so that a click on a link isn't lost. `address` returns the pending navigation, or null without one. */
export function reloadTowards(address: (() => string | null) | null): void {
	wanted = address;
}

/**
 * Starts or stops watching whether the visitor leaves the page: Firefox then aborts the page's requests, and a reload would cancel the
 * navigation. Only while code loads, because Firefox keeps no page with this listener for Back. The inline script adds it first.
 */
export function watchLeaving(isLoading: boolean): void {
	const leave = window.early?.leave;
	if (!leave) return;
	if (isLoading) addEventListener("beforeunload", leave);
	else removeEventListener("beforeunload", leave);
}

/** Whether the browser loads another page. */
export const isLeaving = (): boolean => Date.now() - (window.early?.leftAt ?? 0) < LEAVING_MS;

/** Reloads the page once when its code is gone. See docs/decisions.md, "A missing file reloads the page once". */
export function reloadOnStaleChunk(): void {
	addEventListener("vite:preloadError", () => {
		if (isLeaving()) return;
		const address = wanted?.() ?? null;
		// No navigation needs this file: keep the page.
		if (wanted && address === null) return;
		void reloadOnce(address);
	});
}

/**
 * Mails and lists make addresses with doubled slashes, a line break or capitals, and some hosts add a slash or serve the file itself:
 * they answer with the page or 404.html.
 */
export function cleanAddress(): void {
	const { pathname, search, hash } = location;
	const plain =
		pathname
			.replace(/%0[ad]/gi, "")
			.replace(/\/{2,}/g, "/")
			.replace(/(.)\/$/, "$1")
			.replace(/(\/index)?\.html$/i, "") || "/";
	// The token of a preview has capitals.
	const path = /^\/preview\//i.test(plain) ? plain : plain.toLowerCase();
	if (path !== pathname) history.replaceState(history.state, "", path + search + hash);
}
