/** Colours that services and groups may carry; each is a token of the theme. */
export type CodeColor = "cyan" | "blue" | "purple" | "pink" | "green";

/** What a page says about itself in its head. */
export interface Seo {
	title: string;
	description: string;
	keywords?: string[];
	/** Path of the canonical address, starting with a slash. */
	path: string;
	noindex?: boolean;
}

/** One entry of the header's menu. */
export interface MenuItem {
	name: string;
	href: string;
	/** Id of the home section that makes this entry the active one. */
	section: string;
}

/** A service of the studio: the one list behind navigation, footer, filters, groups and forms. */
export interface Service {
	id: string;
	/** Other spellings that links, rows and queries use for the same service. */
	aliases: string[];
	title: string;
	summary: string;
	route: string;
	/** Portfolio group that holds its projects; services without a group have no projects of their own. */
	group?: PortfolioGroup;
	startingPrice?: string;
	timeline?: string;
}

/** How projects of one service are grouped on the portfolio. */
export interface PortfolioGroup {
	id: string;
	title: string;
	/** Label in the administration's select, verbatim from the specification. */
	adminLabel: string;
	color: CodeColor;
}

/** A project that the site knows without asking the database. */
export interface StaticProject {
	id: string;
	serviceId: string;
	title: string;
	client: string;
	industry: string;
	description: string;
	image: string;
	imageAlt: string;
	technologies: string[];
	/** Label to value. */
	metrics: Record<string, string>;
}
