import type { Service } from "../../schema";

export const summary: Service = {
	id: "ai-calling",
	aliases: ["ai-calling-agency"],
	title: "AI Calling Agency",
	summary: "Voice agents that call new leads within 30 seconds and book meetings for your sales team.",
	route: "/ai-calling",
	group: { id: "ai-calling", title: "AI Calling Agency", adminLabel: "AI Calling Agency", color: "blue" },
	startingPrice: "$8,000",
	timeline: "6-10 weeks",
};
