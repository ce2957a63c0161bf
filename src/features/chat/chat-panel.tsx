import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { chatWords } from "@/content/chat-words";
import { site } from "@/content/site";
import { Composer } from "./composer";
import { LeadForm } from "./lead-form";
import { MessageLog } from "./message-log";
import { QuickReplies } from "./quick-replies";
import { useConversation } from "./use-conversation";
import { useFollow } from "./use-follow";
import { useHostAction } from "./use-host-action";
import { useLead } from "./use-lead";

interface ChatPanelProps {
	id: string;
	open: boolean;
	/** Closes because the visitor wants to go on with the page itself. */
	onCover: () => void;
	onKeyDown: (event: KeyboardEvent) => void;
}

/** The chat: a dialog beside the page, not over it. Closed it shows nothing and keeps the conversation going. */
export function ChatPanel({ id, open, onCover, onKeyDown }: ChatPanelProps) {
	const [chat, dispatch] = useConversation(open);
	const send = useLead(chat, dispatch);
	const panel = useRef<HTMLDivElement>(null);
	const middle = useFollow(open, chat);
	useHostAction({ action: chat.action, onDone: () => dispatch({ type: "acted" }), onCover });
	// Before the panel is seen: later, it could take the focus back from somebody who has closed it already.
	useLayoutEffect(() => {
		if (open) panel.current?.focus({ preventScroll: true });
	}, [open]);

	if (!open) return null;
	// What is pressed goes away or is switched off; the focus must not go with it.
	const holdFocus = () => middle.current?.focus({ preventScroll: true });
	return (
		<div
			ref={panel}
			id={id}
			role="dialog"
			aria-label={`${site.name}: ${chatWords.label}`}
			tabIndex={-1}
			onKeyDown={onKeyDown}
			className="fixed inset-x-3 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-50 flex h-[min(560px,calc(100dvh-120px))] flex-col overflow-hidden rounded-card border border-line-strong bg-surface shadow-pop transition-[opacity,translate] duration-300 ease-out sm:right-6 sm:bottom-[calc(5.75rem+env(safe-area-inset-bottom))] sm:left-auto sm:w-96 starting:translate-y-3 starting:opacity-0 [@media(max-height:26rem)]:overflow-y-auto print:hidden"
		>
			<div className="border-line border-b px-4 pt-4.5 pb-4">
				<p className="label-mono m-0 flex items-center gap-2 text-ink-3">
					<span className="size-2 bg-accent-bright" aria-hidden="true" />
					{chatWords.label}
				</p>
				<h2 className="mt-2 mb-0 font-semibold text-[1.2rem] leading-tight tracking-[-0.025em]">{site.name}</h2>
				<p className="mt-1 mb-0 text-[0.88rem] text-ink-2">{chatWords.responds}</p>
			</div>
			<div
				ref={middle}
				tabIndex={-1}
				className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 [@media(max-height:26rem)]:flex-none [@media(max-height:26rem)]:overflow-visible"
			>
				<MessageLog messages={chat.messages} />
				<LeadForm chat={chat} dispatch={dispatch} onSend={() => void send()} holdFocus={holdFocus} />
				<QuickReplies
					chat={chat}
					onPick={(text) => {
						holdFocus();
						dispatch({ type: "pick", text, at: Date.now() });
					}}
				/>
			</div>
			<Composer chat={chat} dispatch={dispatch} />
		</div>
	);
}
