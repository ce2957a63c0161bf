import type { PortfolioGroup, Service } from "../schema";
import { summary as aiAutomation } from "./ai-automation/summary";
import { summary as aiCalling } from "./ai-calling/summary";
import { summary as arVrDevelopment } from "./ar-vr-development/summary";
import { summary as chatbotDevelopment } from "./chatbot-development/summary";
import { summary as gameDevelopment } from "./game-development/summary";
import { summary as iot } from "./iot/summary";
import { summary as mobileApps } from "./mobile-apps/summary";
import { summary as saas } from "./saas/summary";
import { summary as salesForce } from "./sales-force/summary";
import { summary as uiUxDesign } from "./ui-ux-design/summary";
import { summary as webApps } from "./web-apps/summary";

/** Every service, in display order: the only list of them. The rest of a service is in the folder that its route names. */
export const services: Service[] = [
	webApps,
	saas,
	mobileApps,
	arVrDevelopment,
	gameDevelopment,
	uiUxDesign,
	iot,
	chatbotDevelopment,
	aiCalling,
	aiAutomation,
	salesForce,
];

/** The five groups that the administrator may file a project under, in display order. */
export const portfolioGroups: PortfolioGroup[] = services.flatMap((service) => (service.group ? [service.group] : []));

/** The service behind an id or any of its spellings, or undefined. */
export function findService(id: string): Service | undefined {
	const wanted = id.trim().toLowerCase();
	return services.find((service) => service.id === wanted || service.aliases.includes(wanted) || service.group?.id === wanted);
}

/**
 * The id under which projects of a service are stored and grouped; unknown ids are returned unchanged.
 * Both families of ids (`saas-solutions` of the content, `saas` of the table) end in one.
 */
export function groupId(id: string): string {
	const service = findService(id);
	return service?.group?.id ?? service?.id ?? id.trim().toLowerCase();
}

/** How a group is shown. An unknown id gets a title-cased name and blue. */
export function describeGroup(id: string): { id: string; title: string; color: PortfolioGroup["color"] } {
	const key = groupId(id);
	const service = findService(key);
	if (service?.group) return service.group;
	return { id: key, title: service?.title ?? (titleCase(key) || key), color: "blue" };
}

function titleCase(id: string): string {
	return id
		.split(/[-_\s]+/)
		.filter(Boolean)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(" ");
}
