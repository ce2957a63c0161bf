import { caseStudy } from "@/content/case-study";
import type { Project, ProjectType } from "@/data/portfolios/schema";
import { SectionFrame } from "./section-frame";

interface TechStackProps {
	project: Project;
	type: ProjectType;
	place: number;
}

/** What the project runs on: by part where the parts are known, otherwise in one line. */
export function TechStack({ project, type, place }: TechStackProps) {
	const { techStack, technologies } = project;
	return (
		<SectionFrame place={place} label={caseStudy.sections.stack.label} title={caseStudy.stack[type]} tone="sunken">
			{techStack.length > 0 ? (
				<dl className="m-0 border-line-strong border-b">
					{techStack.map(({ category, technologies: parts }, index) => (
						<div
							// biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place; two may have one name.
							key={index}
							className="grid gap-x-8 gap-y-2 border-line-strong border-t py-[clamp(16px,1.9vw,26px)] md:grid-cols-[minmax(120px,1fr)_3fr] md:items-baseline"
						>
							<dt className="label-mono text-ink-3">{category}</dt>
							<dd className="m-0 overflow-clip">
								<Names list={parts} />
							</dd>
						</div>
					))}
				</dl>
			) : (
				<div className="overflow-x-clip">
					<Names list={technologies} />
				</div>
			)}
		</SectionFrame>
	);
}

function Names({ list }: { list: string[] }) {
	return (
		<ul className="cs-slashes my-0 flex list-none flex-wrap gap-y-1 p-0 font-semibold text-[clamp(1.3rem,1rem+1.3vw,2.1rem)] leading-tight tracking-[-0.03em]">
			{list.map((name) => (
				<li key={name}>{name}</li>
			))}
		</ul>
	);
}
