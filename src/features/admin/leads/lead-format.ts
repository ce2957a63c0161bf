import { chatMessages } from "@/content/chat/messages";
import { isClosed, type Lead, type LeadStatus, type LeadSummary, type Suspicion } from "@/data/leads/schema";
import { formatNumber } from "@/features/admin/ui/format";

export function formatCount(count: number): string {
	return count === 1 ? "Lead" : `${formatNumber(count)} leads`;
}

/** @param before the leads before they were marked */
export function markedMessage(count: number, status: LeadStatus, before: readonly LeadSummary[]): string {
	if (status === "archived") return `${formatCount(count)} archived`;
	if (status === "read" && before.every(isClosed)) return `${formatCount(count)} moved to the inbox`;
	return count === 1 ? `Marked as ${status}` : `${formatCount(count)} marked as ${status}`;
}

export function formatSender({ name, email }: { name: string; email: string | null }): string {
	return name || email || "No name given";
}

export function formatSubject({ subject }: { subject: string }): string {
	return subject || "(no subject)";
}

/** Short names that keep their capitals. */
const CAPITALS: Record<string, string> = { ai: "AI", ar: "AR", vr: "VR", iot: "IoT", saas: "SaaS", ui: "UI", ux: "UX" };

/** "ai-calling-hero" becomes "AI calling hero". */
export function sourceName(source: string | null): string {
	if (!source) return "Contact form";
	const words = source.split(/[-_\s]+/).filter(Boolean);
	const name = words.map((word) => CAPITALS[word.toLowerCase()] ?? word).join(" ");
	return name.charAt(0).toUpperCase() + name.slice(1);
}

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const date = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

/** Time for today, day for this year, full date otherwise; in the browser's time zone. */
export function shortTime(iso: string, now: Date): string {
	const moment = new Date(iso);
	if (moment.toDateString() === now.toDateString()) return clock.format(moment);
	return (moment.getFullYear() === now.getFullYear() ? day : date).format(moment);
}

/** An older attempt ended without an answer; the relay then allows another one. */
const WAITING_MS = 60_000;

interface DeliveryState {
	kind: "sent" | "waiting" | "failed";
	label: string;
	detail: string;
	canSend: boolean;
	/** The moment (ISO 8601) from which another state applies. */
	until?: string;
}

export function deliveryState(lead: Pick<LeadSummary, "delivery" | "deliveryNote" | "touchedAt">, now: Date): DeliveryState {
	if (lead.delivery === "sent") return { kind: "sent", label: "Sent", detail: "", canSend: false };
	if (lead.delivery === "failed") {
		return { kind: "failed", label: "Not delivered", detail: describeReason(lead.deliveryNote ?? ""), canSend: true };
	}
	if (lead.delivery === "held") {
		return { kind: "waiting", label: "Not mailed", detail: "The mail was not sent because the message looked like spam.", canSend: true };
	}
	const waitsUntil = Date.parse(lead.touchedAt) + WAITING_MS;
	if (now.getTime() < waitsUntil) {
		const until = new Date(waitsUntil).toISOString();
		return { kind: "waiting", label: "Waiting", detail: "The mail server hasn't confirmed the mail yet.", canSend: false, until };
	}
	const reason = lead.deliveryNote ? describeReason(lead.deliveryNote) : "";
	return {
		kind: "failed",
		label: "Mail not confirmed",
		detail: ["The mail may have arrived. Check the mailbox before you send it again.", reason].filter(Boolean).join(" "),
		canSend: true,
	};
}

const REASONS: readonly [RegExp, string][] = [
	[/answered 40[13]\b/, "The mail provider refused the relay's key or the sender's address. Check both with the provider."],
	[/answered 429\b/, "The mail provider asked us to try again later."],
	[/answered 4\d\d\b/, "The mail provider refused the message or an address in it."],
	[/answered 5\d\d\b/, "The mail provider has a problem. Try again later."],
	[/ECONNREFUSED|connection refused/i, "The mail server refused the connection. Check its name and port."],
	[/ENOTFOUND|EAI_AGAIN|EDNS/, "The mail server's name wasn't found. Check SMTP_HOST."],
	[/no answer within|timed? ?out|ETIMEDOUT|greeting never/i, "The mail server did not respond in time."],
	[/\b53[0-9]\b|EAUTH|invalid login|authentication/i, "The mail server refused the relay's sign-in. Check its user name and password."],
	[/certificate|ETLS|\bTLS|\bSSL/i, "The mail server's certificate was not accepted."],
	[/EHOSTUNREACH|ENETUNREACH|ECONNRESET|ESOCKET|closed|be reached/i, "The mail server couldn't be reached."],
	[/\b55[0-4]\b|EENVELOPE|recipient|mailbox/i, "The mail server refused the mailbox's address or the message."],
	[/\b4[2-5][0-9]\b|too many|rate/i, "The mail server asked us to try again later."],
];

