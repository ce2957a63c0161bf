import type { ComponentType } from "react";
import { Navigate, type RouteObject, useParams } from "react-router-dom";
import { paths } from "@/content/paths";
import { serviceSlugs } from "@/content/services/slugs";
import { site } from "@/content/site";
import type { adminPages } from "./admin-pages";
import { PublicLayout } from "./layouts/public-layout";
import { PageError, RouteError } from "./layouts/route-error";

// A page change to the home page waits for its sections, so that it has its full height. Prerendered HTML already has it.
async function loadHome() {
	const { Component, prepare } = await import("./home-page");
	if (typeof document !== "undefined" && "hydrated" in document.documentElement.dataset) await prepare();
	return { Component };
}

function ProjectAlias() {
	return <Navigate to={paths.caseStudy(useParams().projectId ?? "")} replace />;
}

const publicPages: RouteObject[] = [
	{ index: true, lazy: loadHome },
	{ path: "portfolio", lazy: () => import("./routes/portfolio") },
	{ path: "portfolio/:projectId", Component: ProjectAlias },
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
	{ path: paths.gamesAlias, element: <Navigate to={paths.games} replace /> },
	{ path: "*", lazy: () => import("./routes/not-found") },
];

const publicRoutes: RouteObject = {
	Component: PublicLayout,
	ErrorBoundary: RouteError,
	children: [{ ErrorBoundary: PageError, children: publicPages }],
};

// Loaded on demand, so that public pages load none of the admin code.
const adminPage = (name: keyof typeof adminPages) => async (): Promise<{ Component: ComponentType }> =>
	(await import("./admin-pages")).adminPages[name]();

const adminScreens: RouteObject[] = [
	{ index: true, lazy: adminPage("dashboard") },
	{ path: "portfolio", lazy: adminPage("projectList") },
	{ path: "portfolio/new", lazy: adminPage("projectForm") },
	{ path: "portfolio/edit/:projectId", lazy: adminPage("projectForm") },
	{ path: "blogs/new", lazy: adminPage("postForm") },
	{ path: "blogs/edit/:postId", lazy: adminPage("postForm") },
	{ path: "portfolios/*", lazy: adminPage("portfoliosAlias") },
	{ path: "case-studies", lazy: adminPage("caseStudyList") },
	{ path: "blogs", lazy: adminPage("postList") },
	{ path: "account", lazy: adminPage("account") },
	// One route, so that the list keeps its state when a lead is opened.
	{ path: "leads/:leadId?", lazy: adminPage("leads") },
	{ path: "pictures", lazy: adminPage("pictures") },
	{ path: "redirects", lazy: adminPage("redirects") },
	{ path: "*", lazy: adminPage("notFound") },
];

const adminRoutes: RouteObject = {
	path: "admin",
	ErrorBoundary: RouteError,
	children: [
		{ path: "login", lazy: adminPage("login") },
		{ path: "logout", lazy: adminPage("logout") },
		{ path: "reset", lazy: adminPage("reset") },
		{ path: "preview/portfolio/:projectId", lazy: adminPage("projectPreview") },
		{ path: "preview/blog/:postId", lazy: adminPage("postPreview") },
		{
			lazy: adminPage("layout"),
			children: [{ ErrorBoundary: PageError, children: adminScreens }],
		},
	],
};

export const routes: RouteObject[] = [publicRoutes, adminRoutes];

/** Paths that the build writes as HTML files; hosts serve the shell for the others. */
export const prerenderedPaths = [
	"/",
	"/portfolio",
	"/contact",
	"/thank-you",
	paths.allProjects,
	paths.blogs,
	...(site.externalBlogUrl ? [] : [paths.allPosts]),
	paths.reviews,
	paths.privacy,
	paths.products,
	paths.product("speaksify"),
	paths.speaksify,
	...serviceSlugs.map((slug) => `/${slug}`),
];

/** Files that hold the loading state of all addresses of one kind: the file's name, and any address of the kind. */
export const prerenderedKinds = [
	{ file: "shared/case-study.html", path: "/case-study/loading" },
	{ file: "shared/blog-post.html", path: "/blog/loading" },
];
