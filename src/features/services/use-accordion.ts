import { type RefObject, useCallback, useEffect, useReducer, useRef } from "react";
import { useHoverIntent } from "@/shared/hooks/use-hover-intent";
import { useScrollSpeed } from "@/shared/hooks/use-scroll-speed";
import { type AccordionAction, type AccordionState, accordionReducer, closed } from "./accordion-state";
import { holdInPlace } from "./hold-in-place";

/** How long the mouse must be on a card before it opens, and away from it before it closes (D1 §9). */
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
		(edge: () => number) => {
			release.current();
			release.current = holdInPlace(edge, speed.discount);
		},
		[speed],
	);
	const intent = useHoverIntent(serviceOf, {
		openAfter: OPEN_AFTER_MS,
		closeAfter: CLOSE_AFTER_MS,
		isBlocked: speed.isFast,
		onOpen: (id) => {
			const card = cardOf(listRef.current, id);
			if (card) hold(() => card.getBoundingClientRect().top);
			dispatch({ type: "hover", id });
		},
		onClose: (id, mouse) => {
			const card = cardOf(listRef.current, id);
			if (card && mouse.y >= card.getBoundingClientRect().bottom) hold(() => card.getBoundingClientRect().bottom);
			dispatch({ type: "leave", id });
		},
	});
	const act = useCallback(
		(action: AccordionAction) => {
			intent.settle();
			const card = action.type === "press" ? cardOf(listRef.current, action.id) : null;
			if (card) hold(() => card.getBoundingClientRect().top);
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

function cardOf(list: HTMLElement | null, id: string): Element | null {
	return list?.querySelector(`[data-service="${CSS.escape(id)}"]`) ?? null;
}
