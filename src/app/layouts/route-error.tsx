import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { paths } from "@/content/paths";
import { buttonStyles } from "@/shared/ui/button-styles";
import { PageFailure } from "./page-failure";

/** In place of the whole document: the frame of the pages itself cannot be shown. */
export function RouteError() {
	return (
		<main>
			<PageError />
		</main>
	);
}

/** In place of one page, inside the frame: a fault of ours. */
export function PageError() {
	const error = useRouteError();
	useEffect(() => console.error("Page failed:", error), [error]);
	return (
		<PageFailure
			title="Something went wrong"
			detail="This page could not be shown. Loading it again usually helps."
			onRetry={() => location.reload()}
		>
			<a href={paths.home} className={buttonStyles({ tone: "line" })}>
				Return to Home
			</a>
		</PageFailure>
	);
}
