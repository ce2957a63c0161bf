import { quickReplies } from "@/content/chat/messages";
import { cleanEmail } from "@/shared/lib/email-address";
import { type ChatMessage, type Conversation, emptyConversation, MAX_TEXT, type Waiting } from "./chat-conversation";

/** In the session storage. */
const CHAT_KEY = "chat";
const MAX_STORED_TEXT = 2 * MAX_TEXT;

/** The conversation of this tab, or an empty one if any part of the stored data is invalid. */
export function readConversation(): Conversation {
	try {
		return restore(JSON.parse(sessionStorage.getItem(CHAT_KEY) ?? "null")) ?? emptyConversation;
	} catch {
		return emptyConversation;
	}
}

/** Stores the conversation for a reload, without a pending action or send. */
export function writeConversation(chat: Conversation): void {
	try {
		// A reload loses the answer of a send that isn't finished.
		const unconfirmed = chat.unconfirmed || chat.lead.status === "sending";
		sessionStorage.setItem(CHAT_KEY, JSON.stringify({ ...chat, unconfirmed, action: null, lead: { status: "idle" } }));
	} catch {
		// Full or blocked storage: the conversation lasts as long as the page.
	}
}

function restore(kept: unknown): Conversation | null {
	const messages = readList(read(kept, "messages"), readMessage);
	const waiting = readList(read(kept, "waiting"), readWaiting);
	const draft = read(kept, "draft");
	const email = read(kept, "email");
	const sent = read(kept, "sent");
	const asking = read(kept, "asking");
	const attempt = read(kept, "attempt") ?? null;
	const unconfirmed = read(kept, "unconfirmed") === true;
	if (!messages || !waiting || typeof draft !== "string" || typeof email !== "string" || typeof asking !== "boolean") return null;
	const typed = readList(read(kept, "typed"), (position) => typedPosition(position, messages));
	if (!typed || typeof sent !== "number" || !Number.isInteger(sent) || sent < 0 || sent > messages.length) return null;
	const restored = { ...emptyConversation, messages, waiting, draft, email, typed, sent, asking, unconfirmed };
	if (attempt === null) return restored;
	const [key, upTo] = [read(attempt, "key"), read(attempt, "upTo")];
	if (typeof key !== "string" || !/^[\w-]{8,128}$/.test(key)) return null;
	if (typeof upTo !== "number" || !Number.isInteger(upTo) || upTo < sent || upTo > messages.length) return null;
	// The version before stored no address, and only kept an attempt while the address stayed the same.
	const to = read(attempt, "email") ?? cleanEmail(email);
	return typeof to === "string" ? { ...restored, attempt: { key, upTo, email: to } } : null;
}

function readMessage(value: unknown, index: number): ChatMessage | null {
	const text = read(value, "text");
	const isBot = read(value, "isBot");
	const timestamp = read(value, "timestamp");
	if (typeof text !== "string" || text.length > MAX_STORED_TEXT || typeof isBot !== "boolean") return null;
	return typeof timestamp === "number" ? { id: `m${index + 1}`, text, isBot, timestamp } : null;
}

function readWaiting(value: unknown): Waiting | null {
	const reply = read(value, "reply");
	if (reply === null) return { reply, acts: false };
	const known = quickReplies.find(({ text }) => text === reply);
	return known ? { reply: known.text, acts: false } : null;
}

function typedPosition(value: unknown, messages: ChatMessage[]): number | null {
	return typeof value === "number" && messages[value]?.isBot === false ? value : null;
}

function readList<T>(value: unknown, check: (entry: unknown, index: number) => T | null): T[] | null {
	if (!Array.isArray(value)) return null;
	const checked = value.flatMap((entry, index) => check(entry, index) ?? []);
	return checked.length === value.length ? checked : null;
}

function read(value: unknown, name: string): unknown {
	return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
