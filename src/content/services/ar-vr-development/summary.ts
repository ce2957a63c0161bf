import type { Service } from "../../schema";

export const summary: Service = {
	id: "ar-vr-development",
	aliases: ["ar-vr", "arvr"],
	title: "AR/VR Development",
	summary: "Training and showroom apps that help people learn faster.",
	route: "/ar-vr-development",
	startingPrice: "$12,000",
	timeline: "8-16 weeks",
};
