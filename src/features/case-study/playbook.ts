import { queryOptions } from "@tanstack/react-query";
import type { Playbook } from "@/content/case-study/schema";
import type { ProjectType } from "@/data/portfolios/schema";

type LoadPlaybook = () => Promise<{ playbook: Playbook }>;

/** One file for each type of project; a visitor loads the one that is shown. */
export const playbooks: Record<ProjectType, LoadPlaybook> = {
	web: () => import("@/content/case-study/web"),
	saas: () => import("@/content/case-study/saas"),
	mobile: () => import("@/content/case-study/mobile"),
	ai: () => import("@/content/case-study/ai"),
	arvr: () => import("@/content/case-study/arvr"),
	iot: () => import("@/content/case-study/iot"),
	other: () => import("@/content/case-study/other"),
};

/** What a case study says for its type of project. In the cache, so that a page that is shown again has its height at once. */
export const playbookQuery = (type: ProjectType) =>
	queryOptions({
		queryKey: ["case-study", "playbook", type],
		queryFn: async () => (await playbooks[type]()).playbook,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
		// Let the error boundary handle a section that fails.
		throwOnError: true,
	});
