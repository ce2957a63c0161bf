import type { Seo, Service } from "./schema";
import { site } from "./site";

export const homeSeo: Seo = {
	title: `${site.name}: software and AI studio in Mumbai`,
	description:
		"We build games, AI agents and full AI ecosystems, and the web, mobile and SaaS products that carry them into daily work. See measured results and write to us.",
	keywords: ["software studio", "AI agents", "AI calling", "web application development", "SaaS development", "Mumbai"],
	path: "/",
};

export const hero = {
	label: "Software & AI studio — Mumbai, India",
	// The exact headline; the last word carries the accent.
	headline: ["Engineering the Future.", "Today."],
	pitch: "We build games, AI agents and full AI ecosystems — and the web, mobile and SaaS products that carry them into daily work.",
	primary: "Start Your Project",
	secondary: "View Capabilities",
	highlights: [
		{ title: "AI-Powered Solutions", text: "Agents that call, answer and act inside your tools, with a log of every step." },
		{ title: "Full-Stack Expertise", text: "From database schema to shader: one team that answers for the whole product." },
		{ title: "Immersive Experiences", text: "Real-time 3D, AR and VR that hold their frame rate on the devices people own." },
	],
} as const;

export const servicesSection = {
	label: "03 — Services",
	title: "What we build, what it costs, how long it takes.",
	lead: "Open a service for the deliverables, the tools and the starting price.",
	panel: {
		about: "About This Service",
		features: "Key Features",
		technologies: "Technologies Used",
		learnMore: "Learn More",
		quote: "Get Quote",
		seeAll: (title: string): string => `See All ${title} Projects`,
	},
	// Currency, tax and the sums of phases (decisions.md R41, R44).
	note: "Prices in USD, excl. taxes. Phases overlap; small scopes skip phases.",
} as const;

/** "from $5,000, 4-12 weeks" */
export function priceLine({ id, startingPrice, timeline }: Service): string {
	if (!startingPrice) return "priced after a scoping call";
	// The managed service has monthly prices of its own (decisions.md R45).
	const from = id === "ai-calling" ? "one-off build from" : "from";
	return [`${from} ${startingPrice}`, timeline].filter(Boolean).join(", ");
}

export const portfolioSection = {
	label: "04 — Portfolio",
	title: "Work that earns its keep in production.",
	lead: "Shipped products, each with the numbers its owner watches.",
	closing: {
		title: "Have a product with a number to move?",
		text: "Tell us the number. We reply with a plan, a price range and the risks we see.",
	},
} as const;
