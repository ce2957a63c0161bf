import type { ProjectGroup, Service } from "../schema";
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

/** Every service, in display order. The folder named by the route has the rest of its content. */
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

/** The groups of projects, in display order. */
export const projectGroups: ProjectGroup[] = services.flatMap((service) => (service.group ? [service.group] : []));

/** The service behind an id or any of its spellings, or undefined. */
export function findService(id: string): Service | undefined {
	const wanted = id.trim().toLowerCase();
	return services.find((service) => service.id === wanted || service.aliases.includes(wanted) || service.group?.id === wanted);
}

/** The id under which a service's projects are stored, such as `saas` for `saas-solutions`. Unknown ids are returned unchanged. */
export function groupId(id: string): string {
	const service = findService(id);
	return service?.group?.id ?? service?.id ?? id.trim().toLowerCase();
}

/** How a group is shown. An unknown id gets a title-cased name and blue. */
export function describeGroup(id: string): { id: string; title: string; color: ProjectGroup["color"] } {
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
