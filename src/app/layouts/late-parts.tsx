import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { paths } from "@/content/paths";
import { useNavigationKey } from "@/shared/hooks/use-navigation-key";
import { type DialogRequest, hostDialog } from "@/shared/lib/dialog-request";
import { hostNotices, type Notice, notify } from "@/shared/lib/notify";
import { LINK_WAIT_MS } from "../early-clicks";
import { isLeaving } from "../guards";

interface LeadDialogProps {
	request: DialogRequest;
	onClose: () => void;
}

interface ShownDialog {
	Dialog: ComponentType<LeadDialogProps>;
	request: DialogRequest;
	/** Has asked for it. */
	link: Element | undefined;
}

const loadDialog = () => import("@/features/contact/lead-dialog").then((module) => module.LeadDialog);

function goToForm({ source }: DialogRequest): void {
	window.early?.leave();
	location.assign(paths.contactAbout(source));
}

/** A click with a key opens another tab. */
function isNewIntent(event: Event): boolean {
	const { target } = event;
	if (!(event instanceof MouseEvent)) return true;
	return !(event.ctrlKey || event.metaKey || event.shiftKey) && target instanceof Element && target.closest("a[href], button") !== null;
}

/** Safari doesn't focus a clicked link, so its dialogs can't return the focus. */
function returnFocus(link: Element | undefined): void {
	const { activeElement } = document;
	const isLost = activeElement === document.body || activeElement?.closest("dialog");
	if (isLost && link instanceof HTMLElement) link.focus({ preventScroll: true });
}

/** Ends the wait before it. */
function beginWait(waiting: RefObject<AbortController | null>): AbortController {
	waiting.current?.abort();
	waiting.current = new AbortController();
	return waiting.current;
}

/** Opens the lead dialog when a button asks for it. Its code loads with the first request. */
export function LeadHost({ load = loadDialog }: { load?: () => Promise<ComponentType<LeadDialogProps>> }) {
	const [shown, setShown] = useState<ShownDialog | null>(null);
	const waiting = useRef<AbortController>(null);
	const key = useNavigationKey();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the form opens only on the page where the visitor asked for it.
	useEffect(() => () => waiting.current?.abort(), [key]);
	useEffect(() => {
		const open = (request: DialogRequest, link?: Element) => {
			if (isLeaving()) return goToForm(request);
			/** Ends the wait. Returns whether the visitor still waits for it. */
			const end = () => {
				const isWanted = !signal.aborted;
				control.abort();
				return isWanted;
			};
			const fail = () => {
				if (!end()) return;
				// Visitors must be able to write even when this file fails to load.
				if (navigator.onLine) goToForm(request);
				else openOnline(() => open(request, link));
			};
			const timer = setTimeout(fail, LINK_WAIT_MS);
			const control = beginWait(waiting);
			const { signal } = control;
			signal.addEventListener("abort", () => {
				clearTimeout(timer);
				link?.removeAttribute("aria-busy");
			});
			link?.setAttribute("aria-busy", "true");
			// What the visitor does last wins.
			const drop = (event: Event) => isNewIntent(event) && control.abort();
			for (const type of ["click", "input", "popstate", "pagehide"]) addEventListener(type, drop, { capture: true, signal });
			load().then(
				(Dialog) => end() && setShown({ Dialog, request, link }),
				(error: unknown) => {
					console.error("Lead dialog:", error);
					fail();
				},
			);
		};
		const openOnline = (again: () => void) => {
			const { signal } = beginWait(waiting);
			notify({ kind: "error", text: "You are offline. The form opens when the connection is back.", until: signal });
			addEventListener("online", again, { signal });
		};
		return hostDialog(open);
	}, [load]);
	if (!shown) return null;
	const close = () => {
		setShown(null);
		returnFocus(shown.link);
	};
	return <shown.Dialog key={shown.request.source} request={shown.request} onClose={close} />;
}

/** Keeps toasts above the chat button: 56 px and its distance from the edge. */
const OFFSET = { top: 90, right: 20, bottom: 92, left: 20 };

interface ToastLibrary {
	Toasts: ComponentType<{ offset: typeof OFFSET }>;
	toast: Record<"success" | "error", (text: string, options: { duration?: number }) => string | number> & {
		dismiss: (id: string | number) => unknown;
	};
}

async function loadToasts(): Promise<ToastLibrary> {
	const [{ Toasts }, { toast }] = await Promise.all([import("@/shared/ui/toasts"), import("sonner")]);
	return { Toasts, toast };
}

/** Shows toasts on public pages. The library loads with the first one; plain text is the fallback. */
export function NoticeHost({ load = loadToasts }: { load?: () => Promise<ToastLibrary> }) {
	const [Toasts, setToasts] = useState<ToastLibrary["Toasts"] | null>(null);
	const [plain, setPlain] = useState<Notice | null>(null);
	useEffect(() => {
		const show = (notice: Notice) => {
			const { kind, text, until } = notice;
			load().then(
				({ Toasts: Loaded, toast }) => {
					setToasts(() => Loaded);
					if (until?.aborted) return;
					const id = toast[kind](text, kind === "error" ? { duration: Number.POSITIVE_INFINITY } : {});
					until?.addEventListener("abort", () => toast.dismiss(id));
				},
				(error: unknown) => {
					console.warn("Notice:", error);
					if (until?.aborted) return;
					setPlain(notice);
					until?.addEventListener("abort", () => setPlain((shown) => (shown === notice ? null : shown)));
				},
			);
		};
		const warm = () => void load().catch(() => {});
		return hostNotices(show, warm);
	}, [load]);
	useEffect(() => {
		const report = (button: HTMLElement) => {
			notify(copyNotice(button.dataset));
			delete button.dataset.copied;
		};
		const onCopied = ({ target }: Event) => target instanceof HTMLElement && report(target);
		for (const button of document.querySelectorAll<HTMLElement>("[data-copied]")) report(button);
		addEventListener("copied", onCopied);
		return () => removeEventListener("copied", onCopied);
	}, []);
	return (
		<>
			{Toasts ? <Toasts offset={OFFSET} /> : null}
			{plain ? <PlainNotice notice={plain} onClose={() => setPlain(null)} /> : null}
		</>
	);
}

/** Without HTTPS or permission, the message has the text to copy by hand. */
function copyNotice({ copied, copy, copyName }: DOMStringMap): Notice {
	if (copied === "yes") return { kind: "success", text: `${copyName} copied: ${copy}` };
	return { kind: "error", text: `Your browser blocked copying. ${copyName}: ${copy}` };
}

function PlainNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
	return (
		<div
			role={notice.kind === "error" ? "alert" : "status"}
			className="fixed right-5 bottom-23 left-5 z-50 flex items-center justify-between gap-4 rounded-box border border-line-strong bg-surface px-4 py-3 shadow-pop sm:left-auto sm:max-w-96"
		>
			<span>{notice.text}</span>
			<button type="button" onClick={onClose} className="link-line py-1 font-semibold">
				Close
			</button>
		</div>
	);
}
