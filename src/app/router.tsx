import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { paths } from "@/content/paths";
import { serviceSlugs } from "@/content/services/slugs";
import { site } from "@/content/site";
import { ProgressBar } from "./layouts/page-progress";
import { PublicLayout } from "./layouts/public-layout";
import { PageError, RouteError } from "./layouts/route-error";
import type { unlistedPages } from "./unlisted-pages";

// A page change to the home page waits for its sections, so that it has its full height. Prerendered HTML already has it.
async function loadHome() {
	const { Component, prepare } = await import("./home-page");
	if (typeof document !== "undefined" && "hydrated" in document.documentElement.dataset) await prepare();
	return { Component };
}

const publicPages: RouteObject[] = [
	{ index: true, lazy: loadHome },
	{ path: "portfolio", lazy: () => import("./routes/portfolio") },
	{ path: "case-study/:projectId", lazy: async () => (await import("./routes/case-study")).load() },
	{ path: "contact", lazy: () => import("./routes/contact") },
	{ path: "thank-you", lazy: () => import("./routes/thank-you") },
	{ path: paths.allProjects, lazy: () => import("./routes/all-projects") },
	{ path: "blogs", lazy: () => import("./routes/blogs") },
	...(site.externalBlogUrl ? [] : [{ path: paths.allPosts, lazy: () => import("./routes/all-posts") }]),
	{ path: "blog/:postId", lazy: async () => (await import("./routes/blog-post")).load() },
	{ path: "reviews", lazy: () => import("./routes/reviews") },
	{ path: "privacy-policy", lazy: () => import("./routes/privacy") },
	{ path: "products", lazy: () => import("./routes/products") },
	{ path: "products/:slug", lazy: () => import("./routes/product") },
	{ path: "speaksify", lazy: () => import("./routes/speaksify") },
	...serviceSlugs.map((slug) => ({ path: slug, lazy: async () => (await import("./service-page")).serviceRoute(slug) })),
	...["portfolio/:projectId", "blog", "case-study", paths.gamesAlias].map((path) => ({ path, lazy: () => import("./routes/moved") })),
	{ path: "*", lazy: () => import("./routes/not-found") },
];

const publicRoutes: RouteObject = {
	Component: PublicLayout,
	ErrorBoundary: RouteError,
	children: [{ ErrorBoundary: PageError, children: publicPages }],
};

// Loaded on demand, so that public pages load none of the admin code.
const unlistedPage = (name: keyof typeof unlistedPages) => async (): Promise<{ Component: ComponentType }> =>
	(await import("./unlisted-pages")).unlistedPages[name]();

/** Not under the public layout: a client needs the page and its bar, no chat. */
const sharedPreview: RouteObject = {
	path: paths.preview(":token"),
	ErrorBoundary: RouteError,
	HydrateFallback: ProgressBar,
	lazy: unlistedPage("sharedPreview"),
};

const adminScreens: RouteObject[] = [
	{ index: true, lazy: unlistedPage("dashboard") },
	{ path: "portfolio", lazy: unlistedPage("projectList") },
	{ path: "portfolio/new", lazy: unlistedPage("projectForm") },
	{ path: "portfolio/edit/:projectId", lazy: unlistedPage("projectForm") },
	{ path: "blogs/new", lazy: unlistedPage("postForm") },
	{ path: "blogs/edit/:postId", lazy: unlistedPage("postForm") },
	{ path: "portfolios/*", lazy: unlistedPage("portfoliosAlias") },
	{ path: "case-studies", lazy: unlistedPage("caseStudyList") },
	{ path: "blogs", lazy: unlistedPage("postList") },
	{ path: "account", lazy: unlistedPage("account") },
	// One route, so that the list keeps its state when a lead is opened.
	{ path: "leads/:leadId?", lazy: unlistedPage("leads") },
	{ path: "pictures", lazy: unlistedPage("pictures") },
	{ path: "redirects", lazy: unlistedPage("redirects") },
	{ path: "tags", lazy: unlistedPage("labels") },
	{ path: "activity", lazy: unlistedPage("activity") },
	{ path: "data", lazy: unlistedPage("data") },
	{ path: "settings", lazy: unlistedPage("settings") },
	{ path: "*", lazy: unlistedPage("notFound") },
];

const adminRoutes: RouteObject = {
	path: "admin",
	ErrorBoundary: RouteError,
	HydrateFallback: ProgressBar,
	children: [
		{ path: "login", lazy: unlistedPage("login") },
		{ path: "logout", lazy: unlistedPage("logout") },
		{ path: "reset", lazy: unlistedPage("reset") },
		{ path: "preview/portfolio/:projectId", lazy: unlistedPage("projectPreview") },
		{ path: "preview/blog/:postId", lazy: unlistedPage("postPreview") },
		{
			lazy: unlistedPage("layout"),
			children: [{ ErrorBoundary: PageError, children: adminScreens }],
		},
	],
};

export const routes: RouteObject[] = [publicRoutes, sharedPreview, adminRoutes];
