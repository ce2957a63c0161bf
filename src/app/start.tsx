import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { routes } from "./router";

/**
 * Brings the page to life: takes over prerendered HTML, or renders into an empty root. Resolves once React listens.
 *
 * @param prerendered whether `root` holds the HTML of this very address.
 */
export async function startApp(root: HTMLElement, prerendered: boolean): Promise<void> {
	await loadMatchedRoutes();
	const router = createBrowserRouter(routes);
	const app = (
		<StrictMode>
			<RouterProvider router={router} />
		</StrictMode>
	);
	if (prerendered) {
		hydrateRoot(root, app, {
			onRecoverableError: (error) => console.error("Hydration:", error),
		});
	} else createRoot(root).render(app);
	await new Promise((resolve) => setTimeout(resolve));
	document.documentElement.dataset.alive = "";
}

/** Hydration needs the matched pages at once: a lazy route would render its fallback first and not match the HTML. */
async function loadMatchedRoutes(): Promise<void> {
	const matches = matchRoutes(routes, window.location) ?? [];
	await Promise.all(
		matches.map(async ({ route }) => {
			if (typeof route.lazy !== "function") return;
			const loaded = await route.lazy();
			Object.assign(route, { ...loaded, lazy: undefined });
		}),
	);
}
