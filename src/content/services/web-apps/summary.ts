import type { Service } from "../../schema";

export const summary: Service = {
	id: "web-apps",
	aliases: ["web-applications", "web"],
	title: "Web Applications",
	summary: "Fast, accessible web applications that help your team serve more customers.",
	route: "/web-apps",
	group: { id: "web-apps", title: "Web Applications", adminLabel: "Web Applications", color: "blue" },
	startingPrice: "$5,000",
	timeline: "4-12 weeks",
};
