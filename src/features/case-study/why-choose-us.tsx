import { caseStudy } from "@/content/case-study";
import type { Playbook } from "@/content/case-study/schema";
import { SectionFrame } from "./section-frame";

/** Arguments for this type of project, in two columns of which the second begins lower. */
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
