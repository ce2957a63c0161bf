import { type Dispatch, type RefObject, useContext, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from "react-router-dom";
import { chatLead, chatMessages, quickReplies } from "@/content/chat/messages";
import { paths } from "@/content/paths";
import type { ChatAction } from "@/content/schema";
import { site } from "@/content/site";
import { useCloseWatcher } from "@/shared/hooks/use-close-watcher";
import { classNames } from "@/shared/lib/class-names";
import { cleanEmail } from "@/shared/lib/email-address";
import { isComposing } from "@/shared/lib/is-composing";
import { notify, prepareNotices } from "@/shared/lib/notify";
import { uniqueId } from "@/shared/lib/unique-id";
import { type ChatEvent, type ChatMessage, type Conversation, converse, listUnsent, writeTranscript } from "./chat-conversation";
import { Composer, LeadForm } from "./chat-forms";
import { reloadForChat } from "./chat-reload";
import { readConversation, writeConversation } from "./chat-storage";
import type { Outcome } from "./send-lead";

interface ChatPanelProps {
	id: string;
	open: boolean;
	/** Closes without moving the focus. */
	onCover: () => void;
	/** Closes and moves the focus to the bubble, which is beside the panel. */
	onLeave: () => void;
}

export function ChatPanel({ id, open, onCover, onLeave }: ChatPanelProps) {
	const [chat, dispatch] = useConversation(open);
	const panel = useRef<HTMLDivElement>(null);
	const send = useLead(chat, dispatch, panel);
	const middle = useFollow(open, chat);
	const close = () => (panel.current?.parentElement?.contains(document.activeElement) ? onLeave() : onCover());
	useOpenChat(open, close);
	useUncovered(open, panel, onCover);
	useHostAction({ action: chat.action, onDone: () => dispatch({ type: "acted" }), onCover });
	// Before paint: an effect could take the focus back after the visitor closes the panel.
	useLayoutEffect(() => {
		if (open) panel.current?.focus({ preventScroll: true });
	}, [open]);

	if (!open) return null;
	// The pressed button is removed or disabled; keep the focus in the panel.
	const holdFocus = () => middle.current?.focus({ preventScroll: true });
	return (
		<div
			ref={panel}
			id={id}
			role="dialog"
			aria-label={`${site.name}: ${chatMessages.label}`}
			tabIndex={-1}
			className="fixed inset-x-3 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-50 flex h-[min(35rem,calc(100dvh-7.5rem))] flex-col overflow-hidden rounded-card border border-line-strong bg-surface shadow-pop transition-[opacity,translate] duration-300 ease-out sm:right-6 sm:bottom-[calc(5.75rem+env(safe-area-inset-bottom))] sm:left-auto sm:w-96 starting:translate-y-3 starting:opacity-0 low-window:overflow-y-auto print:hidden"
		>
			<div className="border-line border-b px-4 pt-4.5 pb-4">
				<p className="label-mono m-0 flex items-center gap-2 text-ink-3">
					<span className="size-2 bg-accent-bright" aria-hidden="true" />
					{chatMessages.label}
				</p>
				<h2 className="mt-2 mb-0 font-semibold text-[1.2rem] leading-tight tracking-[-0.025em]">{site.name}</h2>
				<p className="mt-1 mb-0 text-[0.88rem] text-ink-2">{chatMessages.responds}</p>
			</div>
			<div
				ref={middle}
				tabIndex={-1}
				className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 low-window:flex-none low-window:overflow-visible low-window:[&_:is(a,button,input)]:scroll-mb-34"
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
			{isPhone() ? <CloseOnBack onClose={close} /> : null}
		</div>
	);
}

/** Whether the panel is as wide as the page. */
const isPhone = (): boolean => window.matchMedia?.("(max-width: 29.99rem)").matches ?? false;

function CloseOnBack({ onClose }: { onClose: () => void }) {
	useCloseWatcher(onClose);
	return null;
}

function MessageLog({ messages }: { messages: ChatMessage[] }) {
	return (
		<div role="log" aria-live="polite" aria-label={chatMessages.log} className="grid gap-2.5">
			{messages.map(({ id, text, isBot }) => (
				<p
					key={id}
					data-speaker={isBot ? "bot" : "visitor"}
					className={classNames(
						"m-0 max-w-[88%] whitespace-pre-line rounded-box px-3.5 py-2.5 text-[0.94rem] leading-normal [overflow-wrap:anywhere]",
						isBot ? "justify-self-start rounded-bl-[3px] bg-sunken" : "justify-self-end rounded-br-[3px] bg-solid text-on-solid",
					)}
				>
					<span className="sr-only">{isBot ? chatMessages.speakers.bot : chatMessages.speakers.you}: </span>
					<bdi>{text}</bdi>
				</p>
			))}
		</div>
	);
}

interface QuickRepliesProps {
	chat: Conversation;
	onPick: (text: string) => void;
}

function QuickReplies({ chat, onPick }: QuickRepliesProps) {
	if (chat.waiting.length > 0) return null;
	return (
		<fieldset className="m-0 mt-4 flex flex-wrap gap-1.5 border-0 p-0">
			<legend className="sr-only">{chatMessages.replies}</legend>
			{quickReplies.map(({ text }) => (
				<button
					key={text}
					type="button"
					onClick={() => onPick(text)}
					className="min-h-8.5 rounded-full border border-control-line px-2.5 py-1.5 text-left font-medium text-[0.82rem] leading-tight transition-colors hover:border-ink hover:bg-sunken"
				>
					{text}
				</button>
			))}
		</fieldset>
	);
}

const REPLY_MS = 400;

/** Answers one message after another, also while the chat is closed. */
function useConversation(open: boolean): [Conversation, Dispatch<ChatEvent>] {
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

/** Marks the document, so that toasts keep clear of the open chat, and calls back when Escape closes nothing else. */
function useOpenChat(open: boolean, onEscape: () => void): void {
	const leave = useEffectEvent(onEscape);
	// Before the panel is painted: an Escape can follow at once.
	useLayoutEffect(() => {
		if (!open) return;
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key === "Escape" && !isComposing(event) && !document.querySelector("dialog[open]")) leave();
		};
		document.documentElement.dataset.chatOpen = "";
		// Captured, because HTML that isn't hydrated stops the event.
		addEventListener("keydown", onKeyDown, true);
		return () => {
			delete document.documentElement.dataset.chatOpen;
			removeEventListener("keydown", onKeyDown, true);
		};
	}, [open]);
}

