import { type ContactFields, contactNames } from "./contact-schema";

/** Each form of the site keeps its own text: two on one page must not write over each other. */
const keyOf = (source: string | undefined): string => (source ? `contact-draft:${source}` : "contact-draft");

/** What was typed and not yet sent in this tab. Where storage is blocked there is no draft. */
export function readDraft(source?: string): Partial<ContactFields> {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(source)) ?? "{}");
		if (typeof kept !== "object" || kept === null) return {};
		return Object.fromEntries(
			Object.entries(kept).filter(([name, text]) => contactNames.some((known) => known === name) && typeof text === "string"),
		);
	} catch {
		return {};
	}
}

/** Keeps the text for a reload, a failed send or a wrong click. */
export function writeDraft(fields: Partial<ContactFields>, source?: string): void {
	try {
		sessionStorage.setItem(keyOf(source), JSON.stringify(fields));
	} catch {
		// Full or blocked storage: the text stays in the form itself.
	}
}

/** Forgets the draft once the message is sent. */
export function clearDraft(source?: string): void {
	try {
		sessionStorage.removeItem(keyOf(source));
	} catch {
		// Nothing was kept.
	}
}
