import { type ReactNode, useEffect } from "react";
import { Link, Navigate, useParams, useRouteError } from "react-router-dom";
import { caseStudy } from "@/content/case-study";
import { paths } from "@/content/paths";
import { findKnownProject, projectQuery } from "@/data/projects/queries";
import { queryClient } from "@/data/query-client";
import { usePublicQuery } from "@/data/use-public-query";
import { useCurrentAddress } from "@/shared/hooks/use-current-address";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { Skeleton } from "@/shared/ui/skeleton";
import { PageFailed } from "@/shared/ui/status-panel";
import { CaseStudyArticle, type StructuredData } from "./case-study-article";
import { NightBone } from "./section-parts";

interface CaseStudyPageProps {
	structuredData: StructuredData;
	/** What only the administrator sees on a published project. */
	tools?: (id: string) => ReactNode;
}

export function CaseStudyPage({ structuredData, tools }: CaseStudyPageProps) {
	const projectId = (useParams().projectId ?? "").toLowerCase();
	const { data, status, error, refetch } = usePublicQuery(projectQuery(projectId));
	useEffect(() => {
		if (error) console.error("Case study:", error.message);
	}, [error]);
	const slug = data?.slug;
	useCurrentAddress(slug ? paths.caseStudy(slug) : null, () => slug && queryClient.setQueryData(projectQuery(slug).queryKey, data));
	// Show the card's data at once, so that its picture stays on the screen.
	const summary = data ?? (status === "pending" ? findKnownProject(queryClient, projectId) : undefined);
	if (summary)
		return (
			<>
				<CaseStudyArticle key={summary.id} summary={summary} project={data ?? null} structuredData={structuredData} />
				{tools?.(summary.id)}
			</>
		);
	if (status === "pending") return <CaseStudySkeleton />;
	if (status === "error") return <LoadFailed onRetry={() => void refetch()} />;
	return <Navigate to={paths.portfolio} replace state={{ notice: caseStudy.notFound }} />;
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
	return (
		<PageFailed
			title={caseStudy.failed.title}
			detail={caseStudy.failed.detail}
			action={<Button onClick={onRetry}>{caseStudy.failed.retry}</Button>}
		/>
	);
}

function CaseStudySkeleton() {
	return (
		<div role="status">
			<p className="sr-only">{caseStudy.loading}</p>
			<div className="cs-background pb-[clamp(120px,30vw,420px)]">
				<div className="wrap pt-[calc(4.5rem+clamp(24px,3vw,44px))]">
					<noscript>
						<p className="text-ink">{caseStudy.noScript}</p>
					</noscript>
					<NightBone className="mt-2 h-5 w-40" />
					<div className="mt-[clamp(36px,3.6vw,64px)] grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(17rem,4fr)] lg:items-end">
						<div className="grid grid-cols-1 gap-5">
							<NightBone className="h-3.5 w-52" />
							<NightBone className="h-[clamp(2.4rem,1.3rem+4vw,4.6rem)] w-11/12" />
							<NightBone className="h-[clamp(2.4rem,1.3rem+4vw,4.6rem)] w-2/3" />
							<NightBone className="mt-2 h-5 w-5/6" />
							<NightBone className="h-5 w-1/2" />
							<NightBone className="mt-3 h-12 w-48 rounded-full" />
						</div>
						<div className="grid grid-cols-1 gap-3.5">
							<NightBone className="mb-3.5 h-20 w-52 rounded-box" />
							<NightBone className="h-9" />
							<NightBone className="h-9" />
							<NightBone className="h-9" />
						</div>
					</div>
				</div>
			</div>
			<div className="wrap relative -mt-[clamp(96px,25vw,364px)] pb-24">
				<Skeleton className="aspect-[16/10] rounded-box md:rounded-card" />
				<div className="mt-6 grid grid-cols-3 gap-[clamp(10px,2vw,24px)]">
					<Skeleton className="aspect-[16/10] rounded-box" />
					<Skeleton className="aspect-[16/10] rounded-box" />
					<Skeleton className="aspect-[16/10] rounded-box" />
				</div>
			</div>
		</div>
	);
}

/** The whole case study failed to render. */
export function CaseStudyFailed() {
	const error = useRouteError();
	useEffect(() => console.error("Case study:", error), [error]);
	return (
		<PageFailed
			title={caseStudy.broken.title}
			detail={caseStudy.broken.detail}
			action={
				<span className="flex flex-wrap justify-center gap-3">
					<Button onClick={() => location.reload()}>{caseStudy.failed.retry}</Button>
					<Link to={paths.portfolio} className={buttonStyles({ tone: "line" })}>
						{caseStudy.back}
					</Link>
				</span>
			}
		/>
	);
}

/** A visitor who navigates early skips the view transition, and its promise rejects. The navigation succeeded, so don't log an error. */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
	const { reason } = event;
	if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) event.preventDefault();
}

if (typeof document !== "undefined") addEventListener("unhandledrejection", ignoreSkippedTransition);
