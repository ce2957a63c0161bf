import type { ProjectGroup } from "@/data/portfolios/schema";
import { classNames } from "@/shared/lib/class-names";
import { codeSquare } from "./code-colors";
import { ProjectCard } from "./project-card";

/** The first cards of the first group load their pictures before anything else (D1 §2). */
const PRIORITY_CARDS = 3;

interface ProjectGroupsProps {
	groups: ProjectGroup[];
	variant: "home" | "page";
	/** Most cards of one group; the heading still counts them all. */
	limit?: number;
}

/** Projects under the name of their service, in an uneven 7 / 5 rhythm. */
export function ProjectGroups({ groups, variant, limit }: ProjectGroupsProps) {
	return (
		<div className="grid gap-16">
			{groups.map((group, index) => (
				<section key={group.id} aria-labelledby={`group-${group.id}`}>
					<h3
						id={`group-${group.id}`}
						className="m-0 mb-5 flex flex-wrap items-baseline gap-x-3 font-semibold text-heading tracking-[-0.02em]"
					>
						<span aria-hidden="true" className={classNames("size-2.5 self-center rounded-[3px]", codeSquare[group.color])} />
						{group.title}
						<span className="label-mono text-ink-3">
							{group.projects.length} {group.projects.length === 1 ? "project" : "projects"}
						</span>
					</h3>
					<Cards group={group} variant={variant} limit={limit} isFirst={index === 0} />
				</section>
			))}
		</div>
	);
}

function Cards({ group, variant, limit, isFirst }: { group: ProjectGroup; variant: "home" | "page"; limit?: number; isFirst: boolean }) {
	const shown = group.projects.slice(0, limit);
	return (
		<ul className="m-0 grid list-none gap-6 p-0 md:grid-cols-12">
			{shown.map((project, index) => {
				const alone = index === shown.length - 1 && index % 2 === 0;
				return (
					<li key={project.id} className={alone ? "md:col-span-12" : spanOf(index)}>
						<ProjectCard
							project={project}
							color={group.color}
							variant={variant}
							wide={alone}
							priority={variant === "page" && isFirst && index < PRIORITY_CARDS}
						/>
					</li>
				);
			})}
		</ul>
	);
}

/** Rows of two: 7 and 5 columns, then 5 and 7. */
function spanOf(index: number): string {
	const position = index % 4;
	return position === 0 || position === 3 ? "md:col-span-6 lg:col-span-7" : "md:col-span-6 lg:col-span-5";
}
