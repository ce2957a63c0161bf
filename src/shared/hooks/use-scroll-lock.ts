import { useEffect } from "react";

/** Keeps the page from scrolling while something modal stands over it. */
export function useScrollLock(locked: boolean): void {
	useEffect(() => {
		if (!locked) return;
		const { overflow } = document.documentElement.style;
		document.documentElement.style.overflow = "hidden";
		return () => {
			document.documentElement.style.overflow = overflow;
		};
	}, [locked]);
}
