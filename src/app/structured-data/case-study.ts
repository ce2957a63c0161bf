import { paths } from "@/content/paths";
import { site } from "@/content/site";
import type { Project } from "@/data/portfolios/schema";
import { article, breadcrumb, type JsonLd } from "@/shared/seo/json-ld";

/** Structured data of a case study: author, dates and breadcrumb. Results are left out. */
export function caseStudyStructuredData(project: Project): JsonLd[] {
	const url = site.url + paths.caseStudy(project.slug ?? project.id);
	const story = article({
		headline: project.title,
		description: project.description,
		url,
		image: project.image ? new URL(project.image, site.url).href : undefined,
		author: site.name,
		published: project.publishedAt ?? "",
		modified: project.updatedAt ?? undefined,
		section: project.industry,
		tags: project.technologies,
		publisher: site.name,
	});
	const way = breadcrumb([
		{ name: "Home", url: `${site.url}/` },
		{ name: "Portfolio", url: site.url + paths.portfolio },
		{ name: project.title, url },
	]);
	// The studio is the author; case studies name no person.
	return [{ ...story, author: { "@type": "Organization", name: site.name, url: site.url } }, way];
}
