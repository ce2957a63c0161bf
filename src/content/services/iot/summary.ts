import type { Service } from "../../schema";

export const summary: Service = {
	id: "iot",
	aliases: ["internet-of-things"],
	title: "IoT",
	summary: "Connected sensors with alarms that help your team act sooner.",
	route: "/iot",
	startingPrice: "$12,000",
	timeline: "8-14 weeks",
};
