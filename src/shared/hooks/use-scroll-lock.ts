import { useEffect } from "react";

let locks = 0;
let before = "";

/** Keeps the page from scrolling while any lock is active. */
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
