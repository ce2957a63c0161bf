import { type Dispatch, useRef } from "react";
import { uniqueId } from "@/shared/lib/unique-id";
import type { ChatEvent, Conversation } from "./chat-conversation";
import { transcriptOf } from "./chat-transcript";

/** Sends what was typed to the team, once for each click; how it ended is an event of the conversation. */
export function useLead(chat: Conversation, dispatch: Dispatch<ChatEvent>): () => Promise<void> {
	const busy = useRef(false);
	const openedAt = useRef<number | null>(null);
	openedAt.current ??= performance.now();

	return async () => {
		if (busy.current) return;
		busy.current = true;
		const key = chat.key ?? uniqueId();
		dispatch({ type: "send", key });
		const outcome = await deliver(chat, key, performance.now() - (openedAt.current ?? 0));
		busy.current = false;
		dispatch(outcome === "sent" ? { type: "sent", at: Date.now() } : { type: "failed", offline: outcome === "offline" });
	};
}

async function deliver(chat: Conversation, idempotencyKey: string, elapsedMs: number): Promise<"sent" | "offline" | "failed"> {
	try {
		const { sendLead } = await import("./send-lead");
		return await sendLead({ email: chat.email.trim(), ...transcriptOf(chat), idempotencyKey, elapsedMs });
	} catch (error) {
		console.error("Chat:", error instanceof Error ? error.message : "the code for sending did not load");
		return navigator.onLine === false ? "offline" : "failed";
	}
}
