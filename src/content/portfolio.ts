import { claims } from "./claims";
import { sectionLabel } from "./home-sections";
import type { Seo } from "./schema";

export const portfolioSeo: Seo = {
	title: "Portfolio",
	description:
		"Case studies of web applications, SaaS platforms, mobile apps, AI calling and AI automation: the problem, what was built, and the numbers after launch.",
	keywords: ["case studies", "software portfolio", "AI projects"],
	path: "/portfolio",
};

export const portfolioPage = {
	label: "Portfolio",
	title: "What we shipped, and what it changed.",
	lead: "Every project opens into a case study: the problem, the decisions, the system, and the results its owner measured.",
	loading: "Loading our amazing portfolio...",
	closing: {
		title: "Yours could be the next one.",
		text: "Send a few lines about the product. An engineer reads them and answers within 24 hours.",
	},
	claims: [claims.successRate, claims.happyClients],
} as const;

export const portfolioSection = {
	label: sectionLabel("portfolio"),
	title: "Work that earns its keep in production.",
	lead: "Shipped products, each with the numbers its owner watches.",
	closing: {
		title: "Have a product with a number to move?",
		text: "Tell us the number. We reply with a plan, a price range and the risks we see.",
	},
} as const;