/** Scrolls a control that gets the focus above the panel. Where it doesn't fit, the panel closes. */
function useUncovered(open: boolean, panel: RefObject<HTMLElement | null>, onCover: () => void): void {
	const giveWay = useEffectEvent(onCover);
	useEffect(() => {
		const cover = panel.current;
		if (!open || !cover) return;
		const onFocus = ({ target }: FocusEvent) => {
			if (!(target instanceof HTMLElement) || target.tabIndex < 0 || !target.matches(":focus-visible")) return;
			if (target.closest("dialog") || cover.parentElement?.contains(target) || isClear(target, cover)) return;
			const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
			if (target.offsetHeight <= cover.getBoundingClientRect().top - header) target.scrollIntoView({ block: "start", behavior: "instant" });
			if (!isClear(target, cover)) giveWay();
		};
		// Captured, because HTML that isn't hydrated stops the event.
		addEventListener("focusin", onFocus, true);
		return () => removeEventListener("focusin", onFocus, true);
	}, [open, panel]);
}

/** Whether a control is in view beside, above or below the panel. */
function isClear(control: HTMLElement, cover: HTMLElement): boolean {
	const { left, top, bottom } = cover.getBoundingClientRect();
	const box = control.getBoundingClientRect();
	return box.right <= left || (box.top >= 0 && box.bottom <= top) || (box.top >= bottom && box.bottom <= innerHeight);
}

const MARGIN_PX = 16;

