import { claims } from "../claims";
import { sectionLabel } from "../home/sections";
import { paths } from "../paths";
import type { Product } from "../schema";

export const productsSection = {
	label: sectionLabel("products-section"),
	title: "Our product for faster sales follow-up.",
	lead: "We run and support Speaksify ourselves, so our advice to you comes from daily experience.",
	viewAll: { text: "View All Products", href: paths.products },
	view: "View Product",
} as const;

/** Every product, in display order. The card's two links lead to the same page. */
export const products: Product[] = [
	{
		id: "speaksify",
		slug: "speaksify",
		name: "Speaksify",
		title: "Voice AI Engagement Engine",
		tag: "Voice AI",
		tagline: "Your company is the first to call back.",
		description:
			"Speaksify calls new leads within 30 seconds, provided they agreed to a call. It tracks their responses, keeps SMS, email and WhatsApp follow-ups in sync, and centralizes CRM actions, so your sales team can focus on people who are ready to talk.",
		listing:
			"A web application that helps sales teams win more of the leads they already pay for. Speaksify calls people who agreed to it and asks your questions. It saves the answers and connects anyone who wants to talk to your team.",
		ctaText: "Get Started",
		ctaLink: paths.product("speaksify"),
		icon: "audio-lines",
		featured: true,
		image: "/media/products/voice-ai.webp",
		imageAlt: "Speaksify campaign with its outcomes, five live calls and the transcript of one.",
		facts: [claims.roi, claims.callWithin, { value: "4", label: "channels: voice, SMS, email, WhatsApp", scope: "Speaksify" }],
	},
];

/** The product with that slug, or undefined. */
export function findProduct(slug: string): Product | undefined {
	return products.find((product) => product.slug === slug);
}

/** Replaces a price that isn't fixed. Never an offer in structured data. */
export function priceText({ price }: Product): string {
	return price ?? "Contact for pricing";
}
