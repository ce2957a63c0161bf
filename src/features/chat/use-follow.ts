import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Conversation } from "./chat-conversation";

/** Keeps the newest message in sight: at each opening, and whenever something is added. */
export function useFollow(open: boolean, chat: Conversation): RefObject<HTMLDivElement | null> {
	const area = useRef<HTMLDivElement>(null);
	const { messages, waiting, asking, lead } = chat;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes what stands at the end.
	useLayoutEffect(() => {
		if (open && area.current) area.current.scrollTop = area.current.scrollHeight;
	}, [open, messages.length, waiting.length, asking, lead.status]);
	return area;
}
