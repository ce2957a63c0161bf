import { matchRoutes } from "react-router-dom";
import { routes } from "./router";

/**
 * Loads the code of the page behind an address before anybody goes there.
 *
 * @param path address of this site, such as "/saas".
 * @throws when the code cannot be had; the caller decides whether that matters.
 */
export async function preloadRoute(path: string): Promise<void> {
	await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => (typeof route.lazy === "function" ? route.lazy() : undefined)));
}
