import { paths } from "@/content/paths";
import { projectQuery } from "@/data/portfolios/queries";
import type { ProjectGroup, ProjectSummary } from "@/data/portfolios/schema";
import { queryClient } from "@/data/query-client";
import { CONTENT_WIDTH, pictureSources } from "@/shared/lib/picture-sources";
import { type PreloadPage, usePreloadPage } from "@/shared/lib/preload-page";
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

/** Other projects of the same service that are fetched ahead. */
const OTHERS = 2;

/**
 * Loads code, data and hero picture of the two projects that follow one in its service: a visitor who looks at one project often
 * opens another of its kind. A failure is only logged.
 */
function prefetchOthers(projects: ProjectSummary[], index: number, preload: PreloadPage): void {
	if (savesData()) return;
	const others = [...projects.slice(index + 1), ...projects.slice(0, index)].slice(0, OTHERS);
	for (const { id, image } of others) {
		preload(paths.caseStudy(id)).catch((error: unknown) => console.warn("Preload:", error));
		void queryClient.prefetchQuery(projectQuery(id));
		if (image) fetchPicture(image);
	}
}

function savesData(): boolean {
	const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
	return connection?.saveData === true;
}

/** The same choice of file as the case study's own picture, in an element that is never shown. */
function fetchPicture(address: string): void {
	const image = new Image();
	const sources = pictureSources(address);
	if (sources) {
		const avif = document.createElement("source");
		avif.type = "image/avif";
		avif.sizes = CONTENT_WIDTH;
		avif.srcset = sources.avif;
		document.createElement("picture").append(avif, image);
		image.sizes = CONTENT_WIDTH;
		image.srcset = sources.webp;
	}
	image.fetchPriority = "low";
	image.referrerPolicy = "no-referrer";
	image.src = sources?.src ?? address;
}
