import { memo } from "react";
import type { Project } from "@/data/projects/schema";
import { lazyAgain } from "@/shared/lib/lazy-again";
import { Skeleton } from "@/shared/ui/skeleton";

// Through the public route files: visitors' chunks are split as if there were no previews.
const CaseStudyArticle = lazyAgain(() => import("../routes/case-study").then((route) => route.CaseStudyArticle));

export const CaseStudyPreview = memo(function CaseStudyPreview({ project }: { project: Project }) {
	return <CaseStudyArticle summary={project} project={project} />;
});

export const PostPreview = lazyAgain(() => import("../routes/blog-post").then((route) => memo(route.PostArticle)));

export function PreviewSkeleton() {
	return (
		<div role="status" className="wrap min-h-dvh pt-[calc(4.5rem+clamp(28px,4vw,56px))]">
			<span className="sr-only">Loading preview…</span>
			<Skeleton className="h-5 w-40" />
			<Skeleton className="mt-[clamp(28px,4vw,56px)] h-[clamp(2.25rem,1.2rem+4.4vw,4.75rem)] w-11/12" />
			<Skeleton className="mt-4 h-[clamp(2.25rem,1.2rem+4.4vw,4.75rem)] w-1/2" />
			<Skeleton className="mt-8 h-5 w-2/3" />
			<Skeleton className="mt-10 aspect-[16/10] rounded-card" />
		</div>
	);
}
