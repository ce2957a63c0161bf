import type { RouteObject } from "react-router-dom";
import { RouteError } from "./layouts/route-error";

/** The administration. Nothing of it is loaded by a public page. */
export const adminRoute: RouteObject = {
	path: "admin",
	ErrorBoundary: RouteError,
	children: [
		{ path: "login", lazy: () => import("./routes/admin/login") },
		{ path: "logout", lazy: () => import("./routes/admin/logout") },
		{
			lazy: () => import("./routes/admin/layout"),
			children: [
				{ index: true, lazy: () => import("./routes/admin/dashboard") },
				{ path: "portfolio", lazy: () => import("./routes/admin/portfolio-list") },
				{ path: "portfolio/new", lazy: () => import("./routes/admin/portfolio-form") },
				{ path: "portfolio/edit/:projectId", lazy: () => import("./routes/admin/portfolio-form") },
				{ path: "portfolios/*", lazy: () => import("./routes/admin/portfolios-alias") },
				{ path: "*", lazy: () => import("./routes/admin/not-found") },
			],
		},
	],
};