/** Scrolls to the newest message: to its start where it doesn't fit, else to the end. A form that fits is shown whole. */
function useFollow(open: boolean, chat: Conversation): RefObject<HTMLDivElement | null> {
	const area = useRef<HTMLDivElement>(null);
	const { messages, waiting, asking, lead } = chat;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes the end of the conversation.
	useLayoutEffect(() => {
		if (open && area.current) follow(area.current);
	}, [open, messages.length, waiting.length, asking, lead.status]);
	return area;
}

function follow(area: HTMLElement): void {
	// In a very low window the whole panel scrolls, under the composer.
	const isWhole = area.scrollHeight <= area.clientHeight;
	const scroller = (isWhole && area.parentElement) || area;
	const composer = area.nextElementSibling;
	const room = scroller.clientHeight - (isWhole && composer ? composer.clientHeight : 0);
	const newest = area.querySelector<HTMLElement>("[role=log] > :last-child");
	const form = area.querySelector("form");
	const start = newest ? newest.offsetTop - MARGIN_PX : 0;
	const end = form && form.offsetHeight <= room ? form.offsetTop + form.offsetHeight + MARGIN_PX - room : 0;
	scroller.scrollTop = Math.max(start, end) + (isWhole ? area.offsetTop : 0);
}

/** A message that isn't sent while the panel is closed, or on a page without the chat, is reported in a toast. */
function useLead(chat: Conversation, dispatch: Dispatch<ChatEvent>, panel: RefObject<HTMLElement | null>): () => Promise<void> {
	const busy = useRef(false);

	return async () => {
		if (busy.current) return;
		busy.current = true;
		prepareNotices();
		const start: ChatEvent = { type: "send", key: uniqueId() };
		const sending = converse(chat, start);
		dispatch(start);
		const outcome = await deliver(chat, sending.attempt?.key ?? start.key);
		busy.current = false;
		const isEarlier = outcome === "known";
		const end: ChatEvent =
			outcome === "sent" || isEarlier ? { type: "sent", at: Date.now(), isEarlier } : { type: "failed", reason: outcome };
		dispatch(end);
		if (!panel.current && listUnsent(converse(sending, end)).length > 0) notify({ kind: "error", text: chatLead.failedMeanwhile });
	};
}

async function deliver(chat: Conversation, idempotencyKey: string): Promise<Outcome> {
	try {
		const { sendLead } = await import("./send-lead");
		return await sendLead({ email: cleanEmail(chat.email), ...writeTranscript(chat), idempotencyKey });
	} catch (error) {
		console.error("Chat:", error instanceof Error ? error.message : "the code for sending did not load");
		if (navigator.onLine === false) return "offline";
		if (chat.lead.status === "failed") await reloadForChat();
		return "refused";
	}
}

const ACTION_MS = 500;

interface HostAction {
	action: { kind: ChatAction } | null;
	/** Called after the action, or when the visitor has left the page. */
	onDone: () => void;
	/** Called before the action where the chat covers the page. */
	onCover: () => void;
}

/** Runs a reply's action after a pause, unless it is canceled. */
function useHostAction({ action, onDone, onCover }: HostAction): void {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const router = useContext(UNSAFE_DataRouterContext)?.router;
	const startedOn = useRef(pathname);

	const act = useEffectEvent((kind: ChatAction) => {
		onDone();
		// The visitor has left the page, or is about to.
		if (startedOn.current !== pathname || (router && router.state.navigation.state !== "idle")) return;
		// On wide screens the panel would cover the form that it leads to.
		if (kind === "talk-to-human" || isPhone()) onCover();
		if (kind === "show-web-projects") navigate(paths.projectsGrid, { state: { service: "web-apps" } });
		else navigate(document.getElementById("contact") ? `${pathname}#contact` : paths.contactSection);
	});
	const remember = useEffectEvent(() => {
		startedOn.current = pathname;
	});

	useEffect(() => {
		if (!action) return;
		remember();
		const timer = setTimeout(() => act(action.kind), ACTION_MS);
		return () => clearTimeout(timer);
	}, [action]);
}
