import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { loadAllParts } from "@/shared/lib/lazy-when";
import { PreloadPageContext } from "@/shared/lib/preload-page";
import { retriedRoutes } from "./retried-routes";
import { routes } from "./router";
import { reloadTowards } from "./stale-chunk";
// The whole sheet, in place before anything renders; each prerendered page holds inline what its own HTML needs (scripts/vite/page-sheet.ts).
import "@/styles/index.css";

/**
 * Brings the page to life: takes over prerendered HTML, or renders into an empty root. Resolves once React listens.
 *
 * @param root holds HTML prerendered for the path in its data-path, or nothing.
 * @param someoneIsHere whether a person did something already, so that no part of the page may wait any longer.
 * @param onListening is called as soon as React listens, which is before every island is hydrated.
 * @throws when the code of a prerendered page can't be loaded; the HTML stays as it is.
 */
export async function startApp(root: HTMLElement, someoneIsHere: boolean, onListening: () => void): Promise<void> {
	if (someoneIsHere) loadAllParts();
	const prerendered = isPrerenderedHere(root);
	if (prerendered) await loadMatchedRoutes();
	else root.replaceChildren();
	nameFirstEntry();
	// Without hydration data the router believes that it starts from nothing, and scrolls a reader back to the top.
	const router = createBrowserRouter(retriedRoutes(routes), prerendered ? { hydrationData: { loaderData: {} } } : undefined);
	// A page change waits for HTML that isn't hydrated, and a redirect hydrates none of it.
	router.subscribe(loadAllParts);
	reloadTowards(() => {
		const next = router.state.navigation.location;
		return next ? `${next.pathname}${next.search}${next.hash}` : null;
	});
	const app = (
		<StrictMode>
			<PreloadPageContext value={preloadPage}>
				<RouterProvider router={router} />
			</PreloadPageContext>
		</StrictMode>
	);
	if (prerendered) {
		hydrateRoot(root, app, {
			onRecoverableError: (error) => console.error("Hydration:", error),
		});
	} else createRoot(root).render(app);
	onListening();
	await new Promise((resolve) => setTimeout(resolve));
	document.documentElement.dataset.alive = "";
}

/** The router gives a document's first entry no key of its own: Back would not find its position after a reload of a later page. */
function nameFirstEntry(): void {
	const stored: unknown = history.state;
	const state = typeof stored === "object" && stored !== null ? stored : {};
	if (!("key" in state)) history.replaceState({ ...state, key: `document-${performance.timeOrigin}` }, "");
}

/** A host without our rewrites may answer any address with 404.html: that HTML is hydrated only as the not-found page. */
function isPrerenderedHere(root: HTMLElement): boolean {
	if (root.dataset.path === undefined) return false;
	const wanted = matchRoutes(routes, root.dataset.path)?.at(-1)?.route;
	return wanted === matchRoutes(routes, location.pathname)?.at(-1)?.route;
}

async function preloadPage(path: string): Promise<void> {
	await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => (typeof route.lazy === "function" ? route.lazy() : undefined)));
}

/** Hydration needs the matched pages at once: a lazy route would render its fallback first and not match the HTML. */
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
