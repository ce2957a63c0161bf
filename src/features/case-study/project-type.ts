import { groupId } from "@/content/services/index";
import type { Project, ProjectType } from "@/data/portfolios/schema";

/** The type of project that each service delivers, by the id under which projects are filed. */
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

/** The type that the administrator chose; without a choice the one of its service, otherwise "other". */
export function projectTypeOf({ projectType, serviceId }: Pick<Project, "projectType" | "serviceId">): ProjectType {
	return projectType ?? typeOfService.get(groupId(serviceId)) ?? "other";
}
