import { type ContactFields, contactNames } from "./contact-schema";

const KEY = "contact-draft";

/** What was typed and not yet sent in this tab. Where storage is blocked there is no draft. */
export function readDraft(): Partial<ContactFields> {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
		if (typeof kept !== "object" || kept === null) return {};
		return Object.fromEntries(
			Object.entries(kept).filter(([name, text]) => contactNames.some((known) => known === name) && typeof text === "string"),
		);
	} catch {
		return {};
	}
}

/** Keeps the text for a reload, a failed send or a wrong click. */
export function writeDraft(fields: Partial<ContactFields>): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(fields));
	} catch {
		// Full or blocked storage: the text stays in the form itself.
	}
}

/** Forgets the draft once the message is sent. */
export function clearDraft(): void {
	try {
		sessionStorage.removeItem(KEY);
	} catch {
		// Nothing was kept.
	}
}
