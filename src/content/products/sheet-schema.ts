import type { Seo } from "../schema";

/** A button that opens the lead dialog. The tag is sent with the message. */
export interface LeadAction {
	text: string;
	source: string;
	subject: string;
}

export interface ProductSheet {
	seo: Omit<Seo, "path" | "image">;
	lead: string;
	price: { label: string; note: string; action: LeadAction; also: { text: string; href: string } };
	purpose: { title: string; paragraphs: string[] };
	features: { title: string; groups: { name: string; lines: { name: string; value: string }[] }[] };
	refusals: { title: string; items: { title: string; text: string }[] };
	/** Parts of the system and the data that each one sees. */
	stack: {
		title: string;
		lead: string;
		columns: [string, string, string];
		parts: { name: string; technologies: string[]; sees: string }[];
	};
	needs: { title: string; items: { name: string; text: string; takes: string }[] };
	closing: { title: string; text: string; action: LeadAction };
}
