import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { paths } from "@/content/paths";
import { buttonStyles } from "@/shared/ui/button-styles";

/**
 * What a person sees when a page cannot be shown at all: code that is gone after a deployment, or a fault of ours. It stands in
 * the first chunk and needs no other.
 */
export function RouteError() {
	const error = useRouteError();
	useEffect(() => console.error("Page failed:", error), [error]);
	return (
		<main className="wrap grid min-h-dvh content-center justify-items-start py-24" role="alert">
			<h1 className="mt-0 mb-4 font-semibold text-title leading-none tracking-[-0.035em]">Something went wrong</h1>
			<p className="mt-0 mb-8 text-ink-2 text-lead">This page could not be shown. Loading it again usually helps.</p>
			<p className="m-0 flex flex-wrap gap-3">
				<button type="button" onClick={() => location.reload()} className={buttonStyles({})}>
					Try Again
				</button>
				<a href={paths.home} className={buttonStyles({ tone: "line" })}>
					Return to Home
				</a>
			</p>
		</main>
	);
}
