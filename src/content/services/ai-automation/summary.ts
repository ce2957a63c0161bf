import type { Service } from "../../schema";

export const summary: Service = {
	id: "ai-automation",
	aliases: ["automation"],
	title: "AI Automation",
	summary: "Back-office work read, routed and filed by software, with a person on the exceptions.",
	route: "/ai-automation",
	group: { id: "ai-automation", title: "AI Automation", adminLabel: "AI Automation", color: "green" },
	startingPrice: "$12,000",
	timeline: "8-12 weeks",
};
