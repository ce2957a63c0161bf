import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "layers",
	color: "blue",
	image: "/media/services/saas-solutions.webp",
	imageAlt: "Billing console of a multi-tenant product, one invoice in front.",
	backgroundImage: "/media/backgrounds/blue.webp",
	detailedDescription:
		"A multi-tenant product that bills, meters and isolates every customer. We prove isolation with tests that try to read another tenant’s rows, and deliver the infrastructure as code, so you can rebuild it without us.",
	features: ["Usage-based billing and dunning", "Tenant isolation at row level", "Roles, SSO, audit log", "Full customer data export"],
	technologies: ["Next.js", "PostgreSQL", "Stripe", "Terraform", "AWS"],
};
