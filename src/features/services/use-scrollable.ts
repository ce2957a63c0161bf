import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element holds more than its largest height shows, so that it scrolls inside.
 *
 * @param active whether to watch at all.
 */
export function useScrollable(ref: RefObject<HTMLElement | null>, active: boolean): boolean {
	const [scrollable, setScrollable] = useState(false);
	useEffect(() => {
		const element = ref.current;
		const content = element?.firstElementChild;
		if (!active || !element || !content || !("ResizeObserver" in window)) return;
		// Compared with the largest height and not with the present one: the element may still be unfolding.
		const observer = new ResizeObserver(() => {
			setScrollable(content.scrollHeight > Number.parseFloat(getComputedStyle(element).maxHeight));
		});
		observer.observe(content);
		return () => observer.disconnect();
	}, [ref, active]);
	return scrollable;
}
