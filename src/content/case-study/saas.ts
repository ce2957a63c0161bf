import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for a product that renews every month.",
		reasons: [
			{
				title: "The first invoice is a feature",
				text: "Checkout, receipts and refunds are in the first release that a customer sees. A product that cannot take money has not been tested by anybody who counts.",
			},
			{
				title: "Support sees what the customer sees",
				text: "A colleague can open a customer’s view, read only, with consent and an entry in the log. Tickets then begin with the cause.",
			},
			{
				title: "Switches with a last day",
				text: "A half-finished feature hides behind a switch that has an owner and an expiry date. After that date the build complains until it is gone.",
			},
			{
				title: "Plans change without a release",
				text: "Prices, limits and trial lengths stand in a table that your product manager edits. Existing customers keep what they signed until you decide otherwise.",
			},
			{
				title: "The first hour is counted",
				text: "We count the steps from sign-up to the first useful result, and where people leave. What to remove next is then no matter of taste.",
			},
		],
	},
	roadmap: {
		title: "Twelve steps from one pilot customer to a quiet renewal.",
		lead: "How a subscription product grows with us. Steps seven to nine bring the first money, and usually the first surprises.",
		stages: [
			{
				name: "Offer",
				steps: [
					{
						title: "Who pays, who uses",
						text: "Buyer, administrator and daily user are described as three people with three different reasons to stay.",
					},
					{
						title: "What happens at the limit",
						text: "For every plan we settle whether its limit means a warning, a slower lane or a line on the bill.",
					},
					{
						title: "The list of no",
						text: "Competing products are used for a week each, and the half that nobody touched becomes the list of what to leave out.",
					},
				],
			},
			{
				name: "Core",
				steps: [
					{
						title: "Accounts and roles",
						text: "Inviting, promoting and removing a colleague works before the first feature, because every later screen rests on it.",
					},
					{
						title: "The one job",
						text: "The task that customers come for is built to final quality while the rest of the menu is still gray.",
					},
					{
						title: "An honest first day",
						text: "A new account opens with sample data, four things to do and a button that removes both.",
					},
				],
			},
			{
				name: "Money",
				steps: [
					{
						title: "Checkout",
						text: "Cards, transfers and tax numbers pass through a simulated year with upgrades, refunds and a bank that says no.",
					},
					{
						title: "Pilot customer",
						text: "One company that you know moves in with real data and a written promise about how it may leave.",
					},
					{
						title: "Back office",
						text: "Your team can pause an account, extend a trial and correct an address without asking an engineer.",
					},
				],
			},
			{
				name: "Growth",
				steps: [
					{
						title: "Open sign-up",
						text: "The gate opens for a tenth of the visitors, and the funnel is read every morning for two weeks.",
					},
					{
						title: "Status in public",
						text: "Availability and incidents get a page of their own, with causes written by the people who found them.",
					},
					{
						title: "Renewal review",
						text: "Before the first annual renewals we look at who signs in, who stopped, and which promise was not kept.",
					},
				],
			},
		],
		closing: "What should your customers pay for in month two?",
	},
};
