import { claims } from "./claims";
import { sectionLabel } from "./home-sections";
import { paths } from "./paths";
import type { Product } from "./schema";

export const productsSection = {
	label: sectionLabel("products-section"),
	title: "A product of our own.",
	lead: "We also sell, run and support software ourselves, which keeps our advice honest.",
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
		tagline: "Calls while the lead still remembers the form.",
		description:
			"Speaksify places outbound AI voice calls, tracks responses, syncs SMS, email and WhatsApp follow-ups, and centralizes CRM actions. Leads who agreed to a call get it within 30 seconds.",
		listing:
			"A web application for teams that sell to people who asked. You give it a form, a phone number and your questions. It makes the first call, writes the answer down and passes on whoever wants a person.",
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
