/** Every public address. No other file writes a path. */
export const paths = {
	home: "/",
	section: (id: string) => `/#${id}`,
	contactSection: "/#contact",
	/** The contact section of the current page. */
	contactFrom: (pathname: string) => (pathname === "/contact" ? "/contact#contact" : "/#contact"),
	portfolio: "/portfolio",
	projectsOf: (serviceId: string) => `/portfolio?service=${encodeURIComponent(serviceId)}`,
	projectsGrid: "/portfolio#projects-grid",
	/** The filtered portfolio. Without scripts, the address leads to the group in the whole one. */
	projectGroup: (groupId: string) => `/portfolio?service=${encodeURIComponent(groupId)}#group-${encodeURIComponent(groupId)}`,
	/** Every project on one page, by service. */
	allProjects: "/projects",
	caseStudy: (id: string) => `/case-study/${encodeURIComponent(id)}`,
	thankYou: "/thank-you",
	contact: "/contact",
	/** The contact page for a button with this tag. Its form sends the tag with the message. */
	contactAbout: (tag: string) => `/contact?about=${tag}`,
	/** A test compares it with the list of services. */
	salesforce: "/sales-force",
	games: "/game-development",
	/** Old address of the page above. */
	gamesAlias: "/gaming-ar-vr",
	speaksify: "/speaksify",
	products: "/products",
	product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
	blogs: "/blogs",
	/** Every post on one page, by year. */
	allPosts: "/posts",
	postsOf: (category: string) => `/blogs?category=${encodeURIComponent(category)}`,
	postsTagged: (tag: string) => `/blogs?tag=${encodeURIComponent(tag)}`,
	feed: "/feed.xml",
	post: (id: string) => `/blog/${encodeURIComponent(id)}`,
	/** A project or post that isn't public, for anyone with the token. */
	preview: (token: string) => `/preview/${token}`,
	reviews: "/reviews",
	privacy: "/privacy-policy",
	/** A page's social picture. src/content/social.ts has the names. */
	socialPicture: (name: string) => `/media/social/${name}.jpg`,
} as const;

/** Whether an address is a file such as a feed, which the server answers and the router doesn't know. */
export const isFile = (address: string): boolean => /^[^?#]*\.\w+([?#]|$)/.test(address);
