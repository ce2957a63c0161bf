import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { shownProjects } from "@/content/samples/shown-projects";
import { DataTimeout } from "../request-failed";
import { getProject, getProjects } from "./repository";
import type { ProjectGroup, ProjectSummary } from "./schema";
import { storedProjectFields } from "./stored-fields";

export const PROJECTS_CHANGED_KEY = "portfolio:changed";

/** The portfolio. See docs/decisions.md, "Visitors' lists fall back to built-in projects only after a time-out". */
export const projectsQuery = queryOptions({
	queryKey: ["portfolios", "public"],
	queryFn: async ({ client, queryKey, signal }): Promise<ProjectSummary[]> => {
		try {
			return await getProjects(signal);
		} catch (error) {
			if (!(error instanceof DataTimeout)) throw error;
			console.error("Portfolio:", error.message);
			const shown = client.getQueryData<ProjectSummary[]>(queryKey);
			if (shown) return shown;
			if (shownProjects.length === 0) throw error;
			return shownProjects.map(({ sample: _sample, ...project }) => ({
				...project,
				metrics: Object.entries(project.metrics),
				slug: null,
				clientLogo: null,
				featured: false,
				createdAt: null,
			}));
		}
	},
});

/** The project with this id or slug; null when it doesn't exist. */
export const projectQuery = (idOrSlug: string) =>
	queryOptions({ queryKey: ["portfolios", "public", idOrSlug], queryFn: ({ signal }) => getProject(idOrSlug, signal) });

/** The project with this id or slug, if the list is loaded. */
export function findKnownProject(client: QueryClient, idOrSlug: string): ProjectSummary | undefined {
	return client.getQueryData(projectsQuery.queryKey)?.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
}

/** The client's name. Null for a row without one, whose client is the mapper's fallback. */
export const namedClient = ({ client }: Pick<ProjectSummary, "client">): string | null =>
	client === storedProjectFields.client.fallback ? null : client;

/** The next project of the list, after the last the first; null without another one. */
export function nextProject(projects: ProjectSummary[], id: string): ProjectSummary | null {
	const next = projects[(projects.findIndex((project) => project.id === id) + 1) % projects.length];
	return next && next.id !== id ? next : null;
}

interface GroupCatalog {
	order: string[];
	describe: (id: string) => Omit<ProjectGroup, "projects">;
}

/** Projects by service: known groups in display order, then others by title, none empty. */
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
