import { ArrowUpRight } from "lucide-react";
import { Suspense, useEffect } from "react";
import { Link, ScrollRestoration, useParams } from "react-router-dom";
import { paths } from "@/content/paths";
import { sharedPreview as words } from "@/content/shared-preview";
import { type Preview, readPreview } from "@/data/preview-links/repository";
import { usePublicQuery } from "@/data/use-public-query";
import { loadLost } from "@/shared/lib/lazy-again";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { PageFailed } from "@/shared/ui/status-panel";
import { SiteHead } from "../layouts/site-head";
import { CaseStudyPreview, PostPreview, PreviewSkeleton } from "./articles";
import { PreviewBarFrame, PreviewState, PublicFrame, previewBarLink } from "./public-frame";

/** /preview/{token}. The token appears in no head, log or link. */
export function SharedPreview() {
	const { token = "" } = useParams();
	return (
		<>
			{/* Also where a host doesn't send the header. */}
			<meta name="referrer" content="no-referrer" />
			<Opened key={token} token={token} />
			<ScrollRestoration />
		</>
	);
}

function Opened({ token }: { token: string }) {
	const { data, error, isFetching, refetch } = usePublicQuery({
		queryKey: ["preview", token],
		queryFn: ({ signal }) => readPreview(token, signal),
		staleTime: 0,
		gcTime: 0,
	});
	useEffect(() => {
		if (error) console.error("Preview:", error.message);
	}, [error]);
	if (data) return <Shown preview={data} />;
	return (
		<PublicFrame isUnderBar={false} withoutFooter={words.withoutFooter}>
			<Head title={words.gone.headTitle} />
			{data === null ? <Gone /> : error && !isFetching ? <Failed onRetry={() => void refetch()} /> : <PreviewSkeleton />}
		</PublicFrame>
	);
}

const Head = ({ title }: { title: string }) => (
	<SiteHead seo={{ title, description: words.description, path: "/preview", noindex: true }} />
);

function Shown({ preview }: { preview: Preview }) {
	const isProject = preview.kind === "project";
	const { id, slug, title } = isProject ? preview.project : preview.post;
	return (
		<>
			<Head title={words.headTitle(title)} />
			<Bar preview={preview} address={(isProject ? paths.caseStudy : paths.post)(slug ?? id)} />
			<PublicFrame withoutFooter={words.withoutFooter}>
				<SectionBoundary name={words.name} words={words.withoutPage} className="pt-30" onRetry={loadLost} onOnline={loadLost}>
					<Suspense fallback={<PreviewSkeleton />}>
						{isProject ? <CaseStudyPreview project={preview.project} /> : <PostPreview post={preview.post} />}
					</Suspense>
				</SectionBoundary>
			</PublicFrame>
		</>
	);
}

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

function Bar({ preview: { isPublic, hasChanges, expiresAt }, address }: { preview: Preview; address: string }) {
	const isLive = isPublic && !hasChanges;
	return (
		<PreviewBarFrame>
			<PreviewState
				state={words.state[isLive ? "live" : isPublic ? "changed" : "hidden"]}
				detail={words.expires(date.format(new Date(expiresAt)))}
			/>
			{isLive ? (
				<a href={address} className={`${previewBarLink} ml-auto`}>
					<span className="max-sm:sr-only">{words.live}</span>
					<ArrowUpRight aria-hidden="true" className="size-4" />
				</a>
			) : null}
		</PreviewBarFrame>
	);
}

function Gone() {
	return (
		<div className="wrap grid min-h-[78vh] content-center justify-items-start py-26">
			<p className="label-mono m-0 text-accent">{words.name}</p>
			<h1 className="mt-5 mb-5 max-w-[14em] font-semibold text-title leading-[1.02] tracking-[-0.04em]">{words.gone.title}</h1>
			<p className="mt-0 mb-8 text-ink-2 text-lead leading-normal">{words.gone.detail}</p>
			<Link to={paths.contact} className={buttonStyles({ tone: "accent" })}>
				{words.gone.action}
			</Link>
		</div>
	);
}

function Failed({ onRetry }: { onRetry: () => void }) {
	return (
		<PageFailed title={words.failed.title} detail={words.failed.detail} action={<Button onClick={onRetry}>{words.failed.retry}</Button>} />
	);
}
