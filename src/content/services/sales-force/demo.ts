/** A field, its owner, and what writes it. */
export interface Row {
	field: string;
	owner: string;
	writer: string;
}

export interface Entity {
	name: string;
	relation: string;
	rows: Row[];
}

const row = (field: string, owner: string, writer: string): Row => ({ field, owner, writer });

/** Objects whose traces lead into the opportunity from the left. */
const before: Entity[] = [
	{
		name: "Lead",
		relation: "Becomes account, contact, opportunity",
		rows: [
			row("Email", "Marketing", "Website form"),
			row("Source", "Marketing", "Website form"),
			row("Score", "Marketing", "Flow"),
			row("Assignee", "Sales ops", "Assignment rule"),
		],
	},
	{
		name: "Account",
		relation: "Has opportunities and cases",
		rows: [
			row("Billing address", "Finance", "ERP"),
			row("Payment terms", "Finance", "ERP"),
			row("Open balance", "Finance", "ERP"),
			row("Industry", "Marketing", "Trade register"),
		],
	},
	{
		name: "Contact",
		relation: "Has a role in an opportunity",
		rows: [
			row("Email", "Sales ops", "Lead conversion"),
			row("Last contact", "Sales ops", "Mailbox sync"),
			row("Consent", "Legal", "Preference page"),
		],
	},
];

const derived: Row[] = [
	row("Amount", "Sales ops", "Synced quote"),
	row("Probability", "Sales ops", "Stage"),
	row("Forecast category", "Finance", "Stage"),
];

const quote: Entity = {
	name: "Quote",
	relation: "One quote per opportunity is synced",
	rows: [
		row("Lines", "Product", "Configurator"),
		row("Discount limit", "Sales director", "Approval flow"),
		row("Tax", "Finance", "ERP"),
		row("Signed on", "Legal", "E-signature"),
	],
};

const cases: Entity = {
	name: "Case",
	relation: "Linked to a contact and an account",
	rows: [row("Origin", "Support", "Email-to-Case"), row("Entitlement", "Support", "ERP"), row("Status", "Support", "Service desk")],
};

export const demo = {
	before,
	quote,
	cases,
	opportunity: {
		name: "Opportunity",
		note: "Typed by the rep and owned by Sales",
		asked: [
			{ field: "Stage", why: "Only the rep knows when it changes." },
			{ field: "Close date", why: "Improves the forecast, with a reminder on the day it passes." },
			{ field: "Next step", why: "One line that helps the manager support the deal." },
		],
		derived,
	},
	count: {
		share: "3 / 24",
		text: "fields are typed by a rep. The others show their owner under the name, with the system that fills them in the tag.",
	},
	perWeek: (text: string): string => `a week for each rep. ${text}`,
	costs: [
		{
			required: "3 required fields",
			time: "10 min",
			text: "Reps only answer questions that no system can, which saves 37 minutes a week for selling.",
		},
		{
			required: "14 required fields",
			time: "47 min",
			text: "Eleven of them soon say “n/a”, and reps go back to spreadsheets.",
		},
	],
	/** For screen readers. */
	hidden: { owner: "Owner: ", writer: "Written by: " },
};
