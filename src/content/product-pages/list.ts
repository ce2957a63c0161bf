import { paths } from "../paths";
import type { Seo } from "../schema";

export const productsSeo: Seo = {
	title: "Our own products: Speaksify voice AI",
	description:
		"One product so far: Speaksify, which calls leads who asked for it. Read its numbers, who answers the phone at night, and where its data may lie.",
	keywords: ["voice AI product", "AI calling software", "lead engagement", "Speaksify"],
	path: paths.products,
};

/** Texts of the list of products. */
export const productsPage = {
	title: "Software we answer for at three in the morning.",
	lead: "Client work ends with a handover. A product does not: we pay its cloud bill, read its complaints and hear its alarms.",
	list: "All products",
	card: { price: "Price", link: "View Product" },
	few: {
		title: "Why the list is short",
		text: "A product binds a team for years. We start one when the same request has reached us from three clients, and nothing on the market would have satisfied any of them.",
	},
	running: {
		title: "How we run what carries our name.",
		lead: "Four points that stand in every customer's contract, in plainer words than there.",
		items: [
			{
				name: "Support",
				title: "The line is open all night",
				text: "Product customers ring the same 24/7 number as running client projects. WhatsApp is answered in Mumbai office hours (UTC+5:30), email within 24 hours, by someone who can read the code.",
			},
			{
				name: "Releases",
				title: "Nothing changes behind your back",
				text: "A new version waits for a quiet hour in your time zone. Administrators read beforehand what their customers will see or hear differently. Only the repair of something harmful goes out at once.",
			},
			{
				name: "Data",
				title: "The country stands in the contract",
				text: "Country, hosting company and day of deletion are written down before the first record is stored. Where we cannot offer the country that you need, you learn it before you sign.",
			},
			{
				name: "Exit",
				title: "You can leave on a Tuesday",
				text: "Contacts, transcripts and settings export as CSV and JSON from the account, without a request to us. After the contract ends, we delete the rest and confirm it in writing.",
			},
		],
	},
	closing: {
		title: "Ask what a product cannot do yet.",
		text: "It is the quickest way to learn if one fits. The answer comes from somebody who works on it.",
		action: { text: "Write to Us", source: "products-question", subject: "Question about a product" },
		mail: "Or by email:",
	},
} as const;
