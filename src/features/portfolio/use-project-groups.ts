import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { describeGroup, portfolioGroups } from "@/content/services/index";
import { groupProjects, PORTFOLIO_CHANGED_KEY, projectsQuery } from "@/data/portfolios/queries";
import type { ProjectGroup, ProjectSummary } from "@/data/portfolios/schema";
import { queryClient } from "@/data/query-client";
import { usePublicQuery } from "@/data/use-public-query";
import { useHydrated } from "@/shared/hooks/use-hydrated";

const catalog = { order: portfolioGroups.map((group) => group.id), describe: describeGroup };

export interface ProjectGroupsState {
	/** "error" only while there is nothing to show: a refresh that fails takes nothing away. */
	status: UseQueryResult["status"];
	groups: ProjectGroup[];
	total: number;
	/** Loads again in place; the second time, the page itself is loaded again. */
	retry: () => void;
}

/** The public portfolio by service, kept up to date while the page is open. */
export function useProjectGroups(): ProjectGroupsState {
	const { data, status, error, refetch } = usePublicQuery(projectsQuery);
	useRefreshOnChange();
	useEffect(() => {
		if (error) console.error("Portfolio:", error.message);
	}, [error]);
	const retries = useRef(0);
	const groups = useMemo(() => groupProjects(data ?? [], catalog), [data]);
	// The prerendered HTML says "loading", even if the cache has the data before this island hydrates.
	const hydrated = useHydrated();
	return { status: !hydrated ? "pending" : data ? "success" : status, groups, total: countAll(data), retry };

	function retry() {
		retries.current += 1;
		if (retries.current > 1) location.reload();
		else void refetch();
	}
}

function countAll(projects: ProjectSummary[] | undefined): number {
	return projects?.length ?? 0;
}

/** A save in another tab of this browser is shown here at once. */
function useRefreshOnChange(): void {
	useEffect(() => {
		const refresh = (event: StorageEvent) => {
			if (event.key === PORTFOLIO_CHANGED_KEY) void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
		};
		addEventListener("storage", refresh);
		return () => removeEventListener("storage", refresh);
	}, []);
}
