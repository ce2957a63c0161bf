import { type ContactFields, contactNames } from "./contact-schema";

/** One draft for each form, because a page can have two. */
export const getKey = (source: string | undefined): string => (source ? `contact-draft:${source}` : "contact-draft");

export interface Draft {
	fields: Partial<ContactFields>;
	/** The suggested subject while the visitor hasn't changed it, else empty. */
	suggested: string;
}

/** A suggested subject alone wasn't typed. */
export const hasTyped = ({ fields, suggested }: Draft): boolean =>
	contactNames.some((name) => fields[name] && !(name === "subject" && fields[name] === suggested));

/** Texts that session storage didn't take because it is full or blocked. They last as long as the page. */
const unstored = new Map<string, string>();

function readStored(key: string): unknown {
	try {
		return JSON.parse(unstored.get(key) ?? sessionStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}

/** Null removes the text. Returns whether session storage has it. */
function store(key: string, text: string | null): boolean {
	unstored.delete(key);
	try {
		if (text === null) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, text);
		return text !== null;
	} catch {
		if (text !== null) unstored.set(key, text);
		return false;
	}
}

export function readDraft(source?: string): Draft {
	const texts = Object.entries(readStored(getKey(source)) ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string");
	return {
		fields: Object.fromEntries(texts.filter(([name]) => contactNames.some((known) => known === name))),
		suggested: texts.find(([name]) => name === "suggested")?.[1] ?? "",
	};
}

/** Keeps the draft in session storage, or in memory when that is full or blocked. */
export function writeDraft({ fields, suggested }: Draft, source?: string): void {
	if (!store(getKey(source), JSON.stringify({ ...fields, suggested }))) return;
	if (!hasTyped({ fields, suggested }) || history.state?.run) return;
	try {
		// After a reload, the inline script then starts the page at once, and the visitor sees the text.
		history.replaceState({ ...history.state, run: "form" }, "");
	} catch {}
}

export function clearDraft(source?: string): void {
	store(getKey(source), null);
}

interface Attempt {
	key: string;
	text: string;
}

const getAttemptKey = (source: string | undefined): string => `${getKey(source)}:attempt`;

/** The last unconfirmed attempt. It is stored like the draft, so that no message arrives twice. */
export function readAttempt(source?: string): Attempt | null {
	const kept = readStored(getAttemptKey(source));
	if (typeof kept !== "object" || kept === null || !("key" in kept) || !("text" in kept)) return null;
	return typeof kept.key === "string" && typeof kept.text === "string" ? { key: kept.key, text: kept.text } : null;
}

/** Null forgets it. */
export function writeAttempt(attempt: Attempt | null, source?: string): void {
	store(getAttemptKey(source), attempt && JSON.stringify(attempt));
}
