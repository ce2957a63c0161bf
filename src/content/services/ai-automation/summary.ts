import type { Service } from "../../schema";

export const summary: Service = {
	id: "ai-automation",
	aliases: ["automation"],
	title: "AI Automation",
	summary: "Software that reads and files your documents and saves your team hours of back-office work.",
	route: "/ai-automation",
	group: { id: "ai-automation", title: "AI Automation", adminLabel: "AI Automation", color: "green" },
	startingPrice: "$12,000",
	timeline: "8-12 weeks",
};
