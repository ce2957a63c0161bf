import type { ProjectGroup } from "@/data/portfolios/schema";
import { usePreloadPage } from "@/shared/lib/preload-page";
import { prefetchOthers } from "./prefetch-others";
import { ProjectCard } from "./project-card";

interface ProjectListProps {
	group: ProjectGroup;
	variant: "home" | "page";
	/** Level of the cards' headings. */
	heading?: "h3" | "h4";
	/** Most cards to show. */
	limit?: number;
	/** How many cards, from the first, load their pictures before anything else. */
	priority?: number;
	/** Begins with the narrow card, so that two groups below one another do not look alike. */
	flipped?: boolean;
}

/** The cards of one service, in an uneven 7 / 5 rhythm. */
export function ProjectList({ group, variant, heading, limit, priority = 0, flipped = false }: ProjectListProps) {
	const preload = usePreloadPage();
	const shown = group.projects.slice(0, limit);
	return (
		<ul className="m-0 grid list-none gap-6 p-0 md:grid-cols-12">
			{shown.map((project, index) => {
				const alone = index === shown.length - 1 && index % 2 === 0;
				return (
					<li key={project.id} className={alone ? "md:col-span-12" : spanOf(flipped ? index + 2 : index)}>
						<ProjectCard
							project={project}
							color={group.color}
							variant={variant}
							heading={heading}
							wide={alone}
							priority={index < priority}
							onInterest={() => prefetchOthers(group.projects, index, preload)}
						/>
					</li>
				);
			})}
		</ul>
	);
}

/** Rows of two: 7 and 5 columns, then 5 and 7. */
function spanOf(index: number): string {
	const place = index % 4;
	return place === 0 || place === 3 ? "md:col-span-6 lg:col-span-7" : "md:col-span-6 lg:col-span-5";
}
