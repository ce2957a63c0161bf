import { QueryClientProvider } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { portfolioPage } from "@/content/portfolio";
import { portfolioStates } from "@/content/portfolio-states";
import { groupId } from "@/content/services/index";
import { queryClient } from "@/data/query-client";
import { StatusPanel } from "@/shared/ui/status-panel";
import { FilterChips } from "./filter-chips";
import { ProjectGroups } from "./project-groups";
import { ProjectsFailed } from "./projects-failed";
import { ProjectsLoading } from "./projects-loading";
import { useProjectGroups } from "./use-project-groups";

/** The whole portfolio with its filter, which the address carries as ?service= (both ways). */
export function PageProjects() {
	return (
		<QueryClientProvider client={queryClient}>
			<Projects />
		</QueryClientProvider>
	);
}

function Projects() {
	const { status, groups, total, retry } = useProjectGroups();
	const [query, setQuery] = useSearchParams();
	if (status === "pending") return <ProjectsLoading text={portfolioPage.loading} />;
	if (status === "error") return <ProjectsFailed label="Try Again" onRetry={retry} />;
	if (groups.length === 0) return <StatusPanel kind="empty" title={portfolioStates.empty} detail={portfolioStates.emptyPage} />;
	const wanted = query.get("service");
	// Any spelling of a service is understood; one that has no projects, or none that we know, shows all (decisions.md R10).
	const chosen = wanted ? groups.find((group) => group.id === groupId(wanted)) : undefined;
	const select = (id: string | null) => setQuery(id ? { service: id } : {}, { preventScrollReset: true });
	return (
		<>
			<p className="label-mono mt-0 mb-5 text-ink-3" aria-live="polite">
				{total} {total === 1 ? "project" : "projects"} in total
				{chosen ? `, ${chosen.projects.length} shown` : ""}
			</p>
			<FilterChips
				label="Filter projects by service"
				selected={chosen?.id ?? null}
				onSelect={select}
				chips={[
					{ id: null, label: "All Projects", count: total },
					...groups.map((group) => ({ id: group.id, label: group.title, count: group.projects.length })),
				]}
			/>
			<ProjectGroups groups={chosen ? [chosen] : groups} variant="page" />
		</>
	);
}
