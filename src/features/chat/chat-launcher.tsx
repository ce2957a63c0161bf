import { MessageCircle, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { chatBubble, chatPaths } from "@/content/chat";
import { useAppeared } from "./use-appeared";

const PANEL_ID = "chat-panel";
const loadPanel = () => import("./chat-panel").then((module) => module.ChatPanel);

/**
 * The bubble of the chat on the pages that carry it (D1 §2). The chat itself is loaded when somebody reaches for it, and stays
 * mounted from then on, so that a closed chat goes on with its conversation.
 */
export function ChatLauncher() {
	const isHere = chatPaths.includes(useLocation().pathname);
	const appeared = useAppeared();
	const bubble = useRef<HTMLButtonElement>(null);
	const [wanted, setWanted] = useState(false);
	const [failed, setFailed] = useState(false);
	const [Panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>> | null>(null);
	const open = wanted && isHere;

	useEffect(() => {
		if (!isHere) setWanted(false);
	}, [isHere]);
	useEffect(() => {
		if (!open) return;
		document.documentElement.dataset.chatOpen = "";
		return () => {
			delete document.documentElement.dataset.chatOpen;
		};
	}, [open]);

	async function show() {
		setWanted(true);
		setFailed(false);
		try {
			const loaded = await loadPanel();
			setPanel(() => loaded);
		} catch (error) {
			console.error("Chat:", error instanceof Error ? error.message : error);
			setWanted(false);
			setFailed(true);
		}
	}
	function leave() {
		setWanted(false);
		bubble.current?.focus({ preventScroll: true });
	}
	function closeOnEscape(event: KeyboardEvent) {
		if (open && event.key === "Escape" && !event.nativeEvent.isComposing) leave();
	}
	const preload = () => void loadPanel().catch(() => {});

	return (
		<>
			{isHere && appeared ? (
				<button
					ref={bubble}
					type="button"
					aria-label={open ? chatBubble.close : chatBubble.open}
					aria-expanded={open}
					aria-controls={PANEL_ID}
					onClick={open ? leave : show}
					onKeyDown={closeOnEscape}
					onPointerEnter={preload}
					onFocus={preload}
					className="fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-50 grid size-14 place-items-center rounded-full bg-solid text-on-solid shadow-pop outline-offset-4 ring-2 ring-paper transition-[scale,opacity] duration-300 ease-out hover:scale-105 active:scale-100 sm:right-6 sm:bottom-[calc(1.5rem+env(safe-area-inset-bottom))] starting:scale-75 starting:opacity-0 print:hidden"
				>
					{open ? <X aria-hidden="true" className="size-6" /> : <MessageCircle aria-hidden="true" className="size-6" />}
					{open ? null : <span className="absolute top-0 right-0 size-4 rounded-full border-3 border-paper bg-danger" data-chat-dot="" />}
				</button>
			) : null}
			{failed && isHere ? (
				<p
					role="alert"
					className="fixed right-4 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-50 m-0 max-w-72 rounded-box border border-line-strong bg-surface px-4 py-3 text-[0.92rem] shadow-pop sm:right-6 sm:bottom-[calc(5.75rem+env(safe-area-inset-bottom))]"
				>
					{chatBubble.failed}
				</p>
			) : null}
			{Panel ? <Panel id={PANEL_ID} open={open} onClose={leave} onCover={() => setWanted(false)} onKeyDown={closeOnEscape} /> : null}
		</>
	);
}
