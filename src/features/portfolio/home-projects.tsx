import { useState } from "react";
import { portfolioStates } from "@/content/portfolio-states";
import { FilterChips } from "./filter-chips";
import { ProjectGroups } from "./project-groups";
import { ProjectsEmpty, ProjectsFailed } from "./project-states";
import { ProjectsLoading } from "./projects-loading";
import { useProjectGroups } from "./use-project-groups";

/** Cards of one service while all services are shown; a chosen service shows everything. */
const CARDS_OF_EACH = 2;

/** The projects of the home page, with their filter and their states. */
export function HomeProjects() {
	const { status, groups, retry } = useProjectGroups();
	const [selected, setSelected] = useState<string | null>(null);
	if (status === "pending") return <ProjectsLoading text={portfolioStates.loadingHome} />;
	if (status === "error") return <ProjectsFailed label="Retry" onRetry={retry} />;
	if (groups.length === 0) return <ProjectsEmpty detail={portfolioStates.emptyHome} />;
	const chosen = groups.find((group) => group.id === selected);
	return (
		<>
			<FilterChips
				label="Filter projects by service"
				selected={chosen ? chosen.id : null}
				onSelect={setSelected}
				chips={[{ id: null, label: "All" }, ...groups.map((group) => ({ id: group.id, label: group.title }))]}
			/>
			<ProjectGroups groups={chosen ? [chosen] : groups} variant="home" limit={chosen ? undefined : CARDS_OF_EACH} />
		</>
	);
}
