import { type RefObject, useEffect, useRef, useState } from "react";

interface Overflow {
	frame: RefObject<HTMLDivElement | null>;
	content: RefObject<HTMLTableElement | null>;
	/** Whether the content is wider than its frame. */
	overflows: boolean;
}

/** Watches whether a table is wider than its frame: only then is the frame something to scroll, and a stop of the keyboard. */
export function useOverflow(): Overflow {
	const frame = useRef<HTMLDivElement>(null);
	const content = useRef<HTMLTableElement>(null);
	const [overflows, setOverflows] = useState(false);
	useEffect(() => {
		const { current: outer } = frame;
		const { current: inner } = content;
		if (!outer || !inner || typeof ResizeObserver === "undefined") return;
		const watch = new ResizeObserver(() => setOverflows(inner.offsetWidth > outer.clientWidth + 1));
		watch.observe(outer);
		watch.observe(inner);
		return () => watch.disconnect();
	}, []);
	return { frame, content, overflows };
}
