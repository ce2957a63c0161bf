import { lazy, memo } from "react";
import type { Project } from "@/data/portfolios/schema";

// The public pages' own files, whole: what visitors load is cut in the same pieces as if there were no previews.
const CaseStudyArticle = lazy(() => import("../routes/case-study").then((route) => ({ default: route.CaseStudyArticle })));

/** A case study as visitors will see it. */
export const CaseStudyPreview = memo(function CaseStudyPreview({ project }: { project: Project }) {
	return <CaseStudyArticle summary={project} project={project} />;
});

/** A post as visitors will see it. */
export const PostPreview = lazy(() => import("../routes/blog-post").then((route) => ({ default: memo(route.PostArticle) })));
