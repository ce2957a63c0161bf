import { readFileSync } from "node:fs";

const seed = readFileSync(new URL("../../../supabase/seed.sql", import.meta.url), "utf8");

/** The title of a sample project or post. */
export function sampleTitle(slug: string): string {
	const title = new RegExp(`^values \\('[\\w-]+', '${slug}', \\$t\\$(.+?)\\$t\\$`, "m").exec(seed)?.[1];
	if (!title) throw new Error(`supabase/seed.sql has no row ${slug}`);
	return title;
}
