import { followStoredTheme, readTheme, type Theme, writeTheme } from "@/shared/lib/theme";

const WIDE = "(min-width: 48rem)";
/** The chat's bubble appears after 1 s (styles/frame.css) or this many pixels of scrolling. */
const SCROLLED_PX = 200;

interface Press {
	target: EventTarget | null;
	/** Of keys only. */
	repeat?: boolean;
}

/**
 * Makes dialogs and the theme switch work before React hydrates the page, and afterwards, and marks a scrolled page:
 * `data-opens` names the dialog that a button opens, `data-closes` closes the menu, `data-theme-choice` is a theme,
 * `data-copy` a text to copy, and `data-quote` the service that the contact form asks about.
 */
export function installNativeControls(signal?: AbortSignal): void {
	let press: Press | undefined;
	const closeMenu = () => document.querySelector<HTMLDialogElement>(".menu-panel")?.close();
	const note = (event: Press) => {
		press = event;
	};
	for (const type of ["pointerdown", "keydown", "keyup"]) addEventListener(type, note, { capture: true, signal });
	const onClick = ({ target }: MouseEvent) => {
		// A held key would press what opens under it, and open and close in turn.
		if (!(target instanceof Element) || press?.repeat) return;
		const opener = target.closest<HTMLElement>("[data-opens]");
		const menu = target.closest(".menu-panel");
		if (opener) open(opener);
		// A text selection can end on the backdrop.
		else if (target.closest("[data-closes]") || (menu && (target.closest("a") || (target === menu && press?.target === menu)))) closeMenu();
		const button = target.closest<HTMLElement>("[data-copy]");
		if (button) void copy(button);
		const quote = target.closest<HTMLElement>("[data-quote]")?.dataset.quote;
		if (quote) document.documentElement.dataset.quote = quote;
		const choice = target.closest<HTMLElement>("[data-theme-choice]")?.dataset.themeChoice;
		if (choice) writeTheme(choice as Theme);
	};
	const onClose = ({ target }: Event) => {
		if (target instanceof HTMLDialogElement) markOpeners(target);
	};
	const onScroll = () => {
		if (scrollY >= SCROLLED_PX) document.documentElement.dataset.scrolled = "";
	};
	addEventListener("scroll", onScroll, { passive: true, signal });
	// Clicks in HTML that isn't hydrated are stopped on their way.
	addEventListener("click", onClick, { capture: true, signal });
	// The event doesn't bubble.
	addEventListener("close", onClose, { capture: true, signal });
	addEventListener("themechange", showTheme, { signal });
	followStoredTheme(signal);
	matchMedia(WIDE).addEventListener("change", closeMenu, { signal });
	showTheme();
}

/** Marks the button with the result, for a message that may wait for React. Browsers copy only during the click. */
async function copy(button: HTMLElement): Promise<void> {
	try {
		await navigator.clipboard.writeText(button.dataset.copy ?? "");
		button.dataset.copied = "yes";
	} catch {
		button.dataset.copied = "no";
	}
	button.dispatchEvent(new Event("copied", { bubbles: true }));
}

function open(opener: HTMLElement): void {
	const dialog = document.getElementById(opener.dataset.opens ?? "");
	if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
	dialog.showModal();
	markOpeners(dialog);
}

function markOpeners({ id, open }: HTMLDialogElement): void {
	for (const opener of document.querySelectorAll(`[data-opens="${id}"]`)) opener.ariaExpanded = String(open);
}

/** The HTML is prerendered without a chosen theme. */
function showTheme(): void {
	for (const button of document.querySelectorAll<HTMLElement>("[data-theme-choice]"))
		button.ariaPressed = String(button.dataset.themeChoice === readTheme());
}
