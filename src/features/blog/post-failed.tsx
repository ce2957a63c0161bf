import { useEffect } from "react";
import { Link, useRouteError } from "react-router-dom";
import { postPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";

interface PanelProps {
	title: string;
	detail: string;
	onRetry: () => void;
}

/** A post did not arrive, or could not be shown: what happened, and two ways on. */
export function PostFailedPanel({ title, detail, onRetry }: PanelProps) {
	return (
		<div className="wrap grid min-h-[70vh] content-center pt-18">
			<StatusPanel
				kind="error"
				title={title}
				detail={detail}
				action={
					<span className="flex flex-wrap justify-center gap-3">
						<Button onClick={onRetry}>{postPage.failed.retry}</Button>
						<Link to={paths.blogs} className={buttonStyles({ tone: "line" })}>
							{postPage.back}
						</Link>
					</span>
				}
			/>
		</div>
	);
}

/** The whole page failed to render. */
export function PostBroken() {
	const error = useRouteError();
	useEffect(() => console.error("Blog post:", error), [error]);
	return <PostFailedPanel {...postPage.broken} onRetry={() => location.reload()} />;
}
