import { type PointerEvent, useEffect, useRef } from "react";

/** Loads the code of the page at a path. */
export type Preload = (path: string) => Promise<unknown>;

/** How long the mouse rests on a link before its page is loaded. */
const REST_MS = 300;

/**
 * Handlers for a link that brings the code of its page before it is clicked: after a rest of the mouse on it, or at once when it
 * gets the focus. A failure changes nothing: the click will load the page, or say why it cannot.
 */
export function usePreload(path: string, preload: Preload | undefined) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	async function load() {
		try {
			await preload?.(path);
		} catch (error) {
			console.warn(`Preload of ${path}:`, error instanceof Error ? error.message : error);
		}
	}
	return {
		onPointerEnter: ({ pointerType }: PointerEvent) => {
			clearTimeout(timer.current);
			if (pointerType !== "touch") timer.current = setTimeout(load, REST_MS);
		},
		onPointerLeave: () => clearTimeout(timer.current),
		onFocus: () => void load(),
	};
}
