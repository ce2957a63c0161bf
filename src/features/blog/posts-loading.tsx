import { blogsPage } from "@/content/blogs";
import { Skeleton } from "@/shared/ui/skeleton";

export function PostsLoading() {
	return (
		<div role="status" data-loading="">
			<p className="sr-only">{blogsPage.loading}</p>
			<div className="grid gap-x-[clamp(28px,4vw,64px)] gap-y-6 pt-8 pb-14 lg:grid-cols-[7fr_5fr]">
				<Skeleton className="aspect-[16/10] rounded-card" />
				<div className="grid content-start gap-4">
					<Skeleton className="h-3 w-56" />
					<Skeleton className="h-10 w-full" />
					<Skeleton className="h-10 w-2/3" />
					<Skeleton className="h-5 w-full" />
				</div>
			</div>
			<RowsLoading />
		</div>
	);
}

function RowsLoading() {
	return ["a", "b", "c"].map((row) => (
		<div
			key={row}
			className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-5 border-line-strong border-t py-7 md:grid-cols-[10rem_minmax(0,1fr)_13rem] md:gap-x-8"
		>
			<div className="grid content-start gap-3 max-md:hidden">
				<Skeleton className="h-3 w-24" />
				<Skeleton className="h-3 w-20" />
			</div>
			<div className="grid content-start gap-3">
				<Skeleton className="h-7 w-4/5" />
				<Skeleton className="h-4 w-full max-md:hidden" />
			</div>
			<Skeleton className="aspect-[16/10]" />
		</div>
	));
}
