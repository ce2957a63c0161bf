import { type Dispatch, useEffect, useReducer } from "react";
import { type ChatEvent, type Conversation, converse } from "./chat-conversation";
import { readConversation, writeConversation } from "./chat-storage";

/** How long the assistant takes for an answer. */
const REPLY_MS = 400;

/**
 * The conversation of this tab and its pace: one answer after another, also while the chat is closed, and a welcome at the first
 * opening.
 */
export function useConversation(open: boolean): [Conversation, Dispatch<ChatEvent>] {
	const [chat, dispatch] = useReducer(converse, undefined, readConversation);
	const next = chat.waiting.length > 0;
	const answered = chat.messages.filter(({ isBot }) => isBot).length;

	useEffect(() => writeConversation(chat), [chat]);
	useEffect(() => dispatch(open ? { type: "open", at: Date.now() } : { type: "close" }), [open]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the wait for the next one.
	useEffect(() => {
		if (!next) return;
		const timer = setTimeout(() => dispatch({ type: "answer", at: Date.now() }), REPLY_MS);
		return () => clearTimeout(timer);
	}, [next, answered]);

	return [chat, dispatch];
}
