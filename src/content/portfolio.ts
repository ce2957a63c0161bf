import { claims } from "./claims";
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
