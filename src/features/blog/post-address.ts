import { paths } from "@/content/paths";
import type { PostSummary } from "@/data/blogs/schema";

/** The one address of a post: by its slug where it has one. */
export function postAddress({ slug, id }: Pick<PostSummary, "slug" | "id">): string {
	return paths.blogPost(slug ?? id);
}
