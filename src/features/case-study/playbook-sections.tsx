import { type ReactNode, useRef } from "react";
import { caseStudy } from "@/content/case-study";
import type { Playbook } from "@/content/case-study/schema";
import type { ProjectType } from "@/data/projects/schema";
import { queryClient } from "@/data/query-client";
import { usePublicQuery } from "@/data/use-public-query";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { Skeleton } from "@/shared/ui/skeleton";
import { playbookQuery } from "./playbook";
import { numbered, SectionFrame, StartLink } from "./section-parts";

export function WhyChooseUs({ why, place }: { why: Playbook["why"]; place: number }) {
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
	title: string;
	place: number;
}

export function Roadmap({ roadmap, title, place }: RoadmapProps) {
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
