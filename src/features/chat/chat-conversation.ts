import { chatWords, quickReplies } from "@/content/chat-words";
import type { ChatAction } from "@/content/schema";

/** Longest text of a visitor's message, in characters. */
export const MAX_TEXT = 1000;
/** Most typed messages that may wait to be sent: what the relay takes in one request, however wide the letters (32 kB). */
const MAX_UNSENT = 8;

/** One message of the conversation. */
export interface ChatMessage {
	id: string;
	text: string;
	isBot: boolean;
	/** Milliseconds since 1970. */
	timestamp: number;
}

/** An answer that is still to come: of a quick reply, or (null) of a typed text. */
export interface Waiting {
	reply: string | null;
	/** Whether the reply's action on the page follows; closing the chat takes it back. */
	acts: boolean;
}

export interface Conversation {
	messages: ChatMessage[];
	/** Answers to come, in order. */
	waiting: Waiting[];
	/** What happens on the page next; an object, so that the same action twice is two. */
	action: { kind: ChatAction } | null;
	/** Text in the field. */
	draft: string;
	email: string;
	/** Positions of the typed messages. */
	typed: number[];
	/** How many messages the team has. */
	sent: number;
	/** Whether the form that sends the typed text is in sight. */
	asking: boolean;
	lead: { status: "idle" } | { status: "sending"; upTo: number } | { status: "failed"; offline: boolean };
	/** Idempotency key of the transcript as it stands, once it was tried to send. */
	key: string | null;
}

/** What happens to a conversation; `at` is the time of it. */
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
	| { type: "send"; key: string }
	| { type: "sent"; at: number }
	| { type: "failed"; offline: boolean };

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
	key: null,
};

/** The positions of typed messages that the team does not have yet. */
export const unsentOf = ({ typed, sent }: Conversation): number[] => typed.filter((position) => position >= sent);

/** Why the text in the field cannot be said now, or null. */
export function refusalOf(chat: Conversation): "blank" | "too-long" | "too-many" | null {
	const text = cleanText(chat.draft);
	if (text === "") return "blank";
	if (text.length > MAX_TEXT) return "too-long";
	return unsentOf(chat).length >= MAX_UNSENT ? "too-many" : null;
}

/** A text without the signs that no reader sees and no mail carries; blank if nothing is left to read. */
function cleanText(text: string): string {
	const readable = text.replace(/(?!\n)\p{Cc}|\p{Cs}/gu, "");
	return /[^\p{Z}\p{Cc}\p{Cf}]/u.test(readable) ? readable.trim() : "";
}

/** Every step of a conversation. What is not possible now changes nothing. */
export function converse(chat: Conversation, event: ChatEvent): Conversation {
	switch (event.type) {
		case "open":
			return chat.messages.length > 0 ? chat : add(chat, chatWords.welcome, true, event.at);
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
			return chat.lead.status === "sending" ? chat : { ...chat, email: event.text, key: null };
		case "decline":
			return chat.lead.status === "sending"
				? chat
				: { ...add(chat, chatWords.declined, true, event.at), asking: false, lead: { status: "idle" } };
		case "reopen":
			return { ...chat, asking: unsentOf(chat).length > 0 };
		default:
			return send(chat, event);
	}
}

/** A new message is a new transcript, which must not pass for the one that was tried before. */
function add(chat: Conversation, text: string, isBot: boolean, timestamp: number): Conversation {
	const message = { id: `m${chat.messages.length + 1}`, text, isBot, timestamp };
	return { ...chat, messages: [...chat.messages, message], key: chat.lead.status === "sending" ? chat.key : null };
}

function say(chat: Conversation, at: number): Conversation {
	if (refusalOf(chat)) return chat;
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
		const thanks = chat.sent > 0 || chat.asking ? chatWords.thanksAgain : chatWords.thanks;
		return { ...add(chat, thanks, true, at), waiting, asking: unsentOf(chat).length > 0 };
	}
	const reply = quickReplies.find(({ text }) => text === next.reply);
	if (!reply) return { ...chat, waiting };
	const action = reply.action && next.acts ? { kind: reply.action } : chat.action;
	return { ...add(chat, reply.answer, true, at), waiting, action };
}

function send(chat: Conversation, event: Extract<ChatEvent, { type: "send" | "sent" | "failed" }>): Conversation {
	const isSending = chat.lead.status === "sending";
	if (event.type === "send") {
		if (isSending || unsentOf(chat).length === 0) return chat;
		return { ...chat, key: event.key, lead: { status: "sending", upTo: chat.messages.length } };
	}
	if (chat.lead.status !== "sending") return chat;
	if (event.type === "failed") {
		// What was said meanwhile makes the next attempt another text, which must not pass for the one that may have arrived.
		const key = chat.messages.length > chat.lead.upTo ? null : chat.key;
		return { ...chat, key, lead: { status: "failed", offline: event.offline } };
	}
	const arrived: Conversation = { ...chat, sent: chat.lead.upTo, lead: { status: "idle" } };
	const said = add(arrived, chatWords.sent, true, event.at);
	return { ...said, asking: unsentOf(said).length > 0 };
}
