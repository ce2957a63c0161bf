import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { staticProjects } from "@/content/static-projects";
import { DataTimeout } from "../request-failed";
import { getProject, getProjects } from "./repository";
import type { ProjectGroup, ProjectSummary } from "./schema";

/** Key of the storage event by which an administrator's tab tells the others that projects changed. */
export const PORTFOLIO_CHANGED_KEY = "portfolio:changed";

/** The public portfolio. See docs/decisions.md, "Visitors' lists fall back to built-in projects only after a time-out". */
export const projectsQuery = queryOptions({
	queryKey: ["portfolios", "public"],
	queryFn: async ({ client, queryKey, signal }): Promise<ProjectSummary[]> => {
		try {
			return await getProjects(signal);
		} catch (error) {
			if (!(error instanceof DataTimeout)) throw error;
			console.error("Portfolio:", error.message);
			// A refresh that is late takes nothing away from a page that has its projects.
			const shown = client.getQueryData<ProjectSummary[]>(queryKey);
			return shown ?? staticProjects.map((project) => ({ ...project, slug: null, featured: false, createdAt: null }));
		}
	},
});

/** One case study by id or slug. */
export const projectQuery = (idOrSlug: string) =>
	queryOptions({ queryKey: ["portfolios", "public", idOrSlug], queryFn: ({ signal }) => getProject(idOrSlug, signal) });

/**
 * What the list of projects, if it is there already, knows of one.
 *
 * @param idOrSlug as in the address of its case study.
 */
export function knownProject(client: QueryClient, idOrSlug: string): ProjectSummary | undefined {
	return client.getQueryData(projectsQuery.queryKey)?.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
}

/**
 * The project that follows another one in the list, and after the last the first; null where there is no other.
 *
 * @param projects newest first; @param id of a project, which need not be in the list.
 */
export function nextProject(projects: ProjectSummary[], id: string): ProjectSummary | null {
	const next = projects[(projects.findIndex((project) => project.id === id) + 1) % projects.length];
	return next && next.id !== id ? next : null;
}

/** How groups are named and ordered; the content layer owns both. */
export interface GroupCatalog {
	/** Ids in display order. */
	order: string[];
	describe: (id: string) => Omit<ProjectGroup, "projects">;
}

/**
 * Projects by service: known groups in display order, then unknown ones by title; groups without projects do not exist.
 */
export function groupProjects(projects: ProjectSummary[], catalog: GroupCatalog): ProjectGroup[] {
	const groups = new Map<string, ProjectGroup>();
	for (const project of projects) {
		const group = catalog.describe(project.serviceId);
		const known = groups.get(group.id);
		if (known) known.projects.push(project);
		else groups.set(group.id, { ...group, projects: [project] });
	}
	const place = (id: string) => (catalog.order.indexOf(id) + 1 || catalog.order.length + 1) - 1;
	return [...groups.values()].sort((a, b) => place(a.id) - place(b.id) || a.title.localeCompare(b.title));
}
