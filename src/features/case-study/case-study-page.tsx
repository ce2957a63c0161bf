import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useParams } from "react-router-dom";
import { caseStudy } from "@/content/case-study";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { projectQuery } from "@/data/portfolios/queries";
import type { Project } from "@/data/portfolios/schema";
import { queryClient } from "@/data/query-client";
import { PageHead } from "@/shared/seo/page-head";
import { Button } from "@/shared/ui/button";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { StatusPanel } from "@/shared/ui/status-panel";
import { CaseStudyHero } from "./case-study-hero";
import { CaseStudySkeleton } from "./case-study-skeleton";
import { ChallengeSolution } from "./challenge-solution";
import { Gallery } from "./gallery";
import { Results } from "./results";

/** /case-study/{id or slug}. */
export function CaseStudyPage() {
	return (
		<QueryClientProvider client={queryClient}>
			<CaseStudy />
		</QueryClientProvider>
	);
}

function CaseStudy() {
	const { projectId = "" } = useParams();
	const { data: project, status, error, refetch } = useQuery(projectQuery(projectId));
	useEffect(() => {
		if (error) console.error("Case study:", error.message);
	}, [error]);
	if (status === "pending") return <CaseStudySkeleton />;
	if (status === "error" && project === undefined) {
		return (
			<div className="wrap grid min-h-[70vh] content-center pt-18">
				<StatusPanel
					kind="error"
					title={caseStudy.failed.title}
					detail={caseStudy.failed.detail}
					action={<Button onClick={() => void refetch()}>{caseStudy.failed.retry}</Button>}
				/>
			</div>
		);
	}
	if (!project) return <Navigate to={paths.portfolio} replace state={{ notice: caseStudy.notFound }} />;
	return <Sections project={project} />;
}

function Sections({ project }: { project: Project }) {
	return (
		<article>
			<PageHead
				title={project.title}
				description={project.description}
				keywords={project.technologies}
				path={paths.caseStudy(project.slug ?? project.id)}
				type="article"
				image={site.socialImage}
				siteUrl={site.url}
				siteName={site.name}
			/>
			<SectionBoundary name="hero">
				<CaseStudyHero project={project} />
			</SectionBoundary>
			<SectionBoundary name="challenge & solution">
				<ChallengeSolution project={project} />
			</SectionBoundary>
			<SectionBoundary name="results">
				<Results metrics={project.detailedMetrics} testimonial={project.extendedTestimonial} />
			</SectionBoundary>
			<SectionBoundary name="gallery">
				<Gallery pictures={project.gallery} />
			</SectionBoundary>
		</article>
	);
}
