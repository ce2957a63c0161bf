import type { ComponentType } from "react";

/** The administration's pages, each in a chunk of its own. Visitors' pages load not even this list. */
export const adminPages = {
	login: () => import("./routes/admin/login"),
	logout: () => import("./routes/admin/logout"),
	layout: () => import("./routes/admin/layout"),
	dashboard: () => import("./routes/admin/dashboard"),
	portfolioList: () => import("./routes/admin/portfolio-list"),
	portfolioForm: () => import("./routes/admin/portfolio-form"),
	portfoliosAlias: () => import("./routes/admin/portfolios-alias"),
	notFound: () => import("./routes/admin/not-found"),
} satisfies Record<string, () => Promise<{ Component: ComponentType }>>;
