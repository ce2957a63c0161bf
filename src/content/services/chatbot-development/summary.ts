import type { Service } from "../../schema";

export const summary: Service = {
	id: "chatbot-development",
	aliases: ["chatbots", "ai-agents"],
	title: "AI Autonomous Agents Development",
	summary: "AI agents and chatbots with tools, memory, limits and a log of what they did.",
	route: "/chatbot-development",
	startingPrice: "$15,000",
	timeline: "8-16 weeks",
};
