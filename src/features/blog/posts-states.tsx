import { Link } from "react-router-dom";
import { blogsPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";
import { PostsLoading } from "./posts-loading";
import type { PostsState } from "./use-posts";

export function PartlyFailed({ onRetry }: { onRetry: () => void }) {
	return (
		<div
			role="alert"
			className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line-strong border-b bg-danger-wash px-5 py-3"
		>
			<p className="m-0">{blogsPage.partly}</p>
			<Button tone="line" size="s" onClick={onRetry}>
				{blogsPage.failed.retry}
			</Button>
		</div>
	);
}

export function Nothing({ state }: { state: PostsState }) {
	if (state.status === "loading") return <PostsLoading />;
	if (state.status === "failed") {
		return (
			<StatusPanel
				kind="error"
				title={blogsPage.failed.title}
				detail={blogsPage.failed.detail}
				action={
					<Button tone="line" onClick={state.retry}>
						{blogsPage.failed.retry}
					</Button>
				}
			/>
		);
	}
	return (
		<StatusPanel
			kind="empty"
			title={blogsPage.none.title}
			detail={blogsPage.none.detail}
			action={
				<Link to={paths.portfolio} className={buttonStyles({ tone: "line" })}>
					{blogsPage.none.action}
				</Link>
			}
		/>
	);
}
