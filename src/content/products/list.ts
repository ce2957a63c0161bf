import { paths } from "../paths";
import type { Seo } from "../schema";
import { site } from "../site";

export const productsSeo: Seo = {
	title: "Products for sales teams: Speaksify voice AI",
	description:
		"Speaksify helps sales teams call new leads within 30 seconds, with their consent. See how it works and where your data is stored.",
	keywords: ["voice AI product", "AI calling software", "lead engagement", "Speaksify"],
	path: paths.products,
};

/** Texts of the list of products. */
export const productsPage = {
	title: "Products that help sales teams win more leads.",
	lead: "We run and support our products ourselves, so you benefit from steady improvements. The first one, Speaksify, is available today.",
	list: "All products",
	card: { price: "Price", link: "View Product" },
	few: {
		title: "Why we started with one product",
		text: "A good product deserves years of attention. We start a new one when three clients have asked for the same thing and nothing on the market serves them well.",
	},
	running: {
		title: "How we run our products for you.",
		lead: "What you can expect as a customer, from the first call to the day you move on.",
		items: [
			{
				name: "Support",
				title: "Help when you need it",
				text: `Our support line is open ${site.hours ?? "24/7"}. WhatsApp messages get an instant reply during Mumbai office hours (UTC+5:30), and emails get a reply within 24 hours from someone who knows the code.`,
			},
			{
				name: "Releases",
				title: "Updates you hear about first",
				text: "New versions go live during quiet hours in your time zone, and your admins hear about visible changes in advance. Only urgent fixes ship immediately.",
			},
			{
				name: "Data",
				title: "You know where your data is",
				text: "We agree with you on the hosting country and provider, and on a retention period, when you join. If we can’t host in the country you need, we tell you during the first conversation.",
			},
			{
				name: "Exit",
				title: "Your data moves with you",
				text: "You can request an export of your contacts and transcripts, including all settings, as CSV and JSON. When you leave, we delete the remaining data and send you a confirmation.",
			},
		],
	},
	closing: {
		title: "Wondering if it fits your team?",
		text: "Someone who works on the product will tell you what it can do for you today, and what is planned next.",
		action: { text: "Write to Us", source: "products-question", subject: "Question about a product" },
		mail: "Or by email:",
	},
} as const;
