import type { StaticPost } from "./post-schema";

const loaders = import.meta.glob<StaticPost>(["./*.ts", "!./post-schema.ts", "!./list.ts", "!./load.ts", "!./*.test.ts"], {
	import: "post",
});

/**
 * One post of the site with its content; each file bears its post's slug as a name.
 *
 * @throws when there is no such post, or its file cannot be had.
 */
export async function loadStaticPost(slug: string): Promise<StaticPost> {
	const load = loaders[`./${slug}.ts`];
	if (!load) throw new Error(`There is no post ${slug}`);
	return load();
}
