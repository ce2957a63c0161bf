import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { findSentTexts, loadAllParts, loadReplacedParts } from "@/shared/lib/lazy-when";
import { PreloadPageContext } from "@/shared/lib/preload-page";
import type { EarlyClicks } from "./early-clicks";
import { cleanAddress, reloadTowards, watchLeaving } from "./guards";
import { holdInput, hurryKept, keepIslandClicks, replayEarlyClick } from "./island-clicks";
import { retriedRoutes } from "./layouts/route-error";
import { routes } from "./router";
import { installTrustedTypes } from "./trusted-types";
import { changeViewFirst, layOutParts } from "./view-first";
// Prerendered pages have the rules for their own HTML inline; everything else comes with this sheet.
import "@/styles/index.css";

installTrustedTypes();

/** Hydrates prerendered HTML, or renders into an empty root. Rejects when the page's code fails to load. */
export async function startApp(root: HTMLElement, early: EarlyClicks | undefined): Promise<void> {
	cleanAddress();
	const prerendered = isPrerenderedHere(root);
	if (prerendered) await loadMatchedRoutes();
	else root.replaceChildren();
	// The browser can't restore the position in a page whose text is still loading.
	const isLeftToBrowser = prerendered && !(root.dataset.path?.endsWith("/loading") && history.state?.key);
	nameEntry();
	// Before the router listens.
	addEventListener("popstate", nameEntry);
	// With hydration data the router leaves the position as it is. Without, it scrolls to the stored one, or back to the top.
	const router = createBrowserRouter(retriedRoutes(routes), isLeftToBrowser ? { hydrationData: { loaderData: {} } } : undefined);
	// React delays a page change until all HTML is hydrated.
	const arrival = router.state.location.pathname;
	router.subscribe(({ location: { pathname } }) => loadAllParts(pathname !== arrival));
	router.subscribe(({ navigation }) => watchLeaving(navigation.state !== "idle"));
	reloadTowards(() => {
		const next = router.state.navigation.location;
		return next ? `${next.pathname}${next.search}${next.hash}` : null;
	});
	const restore = prerendered ? await findSentTexts(`#${root.id}`) : null;
	await new Promise<void>((onReady) => {
		const app = (
			<StrictMode>
				<PreloadPageContext value={preloadPage}>
					<Ready onReady={onReady}>
						<RouterProvider router={router} />
					</Ready>
				</PreloadPageContext>
			</StrictMode>
		);
		if (!prerendered) {
			createRoot(root).render(app);
			return;
		}
		holdInput();
		// In a transition, React hydrates in short tasks, between which the page answers input, but a translator acts too.
		restore?.();
		const hydrate = () => void hydrateRoot(root, app, { onRecoverableError: reportReplaced });
		if (restore) hydrate();
		else startTransition(hydrate);
		if (early) hurryKept(early);
	});
	if (early) keepIslandClicks(early);
	document.documentElement.dataset.hydrated = "";
	// React doesn't know the position that the router has restored, and would scroll there with the next page change.
	if (prerendered && !isLeftToBrowser) void router.revalidate();
	layOutParts();
	changeViewFirst();
	watchLeaving(false);
	if (early) replayEarlyClick(early);
}

/** React has replaced HTML that didn't match, such as a translated page. The elements that its parts wait for can be gone. */
function reportReplaced(error: unknown): void {
	console.error("Hydration:", error);
	loadReplacedParts();
}

// Around the page, because a sibling would change the ids that React counts.
function Ready({ children, onReady }: { children: ReactNode; onReady: () => void }) {
	useEffect(onReady, [onReady]);
	return children;
}

// The router gives the first history entry no key, so Back would lose its scroll position after a reload. It treats all anchors that a
// visitor adds to the address as one entry, and would restore the position of the last one.
function nameEntry(event?: Event): void {
	const stored: unknown = history.state;
	const state = typeof stored === "object" && stored !== null ? stored : {};
	if ("key" in state) return;
	// The router adds 1 to idx, which may be null but not missing.
	history.replaceState({ idx: null, ...state, key: `document-${performance.timeOrigin + performance.now()}` }, "");
	// Firefox has already scrolled to the anchor, and the router would store that position for the entry that the visitor leaves.
	if (event) scrollTo({ top: lastTop, behavior: "instant" });
}

let lastTop = scrollY;
addEventListener("scroll", () => {
	lastTop = scrollY;
});

// A host without our rewrites can answer any address with 404.html, which must hydrate only as the not-found page.
function isPrerenderedHere(root: HTMLElement): boolean {
	if (root.dataset.path === undefined) return false;
	const wanted = matchRoutes(routes, root.dataset.path)?.at(-1)?.route;
	return wanted === matchRoutes(routes, location.pathname)?.at(-1)?.route;
}

async function preloadPage(path: string): Promise<void> {
	await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => (typeof route.lazy === "function" ? route.lazy() : undefined)));
}

// A lazy route would render its fallback first, which doesn't match the HTML.
async function loadMatchedRoutes(): Promise<void> {
	const matches = matchRoutes(routes, location.pathname) ?? [];
	await Promise.all(
		matches.map(async ({ route }) => {
			if (typeof route.lazy !== "function") return;
			const loaded = await route.lazy();
			Object.assign(route, { ...loaded, lazy: undefined });
		}),
	);
}
