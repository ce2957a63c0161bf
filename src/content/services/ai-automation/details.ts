import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "workflow",
	color: "green",
	image: "/media/services/ai-automation.webp",
	imageAlt: "Invoice read by software, with fourteen exceptions left for review.",
	backgroundImage: "/media/backgrounds/green.webp",
	detailedDescription:
		"Document and inbox work is processed automatically, while your team decides the unclear cases. A weekly report shows how many documents went straight through and how accurate the result was, compared with a sample your staff checked.",
	features: [
		"Invoice and contract extraction",
		"Exceptions desk with suggested fixes",
		"ERP and mailbox connectors",
		"Audit trail per document",
	],
	technologies: ["Python", "Temporal", "Claude", "FastAPI", "PostgreSQL"],
};
