import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { adminPages } from "./admin-pages";
import { PageError, RouteError } from "./layouts/route-error";

const page = (name: keyof typeof adminPages) => async (): Promise<{ Component: ComponentType }> =>
	(await import("./admin-pages")).adminPages[name]();

const screens: RouteObject[] = [
	{ index: true, lazy: page("dashboard") },
	{ path: "portfolio", lazy: page("portfolioList") },
	{ path: "portfolio/new", lazy: page("portfolioForm") },
	{ path: "portfolio/edit/:projectId", lazy: page("portfolioForm") },
	{ path: "blogs/new", lazy: page("blogForm") },
	{ path: "blogs/edit/:blogId", lazy: page("blogForm") },
	{ path: "portfolios/*", lazy: page("portfoliosAlias") },
	{ path: "case-studies", lazy: page("caseStudyList") },
	{ path: "blogs", lazy: page("blogList") },
	{ path: "account", lazy: page("account") },
	// One route for both: the list stays as it is when a lead is opened.
	{ path: "leads/:leadId?", lazy: page("leads") },
	{ path: "pictures", lazy: page("pictures") },
	{ path: "*", lazy: page("notFound") },
];

/** The admin routes. Public pages load none of this code. */
export const adminRoute: RouteObject = {
	path: "admin",
	ErrorBoundary: RouteError,
	children: [
		{ path: "login", lazy: page("login") },
		{ path: "logout", lazy: page("logout") },
		{ path: "reset", lazy: page("reset") },
		{ path: "preview/portfolio/:projectId", lazy: page("portfolioPreview") },
		{ path: "preview/blog/:blogId", lazy: page("blogPreview") },
		{
			lazy: page("layout"),
			children: [{ ErrorBoundary: PageError, children: screens }],
		},
	],
};
