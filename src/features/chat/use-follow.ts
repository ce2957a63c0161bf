import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Conversation } from "./chat-conversation";

/** What is left free above a message and below a form. */
const MARGIN_PX = 16;

/**
 * Keeps the newest message in sight, at each opening and whenever something is added: the end of the conversation, or, where more
 * stands below the message than there is room for, the message's own beginning. A form that asks for something is shown whole.
 */
export function useFollow(open: boolean, chat: Conversation): RefObject<HTMLDivElement | null> {
	const area = useRef<HTMLDivElement>(null);
	const { messages, waiting, asking, lead } = chat;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes what stands at the end.
	useLayoutEffect(() => {
		if (open && area.current) follow(area.current);
	}, [open, messages.length, waiting.length, asking, lead.status]);
	return area;
}

function follow(area: HTMLElement): void {
	// Where the window is very low the whole panel scrolls, not its middle.
	const isWhole = area.scrollHeight <= area.clientHeight;
	const scroller = (isWhole && area.parentElement) || area;
	const newest = area.querySelector<HTMLElement>("[role=log] > :last-child");
	const form = area.querySelector("form");
	const start = newest ? newest.offsetTop - MARGIN_PX : 0;
	const end = form ? Math.min(form.offsetTop - MARGIN_PX, form.offsetTop + form.offsetHeight + MARGIN_PX - scroller.clientHeight) : 0;
	// The browser stops at either end by itself.
	scroller.scrollTop = Math.max(start, end) + (isWhole ? area.offsetTop : 0);
}
