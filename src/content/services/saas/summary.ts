import type { Service } from "../../schema";

export const summary: Service = {
	id: "saas-solutions",
	aliases: ["saas"],
	title: "SaaS Platforms",
	summary: "Subscription products with billing, roles, analytics and full data export.",
	route: "/saas",
	group: { id: "saas", title: "SaaS Solutions", adminLabel: "SAAS Solutions", color: "blue" },
	startingPrice: "$15,000",
	timeline: "8-16 weeks",
};
