import { queryOptions } from "@tanstack/react-query";
import type { Playbook } from "@/content/case-study/schema";
import { groupId } from "@/content/services/index";
import type { Project, ProjectType } from "@/data/projects/schema";

const typeOfService = new Map<string, ProjectType>([
	["web-apps", "web"],
	["saas", "saas"],
	["mobile-apps", "mobile"],
	["ai-calling", "ai"],
	["ai-automation", "ai"],
	["chatbot-development", "ai"],
	["ar-vr-development", "arvr"],
	["iot", "iot"],
]);

/** The type that the admin chose, or that of the service, or "other". */
export function getProjectType({ projectType, serviceId }: Pick<Project, "projectType" | "serviceId">): ProjectType {
	return projectType ?? typeOfService.get(groupId(serviceId)) ?? "other";
}

type LoadPlaybook = () => Promise<{ playbook: Playbook }>;

export const playbooks: Record<ProjectType, LoadPlaybook> = {
	web: () => import("@/content/case-study/web"),
	saas: () => import("@/content/case-study/saas"),
	mobile: () => import("@/content/case-study/mobile"),
	ai: () => import("@/content/case-study/ai"),
	arvr: () => import("@/content/case-study/arvr"),
	iot: () => import("@/content/case-study/iot"),
	other: () => import("@/content/case-study/other"),
};

/** Texts for a type of project. Cached, so that a page that is shown again has its height at once. */
export const playbookQuery = (type: ProjectType) =>
	queryOptions({
		queryKey: ["case-study", "playbook", type],
		queryFn: async () => (await playbooks[type]()).playbook,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
	});
