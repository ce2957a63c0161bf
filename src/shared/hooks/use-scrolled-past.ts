import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
	addEventListener("scroll", changed, { passive: true });
	return () => removeEventListener("scroll", changed);
}

/** Whether the page is scrolled further than a distance in CSS pixels. False while prerendering and hydrating. */
export function useScrolledPast(distance: number): boolean {
	return useSyncExternalStore(
		subscribe,
		() => window.scrollY > distance,
		() => false,
	);
}
