import type { ServiceCategory } from "../schema";
import { serviceDetails } from "./details";
import { findService } from "./index";

/** Projects picked by hand for a service's panel, by portfolio group. None so far. */
export const featuredCategories: ServiceCategory[] = ["web-apps", "saas", "mobile-apps", "ai-calling"].flatMap((id) => {
	const service = findService(id);
	const details = service && serviceDetails[service.id];
	if (!service?.group || !details) return [];
	const { title, color } = service.group;
	return [{ id, icon: details.icon, title, color, projects: [] }];
});
