import { useEffect } from "react";
import { Link, useRouteError } from "react-router-dom";
import { postPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { Skeleton } from "@/shared/ui/skeleton";
import { PageFailed, StatusPanel } from "@/shared/ui/status-panel";
import { textGrid } from "./post-text";

interface PanelProps {
	title: string;
	detail: string;
	onRetry: () => void;
}

export function PostFailedPanel({ title, detail, onRetry }: PanelProps) {
	return (
		<PageFailed
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
	);
}

export function PostBroken() {
	const error = useRouteError();
	useEffect(() => console.error("Blog post:", error), [error]);
	return <PostFailedPanel {...postPage.broken} onRetry={() => location.reload()} />;
}

export function NoContent() {
	return (
		<div className="wrap">
			<StatusPanel
				kind="empty"
				title={postPage.empty}
				detail={postPage.emptyDetail}
				action={
					<Link to={paths.blogs} className={buttonStyles({ tone: "line" })}>
						{postPage.back}
					</Link>
				}
			/>
		</div>
	);
}

export function PostSkeleton() {
	return (
		<div role="status" className="pb-24">
			<div className="wrap pt-[calc(4.5rem+clamp(28px,4vw,56px))]">
				<p className="m-0 py-1 text-ink-3">{postPage.loading}</p>
				<noscript>
					<p>{postPage.noScript}</p>
				</noscript>
				<div className="mt-[clamp(28px,4vw,56px)] grid gap-5">
					<Skeleton className="h-6 w-72 max-w-full" />
					<Skeleton className="h-[clamp(2.25rem,1.2rem+4.4vw,4.75rem)] w-11/12" />
					<Skeleton className="h-[clamp(2.25rem,1.2rem+4.4vw,4.75rem)] w-1/2" />
				</div>
				<div className="mt-[clamp(24px,3vw,40px)] flex items-center gap-3 border-line-strong border-t pt-4">
					<Skeleton className="size-9 rounded-full" />
					<Skeleton className="h-5 w-36" />
				</div>
				<Skeleton className="mt-6 aspect-[16/10] rounded-card" />
			</div>
			<BodySkeleton />
		</div>
	);
}

export function BodySkeleton() {
	return (
		<div className={`${textGrid} pt-[clamp(36px,5vw,72px)]`}>
			<div className="grid max-w-[46rem] gap-4 lg:col-start-2">
				<Skeleton className="h-5 w-full" />
				<Skeleton className="h-5 w-full" />
				<Skeleton className="h-5 w-11/12" />
				<Skeleton className="mt-6 h-8 w-2/3" />
				<Skeleton className="h-5 w-full" />
				<Skeleton className="h-5 w-4/5" />
			</div>
		</div>
	);
}
