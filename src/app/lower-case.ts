import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * The path of a known page in lower case, or null when it has that already. React Router ignores case, but rows, the chat and links
 * compare. The tokens of preview links keep theirs.
 */
export function lowerCasePath(routes: RouteObject[], pathname: string): string | null {
	const lower = pathname.toLowerCase();
	if (lower === pathname) return null;
	const match = matchRoutes(routes, pathname)?.at(-1);
	return !match || match.route.path === "*" || "token" in match.params ? null : lower;
}
