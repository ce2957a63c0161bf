import type { Seo } from "./schema";
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
