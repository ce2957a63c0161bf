import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for screens that stay open all day.",
		reasons: [
			{
				title: "Every state has an address",
				text: "The filter, the tab and the open row are part of the link. Support can then ask a customer for a link instead of a screenshot.",
			},
			{
				title: "Dependencies are argued for",
				text: "A package enters with a reason in one line, a license that your lawyers accept and the name of whoever reads its release notes.",
			},
			{
				title: "Old browsers are a list, not a feeling",
				text: "Your own access logs name the browsers that still matter. Those are tested with each change; the others get a page that reads instead of a blank one.",
			},
			{
				title: "Records outlive the redesign",
				text: "Data is modeled for the reports and the laws of year five. The first set of screens is the part that may be replaced cheaply.",
			},
			{
				title: "The past moves in, too",
				text: "Imports carry comments, attachments and even the wrong entries, with their dates. Nobody keeps the old system open just to look something up.",
			},
		],
	},
	roadmap: {
		title: "Twelve steps from a busy desk to a system it trusts.",
		lead: "The order in which a web project goes with us. Steps overlap, and a small scope skips some of them.",
		stages: [
			{
				name: "Look",
				steps: [
					{
						title: "A day at the desk",
						text: "We watch a full shift and note every window, call and sticky note that the new screens have to replace.",
					},
					{
						title: "Numbers as they are",
						text: "Response times, error rates and minutes for each task are taken from the present system, so that nobody argues later.",
					},
					{
						title: "Scope in three columns",
						text: "Needed on day one, needed this year, pleasant to have: each wish lands in one column with a price beside it.",
					},
				],
			},
			{
				name: "Draw",
				steps: [
					{
						title: "Map of screens",
						text: "Each screen gets its address, its owner and the roles that may open it before anybody talks about looks.",
					},
					{
						title: "Records and rules",
						text: "Tables, states and the moves between them are reviewed with whoever picks up the phone when they are wrong.",
					},
					{
						title: "Clickable draft",
						text: "The three hardest screens run in a browser with plausible data, and your people are asked to break them.",
					},
				],
			},
			{
				name: "Build",
				steps: [
					{
						title: "One task, end to end",
						text: "A single task goes from the button to the report in the first sprint, with sign-in, logs and deployment in place.",
					},
					{
						title: "Breadth by use",
						text: "The other screens follow in the order in which they are used, behind switches that open them for chosen people.",
					},
					{
						title: "Connections out",
						text: "Payment, mail, maps and accounting are attached one by one, each with a plan for the hour in which it is silent.",
					},
				],
			},
			{
				name: "Run",
				steps: [
					{
						title: "Trial import",
						text: "Last month’s data is loaded, counted, compared and thrown away again, until two runs in a row agree.",
					},
					{
						title: "Side by side",
						text: "A small group works in the new system while the old one stays open, and each difference is settled by name.",
					},
					{
						title: "Quiet switch",
						text: "The old system turns read-only on a weekday morning, with its builders in the room and a way back until Friday.",
					},
				],
			},
		],
		closing: "Which screen do your people keep open all day?",
	},
};
