import type { Service } from "../../schema";

export const summary: Service = {
	id: "iot",
	aliases: ["internet-of-things"],
	title: "IoT",
	summary: "Sensors, firmware, gateways and the dashboard somebody acts on.",
	route: "/iot",
	startingPrice: "$12,000",
	timeline: "8-14 weeks",
};
