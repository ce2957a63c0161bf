/** Colours that services and groups may carry; each is a token of the theme. */
export type CodeColor = "cyan" | "blue" | "purple" | "pink" | "green";

/** What a page says about itself in its head. */
export interface Seo {
	title: string;
	description: string;
	keywords?: string[];
	/** Path of the canonical address, starting with a slash. */
	path: string;
	/** Path or address of the social picture, 1200 by 630; absent: the site's own. */
	image?: string;
	noindex?: boolean;
}

/** One entry of the header's menu. */
export interface MenuItem {
	name: string;
	href: string;
	/** Id of the home section that makes this entry active. */
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

/** What a service's panel and page say beyond its name; the key is the service's id. */
export interface ServiceDetails {
	/** Name of a lucide icon, in the package's kebab case. */
	icon: string;
	color: CodeColor;
	/** Scene of the service, 16 : 10; its smaller sizes lie beside it (scripts/art). */
	image: string;
	imageAlt: string;
	/** Ground behind a hero. */
	backgroundImage: string;
	detailedDescription: string;
	features: string[];
	technologies: string[];
}

/** A number that the site claims, with the scope it holds for. */
export interface Claim {
	value: string;
	label: string;
	/** Whose number it is, such as "Studio" or "Group and partner network". */
	scope: string;
}

/** One question of the FAQ. */
export interface FaqEntry {
	id: string;
	question: string;
	answer: string;
}

/** A product of the studio. */
export interface Product {
	id: string;
	/** Last part of its page's address. */
	slug: string;
	/** What it is sold as; the title says what it is. */
	name: string;
	title: string;
	tagline: string;
	description: string;
	/** What the list of products says of it. */
	listing: string;
	/** Absent: the price is given on request. */
	price?: string;
	ctaText: string;
	ctaLink: string;
	tag: string;
	icon: string;
	featured: boolean;
	image: string;
	imageAlt: string;
	facts: Claim[];
}

/** What a picked reply does on the page besides being answered. */
export type ChatAction = "show-web-projects" | "talk-to-human";

/** A reply that the assistant offers. */
export interface QuickReply {
	text: string;
	answer: string;
	action?: ChatAction;
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
