import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { describeGroup, projectGroups } from "@/content/services/index";
import { prerenderedLists } from "@/data/prerendered-lists";
import { groupProjects, PROJECTS_CHANGED_KEY, projectQuery, projectsQuery } from "@/data/projects/queries";
import type { ProjectGroup, ProjectSummary } from "@/data/projects/schema";
import { provideWork, selectWork } from "@/data/projects/selected-work";
import { queryClient } from "@/data/query-client";
import { usePublicQuery, useRefreshOnChange } from "@/data/use-public-query";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { CONTENT_WIDTH, pictureSources } from "@/shared/lib/picture-sources";
import { type PreloadPage, usePreloadPage } from "@/shared/lib/preload-page";
import { ProjectCard } from "./project-card";

const catalog = { order: projectGroups.map((group) => group.id), describe: describeGroup };

interface ProjectGroupsState {
	/** "error" only without data: a failed refresh keeps the old list. */
	status: UseQueryResult["status"];
	groups: ProjectGroup[];
	total: number;
	/** Loads the data again. The second retry reloads the page. */
	retry: () => void;
}

/** The published projects by service. */
export function useProjectGroups(): ProjectGroupsState {
	const { data, status, error, refetch } = usePublicQuery(projectsQuery);
	useRefreshOnChange(PROJECTS_CHANGED_KEY, projectsQuery.queryKey);
	useEffect(() => {
		if (error) console.error("Portfolio:", error.message);
	}, [error]);
	useEffect(() => {
		// Built-in projects only bridge a time-out.
		if (data?.some(({ createdAt }) => createdAt) || data?.length === 0) provideWork(selectWork(data));
	}, [data]);
	const retries = useRef(0);
	// The prerendered HTML has the rows of the build, even if the cache has newer ones before this island hydrates.
	const hydrated = useHydrated();
	const shown = hydrated ? data : prerenderedLists()?.projects;
	const groups = useMemo(() => groupProjects(shown ?? [], catalog), [shown]);
	return { status: shown ? "success" : hydrated ? status : "pending", groups, total: shown?.length ?? 0, retry };

	function retry() {
		retries.current += 1;
		// Offline, a reload would end in the browser's own error page.
		if (retries.current > 1 && navigator.onLine) location.reload();
		else void refetch();
	}
}

interface ProjectListProps {
	group: ProjectGroup;
	variant: "home" | "page";
	heading?: "h3" | "h4";
	limit?: number;
	/** Number of cards whose pictures load eagerly. */
	priority?: number;
	/** Starts with the narrow card. */
	flipped?: boolean;
}

export function ProjectList({ group, variant, heading, limit, priority = 0, flipped = false }: ProjectListProps) {
	const preload = usePreloadPage();
	const shown = group.projects.slice(0, limit);
	return (
		<ul className="m-0 grid list-none gap-6 p-0 md:grid-cols-12">
			{shown.map((project, index) => {
				const alone = index === shown.length - 1 && index % 2 === 0;
				return (
					<li key={project.id} className={alone ? "md:col-span-12" : getSpan(flipped ? index + 2 : index)}>
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

/** A link to the other projects of a group. Empty when the list shows them all. */
export function SeeAll({ group, limit }: { group: ProjectGroup; limit: number }) {
	if (group.projects.length <= limit) return null;
	return (
		<p className="mt-8 mb-0">
			<Link to={paths.projectGroup(group.id)} className="link-line py-1 font-semibold">
				{`See all ${group.projects.length} ${group.title} projects`}
			</Link>
		</p>
	);
}

function getSpan(index: number): string {
	const place = index % 4;
	return place === 0 || place === 3 ? "md:col-span-6 lg:col-span-7" : "md:col-span-6 lg:col-span-5";
}

const OTHERS = 2;

/** Loads code, data and picture of the next two projects, because visitors often open another of the same service. */
function prefetchOthers(projects: ProjectSummary[], index: number, preload: PreloadPage): void {
	if (savesData()) return;
	const others = [...projects.slice(index + 1), ...projects.slice(0, index)].slice(0, OTHERS);
	for (const { id, slug, image } of others) {
		const address = slug ?? id;
		preload(paths.caseStudy(address)).catch((error: unknown) => console.warn("Preload:", error));
		void queryClient.prefetchQuery(projectQuery(address));
		if (image) fetchPicture(image);
	}
}

function savesData(): boolean {
	const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
	return connection?.saveData === true;
}

/** Fetches the file that the case study will show. */
function fetchPicture(address: string): void {
	const image = new Image();
	const sources = pictureSources(address);
	if (sources) {
		if (sources.avif) {
			const avif = document.createElement("source");
			avif.type = "image/avif";
			avif.sizes = CONTENT_WIDTH;
			avif.srcset = sources.avif;
			document.createElement("picture").append(avif, image);
		}
		image.sizes = CONTENT_WIDTH;
		image.srcset = sources.webp;
	}
	image.fetchPriority = "low";
	image.referrerPolicy = "no-referrer";
	image.src = sources?.src ?? address;
}
