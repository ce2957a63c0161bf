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
	/** `lead` comes from a contact form, `auth` from the sign-in service (password reset). */
	kind: "lead" | "auth";
	/** The JSON body of a lead as the browser sent it; null for other mails and for a lead that was sent again. */
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
 * @param options.inboxFile file that keeps the mails across restarts (its folders are created); `null` keeps them in memory. An
 *   unreadable file counts as empty, because these mails are only copies.
 * @throws Error when the file can't be written.
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

/** A mailer for the relay that delivers to the inbox. */
export function inboxMailer(inbox: Inbox): Mailer {
	return {
		async send(mail) {
			const { from, to, subject, text } = mail;
			inbox.add({ from, to, replyTo: mail.replyTo ?? null, subject, text, kind: "lead", payload: mail.original });
		},
	};
}

/** A mailer for tests that fails like an unreachable mail server when the subject matches. */
export function refusingMailer(mailer: Mailer, refuses: (subject: string) => boolean): Mailer {
	return {
		async send(mail) {
			if (refuses(mail.subject)) throw new Error("connect ECONNREFUSED 192.0.2.1:465");
			await mailer.send(mail);
		},
	};
}

/**
 * A mail driver for the sign-in service that delivers to the inbox; pass it to `startEmbeddedBackend({ email })`.
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

/** Covers the sign-in service's own templates: keeps the addresses of links and the lines of blocks. */
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

/** Writes a new file and renames it, so that an interruption leaves the old inbox. Only its owner can read it. */
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
