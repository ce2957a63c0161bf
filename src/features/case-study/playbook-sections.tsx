import { type ReactNode, useRef } from "react";
import { caseStudy } from "@/content/case-study";
import type { Playbook } from "@/content/case-study/schema";
import { namedClient } from "@/data/projects/queries";
import type { Project, ProjectType } from "@/data/projects/schema";
import { usePublicQuery } from "@/data/use-public-query";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { Skeleton } from "@/shared/ui/skeleton";
import { playbookQuery } from "./playbook";
import { getFact } from "./project-facts";
import { numbered, SectionFrame, StartLink } from "./section-parts";

interface WhyChooseUsProps {
	why: Playbook["why"];
	project: Project;
	place: number;
}

/** The client in a sentence. */
const clientIn = (project: Project): string => namedClient(project) ?? caseStudy.unnamedClient;

/** The type's reasons, with facts of this project as evidence. */
export function WhyChooseUs({ why, project, place }: WhyChooseUsProps) {
	return (
		<SectionFrame place={place} label={caseStudy.sections.why.label} title={why.title}>
			<ul className="m-0 grid list-none gap-x-8 gap-y-8 p-0 md:grid-cols-3">
				{why.reasons.map(({ title, fact, text }) => (
					<li key={title} className="border-(--code) border-t-2 pt-5">
						<h3 className="m-0 font-semibold text-[clamp(1.3rem,1.1rem+0.8vw,1.75rem)] leading-[1.12] tracking-[-0.03em]">{title}</h3>
						<div className="mt-3 grid gap-1">
							<p className="m-0 font-medium first-letter:uppercase empty:hidden">{fact ? getFact(project, fact) : null}</p>
							<p className="m-0 text-ink-2">{text.replace("{client}", () => clientIn(project))}</p>
						</div>
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}

interface PlaybookSectionProps {
	type: ProjectType;
	/** Shown when the section fails. */
	name: string;
	children: (playbook: Playbook) => ReactNode;
}

/** A section whose text loads in a separate file for each type of project. */
export function PlaybookSection({ type, name, children }: PlaybookSectionProps) {
	const retries = useRef(0);
	const retry = () => {
		retries.current += 1;
		// After a deployment, only a fresh page knows the new file.
		if (retries.current > 1 && navigator.onLine) location.reload();
	};
	return (
		<SectionBoundary name={name} onRetry={retry}>
			<Loaded type={type}>{children}</Loaded>
		</SectionBoundary>
	);
}

function Loaded({ type, children }: Omit<PlaybookSectionProps, "name">) {
	const { data, error } = usePublicQuery(playbookQuery(type));
	// For the boundary. Unlike with throwOnError, the query loads again when the section is shown again.
	if (error && !data) throw error;
	return data ? children(data) : <Waiting />;
}

/** About as tall as the section, so that the page doesn't jump under a visitor who scrolls fast. */
function Waiting() {
	return (
		<div className="wrap min-h-[34rem] py-[clamp(64px,8vw,120px)]">
			<Skeleton className="ml-auto h-14 w-3/4" />
		</div>
	);
}

interface RoadmapProps {
	roadmap: Playbook["roadmap"];
	project: Project;
	place: number;
}

export function Roadmap({ roadmap, project, place }: RoadmapProps) {
	return (
		<SectionFrame place={place} label={caseStudy.sections.roadmap.label} title={roadmap.title} tone="night">
			<div className="grid grid-cols-2 gap-x-8 gap-y-8 md:gap-y-12 lg:grid-cols-4">
				{roadmap.stages.map((stage, index) => {
					const before = roadmap.stages.slice(0, index).reduce((sum, { steps }) => sum + steps.length, 0);
					return (
						<div key={stage.name}>
							<h3 className="label-mono m-0 mb-5 border-line-strong border-b pb-3 text-ink-2">{stage.name}</h3>
							<ol start={before + 1} className="joined-steps m-0 list-none p-0 [--joint:2.25rem_auto_0.25rem_0.95rem]">
								{stage.steps.map((step, place) => (
									<li key={step} className="pb-5 pl-12 md:pb-8 last:pb-0">
										<span
											aria-hidden="true"
											className="absolute top-0 left-0 grid size-8 place-items-center rounded-full border border-(--code) font-mono text-[0.75rem]"
										>
											{numbered(before + place + 1)}
										</span>
										<span className="block pt-1 font-semibold leading-snug tracking-[-0.015em]">{step}</span>
									</li>
								))}
							</ol>
						</div>
					);
				})}
			</div>
			<div className="mt-[clamp(48px,5vw,80px)] flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-line-strong border-t pt-8">
				{project.hasTimeline ? (
					<p className="m-0 max-w-[17.4em] text-balance font-semibold text-[clamp(1.5rem,1.2rem+1.6vw,2.4rem)] leading-[1.1] tracking-[-0.035em]">
						{caseStudy.duration({ client: clientIn(project), timeline: project.timeline })}
					</p>
				) : null}
				<StartLink source="case-study-roadmap" title={project.title} />
			</div>
		</SectionFrame>
	);
}
