import { MessageCircle, X } from "lucide-react";
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { chatBubble, chatPaths } from "@/content/chat/bubble";
import { reloadForChat, takeReopening } from "./chat-reload";

const PANEL_ID = "chat-panel";
const loadPanel = () => import("./chat-panel").then((module) => module.ChatPanel);
const preload = () => void loadPanel().catch(() => {});
const LOAD_MS = 10_000;

/** The chat and its bubble, which is in the HTML. The panel's code loads on demand and stays mounted, so that a closed chat continues. */
export function ChatLauncher() {
	const { pathname } = useLocation();
	const isHere = chatPaths.includes(pathname);
	const bubble = useRef<HTMLButtonElement>(null);
	const { Panel, open, busy, failed, show, hide } = usePanel(pathname, isHere);
	const reopen = useEffectEvent(() => {
		if (takeReopening() && isHere) void show();
	});
	// After an early click is repeated, which would close the chat again.
	useEffect(() => {
		const timer = setTimeout(reopen);
		return () => clearTimeout(timer);
	}, []);

	function leave() {
		hide();
		bubble.current?.focus({ preventScroll: true });
	}

	if (!isHere && !Panel) return null;
	return (
		<section aria-label={chatBubble.region} hidden={!isHere}>
			{isHere ? (
				<ChatBubble
					ref={bubble}
					open={open}
					aria-busy={busy || undefined}
					panelId={PANEL_ID}
					onClick={open ? leave : show}
					onPointerEnter={preload}
					onFocus={preload}
				/>
			) : null}
			{failed && isHere ? <LoadFailed /> : null}
			{Panel ? <Panel id={PANEL_ID} open={open} onCover={hide} onLeave={leave} /> : null}
		</section>
	);
}

/** The panel once its code is there, and whether the visitor has opened it or waits for it. */
function usePanel(pathname: string, isHere: boolean) {
	const [wanted, setWanted] = useState(false);
	const [failed, setFailed] = useState(false);
	const [Panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>> | null>(null);
	const open = wanted && isHere && Panel !== null;
	const busy = wanted && isHere && !open;
	useEffect(() => {
		if (!isHere) setWanted(false);
	}, [isHere]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what the visitor does last wins; an open panel stays open.
	useEffect(() => {
		if (!Panel) setWanted(false);
	}, [pathname]);
	useEffect(() => {
		if (!busy) return;
		const timer = setTimeout(() => {
			setWanted(false);
			setFailed(true);
		}, LOAD_MS);
		return () => clearTimeout(timer);
	}, [busy]);

	async function show() {
		if (busy) return;
		setWanted(true);
		setFailed(false);
		if (Panel) return;
		try {
			const loaded = await loadPanel();
			setPanel(() => loaded);
			setFailed(false);
			// The panel takes the focus: meanwhile the visitor may have begun to type elsewhere or opened a dialog.
			if (document.activeElement?.matches("input, textarea, select") || document.querySelector("dialog[open]")) setWanted(false);
		} catch (error) {
			console.error("Chat:", error);
			setWanted(false);
			setFailed(true);
			if (failed) void reloadForChat();
		}
	}
	return { Panel, open, busy, failed, show, hide: () => setWanted(false) };
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

interface ChatBubbleProps extends ComponentProps<"button"> {
	open: boolean;
	panelId: string;
}

const inset =
	"fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] sm:right-6 sm:bottom-[calc(1.5rem+env(safe-area-inset-bottom))]";

function ChatBubble({ open, panelId, ...rest }: ChatBubbleProps) {
	const Icon = open ? X : MessageCircle;
	return (
		<button
			type="button"
			aria-label={open ? chatBubble.close : chatBubble.open}
			aria-expanded={open}
			aria-controls={panelId}
			className={`${inset} chat-bubble needs-script z-50 grid size-14 place-items-center rounded-full border border-transparent bg-solid text-on-solid shadow-pop ring-2 ring-paper focus-visible:ring-7 transition-[scale,opacity] duration-300 ease-out motion-safe:hover:not-active:scale-105 aria-busy:cursor-progress aria-busy:opacity-60 print:hidden`}
			{...rest}
		>
			<Icon aria-hidden="true" className="size-6" />
			{open ? null : <span data-chat-dot="" className="absolute top-0 right-0 size-4 rounded-full border-3 border-paper bg-danger" />}
		</button>
	);
}
