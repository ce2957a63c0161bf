import { useEffect, useState } from "react";

/** The bubble comes after this time or this scroll, whichever is first, and stays. */
const AFTER_MS = 1000;
const AFTER_PX = 200;

/** Whether the bubble has come. False in prerendered HTML and in the first render over it. */
export function useAppeared(): boolean {
	const [appeared, setAppeared] = useState(false);
	useEffect(() => {
		if (appeared) return;
		const timer = setTimeout(() => setAppeared(true), AFTER_MS);
		const follow = () => {
			if (window.scrollY >= AFTER_PX) setAppeared(true);
		};
		addEventListener("scroll", follow, { passive: true });
		// A reload brings the reader back to where the page was.
		follow();
		return () => {
			clearTimeout(timer);
			removeEventListener("scroll", follow);
		};
	}, [appeared]);
	return appeared;
}
