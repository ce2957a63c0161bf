import { animate } from "framer-motion/dom/mini";
import { type RefObject, useLayoutEffect, useRef } from "react";

const EASE_OUT = [0.2, 0.7, 0.1, 1] as const;
const ENTER_SECONDS = 0.18;
const SHEET_SECONDS = 0.3;
const MOVE_SECONDS = 0.22;

type Keyframes = { opacity?: number[]; transform?: string[] };

function play(element: Element | null, keyframes: Keyframes, duration: number): void {
	// jsdom has no animations.
	if (!element || typeof element.animate !== "function") return;
	if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	animate(element, keyframes, { duration, ease: [...EASE_OUT] });
}

/** Ref callback: fades a backdrop in. */
export const fadeIn = (element: HTMLElement | null): void => play(element, { opacity: [0, 1] }, ENTER_SECONDS);

/** Ref callback: fades an element in while it rises. */
export const enterFromBelow = (element: HTMLElement | null): void =>
	play(element, { opacity: [0, 1], transform: ["translateY(8px)", "none"] }, ENTER_SECONDS);

/** Ref callback: slides a sheet in from the left edge. */
export const enterFromLeft = (element: HTMLElement | null): void =>
	play(element, { transform: ["translateX(-100%)", "none"] }, SHEET_SECONDS);

/**
 * Slides the entries of a list to their new places when their order changes.
 *
 * @param ids one for each child of the list, in order. @returns a function that skips the next change.
 */
export function useMoveTransition(list: RefObject<HTMLElement | null>, ids: string[]): () => void {
	const places = useRef(new Map<string, { x: number; y: number }>());
	const isSkipped = useRef(false);
	// After every commit: an entry's height changes while its texts are edited.
	useLayoutEffect(() => {
		const before = places.current;
		const entries = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
		const readOffset = (entry: HTMLElement | undefined) => ({ x: entry?.offsetLeft ?? 0, y: entry?.offsetTop ?? 0 });
		places.current = new Map(ids.map((id, index) => [id, readOffset(entries[index])]));
		const isReordered =
			before.size === ids.length && ids.every((id) => before.has(id)) && [...before.keys()].some((id, i) => id !== ids[i]);
		if (!isReordered) return;
		if (isSkipped.current) {
			isSkipped.current = false;
			return;
		}
		for (const [index, id] of ids.entries()) {
			const [from, to] = [before.get(id), places.current.get(id)];
			if (!from || !to || (from.x === to.x && from.y === to.y)) continue;
			play(entries[index] ?? null, { transform: [`translate(${from.x - to.x}px, ${from.y - to.y}px)`, "none"] }, MOVE_SECONDS);
		}
	});
	return () => {
		isSkipped.current = true;
	};
}
