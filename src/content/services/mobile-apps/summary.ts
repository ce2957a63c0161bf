import type { Service } from "../../schema";

export const summary: Service = {
	id: "mobile-apps",
	aliases: ["mobile", "mobile-applications"],
	title: "Mobile Apps",
	summary: "iOS and Android apps that keep selling when the signal drops.",
	route: "/mobile-apps",
	group: { id: "mobile-apps", title: "Mobile Applications", adminLabel: "Mobile Applications", color: "purple" },
	startingPrice: "$10,000",
	timeline: "6-14 weeks",
};
