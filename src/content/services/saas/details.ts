import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "layers",
	color: "blue",
	image: "/media/services/saas-solutions.webp",
	imageAlt: "Billing console of a multi-tenant product, with one invoice in front.",
	backgroundImage: "/media/backgrounds/blue.webp",
	detailedDescription:
		"A subscription platform that keeps customers’ data separate and turns their usage into accurate invoices. Automated attacks verify that separation with every build, and you receive the infrastructure as code for your team to extend.",
	features: [
		"Usage-based billing and payment retries",
		"Tenant isolation at row level",
		"Roles, SSO, audit log",
		"Full customer data export",
	],
	technologies: ["Next.js", "PostgreSQL", "Stripe", "Terraform", "AWS"],
};