const SUSPICIONS: Record<Suspicion, string> = {
	honeypot: "A hidden field that visitors can't see was filled in.",
	forged_time: "The form's start time was forged.",
	too_fast: "The visitor sent the form within two seconds of starting it.",
	links: "The message has more than five links.",
	rate_limit: "The same network sent more than five messages within ten minutes.",
};

export function describeSuspicion(suspicion: Suspicion): string {
	return SUSPICIONS[suspicion];
}

export function describeReason(note: string): string {
	return REASONS.find(([pattern]) => pattern.test(note))?.[1] ?? "The mail server rejected the message.";
}

export interface Turn {
	speaker: "assistant" | "visitor";
	text: string;
}

const SPEAKERS: readonly [string, Turn["speaker"]][] = [
	[`${chatMessages.speakers.bot}: `, "assistant"],
	[`${chatMessages.speakers.visitor}: `, "visitor"],
];

/** Parses a transcript of features/chat/chat-conversation.ts: "Speaker: text", further lines indented by a space; null for other text. */
export function readTranscript(message: string): { turns: Turn[]; isCut: boolean } | null {
	const turns: Turn[] = [];
	let isCut = false;
	for (const line of message.split("\n")) {
		const [name, speaker] = SPEAKERS.find(([label]) => line.startsWith(label)) ?? [];
		const last = turns.at(-1);
		if (name && speaker) turns.push({ speaker, text: line.slice(name.length) });
		else if (line === chatMessages.earlier && !last) isCut = true;
		else if (last && line.startsWith(" ")) last.text += `\n${line.slice(1)}`;
		else return null;
	}
	return turns.length > 0 ? { turns, isCut } : null;
}

/** Some systems truncate mailto: addresses; 2,000 characters work everywhere. */
const MAX_LINK = 1900;
const MAX_SUBJECT = 400;

/** A mailto: address that replies to a lead and quotes as much of its message as fits; null without an email address. */
export function replyLink(
	{ email, subject, receivedAt, ...sender }: Pick<Lead, "email" | "subject" | "name" | "source" | "receivedAt">,
	message: string,
): string | null {
	if (!email) return null;
	const title = encodeUpTo(/^re:/i.test(subject) ? subject : `Re: ${subject}`, MAX_SUBJECT);
	const start = `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${title}&body=`;
	const quoted = message.split("\n").map((line) => `> ${line}\n`);
	const body = `\n\n\nOn ${receivedAt.slice(0, 10)}, ${nameOf(sender) || email} wrote:\n${quoted.join("")}`;
	return start + encodeUpTo(body, MAX_LINK - start.length);
}

/** A tel: address; null if the text isn't a phone number. */
export function callLink(phone: string): string | null {
	const number = phone.normalize("NFKC").replace(/(?!^\+)[^\d]/g, "");
	return number.replace("+", "").length >= 5 ? `tel:${number}` : null;
}

/** Percent-encodes as much of a text as fits. Replaces lone surrogates, which can't be encoded. */
function encodeUpTo(text: string, room: number): string {
	let encoded = "";
	for (const sign of text.replace(/\p{Cs}/gu, "\ufffd")) {
		const next = encodeURIComponent(sign === "\n" ? "\r\n" : sign);
		if (encoded.length + next.length > room) return `${encoded}${encodeURIComponent("…")}`;
		encoded += next;
	}
	return encoded;
}

/** The chat asks for no name and sends a word in its place. */
const nameOf = ({ name, source }: Pick<Lead, "name" | "source">): string => (source === "chat" ? "" : name.trim());

/** "Hello Ada," or "Hello,". */
export function greeting(lead: Pick<Lead, "name" | "source">): string {
	const [first = ""] = nameOf(lead).split(/\s+/);
	return first ? `Hello ${first},` : "Hello,";
}
