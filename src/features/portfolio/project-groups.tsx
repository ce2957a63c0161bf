import type { ProjectGroup } from "@/data/portfolios/schema";
import { classNames } from "@/shared/lib/class-names";
import { codeSquare } from "./code-colors";
import { ProjectList } from "./project-list";

/** The first cards of the first group load their pictures before anything else. */
const PRIORITY_CARDS = 3;

interface ProjectGroupsProps {
	groups: ProjectGroup[];
	variant: "home" | "page";
	/** Most cards of one group; the heading still counts them all. */
	limit?: number;
}

/** Projects under the name of their service. */
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
					<ProjectList
						group={group}
						variant={variant}
						limit={limit}
						flipped={index % 2 === 1}
						priority={variant === "page" && index === 0 ? PRIORITY_CARDS : 0}
					/>
				</section>
			))}
		</div>
	);
}
