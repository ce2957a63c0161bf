import { type ReactNode, useRef } from "react";
import { caseStudy } from "@/content/case-study";
import type { Playbook } from "@/content/case-study/schema";
import { describeGroup } from "@/content/services/index";
import type { Project, ProjectSummary, ProjectType } from "@/data/portfolios/schema";
import { queryClient } from "@/data/query-client";
import { usePublicQuery } from "@/data/use-public-query";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { Skeleton } from "@/shared/ui/skeleton";
import { CaseStudyHead, type StructuredData } from "./case-study-head";
import { CaseStudyHero } from "./case-study-hero";
import { ChallengeSolution } from "./challenge-solution";
import { Gallery } from "./gallery";
import { NextProject } from "./next-project";
import { playbookQuery } from "./playbook";
import { projectTypeOf } from "./project-type";
import { Results } from "./results";
import { numbered, SectionFrame } from "./section-frame";
import { StartLink } from "./start-link";
import { TechStack } from "./tech-stack";

const { sections: names } = caseStudy;

interface CaseStudyArticleProps {
	/** The part of the project that is known already. */
	summary: ProjectSummary;
	/** All of it; null while it loads. */
	project: Project | null;
	/** Absent in previews, which leave the head alone. */
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

/** Arguments for this type of project, in two columns of which the second begins lower. */
function WhyChooseUs({ why, place }: { why: Playbook["why"]; place: number }) {
	return (
		<SectionFrame place={place} label={caseStudy.sections.why.label} title={why.title}>
			<ul className="m-0 grid list-none gap-x-[clamp(32px,6vw,96px)] gap-y-[clamp(32px,4vw,56px)] p-0 md:ml-[calc(25%+1.5rem)] md:grid-cols-2">
				{why.reasons.map(({ title, text }) => (
					<li key={title} className="border-(--code) border-t-2 pt-5 md:even:mt-14 md:odd:not-first:-mt-14">
						<h3 className="m-0 font-semibold text-[clamp(1.3rem,1.1rem+0.8vw,1.75rem)] leading-[1.12] tracking-[-0.03em]">{title}</h3>
						<p className="mt-3 mb-0 text-ink-2">{text}</p>
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}

interface PlaybookSectionProps {
	type: ProjectType;
	/** Name of the section, for people, when it cannot be shown. */
	name: string;
	children: (playbook: Playbook) => ReactNode;
}

/** A section whose text depends on the type of project and loads in a file of its own. */
function PlaybookSection({ type, name, children }: PlaybookSectionProps) {
	const retries = useRef(0);
	const retry = () => {
		retries.current += 1;
		// After a deployment the file is gone for good, and only a fresh page knows the new one.
		if (retries.current > 1) location.reload();
		const { queryKey } = playbookQuery(type);
		if (queryClient.getQueryState(queryKey)?.status === "error") queryClient.removeQueries({ queryKey });
	};
	return (
		<SectionBoundary name={name} onRetry={retry}>
			<Loaded type={type}>{children}</Loaded>
		</SectionBoundary>
	);
}

function Loaded({ type, children }: Omit<PlaybookSectionProps, "name">) {
	const { data } = usePublicQuery(playbookQuery(type));
	return data ? children(data) : <Waiting />;
}

/** About as tall as the section, so that the page doesn't jump under a visitor who scrolls fast. */
function Waiting() {
	return (
		<div className="wrap min-h-[44rem] py-[clamp(64px,8vw,120px)]">
			<Skeleton className="ml-auto h-14 w-3/4" />
		</div>
	);
}

interface RoadmapProps {
	roadmap: Playbook["roadmap"];
	/** Title of the project that is shown. */
	title: string;
	place: number;
}

/** The steps of such a project: four lines with their stops, and the way to begin. */
function Roadmap({ roadmap, title, place }: RoadmapProps) {
	return (
		<SectionFrame place={place} label={caseStudy.sections.roadmap.label} title={roadmap.title} lead={roadmap.lead} tone="night">
			<div className="grid gap-x-8 gap-y-8 md:grid-cols-2 md:gap-y-12 lg:grid-cols-4">
				{roadmap.stages.map((stage, index) => {
					const before = roadmap.stages.slice(0, index).reduce((sum, { steps }) => sum + steps.length, 0);
					return (
						<div key={stage.name}>
							<h3 className="label-mono m-0 mb-5 border-line-strong border-b pb-3 text-ink-2">{stage.name}</h3>
							<ol start={before + 1} className="m-0 list-none p-0">
								{stage.steps.map((step, place) => (
									<li
										key={step.title}
										className="relative pb-5 pl-12 md:pb-8 before:absolute before:top-9 before:bottom-1 before:left-[0.95rem] before:w-px before:bg-line-strong last:pb-0 last:before:hidden"
									>
										<span
											aria-hidden="true"
											className="absolute top-0 left-0 grid size-8 place-items-center rounded-full border border-(--code) font-mono text-[0.75rem]"
										>
											{numbered(before + place + 1)}
										</span>
										<h4 className="m-0 pt-1 font-semibold leading-snug tracking-[-0.015em]">{step.title}</h4>
										<p className="mt-1.5 mb-0 text-[0.95rem] text-ink-2 leading-normal">{step.text}</p>
									</li>
								))}
							</ol>
						</div>
					);
				})}
			</div>
			<div className="mt-[clamp(48px,5vw,80px)] flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-line-strong border-t pt-8">
				<p className="m-0 max-w-[17.4em] text-balance font-semibold text-[clamp(1.5rem,1.2rem+1.6vw,2.4rem)] leading-[1.1] tracking-[-0.035em]">
					{roadmap.closing}
				</p>
				<StartLink source="case-study-roadmap" title={title} />
			</div>
		</SectionFrame>
	);
}
