import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { EmailDriver } from "@supabase/lite";
import type { Mailer, RelayRequest } from "../../supabase/functions/send-email/ports.ts";

/** A mail that would have left the machine. */
export interface InboxMessage {
	id: string;
	/** ISO 8601, UTC. */
	receivedAt: string;
	from: string;
	to: string;
	replyTo: string | null;
	subject: string;
	text: string;
	/** `lead`: of a contact form; `auth`: of the sign-in service (password reset). */
	kind: "lead" | "auth";
	/** Of a lead: the JSON body exactly as the browser sent it; null when the administrator sent it again. */
	payload: RelayRequest | null;
}

/** The mails of the embedded backend, in memory and optionally in a file. */
export interface Inbox {
	add(message: Omit<InboxMessage, "id" | "receivedAt">): InboxMessage;
	/** Newest first. */
	list(): readonly InboxMessage[];
	clear(): void;
}

const KEPT = 200;

/**
 * Opens an inbox that keeps the newest 200 mails.
 *
 * @param options.inboxFile where the mails survive a restart (folders are made); `null` keeps them in memory. A file that
 *   cannot be read as an inbox counts as empty: these mails are copies, and a start must not fail for them.
 * @throws Error when the file cannot be written.
 */
export function createInbox(options: { inboxFile: string | null; now?: () => Date }): Inbox {
	const now = options.now ?? (() => new Date());
	let messages = options.inboxFile === null ? [] : readInbox(options.inboxFile);
	const keep = (next: InboxMessage[]): void => {
		messages = next;
		if (options.inboxFile !== null) writeInbox(options.inboxFile, messages);
	};
	return {
		add(message) {
			const added = { id: randomUUID(), receivedAt: now().toISOString(), ...message };
			keep([added, ...messages].slice(0, KEPT));
			return added;
		},
		list: () => messages,
		clear: () => keep([]),
	};
}

/** The mailer of the relay that delivers into the inbox. */
export function inboxMailer(inbox: Inbox): Mailer {
	return {
		async send(mail) {
			const { from, to, subject, text } = mail;
			inbox.add({ from, to, replyTo: mail.replyTo ?? null, subject, text, kind: "lead", payload: mail.original });
		},
	};
}

/** A mailer before which stands a mail server that takes no mail with such a subject, as tests want it. */
export function refusingMailer(mailer: Mailer, refuses: (subject: string) => boolean): Mailer {
	return {
		async send(mail) {
			if (refuses(mail.subject)) throw new Error("connect ECONNREFUSED 192.0.2.1:465");
			await mailer.send(mail);
		},
	};
}

/**
 * The mail driver of the sign-in service that delivers into the inbox; give it to `startEmbeddedBackend({ email })`.
 *
 * @param from sender that the inbox shows.
 */
export function inboxEmailDriver(inbox: Inbox, from: string): EmailDriver {
	return {
		async send(mail) {
			const text = mail.text ?? htmlToText(mail.html ?? "");
			inbox.add({ from, to: mail.to, replyTo: null, subject: mail.subject, text, kind: "auth", payload: null });
		},
	};
}

/** Enough for the sign-in service's own templates: links keep their address, blocks their line, nothing else remains. */
function htmlToText(html: string): string {
	const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
	return html
		.replace(/<a\s[^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/gi, "$2: $1")
		.replace(/<br[^>]*>|<\/(?:p|div|h[1-6]|li|tr)>/gi, "\n")
		.replace(/<[^>]*>/g, "")
		.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
		.trim();
}

function readInbox(file: string): InboxMessage[] {
	try {
		const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
		return Array.isArray(kept) ? kept.filter(isMessage).slice(0, KEPT) : [];
	} catch {
		return [];
	}
}

/** Written beside and moved into place, so that a stop half way leaves the old inbox; readable by its owner alone. */
function writeInbox(file: string, messages: readonly InboxMessage[]): void {
	mkdirSync(dirname(file), { recursive: true });
	const draft = `${file}.new`;
	writeFileSync(draft, `${JSON.stringify(messages, null, "\t")}\n`, { mode: 0o600 });
	renameSync(draft, file);
}

function isMessage(value: unknown): value is InboxMessage {
	if (typeof value !== "object" || value === null) return false;
	const fields: Partial<Record<string, unknown>> = { ...value };
	const texts = [fields.id, fields.receivedAt, fields.from, fields.to, fields.subject, fields.text];
	return texts.every((text) => typeof text === "string") && (fields.kind === "lead" || fields.kind === "auth");
}
