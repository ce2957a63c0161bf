import { type ComponentType, lazy } from "react";

const SIGNS_OF_A_PERSON = ["pointerdown", "touchstart", "keydown", "focusin", "popstate"] as const;

/**
 * A component whose code loads when its place comes near the viewport, or at the first pointer, touch, key, focus or history step.
 * Until then its prerendered HTML stands there, readable and complete. Without prerendered HTML it loads at once.
 *
 * @param anchor id of the element that holds the prerendered HTML.
 */
export function lazyWhenNear<Props extends object>(anchor: string, load: () => Promise<ComponentType<Props>>) {
	return lazy(async () => {
		if (typeof document !== "undefined") await untilNear(document.getElementById(anchor));
		return { default: await load() };
	});
}

function untilNear(element: HTMLElement | null): Promise<void> {
	if (!element || !("IntersectionObserver" in window)) return Promise.resolve();
	return new Promise((resolve) => {
		// A busy page gets several entries at once, of which the first may be older than the second.
		const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && done(), {
			rootMargin: "200px 0px",
		});
		const done = () => {
			observer.disconnect();
			for (const sign of SIGNS_OF_A_PERSON) removeEventListener(sign, done, true);
			resolve();
		};
		for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, done, { once: true, capture: true, passive: true });
		observer.observe(element);
	});
}
