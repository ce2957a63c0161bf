import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "sales-force",
	seo: {
		title: "Salesforce Development and Integration",
		description:
			"Salesforce data models, flows, Apex and ERP integrations, tested with 200-record batches and released from version control. Fill rates reported by field.",
		keywords: ["Salesforce development", "Sales Cloud", "Apex", "Salesforce integration", "Salesforce Flow"],
	},
	service: {
		name: "Salesforce Development",
		type: "Salesforce development",
		description:
			"Data model, flows, Apex, integrations and migration for Sales Cloud and Service Cloud, with training for two administrators.",
	},
	hero: {
		variant: "reverse",
		title: "Salesforce that asks a rep for three fields and writes the rest.",
		lead: "We model, automate and connect Sales Cloud and Service Cloud so that ERP, mailbox and website do the typing. At the end two of your own administrators run it.",
		actions: [
			{ kind: "scoping", text: "Get Started", source: "sales-force-hero" },
			{ kind: "link", text: "View Our Portfolio", href: paths.portfolio },
		],
	},
	sections: [
		{
			kind: "features",
			variant: "ledger",
			name: "Capabilities",
			title: "What we build in your org, and where you see that it works.",
			items: [
				{
					icon: "database",
					title: "A data model in which every field has an owner",
					text: "Somebody signs for a field before we add it: which report reads it, what writes it. If after 90 days it is filled on fewer than one record in five, it goes on a removal list that you approve.",
					highlight: "Fill rate of each field, monthly",
				},
				{
					icon: "workflow",
					title: "Automation that survives an import",
					text: "Salesforce hands triggers 200 records at a time and stops a transaction at its 101st query. Flows and Apex are tested with full batches. A test without an assertion raises coverage and proves nothing, so ours are counted by what they assert.",
					highlight: "A 200-record test for each automation",
				},
				{
					icon: "plug",
					title: "Integrations that may deliver twice",
					text: "ERP and billing write through external IDs: a message that arrives a second time updates the record and creates no twin. A rejected one waits in a list with its reason until your administrator presses retry.",
					highlight: "Error list with retry, inside Salesforce",
				},
				{
					icon: "boxes",
					title: "Migration that finance countersigns",
					text: "Accounts are matched by tax number, domain and address before anything is loaded. We rehearse in a full-copy sandbox, then compare record counts and pipeline sums with the old CRM, currency by currency.",
					highlight: "Two rehearsals, one signed reconciliation",
				},
				{
					icon: "layout",
					title: "A Lightning page for each role",
					text: "A support agent and an account manager open the same account with different questions. Each finds the next action at the top of the screen. We time the five commonest tasks with a stopwatch, before and after.",
					highlight: "Seconds per task, by role",
				},
				{
					icon: "git-branch",
					title: "Releases with a way back",
					text: "Deploying last week’s metadata does not delete the field that this week added. So each pull request carries its own reversal, deletions included, and a nightly comparison finds whatever was clicked together in production.",
					highlight: "Drift report by 7:00 every morning",
				},
			],
		},
		{
			kind: "demo",
			name: "Object map",
			title: "Twenty-four fields. Your reps type three.",
			lead: "A small org, drawn with the owner of each field and the hand that writes it. Asking a rep for what another system knows is how a CRM fills up with dashes.",
			caption:
				"An example, not a client’s org. An owner answers for what a field means. Minutes: 25 saved opportunities a week, 8 seconds for each required field; with your numbers the gap stays.",
		},
		{
			kind: "features",
			variant: "aside",
			name: "Why us",
			title: "Why choose a team that deletes fields.",
			items: [
				{
					icon: "target",
					title: "We count use after the launch party",
					text: "You get three reviews of the live org: which required fields hold real answers, how long opportunities lie untouched, which dashboards nobody has opened. Each finding ends in a repair or a removal.",
					highlight: "On day 30, day 60 and day 90",
				},
				{
					icon: "graduation-cap",
					title: "Your administrators take an exam",
					text: "Two of your people add a field, change an approval path and take back a release in a sandbox, while we watch and keep quiet. The project closes when both have passed.",
					highlight: "Six practical tasks, in your own org",
				},
				{
					icon: "scale",
					title: "Setting first, Apex second",
					text: "Each wish is priced twice: with what your edition already includes, and as custom code with its upkeep. Salesforce ships three releases a year, and every one of them may touch that code.",
					highlight: "Two prices beside each customization",
				},
				{
					icon: "lock",
					title: "Access that an auditor can read",
					text: "Permission sets are named after tasks, profiles grant next to nothing, and the holders of Modify All Data fit on one line. Our tests sign in as a rep from the wrong region and expect an empty list.",
					highlight: "One page: who can export everything",
				},
				{
					icon: "receipt",
					title: "Licenses looked at before they renew",
					text: "We list each seat with its last login and each managed package with its last use, early enough to give notice. An idle Sales Cloud seat is the easiest saving of the whole project.",
					highlight: "Seat list 60 days before renewal",
				},
			],
		},
		{ kind: "portfolio", whenEmpty: "line" },
		{
			kind: "closing",
			title: "Bring the forecast that nobody believes.",
			text: "In one hour we trace one number from the dashboard to the field behind it and to whoever typed it. The drawing is yours to keep.",
			actions: [
				{ kind: "link", text: "Get Free Consultation", href: paths.contactSection },
				{ kind: "link", text: "View Case Studies", href: paths.portfolio },
			],
		},
	],
};
