import { type ContactFields, contactNames } from "./contact-schema";

/** Each form of the site keeps its own text: two on one page must not write over each other. */
const keyOf = (source: string | undefined): string => (source ? `contact-draft:${source}` : "contact-draft");

export interface Draft {
	fields: Partial<ContactFields>;
	/** The subject line that the page suggested and nobody changed; empty without one. */
	suggested: string;
}

/** What was typed and not yet sent in this tab. Where storage is blocked there is no draft. */
export function readDraft(source?: string): Draft {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(source)) ?? "{}");
		const texts = Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string");
		return {
			fields: Object.fromEntries(texts.filter(([name]) => contactNames.some((known) => known === name))),
			suggested: texts.find(([name]) => name === "suggested")?.[1] ?? "",
		};
	} catch {
		return { fields: {}, suggested: "" };
	}
}

/** Keeps the text for a reload, a failed send or a wrong click. */
export function writeDraft({ fields, suggested }: Draft, source?: string): void {
	try {
		sessionStorage.setItem(keyOf(source), JSON.stringify({ ...fields, suggested }));
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

/** A message on its way: what was sent, and the key by which the relay knows it again. */
export interface Attempt {
	key: string;
	/** The message as JSON. */
	text: string;
}

const attemptKeyOf = (source: string | undefined): string => `${keyOf(source)}:attempt`;

/** The last attempt that was not answered with success. It outlives the form, as the draft does, so that no message arrives twice. */
export function readAttempt(source?: string): Attempt | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(attemptKeyOf(source)) ?? "null");
		if (typeof kept !== "object" || kept === null || !("key" in kept) || !("text" in kept)) return null;
		return typeof kept.key === "string" && typeof kept.text === "string" ? { key: kept.key, text: kept.text } : null;
	} catch {
		return null;
	}
}

/** Keeps an attempt; null forgets it. */
export function writeAttempt(attempt: Attempt | null, source?: string): void {
	try {
		if (attempt) sessionStorage.setItem(attemptKeyOf(source), JSON.stringify(attempt));
		else sessionStorage.removeItem(attemptKeyOf(source));
	} catch {
		// Without storage the key lives as long as the form.
	}
}
