import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "ai-automation",
	seo: {
		title: "AI Automation for Documents and Back Office",
		description:
			"AI automation that processes invoices, orders and shared mail to save your back office hours of work every day. From $12,000 in 8-12 weeks.",
		keywords: ["AI automation", "invoice automation", "document processing", "three-way match", "exception handling"],
	},
	service: {
		name: "AI Automation",
		type: "Business process automation",
		description:
			"Automation of document and inbox work with confidence thresholds and an exceptions desk, connected to your ERP through reversible postings.",
	},
	hero: {
		variant: "split",
		title: "AI automation that frees your team from routine paperwork.",
		lead: "For finance and operations teams, we automate invoices, orders and shared mailboxes. Unclear cases reach your staff with the page and a suggested fix on one screen. In the worked example below, this saves 71 hours of work per 1,000 invoices.",
		actions: [
			{ kind: "lead", text: "Automate a Process", source: "ai-automation-hero" },
			{ kind: "link", text: "See Solution Areas", href: "#solutions" },
		],
		proof: {
			text: "Month end in 4 days instead of 11 at Vardhan Castings",
			href: paths.caseStudy("invoice-matching-agents"),
			sample: true,
		},
	},
	sections: [
		{
			kind: "features",
			variant: "bento",
			name: "Capabilities",
			title: "From scanned invoice to ERP entry, with undo.",
			items: [
				{
					icon: "scan",
					title: "Reading with a confidence score",
					text: "Scans, emails, phone photos and spreadsheets become structured fields with a confidence score and their exact spot on the page. Any value that can’t be located on the page goes to your team for review.",
					highlight: "Accuracy by field, measured on 500 of your documents",
				},
				{
					icon: "ruler",
					title: "Matching in your units",
					text: "An order in kilos is matched with a delivery in boxes and a price per dozen, using a conversion table your buyers maintain. Code does all the arithmetic, because a model that is right 99 times in 100 can’t be trusted with sums.",
					highlight: "All arithmetic done by code",
				},
				{
					icon: "hand",
					title: "An exceptions desk for your clerks",
					text: "Clerks see the expected and the received value next to the likeliest fix, and accept it with one key. When the same reason comes up ten times, the system proposes a rule, so your queue gets shorter as the rules improve.",
					highlight: "Minutes saved, measured by reason",
				},
				{
					icon: "toggle",
					title: "Thresholds you can preview",
					text: "Process owners set limits by field and supplier as well as amount. A replay of last month then shows how many more invoices would have been posted, and how accurately, so you can increase automation with evidence.",
					highlight: "Last month replayed for comparison",
				},
				{
					icon: "plug",
					title: "Connectors, even for systems without an API",
					text: "We connect your mailboxes, SFTP, EDI and the interface of your ERP system. If the ERP has none, a robot enters the data on its screens overnight, reading every value back and stopping at the first difference.",
					highlight: "Proven on a copy of your ERP",
				},
				{
					icon: "undo",
					title: "Reversible postings",
					text: "An entry records the versions of the prompt, model and rule behind it. Everything a corrected rule has posted can be found and reversed in one batch, and duplicate documents are only posted once.",
					highlight: "Batch reversal rehearsed ahead of launch",
				},
			],
		},
		{
			kind: "demo",
			name: "Funnel",
			title: "870 of 1,000 invoices clear themselves. We design for the other 130.",
			lead: "The remaining work comes from four kinds of exceptions. Handling those well saves more time than better reading ever could, so we begin there.",
			caption:
				"A worked example with 1,000 supplier invoices. Vardhan Castings reached the total of 87%, while the split by step and the minutes are assumptions you can replace with your figures. Releases include both approvers, at 4 minutes each.",
			sample: true,
		},
		{
			kind: "solutions",
			variant: "night",
			name: "Areas",
			title: "Where automation saves your team the most time.",
			items: [
				{
					title: "Supplier invoices",
					text: "The invoice is compared line by line with the order and the goods receipt. Your team sees any difference with its explanation, which saves a search through three systems.",
					features: ["Duplicates found across number formats", "New bank details held for a callback", "Two approvers above your limit"],
					result: "Month end in 4 working days, down from 11, Vardhan Castings",
					sample: true,
				},
				{
					title: "Order intake",
					text: "Orders arrive by email or as photos of a whiteboard and become order lines with your article numbers, which means a faster confirmation for your customers.",
					features: [
						"Customer part numbers learned by account",
						"Dates checked against stock and lead time",
						"Confirmation drafted for your approval",
					],
					result: "Minutes saved per order line",
				},
				{
					title: "Tenders and contracts",
					text: "Your bid team gets one list of duties, dates and penalties with clause and page, which helps it decide faster whether to bid. Statements with no source page are left out.",
					features: [
						"Amendments tied to the words they change",
						"Your risk questions answered by quotation",
						"Deadlines added to the owner’s calendar",
					],
					result: "99.1% of known obligations found in 20 tenders, Setu Infra",
					sample: true,
				},
				{
					title: "Claims and shared mail",
					text: "A single message often contains several requests. We split them and route them with their attachments to the right desks, so customers get a complete answer sooner.",
					features: [
						"Urgent messages flagged immediately",
						"Missing papers requested within the hour",
						"Replies on file for all closed cases",
					],
					result: "Routing accuracy reported weekly by desk",
				},
			],
		},
		{
			kind: "returns",
			name: "Return",
			title: "Payback you can calculate with your figures.",
			lead: "Enter your volumes and wages to see how much you would save. Payback takes longer well below 1,000 documents a month, and we’ll tell you so.",
			items: [
				{
					value: "87%",
					label: "matched automatically",
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
			title: "Forty difficult documents show how much you can save.",
			text: "We sort your samples by cause and mark the ones software can clear. The others need a better explanation on screen or a decision between two departments, and you get that list as well.",
			actions: [
				{ kind: "scoping", text: "Scope Your Process", source: "ai-automation-cta" },
				{ kind: "link", text: "See Automation Projects", href: paths.projectsOf("ai-automation") },
			],
		},
		{ kind: "portfolio", whenEmpty: "hide" },
	],
};
