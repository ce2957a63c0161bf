import { type RefObject, useCallback, useEffect, useReducer, useRef } from "react";
import { useHoverIntent } from "@/shared/hooks/use-hover-intent";
import { useScrollSpeed } from "@/shared/hooks/use-scroll-speed";

/** At most one card is open. A pinned card was opened by a click or key and stays open when the mouse leaves it. */
interface AccordionState {
	open: string | null;
	pinned: boolean;
}

export type AccordionAction =
	/** The mouse rested on a card, or left it. */
	| { type: "hover" | "leave"; id: string }
	| { type: "press"; id: string; by: "pointer" | "keyboard" }
	/** The visitor works inside a card, or the browser opened it (find in page, a click before hydration). */
	| { type: "keep"; id: string }
	/** The browser closed a card. */
	| { type: "gone"; id: string };

export const closed: AccordionState = { open: null, pinned: false };

export function accordionReducer(state: AccordionState, action: AccordionAction): AccordionState {
	const isOpen = state.open === action.id;
	switch (action.type) {
		case "hover":
			return isOpen ? state : { open: action.id, pinned: false };
		case "leave":
			return isOpen && !state.pinned ? closed : state;
		case "press":
			// A click pins a card that hovering opened; a key closes any open card.
			return isOpen && (state.pinned || action.by === "keyboard") ? closed : { open: action.id, pinned: true };
		case "keep":
			return isOpen && state.pinned ? state : { open: action.id, pinned: true };
		case "gone":
			return isOpen ? closed : state;
	}
}

const OPEN_AFTER_MS = 100;
const CLOSE_AFTER_MS = 150;

/** Wide layouts have a panel's buttons at its top. */
const BESIDE_TEXT = "(min-width: 48rem)";

interface Accordion {
	state: AccordionState;
	/** For the list around the cards. Each card has its id in data-service. */
	listRef: RefObject<HTMLDivElement | null>;
	act: (action: AccordionAction) => void;
}

/** Opens cards by hover, tap, click or key. The card under the mouse stays in place when a card above it closes. */
export function useAccordion(): Accordion {
	const [state, dispatch] = useReducer(accordionReducer, closed);
	const listRef = useRef<HTMLDivElement>(null);
	const speed = useScrollSpeed();
	const release = useRef(() => {});
	const adopted = useRef<string | null>(null);

	const hold = useCallback(
		(id: string, edge: "top" | "bottom") => {
			const card = findCard(listRef.current, id);
			// Cards move only when another card closes.
			if (!card || !listRef.current?.querySelector("details[open]")) return;
			release.current();
			release.current = holdInPlace(() => card.getBoundingClientRect()[edge], speed.discount);
		},
		[speed],
	);
	const intent = useHoverIntent(findService, {
		openAfter: OPEN_AFTER_MS,
		closeAfter: CLOSE_AFTER_MS,
		isBlocked: speed.isFast,
		onOpen: (id) => {
			// Another card would take the focus away from the panel.
			if (listRef.current?.querySelector(".svc-panel :focus")) return;
			hold(id, "top");
			dispatch({ type: "hover", id });
		},
		onClose: (id, mouse) => {
			const card = findCard(listRef.current, id);
			if (card && mouse.y >= card.getBoundingClientRect().bottom) hold(id, "bottom");
			dispatch({ type: "leave", id });
		},
	});
	const act = useCallback(
		(action: AccordionAction) => {
			intent.settle();
			if (action.type === "press") hold(action.id, "top");
			dispatch(action);
		},
		[intent, hold],
	);

	useEffect(() => {
		// The browser may have toggled cards before hydration.
		const opened = listRef.current?.querySelector<HTMLElement>("details[open]");
		const id = opened ? findService(opened) : null;
		adopted.current = id;
		if (id !== null) dispatch({ type: "keep", id });
		return () => release.current();
	}, []);

	useBringUp(listRef, state.open, adopted, speed);

	return { state, listRef, act };
}

/** Scrolls to the end of a card that opens. The visitor may have scrolled away from one that was open before hydration. */
function useBringUp(
	listRef: RefObject<HTMLElement | null>,
	open: string | null,
	adopted: { current: string | null },
	speed: ReturnType<typeof useScrollSpeed>,
): void {
	useEffect(() => {
		if (open === null) return;
		const wasAdopted = open === adopted.current;
		adopted.current = null;
		if (wasAdopted) return;
		const end = findCard(listRef.current, open)?.querySelector(".svc-end");
		return end && window.matchMedia?.(BESIDE_TEXT).matches ? bringUp(end, speed.discount) : undefined;
	}, [listRef, open, adopted, speed]);
}

function findService(target: EventTarget | null): string | null {
	const card = target instanceof Element ? target.closest<HTMLElement>("[data-service]") : null;
	return card?.dataset.service ?? null;
}

function findCard(list: HTMLElement | null, id: string): HTMLElement | undefined {
	const cards = list?.querySelectorAll<HTMLElement>("[data-service]") ?? [];
	return [...cards].find((card) => card.dataset.service === id);
}

/** Longer than a panel takes to open or close. */
const SETTLE_MS = 600;

/** Scrolls the page so that an edge stays in place while content above it changes its height. Returns a function that stops it. */
export function holdInPlace(edge: () => number, scrolled: (pixels: number) => void): () => void {
	const root = document.documentElement;
	const started = performance.now();
	const start = edge() + window.scrollY;
	let done = 0;
	// Scroll anchoring would move the page a second time.
	root.style.setProperty("overflow-anchor", "none");
	let request = requestAnimationFrame(follow);

	function follow() {
		const owed = Math.round(edge() + window.scrollY - start - done);
		if (owed !== 0) {
			const before = window.scrollY;
			window.scrollBy({ top: owed, behavior: "instant" });
			done += owed;
			scrolled(window.scrollY - before);
		}
		// A slow frame can show a panel that hasn't settled yet.
		if (owed !== 0 || performance.now() - started < SETTLE_MS) request = requestAnimationFrame(follow);
		else stop();
	}

	function stop() {
		cancelAnimationFrame(request);
		root.style.removeProperty("overflow-anchor");
	}

	return stop;
}

const MARGIN_PX = 24;
const STEP = 0.2;
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls the page until an element is above the viewport's lower edge, or the visitor scrolls. Returns a function that stops it. */
export function bringUp(element: Element, scrolled: (pixels: number) => void): () => void {
	const step = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : STEP;
	const started = performance.now();
	let request = requestAnimationFrame(follow);
	for (const type of INPUTS) addEventListener(type, stop, { once: true, passive: true });

	function follow() {
		const missing = element.getBoundingClientRect().bottom + MARGIN_PX - window.innerHeight;
		const before = window.scrollY;
		if (missing > 0) window.scrollBy({ top: Math.ceil(missing * step), behavior: "instant" });
		scrolled(window.scrollY - before);
		// Meanwhile another panel can close above it.
		if (window.scrollY > before || performance.now() - started < SETTLE_MS) request = requestAnimationFrame(follow);
		else stop();
	}

	function stop() {
		cancelAnimationFrame(request);
		for (const type of INPUTS) removeEventListener(type, stop);
	}

	return stop;
}
