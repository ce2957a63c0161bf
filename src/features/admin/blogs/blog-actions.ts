import { adminPaths } from "@/content/admin-paths";
import { postRows } from "@/data/blogs/admin-repository";
import type { AdminPostRow } from "@/data/blogs/schema";
import type { DeletedWords } from "@/features/admin/list/deleted-button";
import type { Duplication, Publishing, Removal } from "@/features/admin/list/use-row-actions";

/** What can be done with a post of the list, in its words. */
export const blogActions: Removal<AdminPostRow> & Publishing<AdminPostRow> & Duplication = {
	name: "blogs",
	log: "Blog post",
	noun: "Blog post",
	question: "Are you sure you want to delete this blog post?",
	deleted: "Blog post deleted",
	restored: "Blog post restored",
	failed: "Failed to delete blog post. Please try again.",
	remove: postRows.remove,
	restore: postRows.restore,
	update: postRows.update,
	duplicate: postRows.duplicate,
	editHref: adminPaths.editBlog,
};

/** Deleted posts, in their words. */
export const deletedPosts: DeletedWords = {
	name: "blogs",
	log: "Deleted blog posts",
	noun: "Blog post",
	title: "Deleted blog posts",
	load: async () => (await import("@/data/revisions/histories")).postHistory,
};
