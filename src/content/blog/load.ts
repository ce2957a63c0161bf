import type { StaticPost } from "./post-schema";

const loaders = import.meta.glob<StaticPost>(["./*.ts", "!./post-schema.ts", "!./list.ts", "!./load.ts", "!./*.test.ts"], {
	import: "post",
});

/** Loads a static post. Throws when there is no such post or its file can't be loaded. */
export async function loadStaticPost(slug: string): Promise<StaticPost> {
	const load = loaders[`./${slug}.ts`];
	if (!load) throw new Error(`There is no post ${slug}`);
	return load();
}
