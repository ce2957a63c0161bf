import { Navigate, type RouteObject } from "react-router-dom";
import { paths } from "@/content/paths";
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
				{ path: "portfolios/*", element: <Navigate to={paths.admin.portfolios} replace /> },
				{ path: "*", lazy: () => import("./routes/admin/not-found") },
			],
		},
	],
};
