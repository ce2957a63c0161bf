import { X } from "lucide-react";
import { Dialog as Modal } from "radix-ui";
import { createContext, type ReactNode, useContext, useState } from "react";
import { useCloseWatcher } from "@/shared/hooks/use-close-watcher";
import { useScrollLock } from "@/shared/hooks/use-scroll-lock";
import { classNames } from "@/shared/lib/class-names";
import { isComposing } from "@/shared/lib/is-composing";
import { enterFromBelow, enterFromLeft, fadeIn } from "@/shared/motion/admin-motion";
import { IconButton } from "./icon-button";

/** Spread on a field that handles Escape itself; the dialog ignores the key while the focus is there. */
export const keepsEscape = (active: boolean) => ({ "data-keeps-escape": active ? "" : undefined });

const kinds = {
	card: "m-auto max-h-[calc(100%-38px)] max-w-[calc(100%-38px)] overflow-auto rounded-card border border-line bg-surface",
	panel: "m-auto overflow-hidden rounded-card border border-line",
	screen: "overflow-hidden border-line bg-paper md:m-auto md:rounded-card md:border",
	sheet: "m-0 overflow-auto border-line border-r bg-sunken",
} as const;

/** Phones show toasts at the top: while there is one, dialogs leave it that room (admin.css). */
const belowToasts = {
	card: "max-[601px]:top-(--dialog-top) max-[601px]:max-h-[min(100%-38px,var(--dialog-room))]",
	panel: "max-[601px]:top-(--dialog-top) max-[601px]:max-h-[min(94dvh,var(--dialog-room))]",
	screen: "max-[601px]:top-(--dialog-top) max-[601px]:max-h-(--dialog-room)",
	sheet: "",
} as const;

/** The row of a dialog's buttons: on a phone, one under the other in full width. */
export const dialogButtons = "grid gap-2 sm:flex sm:flex-wrap";

const backdrops = { light: "bg-night/40", dark: "bg-night/55", opaque: "bg-paper" } as const;

interface DialogProps {
	kind: keyof typeof kinds;
	/** The accessible name, if there is no `DialogTitle`. */
	label?: string;
	onClose: () => void;
	/** A question that interrupts: an alert dialog. */
	isAlert?: boolean;
	/** Refuses Escape, Android's Back and presses outside. */
	isLocked?: boolean;
	/** Refuses presses outside only. */
	keepsInput?: boolean;
	backdrop?: keyof typeof backdrops;
	/** Takes the focus on closing if what opened the dialog is gone. Otherwise the screen does. */
	returnTo?: () => HTMLElement | null;
	className: string;
	children: ReactNode;
}

/** Whether the sign-in form covers the page. */
export const PageCovered = createContext(false);

/**
 * A modal dialog, open while it is mounted. Focuses the element with `data-initial-focus`, or the first control.
 * On a covered page it opens later, so that it doesn't take the pointer and the focus from the sign-in form.
 */
export function Dialog(props: DialogProps) {
	const isCovered = useContext(PageCovered);
	const [isOpen, setOpen] = useState(!isCovered);
	if (!isOpen && !isCovered) setOpen(true);
	return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
	kind,
	label,
	onClose,
	isAlert = false,
	isLocked = false,
	keepsInput = false,
	backdrop = "dark",
	returnTo = () => document.querySelector("main"),
	className,
	children,
}: DialogProps) {
	const [opener] = useState(() => document.activeElement);
	useScrollLock(true);
	useCloseWatcher(() => void (isLocked || onClose()));
	// The opaque one also covers the picture viewer of a preview, whose z-index is 9999.
	const layer = isAlert ? "z-70" : backdrop === "opaque" ? "z-10000" : "z-50";
	const onEscape = (event: KeyboardEvent) => {
		const isTaken = event.target instanceof Element && event.target.closest("[data-keeps-escape]") !== null;
		if (isLocked || isTaken || isComposing(event)) event.preventDefault();
	};
	const onPressOutside = (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
		const { target } = event.detail.originalEvent;
		if (isLocked || keepsInput || (target instanceof Element && target.closest("[data-sonner-toaster]"))) event.preventDefault();
	};
	// Radix's Overlay isn't used: its scroll lock inserts a style element, which the security policy refuses.
	return (
		<Modal.Root open onOpenChange={onClose}>
			<Modal.Portal>
				<div ref={fadeIn} className={classNames("pointer-events-auto fixed inset-0", layer, backdrops[backdrop])} />
				<Modal.Content
					asChild
					aria-label={label}
					onEscapeKeyDown={onEscape}
					onPointerDownOutside={onPressOutside}
					onOpenAutoFocus={focusInitial}
					onCloseAutoFocus={(event) => returnFocus(event, opener, returnTo)}
				>
					<dialog
						open
						{...(isAlert ? { role: "alertdialog" } : {})}
						ref={kind === "sheet" ? enterFromLeft : enterFromBelow}
						className={classNames("fixed inset-0 text-ink outline-none", layer, kinds[kind], belowToasts[kind], className)}
					>
						{children}
					</dialog>
				</Modal.Content>
			</Modal.Portal>
		</Modal.Root>
	);
}

function focusInitial(event: Event): void {
	const wanted = event.currentTarget instanceof Element ? event.currentTarget.querySelector("[data-initial-focus]") : null;
	if (!(wanted instanceof HTMLElement)) return;
	event.preventDefault();
	wanted.focus();
}

const isFocusLost = (focused: Element | null): boolean => focused === null || focused === document.body;

/** Leaves the focus alone if closing has already moved it. */
function returnFocus(event: Event, opener: Element | null, returnTo: () => HTMLElement | null): void {
	event.preventDefault();
	if (!isFocusLost(document.activeElement)) return;
	// A dropped file and the buttons of Safari open a dialog without having the focus.
	const target = opener?.isConnected && !isFocusLost(opener) ? opener : returnTo();
	if (target instanceof HTMLElement) target.focus({ preventScroll: target !== opener });
}

interface DialogTitleProps {
	focused?: boolean;
	className: string;
	children: ReactNode;
}

export function DialogTitle({ focused = false, className, children }: DialogTitleProps) {
	return (
		<Modal.Title {...(focused ? { tabIndex: -1, "data-initial-focus": "" } : {})} className={classNames("outline-none", className)}>
			{children}
		</Modal.Title>
	);
}

/** Text below the title that screen readers announce with it. */
export function DialogDetail({ className, children }: { className: string; children: ReactNode }) {
	return <Modal.Description className={className}>{children}</Modal.Description>;
}

interface DialogBarProps {
	title: string;
	onClose: () => void;
	isLocked?: boolean;
}

export function DialogBar({ title, onClose, isLocked }: DialogBarProps) {
	return (
		<header className="flex items-center gap-4 border-line border-b py-2.5 pr-3 pl-5">
			<DialogTitle focused className="m-0 mr-auto font-semibold text-[1.12rem] tracking-[-0.015em]">
				{title}
			</DialogTitle>
			<IconButton label="Close" Icon={X} disabled={isLocked} onClick={onClose} />
		</header>
	);
}
