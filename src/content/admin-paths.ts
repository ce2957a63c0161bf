/** Every address of the administration. Apart from the site's own (paths.ts): a visitor's page loads none of them. */
export const adminPaths = {
	home: "/admin",
	login: "/admin/login",
	logout: "/admin/logout",
	portfolios: "/admin/portfolio",
	newPortfolio: "/admin/portfolio/new",
	editPortfolio: (id: string) => `/admin/portfolio/edit/${encodeURIComponent(id)}`,
	/** The page that a draft will be, for the administrator alone. */
	previewPortfolio: (id: string) => `/admin/preview/portfolio/${encodeURIComponent(id)}`,
	caseStudies: "/admin/case-studies",
	blogs: "/admin/blogs",
	newBlog: "/admin/blogs/new",
	editBlog: (id: string) => `/admin/blogs/edit/${encodeURIComponent(id)}`,
	previewBlog: (id: string) => `/admin/preview/blog/${encodeURIComponent(id)}`,
	leads: "/admin/leads",
	lead: (id: string) => `/admin/leads/${encodeURIComponent(id)}`,
	pictures: "/admin/pictures",
	account: "/admin/account",
	/** Asks for a mail with a link, and is where that link leads. */
	reset: "/admin/reset",
} as const;
