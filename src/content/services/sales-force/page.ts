import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "sales-force",
	seo: {
		title: "Salesforce Development and Integration",
		description:
			"Salesforce development that saves your reps time and improves your forecast. Flows, Apex and ERP integration, priced after a free scoping call.",
		keywords: ["Salesforce development", "Sales Cloud", "Apex", "Salesforce integration", "Salesforce Flow"],
	},
	service: {
		name: "Salesforce Development",
		type: "Salesforce development",
		description:
			"Data models, flows, Apex, integrations and migration for Sales Cloud and Service Cloud, including training for two administrators.",
	},
	hero: {
		variant: "reverse",
		title: "Salesforce development that gives your reps time to sell.",
		lead: "For sales and service teams, we connect Sales Cloud and Service Cloud to your ERP, mailboxes and website, and most fields fill themselves. In our example below, a rep types three required fields instead of 14 and saves 37 minutes a week for selling.",
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
			title: "What we build in your Salesforce org, and how you’ll know it works.",
			items: [
				{
					icon: "database",
					title: "A data model your team will fill in",
					text: "New fields need an owner and a report that uses them. If a field is filled on fewer than one record in five after 90 days, it goes on a removal list for your approval, which keeps the CRM quick to update for your reps.",
					highlight: "Monthly fill rate by field",
				},
				{
					icon: "workflow",
					title: "Automation that handles large imports",
					text: "Salesforce hands triggers 200 records at a time and stops a transaction at its 101st query. We run flows and Apex with full batches in a sandbox, and verify the result as well as the speed. Your automation keeps working as your sales grow.",
					highlight: "Automation proven on 200-record batches",
				},
				{
					icon: "plug",
					title: "Reliable integrations",
					text: "ERP and billing write through external IDs, so a message delivered twice updates the same record. Messages that need attention wait in a list with the reason, and your administrator can retry them with one click.",
					highlight: "Retry list inside Salesforce",
				},
				{
					icon: "boxes",
					title: "Migration with a reconciliation report",
					text: "Accounts are matched by tax number, domain and address on the way in. After two rehearsals in a full-copy sandbox we compare records and pipeline totals with the old CRM, and finance gets a report it can approve.",
					highlight: "Totals reconciled by currency",
				},
				{
					icon: "layout",
					title: "Lightning pages by role",
					text: "Support agents and account managers open the same account with different questions. They find the next action at the top of the screen, and we measure how much faster the five most common tasks become.",
					highlight: "Seconds saved per task, by role",
				},
				{
					icon: "git-branch",
					title: "Releases you can roll back",
					text: "Redeploying old metadata in Salesforce does not remove a new field. Our pull requests therefore include a reversal with its deletions, and a nightly comparison lists changes made directly in production.",
					highlight: "Drift report by 7:00 a.m.",
				},
			],
		},
		{
			kind: "demo",
			name: "Object map",
			title: "Reps type three of 24 fields, and your systems fill in the rest.",
			lead: "A small org, showing the owner and the data source of its fields. The less your reps have to look up elsewhere, the more complete your CRM becomes.",
			caption:
				"An example made for this page. The minutes assume 25 updated opportunities a week and 8 seconds per required field, and you can replace both with your numbers.",
		},
		{
			kind: "features",
			variant: "aside",
			name: "Why us",
			title: "Why choose us: we simplify Salesforce before we extend it.",
			items: [
				{
					icon: "target",
					title: "Adoption reviews after launch",
					text: "Three reviews of the live org show which required fields hold real answers and which dashboards your managers open. You get a list of improvements, sorted by the time they save.",
					highlight: "On day 30, day 60 and day 90",
				},
				{
					icon: "graduation-cap",
					title: "Administrators who can run it alone",
					text: "Two of your people add a field, change an approval path and roll back a release in a sandbox while we only watch. Afterward your team can make everyday changes itself, which saves consulting fees.",
					highlight: "Six practical tasks in your org",
				},
				{
					icon: "scale",
					title: "Standard features first",
					text: "Every request is priced both with the features of your edition and as custom code with upkeep. Salesforce ships three releases a year, so standard features usually save maintenance as well.",
					highlight: "Two prices for a customization",
				},
				{
					icon: "lock",
					title: "Access rights on one page",
					text: "Permission sets are named after tasks, and the holders of Modify All Data fit on one line. We also sign in as a rep from another region to confirm that restricted records stay hidden, which helps your auditors.",
					highlight: "Export rights listed by name",
				},
				{
					icon: "receipt",
					title: "License savings ahead of renewal",
					text: "You get a list of seats by last login and of managed packages by last use, early enough to give notice. An idle Sales Cloud seat is often the easiest saving of the whole project.",
					highlight: "Seat list 60 days ahead",
				},
			],
		},
		{
			kind: "prose",
			name: "Pricing",
			title: "It costs nothing to find out the price.",
			paragraphs: [
				"Salesforce projects are priced after a scoping call, because the cost depends on your integrations and the condition of your data. The call takes 30 minutes and is free. If you need an NDA, we sign it first.",
				"After the call you receive a scope with a price range, a timeline and the main risks. If you decide to go ahead, 30% of the agreed price starts the project. You see a running version every two weeks, and we fix our defects free for 30 days after launch.",
			],
		},
		{ kind: "portfolio", whenEmpty: "line" },
		{
			kind: "closing",
			title: "Better forecasts begin with a single number.",
			text: "In a free 30-minute call we trace one number, such as your forecast, from the dashboard to the fields behind it. You keep the diagram and learn which improvement would help your sales team most.",
			actions: [
				{ kind: "link", text: "Get Free Consultation", href: paths.contactSection },
				{ kind: "link", text: "View Case Studies", href: paths.portfolio },
			],
		},
	],
};
