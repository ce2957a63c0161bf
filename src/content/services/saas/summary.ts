import type { Service } from "../../schema";

export const summary: Service = {
	id: "saas-solutions",
	aliases: ["saas"],
	title: "SaaS Platforms",
	summary: "Multi-tenant products with billing, roles, analytics and a way to leave.",
	route: "/saas",
	group: { id: "saas", title: "SaaS Solutions", adminLabel: "SAAS Solutions", color: "blue" },
	startingPrice: "$15,000",
	timeline: "8-16 weeks",
};
