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
		relation: "Plays a role in an opportunity",
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
	relation: "One of an opportunity’s is synced",
	rows: [
		row("Lines", "Product", "Configurator"),
		row("Discount limit", "Sales director", "Approval flow"),
		row("Tax", "Finance", "ERP"),
		row("Signed on", "Legal", "E-signature"),
	],
};

const cases: Entity = {
	name: "Case",
	relation: "Belongs to a contact and an account",
	rows: [row("Origin", "Support", "Email-to-Case"), row("Entitlement", "Support", "ERP"), row("Status", "Support", "Service desk")],
};

export const demo = {
	before,
	quote,
	cases,
	opportunity: {
		name: "Opportunity",
		note: "Typed by the rep, owned by Sales",
		asked: [
			{ field: "Stage", why: "Nobody else knows that it moved." },
			{ field: "Close date", why: "Feeds the forecast. Asked again on the day it passes." },
			{ field: "Next step", why: "One line. The manager reads it, so the rep writes it." },
		],
		derived,
	},
	count: {
		share: "3 / 24",
		text: "fields are typed by a rep. Under each of the others stands its owner; the tag beside it is what writes it.",
	},
	perWeek: (text: string): string => `a week for each rep. ${text}`,
	costs: [
		{ required: "3 required fields", time: "10 min", text: "Each answer is one that only the rep has." },
		{
			required: "14 required fields",
			time: "47 min",
			text: "Eleven of them soon say “n/a”, and the rep keeps a spreadsheet.",
		},
	],
	/** For screen readers. */
	hidden: { owner: "Owner: ", writer: "Written by: " },
};
