import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "ai-automation",
	seo: {
		title: "AI Automation for Documents and Back Office",
		description:
			"Invoices, orders, tenders and shared inboxes read, matched and posted by software, with a desk for the exceptions. From $12,000 in 8-12 weeks.",
		keywords: ["AI automation", "invoice automation", "document processing", "three-way match", "exception handling"],
	},
	service: {
		name: "AI Automation",
		type: "Business process automation",
		description:
			"Document and inbox work as pipelines with confidence thresholds, a desk for exceptions, ERP connectors and reversible posting.",
	},
	hero: {
		variant: "split",
		title: "AI automation that files the plain cases and explains the odd ones.",
		lead: "Invoices, orders, tenders and mail are read, matched and posted. What stays doubtful reaches a person with the page, the reason and a suggested fix on one screen.",
		actions: [
			{ kind: "lead", text: "Automate a Process", source: "ai-automation-hero" },
			{ kind: "link", text: "See Solution Areas", href: "#solutions" },
		],
	},
	sections: [
		{
			kind: "features",
			variant: "bento",
			name: "Capabilities",
			title: "Six parts, and reading is the easy one.",
			items: [
				{
					icon: "scan",
					title: "Reading, with a score for each field",
					text: "Scans, mail text, phone photographs and spreadsheets become fields. Each has a confidence and the spot on the page where it was found. A value without a spot counts as invented and goes to a person.",
					highlight: "Accuracy per field, on 500 of your documents",
				},
				{
					icon: "ruler",
					title: "Matching in your units",
					text: "Kilos on the order, boxes on the delivery note, a price per dozen. Conversions stand in a table that your buyers edit. Sums are done by code, since a model that is right 99 times in 100 is no calculator.",
					highlight: "Zero arithmetic by language models",
				},
				{
					icon: "hand",
					title: "A desk for exceptions",
					text: "Whoever opens one sees what was expected, what came and the likeliest fix, one key away. Answers are stored with their reason; a reason that returns ten times is proposed as a rule.",
					highlight: "Minutes measured by reason",
				},
				{
					icon: "toggle",
					title: "Thresholds with a preview",
					text: "The process owner sets limits by supplier, amount and field. Before a change takes effect, a replay of last month says how many more would have been posted, and how many of those wrongly.",
					highlight: "Replay first, then the switch",
				},
				{
					icon: "plug",
					title: "Connectors, also where there is no door",
					text: "Mailbox, SFTP, EDI and the ERP’s own interface. If the ERP has none, a robot works its screens at night, reads back each value and halts as soon as one differs.",
					highlight: "Proven on a copy of your ERP",
				},
				{
					icon: "undo",
					title: "Postings that can be taken back together",
					text: "An entry carries the versions of the prompt, the model and the rule that made it. When a rule turns out to be wrong, everything it posted is found and reversed as one batch. The same document sent twice is posted once.",
					highlight: "A batch reversal rehearsed before go-live",
				},
			],
		},
		{
			kind: "demo",
			name: "Funnel",
			title: "870 invoices need nobody. The other 130 are the product.",
			lead: "A demonstration shows you the green part. Your people’s hours lie in the four exits, so we design those first.",
			caption:
				"Worked example: 1,000 supplier invoices. The total of 87% is what Vardhan Castings reached; the split by step and the minutes are assumptions, there to be replaced by yours. Releases count both people, 4 minutes each.",
			sample: true,
		},
		{
			kind: "solutions",
			variant: "night",
			name: "Areas",
			title: "Four desks where the rule book is longer than it looks.",
			items: [
				{
					title: "Supplier invoices",
					text: "Invoice, order and goods receipt are compared line by line, and whatever does not agree is named before anybody asks.",
					features: [
						"Duplicates found across number formats",
						"New bank details held for a call-back",
						"Two named people above your limit",
					],
					result: "Month end in 4 working days, from 11, Vardhan Castings",
					sample: true,
				},
				{
					title: "Order intake",
					text: "Orders come as attachments, mail text and photographs of a whiteboard. They become lines with your article numbers.",
					features: [
						"Customers’ part numbers learned by account",
						"Dates checked against stock and lead time",
						"Confirmation drafted, sent by a person",
					],
					result: "Minutes per order line, before and after",
				},
				{
					title: "Tenders and contracts",
					text: "Duties, dates and penalties come out one to a line, with clause and page. What cannot quote its page is refused.",
					features: [
						"Amendments tied to the words they change",
						"Your risk questions, answered by quotation",
						"Deadlines put in their owners’ calendars",
					],
					result: "99.1% of known obligations, 20 tenders, Setu Infra",
					sample: true,
				},
				{
					title: "Claims and shared mail",
					text: "One message may hold three requests. They are split, and each travels with its attachments to a desk that can answer.",
					features: [
						"Alarming words reach a person at once",
						"Missing papers requested within the hour",
						"No case closed without a reply on file",
					],
					result: "Misrouted requests counted weekly, by desk",
				},
			],
		},
		{
			kind: "returns",
			name: "Return",
			title: "Three numbers, two of which you can redo on paper.",
			lead: "Put in your own minutes and wages. Much below 1,000 documents a month the last one gets long, and we will say so.",
			items: [
				{
					value: "87%",
					label: "matched without a person",
					scope: "Vardhan Castings, 54,000 invoices in the first six months",
					sample: true,
				},
				{
					value: "71 h",
					label: "less work per 1,000 invoices",
					scope: "1,000 × 5 min by hand is 83.3 h; the exceptions above take 12.2 h",
					sample: true,
				},
				{
					value: "10",
					label: "months to earn back the starting price",
					scope: "$12,000 ÷ (71 h × $20 − $220 for models and hosting), at 1,000 invoices a month",
					sample: true,
				},
			],
			action: { kind: "link", text: "Start Automation", href: paths.contact },
		},
		{
			kind: "closing",
			title: "Send us forty documents that went wrong.",
			text: "We sort them by cause: those that software removes, those that it can explain, and those that are really an argument between two departments.",
			actions: [
				{ kind: "scoping", text: "Scope Your Process", source: "ai-automation-cta" },
				{ kind: "link", text: "See Automation Projects", href: paths.projectsOf("ai-automation") },
			],
		},
		{ kind: "portfolio", whenEmpty: "hide" },
	],
};
