import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "cloud",
	color: "cyan",
	image: "/media/services/sales-force.webp",
	imageAlt: "Sales pipeline of four stages and an approval flow.",
	backgroundImage: "/media/backgrounds/cyan.webp",
	detailedDescription:
		"Data model, flows and integrations, built in a sandbox and released through version control. We track which fields your team fills in, remove those nobody uses, and train two administrators before we leave.",
	features: ["Tested flows and Apex", "ERP and billing integrations", "Deduplicated data migration", "Lightning pages per role"],
	technologies: ["Apex", "Flow", "SOQL", "Lightning Web Components", "MuleSoft"],
};
