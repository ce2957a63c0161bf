import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "bot",
	color: "pink",
	image: "/media/services/chatbot-development.webp",
	imageAlt: "AI agent run with a refund that waits for approval.",
	backgroundImage: "/media/backgrounds/pink.webp",
	detailedDescription:
		"Agents that use your tools within set limits and save your team hours of routine work. Every release is scored on real cases with its cost per task, and you own the prompts and logs.",
	features: [
		"Tool calls with permission checks",
		"Human approval for irreversible actions",
		"Replayable run logs",
		"Answers with cited sources",
	],
	technologies: ["Claude", "OpenAI", "LangGraph", "pgvector", "Langfuse"],
};
