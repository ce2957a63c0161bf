import { claims } from "../claims";
import type { Seo } from "../schema";
import { cheapestService } from "../services/families";
import { servicesSection } from "../services/section";
import { site } from "../site";

// The build replaces this module with its data (scripts/vite/evaluated.ts), so that prices and claims cost no code.
export const homeSeo: Seo = {
	title: `${site.name}: software and AI studio in Mumbai`,
	description:
		"We build AI agents and software products that help teams in India, the US and the UK grow faster. See our services, prices and client results.",
	keywords: ["software studio", "AI agents", "AI calling", "web application development", "SaaS development", "Mumbai"],
	path: "/",
};

export const hero = {
	label: "Software & AI studio — Mumbai, India",
	// The exact headline; the last word carries the accent.
	headline: ["Engineering the Future.", "Today."],
	pitch:
		"We build games, AI agents and full AI ecosystems, plus web, mobile and SaaS products for logistics, healthcare, property and manufacturing companies in India, the US and the UK.",
	primary: "Start Your Project",
	secondary: "View Capabilities",
	highlights: [
		{ title: "AI-Powered Solutions", text: "AI agents qualify leads and process documents inside the tools you already use." },
		{
			title: "Full-Stack Expertise",
			text: "One team covers design to infrastructure, so you have one contact.",
		},
		{
			title: "Immersive Experiences",
			text: "Real-time 3D, AR and VR help customers explore and trainees learn, on devices they already have.",
		},
	],
} as const;

const entry = cheapestService();

/** Proof, price and next step: what a visitor reads before scrolling. */
export const firstLook = {
	label: "At a glance",
	proof: {
		text: `${claims.projects.value} ${claims.projects.label}`,
		reviews: `Read ${claims.stories.value} reviews`,
		/** Where no reviews are shown. */
		projects: "See our projects",
	},
	price: entry && { text: `Projects from ${entry.startingPrice}`, detail: `${entry.title}, ${entry.timeline}` },
	next: { text: servicesSection.call, detail: "We reply within 24 hours" },
} as const;

export const selectedWork = {
	label: "Selected work",
	study: "View Case Study",
	clients: "Clients",
	reviews: `Read ${claims.stories.value} reviews, ${claims.rating.value} on average`,
} as const;
