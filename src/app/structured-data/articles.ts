import { paths } from "@/content/paths";
import { site } from "@/content/site";
import type { PostSummary } from "@/data/posts/schema";
import type { Project } from "@/data/projects/schema";
import { modifiedAt } from "@/shared/lib/time/instant";
import { article, breadcrumb, type JsonLd } from "@/shared/seo/json-ld";

const trail = (list: { name: string; path: string }, name: string, url: string) =>
	breadcrumb([
		{ name: "Home", url: `${site.url}/` },
		{ name: list.name, url: site.url + list.path },
		{ name, url },
	]);

const publisher = { name: site.name, logo: site.url + site.logo };

/** Structured data of a case study. It leaves out results. */
export function caseStudyStructuredData(project: Project): JsonLd[] {
	const url = site.url + paths.caseStudy(project.slug ?? project.id);
	const story = article({
		headline: project.title,
		description: project.description,
		url,
		image: project.image ? new URL(project.image, site.url).href : undefined,
		author: site.name,
		published: project.publishedAt ?? "",
		modified: modifiedAt(project.publishedAt, project.updatedAt),
		section: project.industry,
		tags: project.technologies,
		publisher,
	});
	// The studio is the author; case studies name no person.
	const author = { "@type": "Organization", name: site.name, url: site.url };
	return [{ ...story, author }, trail({ name: "Portfolio", path: paths.portfolio }, project.title, url)];
}

/** Structured data of a post. @param image path or address of its picture. */
export function postStructuredData(post: PostSummary, description: string, image: string): JsonLd[] {
	const url = site.url + paths.post(post.slug ?? post.id);
	const story = article({
		headline: post.title,
		description,
		url,
		image: new URL(image, site.url).href,
		author: post.author.name,
		published: post.publishedDate ?? post.updatedAt ?? "",
		modified: modifiedAt(post.publishedDate, post.updatedAt),
		section: post.category ?? undefined,
		tags: post.tags,
		publisher,
	});
	return [story, trail({ name: "Blog", path: paths.blogs }, post.title, url)];
}
