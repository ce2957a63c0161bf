import type { Service } from "../../schema";

export const summary: Service = {
	id: "chatbot-development",
	aliases: ["chatbots", "ai-agents"],
	title: "AI Autonomous Agents Development",
	summary: "AI agents and chatbots that help your team close routine cases faster, within limits you set.",
	route: "/chatbot-development",
	startingPrice: "$15,000",
	timeline: "8-16 weeks",
};
