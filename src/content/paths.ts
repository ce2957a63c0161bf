/**
 * Every address of the site. Nobody else writes a path. It stands in content (not in app/) because features and navigation
 * data both need it and neither may look up at app/. Those of the administration stand in admin-paths.ts, so that no visitor loads them.
 */
export const paths = {
	home: "/",
	section: (id: string) => `/#${id}`,
	contactSection: "/#contact",
	/** The contact section of the page that is shown, where it has one. */
	contactFrom: (pathname: string) => (pathname === "/contact" ? "/contact#contact" : "/#contact"),
	portfolio: "/portfolio",
	portfolioOf: (serviceId: string) => `/portfolio?service=${encodeURIComponent(serviceId)}`,
	projectsGrid: "/portfolio#projects-grid",
	caseStudy: (id: string) => `/case-study/${encodeURIComponent(id)}`,
	thankYou: "/thank-you",
	contact: "/contact",
	/** The one service page that the frame knows by name; a test holds it against the list of services. */
	salesforce: "/sales-force",
	games: "/game-development",
	/** An old spelling of the one above. */
	gamesAlias: "/gaming-ar-vr",
	speaksify: "/speaksify",
	products: "/products",
	product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
	blogs: "/blogs",
	blogsOf: (category: string) => `/blogs?category=${encodeURIComponent(category)}`,
	blogsTagged: (tag: string) => `/blogs?tag=${encodeURIComponent(tag)}`,
	feed: "/feed.xml",
	blogPost: (id: string) => `/blog/${encodeURIComponent(id)}`,
	reviews: "/reviews",
	privacy: "/privacy-policy",
	/** A page's social picture, 1200 by 630; src/content/social.ts names them. */
	socialPicture: (name: string) => `/media/social/${name}.jpg`,
} as const;
