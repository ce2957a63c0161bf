import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "workflow",
	color: "green",
	image: "/media/services/ai-automation.webp",
	imageAlt: "Invoice read by software, and fourteen exceptions for a person.",
	backgroundImage: "/media/backgrounds/green.webp",
	detailedDescription:
		"Document and inbox work turned into pipelines with confidence thresholds. Below the threshold a person decides. We report straight-through rate and error rate weekly, against a sample that your team checked by hand.",
	features: ["Invoice and contract extraction", "Exception queue with reasons", "ERP and mailbox connectors", "Audit trail per document"],
	technologies: ["Python", "Temporal", "Claude", "FastAPI", "PostgreSQL"],
};
