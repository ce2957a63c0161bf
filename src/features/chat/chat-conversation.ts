import { chatMessages, quickReplies } from "@/content/chat/messages";
import type { ChatAction } from "@/content/schema";
import { cleanEmail } from "@/shared/lib/email-address";
import { visibleText } from "@/shared/lib/text/visible-text";

/** Longest text of a visitor's message, in characters. */
export const MAX_TEXT = 1000;
/** Unsent messages that fit into the relay's limit of 32 kB, whatever their letters. */
const MAX_UNSENT = 8;

export interface ChatMessage {
	id: string;
	text: string;
	isBot: boolean;
	/** Milliseconds since 1970. */
	timestamp: number;
}

/** A pending answer to a quick reply, or to a typed text (null). */
export interface Waiting {
	reply: string | null;
	/** Whether the reply's action follows; closing the chat cancels it. */
	acts: boolean;
}

export interface Conversation {
	messages: ChatMessage[];
	waiting: Waiting[];
	/** An object, so that the same action can happen twice. */
	action: { kind: ChatAction } | null;
	draft: string;
	email: string;
	/** Positions of the typed messages in `messages`. */
	typed: number[];
	/** Number of messages that the team has received. */
	sent: number;
	asking: boolean;
	lead: { status: "idle" } | { status: "sending"; upTo: number } | { status: "failed"; offline: boolean };
	/**
	 * Idempotency key for everything that isn't confirmed as sent, with the number of messages at the first attempt and its address. Added
	 * messages keep it: if that attempt arrived, the relay refuses the longer text. Sending with another address replaces it.
	 */
	attempt: { key: string; upTo: number; email: string } | null;
	/** Whether an attempt without an answer may have arrived. */
	unconfirmed: boolean;
}

export type ChatEvent =
	| { type: "open"; at: number }
	| { type: "close" }
	| { type: "pick"; text: string; at: number }
	| { type: "say"; at: number }
	| { type: "answer"; at: number }
	| { type: "acted" }
	| { type: "draft"; text: string }
	| { type: "email"; text: string }
	| { type: "decline"; at: number }
	| { type: "reopen" }
	/** `key`: for a new attempt. */
	| { type: "send"; key: string }
	/** `isEarlier`: the relay has the text of the first attempt, not this one. */
	| { type: "sent"; at: number; isEarlier?: boolean }
	| { type: "failed"; reason: "offline" | "refused" | "unconfirmed" };

export const emptyConversation: Conversation = {
	messages: [],
	waiting: [],
	action: null,
	draft: "",
	email: "",
	typed: [],
	sent: 0,
	asking: false,
	lead: { status: "idle" },
	attempt: null,
	unconfirmed: false,
};

export const listUnsent = ({ typed, sent }: Conversation): number[] => typed.filter((position) => position >= sent);

export function findRefusal(chat: Conversation): "blank" | "too-long" | "too-many" | null {
	const text = cleanText(chat.draft);
	if (text === "") return "blank";
	if (text.length > MAX_TEXT) return "too-long";
	return listUnsent(chat).length >= MAX_UNSENT ? "too-many" : null;
}

/** Replaces control characters, such as the tabs between pasted cells, by spaces; empty if nothing visible is left. */
function cleanText(text: string): string {
	const readable = text
		.replace(/\r\n?/g, "\n")
		.replace(/((?!\n)\p{Cc})+/gu, " ")
		.replace(/\p{Cs}/gu, "");
	return visibleText(readable);
}

/** The chat's state machine. Impossible events change nothing. */
export function converse(chat: Conversation, event: ChatEvent): Conversation {
	switch (event.type) {
		case "open":
			return chat.messages.length > 0 ? chat : add(chat, chatMessages.welcome, true, event.at);
		case "close":
			return { ...chat, action: null, waiting: chat.waiting.map((answer) => (answer.acts ? { ...answer, acts: false } : answer)) };
		case "pick":
			if (chat.waiting.length > 0 || !quickReplies.some(({ text }) => text === event.text)) return chat;
			return { ...add(chat, event.text, false, event.at), waiting: [{ reply: event.text, acts: true }] };
		case "say":
			return say(chat, event.at);
		case "answer":
			return answer(chat, event.at);
		case "acted":
			return { ...chat, action: null };
		case "draft":
			return { ...chat, draft: event.text };
		case "email":
			return chat.lead.status === "sending" ? chat : { ...chat, email: event.text };
		case "decline":
			return decline(chat, event.at);
		case "reopen":
			return { ...chat, asking: listUnsent(chat).length > 0 };
		default:
			return send(chat, event);
	}
}

