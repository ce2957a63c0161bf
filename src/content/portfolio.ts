import { claims } from "./claims";
import { sectionLabel } from "./home/sections";
import { paths } from "./paths";
import type { Seo } from "./schema";

export const portfolioSeo: Seo = {
	title: "Portfolio",
	description:
		"See how web applications, SaaS platforms, mobile apps and AI systems helped our clients save time and grow, with results, timeline and team for every project.",
	keywords: ["case studies", "software portfolio", "AI projects"],
	path: "/portfolio",
	image: paths.socialPicture("portfolio"),
};

export const allProjectsSeo: Seo = {
	title: "All projects by service",
	description: "Every public project of the studio on one page, by service, with its client, its industry and a link to its case study.",
	path: paths.allProjects,
	image: paths.socialPicture("portfolio"),
};

export const allProjectsPage = {
	label: "Portfolio",
	title: "Every project, by service.",
	lead: "Find a project by its client or industry. Each title opens the case study.",
	back: "Portfolio with pictures and results",
	contact: "Start Your Project",
} as const;

export const portfolioPage = {
	label: "Portfolio",
	title: "Software projects that save time and grow revenue.",
	lead: "Open a case study to see the client’s problem, the solution and the improvement after launch. Each one states the project’s length and the size of its team, usually 3-4 people.",
	loading: "Loading our amazing portfolio...",
	closing: {
		title: "Your project could be the next success here.",
		text: "A few lines about your product are enough to begin. An engineer replies within 24 hours, typically within 2-4 hours on working days.",
	},
	claims: [claims.successRate, claims.happyClients],
} as const;

export const portfolioSection = {
	label: sectionLabel("portfolio"),
	title: "Recent projects and what our clients gained.",
	lead: "Web platforms, mobile apps and AI systems in daily use, with the improvements measured after launch.",
	closing: {
		title: "Which figure would you like to improve?",
		text: "Tell us your goal, and we’ll reply within 24 hours. A free 30-minute call then gives you a first plan and a price range.",
	},
} as const;
