import type { ReactNode } from "react";
import { caseStudy } from "@/content/case-study";
import { describeGroup } from "@/content/services/index";
import type { Project, ProjectSummary } from "@/data/portfolios/schema";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { CaseStudyHead, type StructuredData } from "./case-study-head";
import { CaseStudyHero } from "./case-study-hero";
import { ChallengeSolution } from "./challenge-solution";
import { Gallery } from "./gallery";
import { NextProject } from "./next-project";
import { PlaybookSection } from "./playbook-section";
import { projectTypeOf } from "./project-type";
import { Results } from "./results";
import { Roadmap } from "./roadmap";
import { TechStack } from "./tech-stack";
import { WhyChooseUs } from "./why-choose-us";

const { sections: names } = caseStudy;

interface CaseStudyArticleProps {
	/** What is known of the project already. */
	summary: ProjectSummary;
	/** All of it; null while it loads. */
	project: Project | null;
	/** Without them the page says nothing in its head: a preview is no page. */
	structuredData?: StructuredData;
}

/** A whole case study, or its first screen while the rest is on its way. */
export function CaseStudyArticle({ summary, project, structuredData }: CaseStudyArticleProps) {
	return (
		<article aria-busy={project ? undefined : true} className={`cs-${describeGroup(summary.serviceId).color} wrap-anywhere`}>
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

/** The sections that have something to show, in order. */
function Sections({ project }: { project: Project }): ReactNode {
	const type = projectTypeOf(project);
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
				{(playbook) => <WhyChooseUs why={playbook.why} place={why} />}
			</PlaybookSection>
			<PlaybookSection type={type} name={names.roadmap.name}>
				{(playbook) => <Roadmap roadmap={playbook.roadmap} title={title} place={why + 1} />}
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
