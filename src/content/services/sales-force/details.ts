import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "cloud",
	color: "cyan",
	image: "/media/services/sales-force.webp",
	imageAlt: "Sales pipeline of four stages and an approval flow.",
	backgroundImage: "/media/backgrounds/cyan.webp",
	detailedDescription:
		"Salesforce with fewer fields to fill in and more time to sell. We connect it to your ERP and billing systems, and we train two of your administrators to run it.",
	features: [
		"Flows and Apex for large data volumes",
		"ERP and billing integrations",
		"Deduplicated data migration",
		"Lightning pages per role",
	],
	technologies: ["Apex", "Flow", "SOQL", "Lightning Web Components", "MuleSoft"],
};
