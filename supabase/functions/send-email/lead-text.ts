import type { Suspicion } from "./ports.ts";

interface LeadFields {
	name: string;
	email: string;
	phone: string;
	message: string;
	source: string;
}

export const MAX_SUBJECT = 200;
export const MAX_BODY = 20_000;
const MAX_NAME = 200;
const MAX_EMAIL = 254;
const MAX_PHONE = 40;
const MAX_SOURCE = 80;
const MIN_PHONE_DIGITS = 7;

// The last ranges change the direction of text and could disguise a subject line.
const LINE_NOISE = /[\p{Cc}\p{Zl}\p{Zp}\s\u202a-\u202e\u2066-\u2069]+/gu;
// Postgres and mail encodings refuse half of a surrogate pair.
const LONE_SURROGATES = /\p{Cs}/gu;
const ODD_LINE_BREAKS = /[\u0085\u2028\u2029]/g;
const CONTROLS_BUT_TAB_AND_NEWLINE = /(?![\t\n])\p{Cc}/gu;
const LABELLED_LINE = /^(name|email|phone|source|message):(.*)$/i;

// Repetitions are bounded or of disjoint classes, so matching takes linear time.
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const PLAIN_EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`);

/** Makes a text safe for one header line of at most `max` UTF-16 units, never cut inside a character. */
export function cleanLine(text: string, max: number): string {
	return cut(text.replace(LINE_NOISE, " ").trim(), max);
}

/** Makes a text block safe for a mail and for Postgres. Odd line breaks become spaces, so a one-line value stays one line. */
export function cleanBody(text: string): string {
	const lines = text.replace(/\r\n?/g, "\n").replace(ODD_LINE_BREAKS, " ");
	return lines.replace(CONTROLS_BUT_TAB_AND_NEWLINE, "").replace(LONE_SURROGATES, "\ufffd").trim();
}

/** Reads the labeled lines of a cleaned body. Everything after "Message:" is the message, so quoted labels change nothing. */
export function parseLead(body: string): LeadFields {
	const fields: LeadFields = { name: "", email: "", phone: "", message: "", source: "" };
	const limits = { name: MAX_NAME, email: MAX_BODY, phone: MAX_PHONE, source: MAX_SOURCE };
	const lines = body.split("\n");
	for (const [index, line] of lines.entries()) {
		const label = readLabel(line);
		if (!label) continue;
		if (label.name === "message") {
			fields.message = [label.value.trim(), ...lines.slice(index + 1)].join("\n").trim();
			return fields;
		}
		fields[label.name] ||= cleanLine(label.value, limits[label.name]);
	}
	return fields;
}

/** Whether a text is one plain ASCII mail address of at most 254 characters. */
export function isPlainEmail(text: string): boolean {
	return text.length <= MAX_EMAIL && text.indexOf("@") <= 64 && PLAIN_EMAIL.test(text);
}

function isDoubtfulPhone(phone: string): boolean {
	const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
	return phone !== "" && digits < MIN_PHONE_DIGITS;
}

/** The visitor's words unchanged, then the relay's remarks below a line. `origin` is the first remark. */
export function mailText(body: string, fields: LeadFields, origin: string, suspicion: Suspicion | null = null): string {
	const remarks = [origin];
	if (suspicion) remarks.push(`Suspected spam (${suspicion}).`);
	if (isDoubtfulPhone(fields.phone)) remarks.push(`The phone number looks incomplete (fewer than ${MIN_PHONE_DIGITS} digits).`);
	if (!isPlainEmail(fields.email)) remarks.push("No valid email address, so a reply won't reach the visitor.");
	return `${body}\n\n-- \n${remarks.join("\n")}\n`;
}

function readLabel(line: string): { name: keyof LeadFields; value: string } | null {
	const match = LABELLED_LINE.exec(line);
	const name = match?.[1]?.toLowerCase();
	if (name !== "name" && name !== "email" && name !== "phone" && name !== "source" && name !== "message") return null;
	return { name, value: match?.[2] ?? "" };
}

function cut(text: string, max: number): string {
	return text
		.slice(0, max)
		.replace(/[\ud800-\udbff]$/, "")
		.replace(LONE_SURROGATES, "\ufffd")
		.trimEnd();
}
