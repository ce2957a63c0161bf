import type { Lead } from "@/data/leads/schema";

/** Some systems cut the address of a mail program's window; 2,000 signs pass everywhere. */
const MAX_LINK = 1900;
const MAX_SUBJECT = 400;

/**
 * A mailto: address that answers a lead: its subject, and its message quoted as far as there is room. Null where there is no address.
 */
export function replyLink(
	{ email, subject, name, receivedAt }: Pick<Lead, "email" | "subject" | "name" | "receivedAt">,
	message: string,
): string | null {
	if (!email) return null;
	const title = fill(/^re:/i.test(subject) ? subject : `Re: ${subject}`, MAX_SUBJECT);
	const start = `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${title}&body=`;
	const quoted = message.split("\n").map((line) => `> ${line}\n`);
	const body = `\n\n\nOn ${receivedAt.slice(0, 10)}, ${name || email} wrote:\n${quoted.join("")}`;
	return start + fill(body, MAX_LINK - start.length);
}

/** A tel: address of a number as somebody wrote it; null where there is none to call. */
export function callLink(phone: string): string | null {
	const number = phone.normalize("NFKC").replace(/(?!^\+)[^\d]/g, "");
	return number.replace("+", "").length >= 5 ? `tel:${number}` : null;
}

/** As much of a text as fits, encoded for an address. Line ends are those of mail; half a character cannot be encoded. */
function fill(text: string, room: number): string {
	let encoded = "";
	for (const sign of text.replace(/\p{Cs}/gu, "\ufffd")) {
		const next = encodeURIComponent(sign === "\n" ? "\r\n" : sign);
		if (encoded.length + next.length > room) return `${encoded}${encodeURIComponent("…")}`;
		encoded += next;
	}
	return encoded;
}
