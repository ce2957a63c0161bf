import type { RouteObject } from "react-router-dom";
import { PublicLayout } from "./layouts/public-layout";
import { RouteError } from "./layouts/route-error";

/** Shown in place of another page, the home page needs its full height at once; as HTML it has it, and its sections load by themselves. */
async function loadHome() {
	const { Component, prepare } = await import("./routes/home");
	if (typeof document !== "undefined" && "alive" in document.documentElement.dataset) await prepare();
	return { Component };
}

/** Every public page, each in a chunk of its own. */
export const publicRoutes: RouteObject = {
	Component: PublicLayout,
	ErrorBoundary: RouteError,
	children: [
		{ index: true, lazy: loadHome },
		{ path: "portfolio", lazy: () => import("./routes/portfolio") },
		{ path: "portfolio/:projectId", lazy: () => import("./routes/portfolio-alias") },
		{ path: "case-study/:projectId", lazy: () => import("./routes/case-study") },
		{ path: "contact", lazy: () => import("./routes/contact") },
		{ path: "thank-you", lazy: () => import("./routes/thank-you") },
		{ path: "*", lazy: () => import("./routes/not-found") },
	],
};

/** Addresses that are written as HTML files at build; the others are served by the shell. */
export const prerenderedPaths = ["/", "/portfolio", "/contact", "/thank-you"];

/** Addresses of one kind that share a file with their loading state: the file's name, and any address of the kind. */
export const prerenderedKinds = [{ file: "case-study.html", path: "/case-study/loading" }];
