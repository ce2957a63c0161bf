import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { adminPages } from "./admin-pages";
import { RouteError } from "./layouts/route-error";

const page = (name: keyof typeof adminPages) => async (): Promise<{ Component: ComponentType }> =>
	(await import("./admin-pages")).adminPages[name]();

/** The administration. Nothing of it is loaded by a public page. */
export const adminRoute: RouteObject = {
	path: "admin",
	ErrorBoundary: RouteError,
	children: [
		{ path: "login", lazy: page("login") },
		{ path: "logout", lazy: page("logout") },
		{
			lazy: page("layout"),
			children: [
				{ index: true, lazy: page("dashboard") },
				{ path: "portfolio", lazy: page("portfolioList") },
				{ path: "portfolio/new", lazy: page("portfolioForm") },
				{ path: "portfolio/edit/:projectId", lazy: page("portfolioForm") },
				{ path: "portfolios/*", lazy: page("portfoliosAlias") },
				{ path: "*", lazy: page("notFound") },
			],
		},
	],
};
