import { adminPaths } from "@/content/admin-paths";

/** What the editor says and where it leads, for one kind of row. */
export interface EditorKind {
	/** Names its drafts, its queries and what they have in common. */
	table: "portfolios" | "blogs";
	/** In a sentence: "this project". */
	noun: string;
	titles: { add: string; edit: string };
	buttons: { create: string; update: string; back: string };
	notices: { created: string; updated: string };
	missing: { title: string; detail: string };
	loadFailed: string;
	list: string;
	edit: (id: string) => string;
}

/** A project. */
export const portfolioKind: EditorKind = {
	table: "portfolios",
	noun: "project",
	titles: { add: "Add New Portfolio", edit: "Edit Portfolio" },
	buttons: { create: "Create Portfolio", update: "Update Portfolio", back: "Back to Portfolios" },
	notices: { created: "Portfolio created", updated: "Portfolio updated" },
	missing: { title: "Project not found", detail: "The project you're trying to edit doesn't exist." },
	loadFailed: "Failed to load project. Please try again.",
	list: adminPaths.portfolios,
	edit: adminPaths.editPortfolio,
};

/** A blog post. */
export const blogKind: EditorKind = {
	table: "blogs",
	noun: "post",
	titles: { add: "Add New Blog Post", edit: "Edit Blog Post" },
	buttons: { create: "Create Blog Post", update: "Update Blog Post", back: "Back to Blogs" },
	notices: { created: "Blog post created", updated: "Blog post updated" },
	missing: { title: "Blog post not found", detail: "The blog post you're trying to edit doesn't exist." },
	loadFailed: "Failed to load blog post. Please try again.",
	list: adminPaths.blogs,
	edit: adminPaths.editBlog,
};
