import { paths } from "@/content/paths";
import { site } from "@/content/site";
import type { PostSummary } from "@/data/blogs/schema";
import { article, breadcrumb, type JsonLd } from "@/shared/seo/json-ld";

/**
 * What search engines are told on a post's page.
 *
 * @param image path or address of its picture.
 */
export function postStructuredData(post: PostSummary, description: string, image: string): JsonLd[] {
	const url = site.url + paths.blogPost(post.slug ?? post.id);
	const way = breadcrumb([
		{ name: "Home", url: `${site.url}/` },
		{ name: "Blog", url: site.url + paths.blogs },
		{ name: post.title, url },
	]);
	const told = article({
		headline: post.title,
		description,
		url,
		image: new URL(image, site.url).href,
		author: post.author.name,
		published: post.publishedDate ?? post.updatedAt ?? "",
		modified: post.updatedAt ?? undefined,
		section: post.category ?? undefined,
		tags: post.tags,
		publisher: site.name,
	});
	return [told, way];
}
