import { useLocation, useSearchParams } from "react-router-dom";
import { portfolioPage } from "@/content/portfolio";
import { portfolioStates } from "@/content/portfolio-states";
import { groupId } from "@/content/services/index";
import { readRouteText } from "@/shared/lib/route-state";
import { FilterChips } from "./filter-chips";
import { ProjectGroups } from "./project-groups";
import { ProjectsEmpty, ProjectsFailed } from "./project-states";
import { ProjectsLoading } from "./projects-loading";
import { useProjectGroups } from "./use-project-groups";

/** The whole portfolio with its filter, which the address carries as ?service= (both ways). */
export function PageProjects() {
	const { status, groups, total, retry } = useProjectGroups();
	const [query, setQuery] = useSearchParams();
	const { state } = useLocation();
	if (status === "pending") return <ProjectsLoading text={portfolioPage.loading} />;
	if (status === "error") return <ProjectsFailed label="Try Again" onRetry={retry} />;
	if (groups.length === 0) return <ProjectsEmpty detail={portfolioStates.emptyPage} />;
	// Another page may ask for a service without a query; choosing a chip writes the address and forgets that.
	const wanted = query.get("service") ?? readRouteText(state, "service");
	// Any spelling of a service is understood; one that has no projects, or none that we know, shows all.
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
