import { paths } from "./paths";
import type { Seo } from "./schema";
import { site } from "./site";

export const blogsSeo: Seo = {
	title: "Blog: notes on software, data and AI agents",
	description:
		"Engineers of the studio on what they built, priced and broke: voice agents, usage billing, databases and phones, with figures that can be checked.",
	keywords: ["software engineering blog", "AI agents", "SaaS billing", "PostgreSQL", "mobile development"],
	path: paths.blogs,
	image: paths.socialPicture("blogs"),
};

/** Time zone of post dates. */
export const postZone = "Asia/Kolkata";

export const feedTitle = `${site.name}, posts`;

/** Texts of the list of posts. */
export const blogsPage = {
	label: "Blog",
	title: "Field notes, with the numbers left in.",
	lead: "Engineers of the studio write about what they built, priced and broke. Each post holds something that you can redo: a query, a price, a test.",
	posts: "Posts",
	newest: "Newest",
	search: { label: "Search posts", hint: "Title, summary or tag" },
	categories: { label: "Categories", all: "All posts" },
	tags: { label: "Tag", all: "Any tag" },
	clear: "Clear filters",
	loading: "Loading posts",
	none: {
		title: "No posts yet",
		detail: "The first one is being written. Until then the case studies tell what was built.",
		action: "Read case studies",
	},
	noMatch: { title: "No post matches", detail: "Try fewer words, or another category.", action: "Show all posts" },
	failed: { title: "Posts could not be loaded", detail: "The database did not answer. A second try usually works.", retry: "Try Again" },
	partly: "Newer posts could not be loaded. These came with the site.",
	closing: {
		title: "A question that no post answers?",
		text: "Send it. An engineer replies within 24 hours, with a figure where there is one.",
		action: "Ask an engineer",
		feed: "Follow by feed",
	},
	elsewhere: { title: "Our blog has moved.", before: "If it does not open by itself, ", link: "click here", after: "." },
} as const;

/** Labels of a post's page. */
export const postPage = {
	back: "Back to all posts",
	loading: "Loading blog post...",
	empty: "No content available for this blog post.",
	emptyDetail: "The author has saved it without text. The other posts have theirs.",
	share: "Share Article",
	copied: "The link is in your clipboard",
	notCopied: "The link could not be copied",
	contents: "On this page",
	tags: "Tags",
	author: "About the Author",
	related: "Related Articles",
	neighbors: "More posts",
	older: "Older",
	newer: "Newer",
	help: { title: "Working on something like this?", text: "Tell the people who wrote it.", action: "Start a project" },
	failed: { title: "Error Loading Blog Post", detail: "Failed to load blog post. Please try again.", retry: "Try Again" },
	broken: { title: "Something went wrong", detail: "This post could not be shown. Try it again, or go back to the list." },
	notFound: "That post does not exist, or is not public. Here are the others.",
	noScript: "This post needs JavaScript.",
	minutes: (minutes: number) => `${minutes} min read`,
} as const;
