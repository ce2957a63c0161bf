import type { ComponentType } from "react";

/** The admin's pages, each in its own chunk. Public pages don't load this list either. */
export const adminPages = {
	login: () => import("./routes/admin/login"),
	logout: () => import("@/features/admin/session/logout-page").then(({ LogoutPage }) => ({ Component: LogoutPage })),
	reset: () => import("./routes/admin/reset"),
	layout: () => import("./routes/admin/layout"),
	dashboard: () => import("./routes/admin/dashboard"),
	portfolioList: () =>
		import("@/features/admin/portfolios/portfolio-list-page").then(({ PortfolioListPage }) => ({ Component: PortfolioListPage })),
	portfolioForm: () => import("./routes/admin/portfolio-form"),
	blogForm: () => import("./routes/admin/blog-form"),
	leads: () => import("@/features/admin/leads/leads-page").then(({ LeadsPage }) => ({ Component: LeadsPage })),
	pictures: () => import("@/features/admin/media/pictures-page").then(({ PicturesPage }) => ({ Component: PicturesPage })),
	caseStudyList: () =>
		import("@/features/admin/portfolios/case-study-list-page").then(({ CaseStudyListPage }) => ({ Component: CaseStudyListPage })),
	blogList: () => import("@/features/admin/blogs/blog-list-page").then(({ BlogListPage }) => ({ Component: BlogListPage })),
	portfoliosAlias: () => import("./routes/admin/portfolios-alias"),
	portfolioPreview: () => import("./previews/project-preview-page").then(({ ProjectPreviewPage }) => ({ Component: ProjectPreviewPage })),
	blogPreview: () => import("./previews/post-preview-page").then(({ PostPreviewPage }) => ({ Component: PostPreviewPage })),
	account: () => import("@/features/admin/session/account-page").then(({ AccountPage }) => ({ Component: AccountPage })),
	notFound: () => import("./routes/admin/not-found"),
} satisfies Record<string, () => Promise<{ Component: ComponentType }>>;
