import { type RefObject, useEffect, useRef } from "react";

/** An element that takes the focus of a control that disappears with a change of `state`. */
export function useFocusAfter<T extends HTMLElement>(state: string | boolean): RefObject<T | null> {
	const target = useRef<T>(null);
	const shown = useRef(state);
	useEffect(() => {
		if (shown.current !== state && document.activeElement === document.body) target.current?.focus();
		shown.current = state;
	}, [state]);
	return target;
}
