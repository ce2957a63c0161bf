import type { Service } from "../../schema";

export const summary: Service = {
	id: "sales-force",
	aliases: ["salesforce"],
	title: "Salesforce Development",
	summary: "Sales Cloud and Service Cloud, connected to your systems to give your sales team more time to sell.",
	route: "/sales-force",
};
