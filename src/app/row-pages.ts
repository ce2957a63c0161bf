import { staticPosts } from "@/content/blog/list";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { type PrerenderedPost, prerenderedPostKey } from "@/data/blogs/queries";
import { readPostRows } from "@/data/blogs/repository";
import { toPost } from "@/data/blogs/row-mapper";
import { projectQuery } from "@/data/portfolios/queries";
import { readRows } from "@/data/portfolios/repository";
import { toProject } from "@/data/portfolios/row-mapper";
import { projectTypeOf } from "@/features/case-study/project-type";
import { beginningOf } from "@/shared/lib/rich-text/plain-text";
import type { PageData } from "./page-data";

/** Published rows as the database answers them. */
export interface PublishedRows {
	projects: unknown[];
	posts: unknown[];
}

/** Longest description that is made out of a post's words. */
const MAX_DESCRIPTION = 160;

/** A page of a row, what it needs, and for a post the words that go into its HTML. */
export interface RowPage {
	path: string;
	data: PageData;
	post: { slug: string; content: string } | null;
}

/** The pages that published rows have. A row without a slug is reached by its id, through the page that loads it. */
export function rowPages({ projects, posts }: PublishedRows): RowPage[] {
	// The site's own post is in the HTML; a database post with the same slug replaces it after loading.
	const taken = new Set<string>(staticPosts.map(({ slug }) => slug));
	const studies = readRows(projects).flatMap((row): RowPage[] => {
		const project = toProject(row);
		if (!project.slug) return [];
		const { queryKey } = projectQuery(project.slug);
		const data = { queries: [[queryKey, project]] satisfies PageData["queries"], playbook: projectTypeOf(project) };
		return [{ path: paths.caseStudy(project.slug), data, post: null }];
	});
	if (site.externalBlogUrl) return studies;
	const articles = readPostRows(posts).flatMap((row): RowPage[] => {
		const { content, ...post } = toPost(row);
		if (!post.slug || taken.has(post.slug)) return [];
		const known: PrerenderedPost = { post, beginning: beginningOf(content, MAX_DESCRIPTION) };
		const data = { queries: [[prerenderedPostKey(post.slug), known]] satisfies PageData["queries"], playbook: null };
		return [{ path: paths.blogPost(post.slug), data, post: { slug: post.slug, content } }];
	});
	return [...studies, ...articles];
}
