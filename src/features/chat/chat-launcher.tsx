import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { chatBubble, chatPaths } from "@/content/chat";
import { ChatBubble } from "./chat-bubble";
import { useAppeared } from "./use-appeared";

const PANEL_ID = "chat-panel";
const loadPanel = () => import("./chat-panel").then((module) => module.ChatPanel);
const preload = () => void loadPanel().catch(() => {});

/**
 * The chat on the pages that carry it. The panel is loaded when somebody reaches for the bubble, and stays mounted from
 * then on, so that a closed chat goes on with its conversation.
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
	useMarkedDocument(open);

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
	function leaveOnEscape(event: KeyboardEvent) {
		if (open && event.key === "Escape" && !event.nativeEvent.isComposing) leave();
	}

	if (!appeared) return null;
	return (
		<section aria-label={chatBubble.region} hidden={!isHere}>
			{isHere ? (
				<ChatBubble
					ref={bubble}
					open={open}
					panelId={PANEL_ID}
					onClick={open ? leave : show}
					onKeyDown={leaveOnEscape}
					onPointerEnter={preload}
					onFocus={preload}
				/>
			) : null}
			{failed && isHere ? <LoadFailed /> : null}
			{Panel ? <Panel id={PANEL_ID} open={open} onCover={() => setWanted(false)} onKeyDown={leaveOnEscape} /> : null}
		</section>
	);
}

/** Says on the document that the chat is open, so that other things in that corner keep clear of it. */
function useMarkedDocument(open: boolean): void {
	useEffect(() => {
		if (!open) return;
		document.documentElement.dataset.chatOpen = "";
		return () => {
			delete document.documentElement.dataset.chatOpen;
		};
	}, [open]);
}

function LoadFailed() {
	return (
		<p
			role="alert"
			className="fixed right-4 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-50 m-0 max-w-72 rounded-box border border-line-strong bg-surface px-4 py-3 text-[0.92rem] shadow-pop sm:right-6 sm:bottom-[calc(5.75rem+env(safe-area-inset-bottom))]"
		>
			{chatBubble.failed}
		</p>
	);
}