function add(chat: Conversation, text: string, isBot: boolean, timestamp: number): Conversation {
	const message = { id: `m${chat.messages.length + 1}`, text, isBot, timestamp };
	return { ...chat, messages: [...chat.messages, message] };
}

function say(chat: Conversation, at: number): Conversation {
	if (findRefusal(chat)) return chat;
	const last = chat.waiting.at(-1);
	return {
		...add(chat, cleanText(chat.draft), false, at),
		draft: "",
		typed: [...chat.typed, chat.messages.length],
		// Thank once for two texts in a row.
		waiting: last?.reply === null ? chat.waiting : [...chat.waiting, { reply: null, acts: false }],
	};
}

function answer(chat: Conversation, at: number): Conversation {
	const [next, ...waiting] = chat.waiting;
	if (!next) return chat;
	if (next.reply === null) {
		const thanks = chat.sent > 0 || chat.asking ? chatMessages.thanksAgain : chatMessages.thanks;
		return { ...add(chat, thanks, true, at), waiting, asking: listUnsent(chat).length > 0 };
	}
	const reply = quickReplies.find(({ text }) => text === next.reply);
	if (!reply) return { ...chat, waiting };
	const action = reply.action && next.acts ? { kind: reply.action } : chat.action;
	return { ...add(chat, reply.answer, true, at), waiting, action };
}

function decline(chat: Conversation, at: number): Conversation {
	if (chat.lead.status === "sending") return chat;
	const text = chat.unconfirmed ? chatMessages.declinedUnconfirmed : chatMessages.declined;
	return { ...add(chat, text, true, at), asking: false, lead: { status: "idle" } };
}

function send(chat: Conversation, event: Extract<ChatEvent, { type: "send" | "sent" | "failed" }>): Conversation {
	const isSending = chat.lead.status === "sending";
	if (event.type === "send") {
		if (isSending || listUnsent(chat).length === 0) return chat;
		const upTo = chat.messages.length;
		const email = cleanEmail(chat.email);
		const attempt = chat.attempt?.email === email ? chat.attempt : { key: event.key, upTo, email };
		return { ...chat, attempt, lead: { status: "sending", upTo } };
	}
	if (chat.lead.status !== "sending") return chat;
	if (event.type === "failed") {
		const { reason } = event;
		return {
			...chat,
			unconfirmed: chat.unconfirmed || reason === "unconfirmed",
			lead: { status: "failed", offline: reason === "offline" },
		};
	}
	const { upTo } = (event.isEarlier && chat.attempt) || chat.lead;
	const arrived: Conversation = { ...chat, sent: upTo, attempt: null, unconfirmed: false, lead: { status: "idle" } };
	const said = add(arrived, chatMessages.sent, true, event.at);
	return { ...said, asking: listUnsent(said).length > 0 };
}

const MAX_SUBJECT = 100;
/** Characters for answers and picked replies; with the typed texts they stay below the relay's 20,000. */
const MAX_OTHER = 5000;

/** Writes the unsent part of the conversation with the speakers' names. */
export function writeTranscript(chat: Conversation): { subject: string; message: string } {
	const unsent = listUnsent(chat);
	let room = MAX_OTHER;
	const lines: string[] = [];
	for (let position = chat.messages.length - 1; position >= chat.sent; position -= 1) {
		const message = chat.messages[position];
		if (!message) continue;
		const line = writeLine(message);
		if (!unsent.includes(position)) {
			room -= line.length;
			if (room < 0) continue;
		}
		lines.unshift(line);
	}
	if (room < 0) lines.unshift(chatMessages.earlier);
	return { subject: writeSubject(chat.messages[unsent[0] ?? -1]?.text ?? ""), message: lines.join("\n") };
}

/** Indents continuation lines, so that no message can imitate another speaker. */
function writeLine({ isBot, text }: ChatMessage): string {
	return `${isBot ? chatMessages.speakers.bot : chatMessages.speakers.visitor}: ${text.replace(/\n+/g, "\n ")}`;
}

/** Cuts between words where possible, and never inside a surrogate pair. */
function writeSubject(text: string): string {
	const line = `${chatMessages.subject} ${text.replace(/\s+/g, " ")}`;
	if (line.length <= MAX_SUBJECT) return line;
	const cut = line.slice(0, MAX_SUBJECT).replace(/[\ud800-\udbff]$/, "");
	const gap = cut.lastIndexOf(" ");
	return gap > chatMessages.subject.length ? cut.slice(0, gap) : cut;
}
