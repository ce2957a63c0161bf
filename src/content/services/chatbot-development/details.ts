import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "bot",
	color: "pink",
	image: "/media/services/chatbot-development.webp",
	imageAlt: "AI agent run whose refund waits for a person’s approval.",
	backgroundImage: "/media/backgrounds/pink.webp",
	detailedDescription:
		"Agents that use your tools under written limits, for support, research or operations. We score each release on a fixed set of real cases, report cost per task, and hand over prompts, tests and logs.",
	features: [
		"Tool calls with permission checks",
		"Approval before irreversible actions",
		"Replayable run logs",
		"Answers that cite sources",
	],
	technologies: ["Claude", "OpenAI", "LangGraph", "pgvector", "Langfuse"],
};
