/** Every address of the admin area. Not in paths.ts, so that public pages don't load them. */
export const adminPaths = {
	home: "/admin",
	login: "/admin/login",
	logout: "/admin/logout",
	portfolios: "/admin/portfolio",
	newProject: "/admin/portfolio/new",
	editProject: (id: string) => `/admin/portfolio/edit/${encodeURIComponent(id)}`,
	/** Preview of a draft. */
	previewProject: (id: string) => `/admin/preview/portfolio/${encodeURIComponent(id)}`,
	caseStudies: "/admin/case-studies",
	blogs: "/admin/blogs",
	newPost: "/admin/blogs/new",
	editPost: (id: string) => `/admin/blogs/edit/${encodeURIComponent(id)}`,
	previewPost: (id: string) => `/admin/preview/blog/${encodeURIComponent(id)}`,
	leads: "/admin/leads",
	lead: (id: string) => `/admin/leads/${encodeURIComponent(id)}`,
	pictures: "/admin/pictures",
	redirects: "/admin/redirects",
	redirectsOf: (kind: "portfolios" | "blogs") => `/admin/redirects?kind=${kind}`,
	/** Tags and categories of posts. */
	labels: "/admin/tags",
	activity: "/admin/activity",
	/** Backups and migration. */
	data: "/admin/data",
	settings: "/admin/settings",
	account: "/admin/account",
	/** Requests the reset mail, and is the target of its link. */
	reset: "/admin/reset",
} as const;
