/** Theme colors of services and groups. */
export type CodeColor = "cyan" | "blue" | "purple" | "pink" | "green";

export interface Seo {
	title: string;
	description: string;
	keywords?: string[];
	/** Path of the canonical address, starting with a slash. */
	path: string;
	/** Social picture, 1200 by 630. Defaults to the site's. */
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

/** A service. Navigation, footer, filters, groups and forms use the same list. */
export interface Service {
	id: string;
	/** Other spellings that links, rows and queries use for the same service. */
	aliases: string[];
	title: string;
	summary: string;
	route: string;
	/** Portfolio group of its projects, if it has any. */
	group?: ProjectGroup;
	startingPrice?: string;
	timeline?: string;
}

/** Details for a service's panel and page. */
export interface ServiceDetails {
	/** Name of a lucide icon, in the package's kebab case. */
	icon: string;
	color: CodeColor;
	/** Scene of the service, 16:10. Smaller sizes are in the same folder. */
	image: string;
	imageAlt: string;
	/** Background of the hero. */
	backgroundImage: string;
	detailedDescription: string;
	features: string[];
	technologies: string[];
}

/** A figure about the company and its scope. */
export interface Claim {
	value: string;
	label: string;
	/** Such as "Studio" or "With our partner network". */
	scope: string;
}

/** A figure of the register. Pages show only the value, the label and the scope. */
export interface RegisteredClaim extends Claim {
	/** Where the figure comes from. */
	source: string;
	/** True once the owner has checked the figure. A hosted build refuses unconfirmed ones. */
	confirmed: boolean;
}

export interface FaqEntry {
	id: string;
	question: string;
	answer: string;
}

export interface Product {
	id: string;
	/** Last part of its page's address. */
	slug: string;
	/** Its claim. The title names what it is. */
	name: string;
	title: string;
	tagline: string;
	description: string;
	listing: string;
	/** If absent, the price is on request. */
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

/** Action of a reply besides its answer. */
export type ChatAction = "show-web-projects" | "talk-to-human";

export interface QuickReply {
	text: string;
	answer: string;
	action?: ChatAction;
}

/** How projects of one service are grouped on the portfolio. */
export interface ProjectGroup {
	id: string;
	title: string;
	/** Label in the admin's select. */
	adminLabel: string;
	color: CodeColor;
}

/** A static project. */
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
	/** Invented: a hosted site doesn't show it. */
	sample?: true;
}
