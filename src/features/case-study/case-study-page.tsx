import { useEffect } from "react";
import { Navigate, useParams } from "react-router-dom";
import { caseStudy } from "@/content/case-study";
import { paths } from "@/content/paths";
import { knownProject, projectQuery } from "@/data/portfolios/queries";
import { queryClient } from "@/data/query-client";
import { usePublicQuery } from "@/data/use-public-query";
import { Button } from "@/shared/ui/button";
import { StatusPanel } from "@/shared/ui/status-panel";
import { CaseStudyArticle } from "./case-study-article";
import type { StructuredData } from "./case-study-head";
import { CaseStudySkeleton } from "./case-study-skeleton";
import "./skipped-transitions";

interface CaseStudyPageProps {
	structuredData: StructuredData;
}

/** /case-study/{id or slug}. */
export function CaseStudyPage({ structuredData }: CaseStudyPageProps) {
	const { projectId = "" } = useParams();
	const { data, status, error, refetch } = usePublicQuery(projectQuery(projectId));
	useEffect(() => {
		if (error) console.error("Case study:", error.message);
	}, [error]);
	// Whoever comes from a card sees what the card knew at once, and its picture stays on the screen.
	const summary = data ?? (status === "pending" ? knownProject(queryClient, projectId) : undefined);
	if (summary) return <CaseStudyArticle key={summary.id} summary={summary} project={data ?? null} structuredData={structuredData} />;
	if (status === "pending") return <CaseStudySkeleton />;
	if (status === "error") return <LoadFailed onRetry={() => void refetch()} />;
	return <Navigate to={paths.portfolio} replace state={{ notice: caseStudy.notFound }} />;
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
	return (
		<div className="wrap grid min-h-[70vh] content-center pt-18">
			<StatusPanel
				kind="error"
				title={caseStudy.failed.title}
				detail={caseStudy.failed.detail}
				action={<Button onClick={onRetry}>{caseStudy.failed.retry}</Button>}
			/>
		</div>
	);
}
