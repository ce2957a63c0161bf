import type { Service } from "../../schema";

export const summary: Service = {
	id: "ui-ux-design",
	aliases: ["ui-ux", "design"],
	title: "UI/UX Design",
	summary: "Research, prototypes and design systems that make apps easy to use.",
	route: "/ui-ux-design",
	startingPrice: "$7,000",
	timeline: "4-10 weeks",
};
