import { type ReactNode, useCallback } from "react";
import { caseStudy } from "@/content/case-study";
import { paths } from "@/content/paths";
import { describeGroup } from "@/content/services/index";
import { site } from "@/content/site";
import type { Project, ProjectSummary } from "@/data/projects/schema";
import { linkCard } from "@/shared/lib/link-card";
import { modifiedAt } from "@/shared/lib/time/instant";
import type { JsonLd } from "@/shared/seo/json-ld";
import { PageHead } from "@/shared/seo/page-head";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { CaseStudyHero } from "./case-study-hero";
import { Gallery } from "./gallery";
import { NextProject } from "./next-project";
import { getProjectType } from "./playbook";
import { PlaybookSection, Roadmap, WhyChooseUs } from "./playbook-sections";
import { ChallengeSolution, Results, TechStack } from "./project-sections";

const { sections: names } = caseStudy;

interface CaseStudyArticleProps {
	summary: ProjectSummary;
	/** Null while it loads. */
	project: Project | null;
	/** Absent in previews, which don't change the head. */
	structuredData?: StructuredData;
}

export function CaseStudyArticle({ summary, project, structuredData }: CaseStudyArticleProps) {
	return (
		<article aria-busy={project ? undefined : true} className={`cs-${describeGroup(summary.serviceId).color} printed wrap-anywhere`}>
			{structuredData ? <CaseStudyHead summary={summary} project={project} structuredData={structuredData} /> : null}
			<SectionBoundary name={names.hero.name} className="pt-30">
				<CaseStudyHero summary={summary} project={project} />
			</SectionBoundary>
			{project ? <Sections project={project} /> : <div className="min-h-screen" />}
			{project ? (
				<SectionBoundary name={names.next.name}>
					<NextProject id={project.id} />
				</SectionBoundary>
			) : null}
		</article>
	);
}

/** Sections without content are left out. */
function Sections({ project }: { project: Project }): ReactNode {
	const type = getProjectType(project);
	const { title, techStack, technologies, detailedMetrics, extendedTestimonial, gallery } = project;
	const hasStack = techStack.length > 0 || technologies.length > 0;
	const hasResults = detailedMetrics.length > 0 || extendedTestimonial !== null;
	const why = hasStack ? 3 : 2;
	const results = why + 2;
	return (
		<>
			<SectionBoundary name={names.challenge.name}>
				<ChallengeSolution project={project} place={1} />
			</SectionBoundary>
			{hasStack ? (
				<SectionBoundary name={names.stack.name}>
					<TechStack project={project} type={type} place={2} />
				</SectionBoundary>
			) : null}
			<PlaybookSection type={type} name={names.why.name}>
				{(playbook) => <WhyChooseUs why={playbook.why} project={project} place={why} />}
			</PlaybookSection>
			<PlaybookSection type={type} name={names.roadmap.name}>
				{(playbook) => <Roadmap roadmap={playbook.roadmap} project={project} place={why + 1} />}
			</PlaybookSection>
			{hasResults ? (
				<SectionBoundary name={names.results.name}>
					<Results metrics={detailedMetrics} testimonial={extendedTestimonial} place={results} />
				</SectionBoundary>
			) : null}
			{gallery.length > 0 ? (
				<SectionBoundary name={names.gallery.name}>
					<Gallery pictures={gallery} title={title} place={hasResults ? results + 1 : results} />
				</SectionBoundary>
			) : null}
		</>
	);
}

export type StructuredData = (project: Project) => Promise<JsonLd[]>;

interface CaseStudyHeadProps {
	summary: ProjectSummary;
	project: Project | null;
	structuredData: StructuredData;
}

function CaseStudyHead({ summary, project, structuredData }: CaseStudyHeadProps) {
	const write = useCallback(async () => (project ? structuredData(project) : []), [project, structuredData]);
	return (
		<PageHead
			title={project?.seoTitle ?? summary.title}
			description={project?.seoDescription ?? summary.description}
			noindex={project?.hiddenFromSearch}
			keywords={summary.technologies}
			path={paths.caseStudy(summary.slug ?? summary.id)}
			type="article"
			image={linkCard({ ...summary, socialImage: project?.socialImage ?? null }, site.socialImage)}
			siteUrl={site.url}
			siteName={site.name}
			publishedTime={project?.publishedAt ?? undefined}
			modifiedTime={project ? modifiedAt(project.publishedAt, project.updatedAt) : undefined}
			section={summary.industry}
			tags={summary.technologies}
			structuredData={project ? write : undefined}
		/>
	);
}
