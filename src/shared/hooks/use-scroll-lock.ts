import { useEffect } from "react";

/** Number of active locks, and the page's style before the first lock. */
let locks = 0;
let before = "";

/** Keeps the page from scrolling while something modal stands over it; with several over each other, until the last is gone. */
export function useScrollLock(locked: boolean): void {
	useEffect(() => {
		if (!locked) return;
		const { style } = document.documentElement;
		if (locks === 0) before = style.overflow;
		locks += 1;
		style.overflow = "hidden";
		return () => {
			locks -= 1;
			if (locks === 0) style.overflow = before;
		};
	}, [locked]);
}
