import type { ComponentType } from "react";

/** The administration's pages, each in a chunk of its own. Visitors' pages load not even this list. */
export const adminPages = {
	login: () => import("./routes/admin/login"),
	logout: () => import("./routes/admin/logout"),
	reset: () => import("./routes/admin/reset"),
	layout: () => import("./routes/admin/layout"),
	dashboard: () => import("./routes/admin/dashboard"),
	portfolioList: () => import("./routes/admin/portfolio-list"),
	portfolioForm: () => import("./routes/admin/portfolio-form"),
	blogForm: () => import("./routes/admin/blog-form"),
	leads: () => import("./routes/admin/leads"),
	pictures: () => import("./routes/admin/pictures"),
	caseStudyList: () => import("./routes/admin/case-study-list"),
	blogList: () => import("./routes/admin/blog-list"),
	portfoliosAlias: () => import("./routes/admin/portfolios-alias"),
	portfolioPreview: () => import("./routes/admin/preview-portfolio"),
	blogPreview: () => import("./routes/admin/preview-blog"),
	account: () => import("./routes/admin/account"),
	notFound: () => import("./routes/admin/not-found"),
} satisfies Record<string, () => Promise<{ Component: ComponentType }>>;
