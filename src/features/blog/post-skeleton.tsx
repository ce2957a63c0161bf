import { postPage } from "@/content/blogs";
import { Skeleton } from "@/shared/ui/skeleton";
import { textGrid } from "./post-text";

/** A post's layout while it loads. */
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

/** The words alone. */
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
