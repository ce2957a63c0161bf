import type { RouteObject } from "react-router-dom";
import { PublicLayout } from "./layouts/public-layout";
import { RouteError } from "./layouts/route-error";

/** Every public page, each in a chunk of its own. */
export const publicRoutes: RouteObject = {
	Component: PublicLayout,
	ErrorBoundary: RouteError,
	children: [
		{ index: true, lazy: () => import("./routes/home") },
		{ path: "portfolio", lazy: () => import("./routes/portfolio") },
		{ path: "portfolio/:projectId", lazy: () => import("./routes/portfolio-alias") },
		{ path: "case-study/:projectId", lazy: () => import("./routes/case-study") },
		{ path: "thank-you", lazy: () => import("./routes/thank-you") },
		{ path: "*", lazy: () => import("./routes/not-found") },
	],
};

/** Addresses that are written as HTML files at build; the others are served by the shell. */
export const prerenderedPaths = ["/", "/portfolio", "/thank-you"];

/** Addresses of one kind that share a file with their loading state: the file's name, and any address of the kind. */
export const prerenderedKinds = [{ file: "case-study.html", path: "/case-study/loading" }];
