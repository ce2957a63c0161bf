import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { LazyRouteFunction, RouteObject } from "react-router-dom";
import { PageFailure } from "./layouts/page-failure";

type Load = LazyRouteFunction<RouteObject>;

/**
 * The same routes, of which a page whose code cannot be had fails in its own place, inside the frame, and can be tried again. The
 * router itself would put the error page in place of the frame, and never ask for the code a second time.
 */
export function retriedRoutes(routes: RouteObject[]): RouteObject[] {
	return routes.map((route) => {
		const copy: RouteObject = { ...route };
		const { lazy } = copy;
		if (typeof lazy === "function") copy.lazy = () => lazy().catch((error: unknown) => afterFailure(lazy, error));
		if (copy.children) copy.children = retriedRoutes(copy.children);
		return copy;
	});
}

function afterFailure(load: Load, error: unknown): Awaited<ReturnType<Load>> {
	console.error("Page code:", error);
	return { element: <RetriedPage load={load} /> };
}

function RetriedPage({ load }: { load: Load }) {
	const [Page, setPage] = useState<ComponentType | null>(null);
	const [failures, setFailures] = useState(0);
	const attempt = useCallback(() => {
		load().then(
			({ Component }) => setPage(() => Component ?? null),
			() => setFailures((count) => count + 1),
		);
	}, [load]);
	useEffect(() => {
		if (Page) return;
		attempt();
		addEventListener("online", attempt);
		return () => removeEventListener("online", attempt);
	}, [Page, attempt]);
	// After a deployment the file is gone for good, and only the page itself knows the new one.
	const retry = () => (failures > 1 && navigator.onLine ? location.reload() : attempt());
	if (Page) return <Page />;
	if (failures === 0) return null;
	return <PageFailure title="This page could not be loaded" detail="Check your connection, then try again." onRetry={retry} />;
}
