import type { Service } from "../../schema";

export const summary: Service = {
	id: "sales-force",
	aliases: ["salesforce"],
	title: "Salesforce Development",
	summary: "Objects, flows and integrations that your sales team will actually fill in.",
	route: "/sales-force",
};
