import type { Seo } from "../schema";

/** A button that opens the lead dialog; the tag goes into the message. */
export interface LeadAction {
	text: string;
	source: string;
	subject: string;
}

/** Everything that a product's own page says beyond the product's card. */
export interface ProductSheet {
	seo: Omit<Seo, "path" | "image">;
	lead: string;
	price: { label: string; note: string; action: LeadAction; also: { text: string; href: string } };
	/** What it does from beginning to end, in a paragraph or two. */
	purpose: { title: string; paragraphs: string[] };
	features: { title: string; groups: { name: string; lines: { name: string; value: string }[] }[] };
	refusals: { title: string; items: { title: string; text: string }[] };
	/** Parts of the system, and what each of them gets to see. */
	stack: {
		title: string;
		lead: string;
		columns: [string, string, string];
		parts: { name: string; technologies: string[]; sees: string }[];
	};
	needs: { title: string; items: { name: string; text: string; takes: string }[] };
	closing: { title: string; text: string; action: LeadAction };
}
