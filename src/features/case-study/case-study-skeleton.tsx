import { Skeleton } from "@/shared/ui/skeleton";

/** The case study's layout while it loads: header, hero, three facts, three thumbnails, one large picture (D2 §2). */
export function CaseStudySkeleton() {
	return (
		<div role="status" className="wrap pt-[calc(4.5rem+clamp(28px,4vw,56px))] pb-24">
			<p className="sr-only">Loading the case study</p>
			<noscript>
				<p>This case study needs JavaScript.</p>
			</noscript>
			<Skeleton className="h-5 w-40" />
			<div className="mt-10 grid items-end gap-12 lg:grid-cols-[7fr_5fr]">
				<div className="grid gap-5">
					<Skeleton className="h-4 w-52" />
					<Skeleton className="h-14 w-11/12" />
					<Skeleton className="h-14 w-2/3" />
					<Skeleton className="h-5 w-full" />
				</div>
				<div className="grid gap-px">
					<Skeleton className="h-14" />
					<Skeleton className="h-14" />
					<Skeleton className="h-14" />
				</div>
			</div>
			<Skeleton className="mt-14 aspect-[16/10] rounded-card" />
			<div className="mt-6 grid grid-cols-3 gap-6">
				<Skeleton className="aspect-[16/10]" />
				<Skeleton className="aspect-[16/10]" />
				<Skeleton className="aspect-[16/10]" />
			</div>
		</div>
	);
}
