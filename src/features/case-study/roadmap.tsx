import { caseStudy } from "@/content/case-study";
import type { Playbook } from "@/content/case-study/schema";
import { numbered, SectionFrame } from "./section-frame";
import { StartLink } from "./start-link";

interface RoadmapProps {
	roadmap: Playbook["roadmap"];
	/** Title of the project that is shown. */
	title: string;
	place: number;
}

/** The steps of such a project: four lines with their stops, and the way to begin. */
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
