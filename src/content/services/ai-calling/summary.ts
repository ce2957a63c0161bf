import type { Service } from "../../schema";

export const summary: Service = {
	id: "ai-calling",
	aliases: ["ai-calling-agency"],
	title: "AI Calling Agency",
	summary: "Voice agents that call, qualify and book, in the language of the person called.",
	route: "/ai-calling",
	group: { id: "ai-calling", title: "AI Calling Agency", adminLabel: "AI Calling Agency", color: "blue" },
	startingPrice: "$8,000",
	timeline: "6-10 weeks",
};
