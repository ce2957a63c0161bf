import { useEffect } from "react";
import { Link, useRouteError } from "react-router-dom";
import { paths } from "@/content/paths";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";

/** What a person sees when a page cannot be shown at all: code that is gone after a deployment, or a fault of ours. */
export function RouteError() {
	const error = useRouteError();
	useEffect(() => console.error("Page failed:", error), [error]);
	return (
		<main className="wrap grid min-h-dvh place-items-center py-24">
			<title>Something went wrong</title>
			<StatusPanel
				kind="error"
				title="Something went wrong"
				detail="This page could not be shown. Loading it again usually helps."
				action={
					<span className="flex flex-wrap justify-center gap-3">
						<Button onClick={() => location.reload()}>Try Again</Button>
						<Link to={paths.home} reloadDocument className={buttonStyles({ tone: "line" })}>
							Return to Home
						</Link>
					</span>
				}
			/>
		</main>
	);
}
