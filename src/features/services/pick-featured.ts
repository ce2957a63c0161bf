import type { FeaturedPreview, ServiceCategory } from "@/content/schema";
import { groupId } from "@/content/services/index";
import type { ProjectSummary } from "@/data/portfolios/schema";

/** Featured projects of one service at the most. */
const MAX_FEATURED = 3;

/**
 * The projects that a service's panel features: those picked by hand, then those that the administrator marked. The database
 * knows better about a project that is in both, also that it is not featured any more.
 */
export function pickFeatured(serviceId: string, categories: ServiceCategory[], rows: ProjectSummary[]): FeaturedPreview[] {
	const group = groupId(serviceId);
	const picked = categories.find(({ id }) => groupId(id) === group)?.projects ?? [];
	const known = new Map(rows.map((row) => [row.id, row]));
	const featured = rows.filter((row) => row.featured && groupId(row.serviceId) === group);
	const kept = picked.flatMap((project) => {
		const row = known.get(project.id);
		if (!row) return [project];
		return featured.includes(row) ? [row] : [];
	});
	return [...kept, ...featured.filter((row) => !kept.includes(row))].slice(0, MAX_FEATURED);
}
