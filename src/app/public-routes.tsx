import { Navigate, type RouteObject } from "react-router-dom";
import { paths } from "@/content/paths";
import { serviceSlugs } from "@/content/services/slugs";
import { PublicLayout } from "./layouts/public-layout";
import { PageError, RouteError } from "./layouts/route-error";

/** Shown in place of another page, the home page needs its full height at once; as HTML it has it, and its sections load by themselves. */
async function loadHome() {
	const { Component, prepare } = await import("./routes/home");
	if (typeof document !== "undefined" && "alive" in document.documentElement.dataset) await prepare();
	return { Component };
}

const pages: RouteObject[] = [
	{ index: true, lazy: loadHome },
	{ path: "portfolio", lazy: () => import("./routes/portfolio") },
	{ path: "portfolio/:projectId", lazy: () => import("./routes/portfolio-alias") },
	{ path: "case-study/:projectId", lazy: async () => (await import("./routes/case-study")).load() },
	{ path: "contact", lazy: () => import("./routes/contact") },
	{ path: "thank-you", lazy: () => import("./routes/thank-you") },
	{ path: "blogs", lazy: () => import("./routes/blogs") },
	{ path: "blog/:blogId", lazy: async () => (await import("./routes/blog-post")).load() },
	{ path: "reviews", lazy: () => import("./routes/reviews") },
	{ path: "privacy-policy", lazy: () => import("./routes/privacy") },
	{ path: "products", lazy: () => import("./routes/products") },
	{ path: "products/:slug", lazy: () => import("./routes/product") },
	{ path: "speaksify", lazy: () => import("./routes/speaksify") },
	...serviceSlugs.map((slug) => ({ path: slug, lazy: async () => (await import("./routes/service")).serviceRoute(slug) })),
	{ path: paths.gamesAlias, element: <Navigate to={paths.games} replace /> },
	{ path: "*", lazy: () => import("./routes/not-found") },
];

/** Every public page, each in a chunk of its own. */
export const publicRoutes: RouteObject = {
	Component: PublicLayout,
	ErrorBoundary: RouteError,
	children: [{ ErrorBoundary: PageError, children: pages }],
};

/** Addresses that are written as HTML files at build; the others are served by the shell. */
export const prerenderedPaths = [
	"/",
	"/portfolio",
	"/contact",
	"/thank-you",
	paths.blogs,
	paths.reviews,
	paths.privacy,
	paths.products,
	paths.product("speaksify"),
	paths.speaksify,
	...serviceSlugs.map((slug) => `/${slug}`),
];

/** Addresses of one kind that share a file with their loading state: the file's name, and any address of the kind. */
export const prerenderedKinds = [
	{ file: "case-study.html", path: "/case-study/loading" },
	{ file: "blog-post.html", path: "/blog/loading" },
];
