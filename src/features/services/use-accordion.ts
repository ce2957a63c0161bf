import { type RefObject, useCallback, useEffect, useReducer, useRef } from "react";
import { useHoverIntent } from "@/shared/hooks/use-hover-intent";
import { useScrollSpeed } from "@/shared/hooks/use-scroll-speed";
import { type AccordionAction, type AccordionState, accordionReducer, closed } from "./accordion-state";
import { holdInPlace } from "./hold-in-place";

/** How long the mouse must be on a card before it opens, and away from it before it closes. */
const OPEN_AFTER_MS = 100;
const CLOSE_AFTER_MS = 150;

export interface Accordion {
	state: AccordionState;
	/** For the list around the cards; each card carries its id as data-service. */
	listRef: RefObject<HTMLUListElement | null>;
	act: (action: AccordionAction) => void;
}

/** Which card is open, by hover, tap, click or key. What the mouse is on does not move when another card closes above it. */
export function useAccordion(): Accordion {
	const [state, dispatch] = useReducer(accordionReducer, closed);
	const listRef = useRef<HTMLUListElement>(null);
	const speed = useScrollSpeed();
	const release = useRef(() => {});

	const hold = useCallback(
		(id: string, edge: "top" | "bottom") => {
			const card = cardOf(listRef.current, id);
			// Only a card that closes moves others away from where they are.
			if (!card || !listRef.current?.querySelector("details[open]")) return;
			release.current();
			release.current = holdInPlace(() => card.getBoundingClientRect()[edge], speed.discount);
		},
		[speed],
	);
	const intent = useHoverIntent(serviceOf, {
		openAfter: OPEN_AFTER_MS,
		closeAfter: CLOSE_AFTER_MS,
		isBlocked: speed.isFast,
		onOpen: (id) => {
			hold(id, "top");
			dispatch({ type: "hover", id });
		},
		onClose: (id, mouse) => {
			const card = cardOf(listRef.current, id);
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
		// Before this code was here the browser opened and closed cards by itself.
		const opened = listRef.current?.querySelector<HTMLElement>("details[open]");
		const id = opened ? serviceOf(opened) : null;
		if (id !== null) dispatch({ type: "keep", id });
		return () => release.current();
	}, []);

	return { state, listRef, act };
}

function serviceOf(target: EventTarget | null): string | null {
	const card = target instanceof Element ? target.closest<HTMLElement>("[data-service]") : null;
	return card?.dataset.service ?? null;
}

function cardOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
	const cards = list?.querySelectorAll<HTMLElement>("[data-service]") ?? [];
	return [...cards].find((card) => card.dataset.service === id);
}
