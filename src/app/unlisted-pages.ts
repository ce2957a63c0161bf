import type { ComponentType } from "react";

// The admin pages and the shared preview. In its own chunk: public pages don't load this list.
export const unlistedPages = {
	sharedPreview: () => import("./routes/shared-preview"),
	login: () => import("./routes/admin/login"),
	logout: () => import("@/features/admin/session/logout-page").then(({ LogoutPage }) => ({ Component: LogoutPage })),
	reset: () => import("./routes/admin/reset"),
	layout: () => import("./routes/admin/layout"),
	dashboard: () => import("./routes/admin/dashboard"),
	projectList: () => import("@/features/admin/projects/project-list-page").then(({ ProjectListPage }) => ({ Component: ProjectListPage })),
	projectForm: () => import("./routes/admin/project-form"),
	postForm: () => import("./routes/admin/post-form"),
	leads: () => import("@/features/admin/leads/leads-page").then(({ LeadsPage }) => ({ Component: LeadsPage })),
	pictures: () => import("@/features/admin/media/pictures-page").then(({ PicturesPage }) => ({ Component: PicturesPage })),
	redirects: () => import("@/features/admin/redirects/redirects-page").then(({ RedirectsPage }) => ({ Component: RedirectsPage })),
	labels: () => import("@/features/admin/posts/labels-page").then(({ LabelsPage }) => ({ Component: LabelsPage })),
	activity: () => import("@/features/admin/dashboard/activity-page").then(({ ActivityPage }) => ({ Component: ActivityPage })),
	data: () => import("@/features/admin/backup/data-page").then(({ DataPage }) => ({ Component: DataPage })),
	settings: () => import("./routes/admin/settings"),
	caseStudyList: () =>
		import("@/features/admin/projects/case-study-list-page").then(({ CaseStudyListPage }) => ({ Component: CaseStudyListPage })),
	postList: () => import("@/features/admin/posts/post-list-page").then(({ PostListPage }) => ({ Component: PostListPage })),
	portfoliosAlias: () => import("./routes/admin/portfolios-alias"),
	projectPreview: () => import("./previews/preview-pages").then(({ ProjectPreviewPage }) => ({ Component: ProjectPreviewPage })),
	postPreview: () => import("./previews/preview-pages").then(({ PostPreviewPage }) => ({ Component: PostPreviewPage })),
	account: () => import("@/features/admin/session/account-page").then(({ AccountPage }) => ({ Component: AccountPage })),
	notFound: () => import("./routes/admin/not-found"),
} satisfies Record<string, () => Promise<{ Component: ComponentType }>>;
