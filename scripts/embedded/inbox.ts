import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { EmailDriver } from "@supabase/lite";
import type { Mailer, RelayRequest } from "../../supabase/functions/send-email/ports.ts";

const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d1b18; --quiet: #6a655c; --line: #e3dfd6; --link: #1f4fa3; }
@media (prefers-color-scheme: dark) {
	:root { --paper: #171613; --ink: #edeae3; --quiet: #a39d92; --line: #35322c; --link: #9dbcf5; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
header { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; align-items: baseline; }
h1 { font-size: 1.5rem; font-weight: 600; letter-spacing: -0.01em; margin: 0; }
h2 { font-size: 1.0625rem; font-weight: 600; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
p { color: var(--quiet); margin: 0.5rem 0 0; }
article { border-top: 1px solid var(--line); padding: 1.5rem 0; }
ol { list-style: none; margin: 2rem 0 0; padding: 0; border-bottom: 1px solid var(--line); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 1rem; margin: 0; font-size: 0.875rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: var(--link); }
button { font: inherit; font-size: 0.875rem; min-height: 2.75rem; padding: 0 1rem; color: inherit; background: none;
	border: 1px solid var(--line); border-radius: 0.375rem; cursor: pointer; }
button:hover { border-color: var(--quiet); }
a:focus-visible, button:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`;

/** The inbox as an HTML document without scripts, with every text escaped. `messages` are newest first. */
export function renderInboxPage(messages: readonly InboxMessage[], company: string): string {
	const clear = `<form method="post" action="/dev/mail/clear"><button type="submit">Clear</button></form>`;
	const list =
		messages.length === 0
			? "<p>No mail yet. Send the contact form or ask for a new password to see one here.</p>"
			: `<ol>${messages.map(renderMessage).join("")}</ol>`;
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mail (${messages.length}) · ${escapeHtml(company)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><h1>Mail of ${escapeHtml(company)}</h1>${messages.length === 0 ? "" : clear}</header>
<p>Mails that the embedded backend would have sent. They never leave this machine, and the newest 200 are kept.</p>
${list}
</main>
</body>
</html>
`;
}

function renderMessage(message: InboxMessage): string {
	const facts: [string, string][] = [
		["From", message.from],
		["To", message.to],
		["Reply to", message.replyTo ?? "—"],
		["Kind", message.kind === "lead" ? "Contact form" : "Sign-in"],
	];
	const rows = facts.map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`).join("");
	const when = `<dt>Received</dt><dd><time datetime="${escapeHtml(message.receivedAt)}">${escapeHtml(readableTime(message.receivedAt))}</time></dd>`;
	// Only our own mails get links. Addresses that a visitor typed stay plain text.
	const text = message.kind === "auth" ? linkAddresses(message.text) : escapeHtml(message.text);
	return `<li><article><h2>${escapeHtml(message.subject)}</h2><dl>${rows}${when}</dl><pre>${text}</pre></article></li>`;
}

function readableTime(iso: string): string {
	return iso.replace("T", " ").replace(/\.\d+Z$/, " UTC");
}

function linkAddresses(text: string): string {
	const parts = text.split(/(https?:\/\/[^\s<>"']+)/);
	return parts
		.map((part, index) => (index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
		.join("");
}

function escapeHtml(text: string): string {
	const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
	return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

export interface InboxMessage {
	id: string;
	receivedAt: string;
	from: string;
	to: string;
	replyTo: string | null;
	subject: string;
	text: string;
	kind: "lead" | "auth";
	payload: RelayRequest | null;
}

export interface Inbox {
	add(message: Omit<InboxMessage, "id" | "receivedAt">): InboxMessage;
	list(): readonly InboxMessage[];
	clear(): void;
}

const KEPT = 200;

/** Keeps the newest 200 mails, in a file unless `inboxFile` is null. Throws when the file can't be written. */
export function createInbox(options: { inboxFile: string | null; now?: () => Date }): Inbox {
	const now = options.now ?? (() => new Date());
	let messages = options.inboxFile === null ? [] : readInbox(options.inboxFile);
	const keep = (next: InboxMessage[]): void => {
		if (options.inboxFile !== null) writeInbox(options.inboxFile, next);
		messages = next;
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

/** A mail driver for the sign-in service that delivers to the inbox, from the sender `from`. */
export function inboxEmailDriver(inbox: Inbox, from: string): EmailDriver {
	return {
		async send(mail) {
			const text = mail.text ?? htmlToText(mail.html ?? "");
			inbox.add({ from, to: mail.to, replyTo: null, subject: mail.subject, text, kind: "auth", payload: null });
		},
	};
}

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

/** Renames a new file, so that an interruption leaves the old inbox. Only its owner can read it. */
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
