import { type ReactNode, useCallback, useEffect, useState } from "react";
import { type LazyRouteFunction, type RouteObject, useRouteError } from "react-router-dom";
import { paths } from "@/content/paths";
import { useOnline } from "@/shared/hooks/use-online";
import { loadOnline } from "@/shared/lib/lazy-when";
import { PageTitle } from "@/shared/seo/page-title";
import { buttonStyles } from "@/shared/ui/button-styles";
import { offline } from "@/shared/ui/status-panel";
import { ProgressBar } from "./page-progress";

/** Replaces the whole document when the layout itself fails. */
export function RouteError() {
	return (
		<main>
			<PageError />
		</main>
	);
}

/** Replaces one page inside the layout. */
export function PageError() {
	const error = useRouteError();
	useEffect(() => console.error("Page failed:", error), [error]);
	return (
		<PageFailure title="Something went wrong" detail="Loading it again usually helps." onRetry={() => location.reload()}>
			<a href={paths.home} className={buttonStyles({ tone: "line" })}>
				Return to Home
			</a>
		</PageFailure>
	);
}

type Load = LazyRouteFunction<RouteObject>;

/** Makes a page whose code fails to load show its error inside the layout, with a retry. The router would never load it again. */
export function retriedRoutes(routes: RouteObject[]): RouteObject[] {
	return routes.map((route) => {
		const copy: RouteObject = { ...route };
		const { lazy } = copy;
		if (typeof lazy === "function") copy.lazy = () => lazy().catch((error: unknown) => afterFailure(lazy, error, copy.path));
		if (copy.children) copy.children = retriedRoutes(copy.children);
		return copy;
	});
}

function afterFailure(load: Load, error: unknown, path = ""): Awaited<ReturnType<Load>> {
	console.error("Page code:", error);
	return { element: <RetriedPage key={path} load={load} /> };
}

function RetriedPage({ load }: { load: Load }) {
	const [page, setPage] = useState<ReactNode>(null);
	const [failures, setFailures] = useState(0);
	const attempt = useCallback(async () => {
		try {
			const { Component, element } = await loadOnline(load);
			setPage(Component ? <Component /> : element);
		} catch {
			setFailures((count) => count + 1);
		}
	}, [load]);
	useEffect(() => {
		if (page) return;
		void attempt();
		addEventListener("online", attempt);
		return () => removeEventListener("online", attempt);
	}, [page, attempt]);
	// After a deployment the old file is gone, and only a reload finds the new one.
	const retry = () => (failures > 1 && navigator.onLine ? location.reload() : attempt());
	if (page) return page;
	if (failures === 0) return <ProgressBar />;
	return <PageFailure title="This page could not be loaded" detail={offline.detail} onRetry={retry} />;
}

interface PageFailureProps {
	title: string;
	detail: string;
	onRetry: () => void;
	children?: ReactNode;
}

// Everything it imports is in the first chunk: it must not wait for another file.
function PageFailure({ onRetry, children, ...words }: PageFailureProps) {
	const { title, detail } = useOnline() ? words : offline;
	return (
		<div className="wrap grid min-h-[70vh] content-center justify-items-start py-24" role="alert">
			<PageTitle title={title} />
			<h1 className="mt-0 mb-4 font-semibold text-title leading-none tracking-[-0.035em]">{title}</h1>
			<p className="mt-0 mb-8 text-ink-2 text-lead">{detail}</p>
			<p className="m-0 flex flex-wrap gap-3">
				<button type="button" onClick={onRetry} className={buttonStyles({})}>
					Try Again
				</button>
				{children}
			</p>
		</div>
	);
}
