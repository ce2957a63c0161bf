import type { Service } from "../../schema";

export const summary: Service = {
	id: "game-development",
	aliases: ["gaming-ar-vr", "games"],
	title: "Game Development",
	summary: "Games that players return to, from first prototype to live operations.",
	route: "/game-development",
	startingPrice: "$20,000",
	timeline: "12-24 weeks",
};
