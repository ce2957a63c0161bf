import { beforeEach, expect, test } from "vitest";
import { staticPosts } from "@/content/blog/list";
import { prerenderedPostKey } from "@/data/posts/queries";
import { projectQuery } from "@/data/projects/queries";
import { queryClient } from "@/data/query-client";
import { playbookQuery } from "@/features/case-study/playbook";
import { adoptPageData } from "./page-data";
import { rowPages } from "./row-pages";

const project = { id: "p1", slug: "ports", title: "Ports", service_id: "iot", description: "A board.", updated_at: "2026-11-01T00:00:00Z" };
const post = { id: "b1", slug: "a-post", title: "A post", content: "<p>Words </p><script>x</script>", author: { name: "Asha" } };

beforeEach(() => queryClient.clear());

test("gives each published row with a slug a page with the data for its HTML", async () => {
	const pages = rowPages({ projects: [project, { ...project, id: "p2", slug: null }, { title: "no id" }], posts: [post] });
	expect(pages.map(({ path }) => path)).toEqual(["/case-study/ports", "/blog/a-post"]);
	for (const { data } of pages) await adoptPageData(JSON.stringify(data));
	expect(queryClient.getQueryData(projectQuery("ports").queryKey)?.title).toBe("Ports");
	expect(queryClient.getQueryData(playbookQuery("iot").queryKey)?.roadmap).toBeTruthy();
	expect(queryClient.getQueryData(prerenderedPostKey("a-post"))).toMatchObject({ post: { title: "A post" }, beginning: "Words" });
});

test("marks the prerendered data as outdated, so that it is fetched again", async () => {
	const [page] = rowPages({ projects: [project], posts: [] });
	await adoptPageData(JSON.stringify(page?.data));
	expect(queryClient.getQueryState(projectQuery("ports").queryKey)?.dataUpdatedAt).toBe(0);
});

test("puts a post's sanitized content only in the HTML, not in the page data", () => {
	const [page] = rowPages({ projects: [], posts: [post] });
	expect(JSON.stringify(page?.data)).not.toContain("<script");
	expect(page?.post).toEqual({ slug: "a-post", content: post.content });
});

test("keeps the site's own page when a row uses the slug of one of the site's own posts", () => {
	expect(rowPages({ projects: [], posts: [{ ...post, slug: staticPosts[0]?.slug }] })).toEqual([]);
});
