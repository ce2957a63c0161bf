import { paths } from "./paths";
import type { Seo } from "./schema";
import { site } from "./site";

export const blogsSeo: Seo = {
	title: "Blog: software costs, data and AI agents",
	description:
		"Practical guides from our engineers on AI agents and software costs, from usage billing to mobile apps, with prices and checklists you can use.",
	keywords: ["software engineering blog", "AI agents", "SaaS billing", "PostgreSQL", "mobile development"],
	path: paths.blogs,
	image: paths.socialPicture("blogs"),
};

export const allPostsSeo: Seo = {
	title: "All posts by year",
	description: "Every post of the studio’s blog on one page, by year, with its date and category, from AI agents to software costs.",
	path: paths.allPosts,
	image: paths.socialPicture("blogs"),
};

export const allPostsPage = {
	label: "Blog",
	title: "Every post, by year.",
	lead: "The whole blog as a list. To search it or choose a category, go to the blog.",
	back: "Blog with search and categories",
	contact: "Ask an engineer",
	undated: "Without a date",
} as const;

/** Time zone of post dates. */
export const postZone = "Asia/Kolkata";

export const feedTitle = `${site.name}, posts`;

/** Texts of the list of posts. */
export const blogsPage = {
	label: "Blog",
	title: "Practical guides to software and AI.",
	lead: "Our engineers explain how to plan, price and build software that helps a business grow. You can reuse the formulas and checklists in your next project.",
	posts: "Posts",
	newest: "Newest",
	search: { label: "Search posts", hint: "Title, summary or tag" },
	categories: { label: "Categories", all: "All posts" },
	tags: { label: "Tag", all: "Any tag" },
	clear: "Clear filters",
	loading: "Loading posts",
	none: {
		title: "No posts yet",
		detail: "We are working on the first one. In the meantime, our case studies show what we build.",
		action: "Read case studies",
	},
	noMatch: { title: "No matching posts", detail: "Try fewer words or another category.", action: "Show all posts" },
	failed: { title: "We couldn’t load the posts", detail: "The server didn’t answer. Trying again usually helps.", retry: "Try Again" },
	partly: "We couldn’t load the newest posts. Older posts are shown below.",
	closing: {
		title: "Is your question still open?",
		text: "Send it to us. An engineer replies within 24 hours, with a cost estimate where one is possible.",
		action: "Ask an engineer",
		feed: "Subscribe to the feed",
	},
	elsewhere: { title: "Our blog has moved.", before: "If it does not open by itself, ", link: "click here", after: "." },
} as const;

/** Labels of a post's page. */
export const postPage = {
	back: "Back to all posts",
	loading: "Loading blog post...",
	empty: "No content available for this blog post.",
	emptyDetail: "This post has no text yet. Please choose another one.",
	share: "Share Article",
	copied: "Link copied",
	notCopied: "Your browser blocked copying. Copy this link yourself",
	contents: "On this page",
	tags: "Tags",
	author: "About the Author",
	related: "Related Articles",
	neighbors: "More posts",
	older: "Older",
	newer: "Newer",
	help: { title: "Working on something similar?", text: "The author’s team can help.", action: "Start a project" },
	failed: { title: "Error Loading Blog Post", detail: "Failed to load blog post. Please try again.", retry: "Try Again" },
	broken: { title: "Something went wrong", detail: "We couldn’t show this post. Try again, or go back to all posts." },
	notFound: "We couldn’t find that post. Here are all the others.",
	noScript: "This post needs JavaScript.",
	minutes: (minutes: number) => `${minutes} min read`,
} as const;
