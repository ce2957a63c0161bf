import { paths } from "@/content/paths";
import { shownPosts } from "@/content/samples/shown-posts";
import { site } from "@/content/site";
import { type PrerenderedPost, prerenderedPostKey } from "@/data/posts/queries";
import { readPostRows } from "@/data/posts/repository";
import { toPost } from "@/data/posts/row-mapper";
import { projectQuery } from "@/data/projects/queries";
import { readProjectRows } from "@/data/projects/repository";
import { toProject } from "@/data/projects/row-mapper";
import { getProjectType } from "@/features/case-study/playbook";
import { getBeginning, MAX_DESCRIPTION } from "@/shared/lib/rich-text/plain-text";
import type { PageData } from "./page-data";

export interface PublishedRows {
	projects: unknown[];
	posts: unknown[];
}

export interface RowPage {
	path: string;
	data: PageData;
	/** The body of a post, which goes into the HTML only. */
	post: { slug: string; content: string } | null;
}

/** The pages of published rows. A row without a slug has no file: its page loads it by id. */
export function rowPages({ projects, posts }: PublishedRows): RowPage[] {
	// A built-in post is in the HTML; a stored post with the same slug replaces it after loading.
	const taken = new Set<string>(shownPosts.map(({ slug }) => slug));
	const studies = readProjectRows(projects).flatMap((row): RowPage[] => {
		const project = toProject(row);
		if (!project.slug) return [];
		const { queryKey } = projectQuery(project.slug);
		const data = { queries: [[queryKey, project]] satisfies PageData["queries"], playbook: getProjectType(project) };
		return [{ path: paths.caseStudy(project.slug), data, post: null }];
	});
	if (site.externalBlogUrl) return studies;
	const articles = readPostRows(posts).flatMap((row): RowPage[] => {
		const { content, ...post } = toPost(row);
		if (!post.slug || taken.has(post.slug)) return [];
		const known: PrerenderedPost = { post, beginning: getBeginning(content, MAX_DESCRIPTION) };
		const data = { queries: [[prerenderedPostKey(post.slug), known]] satisfies PageData["queries"], playbook: null };
		return [{ path: paths.post(post.slug), data, post: { slug: post.slug, content } }];
	});
	return [...studies, ...articles];
}
