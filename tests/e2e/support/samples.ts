import { readdirSync, readFileSync } from "node:fs";

const POSTS = new URL("../../../src/content/blog/", import.meta.url);
const seed = readFileSync(new URL("../../../supabase/seed.sql", import.meta.url), "utf8");

/** The title of a sample project or post. */
export function sampleTitle(slug: string): string {
	const title = new RegExp(`^values \\('[\\w-]+', '${slug}', \\$t\\$(.+?)\\$t\\$`, "m").exec(seed)?.[1];
	if (!title) throw new Error(`supabase/seed.sql has no row ${slug}`);
	return title;
}

/** One of the site's own posts, with a table of contents. */
export function ownPost(): { slug: string; title: string } {
	for (const name of readdirSync(POSTS)) {
		const text = readFileSync(new URL(name, POSTS), "utf8");
		const [slug, title] = ["slug", "title"].map((member) => new RegExp(`^\\t${member}: "(.+)",$`, "m").exec(text)?.[1]);
		if (slug && title && text.split("<h2>").length > 3) return { slug, title };
	}
	throw new Error("src/content/blog has no post with three headings");
}
