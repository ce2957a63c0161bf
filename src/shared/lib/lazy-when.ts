import { type ComponentType, lazy } from "react";

const SIGNS_OF_A_PERSON = ["pointerdown", "touchstart", "keydown", "focusin", "popstate"] as const;

const waiting = new Set<() => void>();
let someoneIsHere = false;

/** Loads every part that still waits. For a sign of a person from before this module was there to notice it. */
export function loadAllParts(): void {
	someoneIsHere = true;
	for (const sign of SIGNS_OF_A_PERSON) removeEventListener(sign, loadAllParts, true);
	for (const load of [...waiting]) load();
}

if (typeof document !== "undefined") {
	for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, loadAllParts, { capture: true, passive: true });
}

/**
 * A component whose code loads when its place comes near the viewport, or at the first pointer, touch, key, focus or history step.
 * Until then its prerendered HTML stands there, readable and complete. Without prerendered HTML it loads at once.
 *
 * A part inside such a part begins to wait only when the outer one is alive, which may be after that first sign: then it does not
 * wait at all. Otherwise it would hold up every change of page, because React finishes no transition over HTML that is not alive.
 *
 * @param anchor id of the element that holds the prerendered HTML.
 */
export function lazyWhenNear<Props extends object>(anchor: string, load: () => Promise<ComponentType<Props>>) {
	return lazy(async () => {
		if (typeof document === "undefined") return { default: await load() };
		const place = document.getElementById(anchor);
		await untilNear(place);
		try {
			return { default: await load() };
		} catch (error) {
			// Keep the readable prerendered HTML instead of showing an error.
			if (!place) throw error;
			await nextChance();
			return { default: await load() };
		}
	});
}

function untilNear(element: HTMLElement | null): Promise<void> {
	if (someoneIsHere || !element || !("IntersectionObserver" in window)) return Promise.resolve();
	return new Promise((resolve) => {
		// A busy page gets several entries at once, of which the first may be older than the second.
		const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && done(), {
			rootMargin: "200px 0px",
		});
		const done = () => {
			observer.disconnect();
			waiting.delete(done);
			resolve();
		};
		waiting.add(done);
		observer.observe(element);
	});
}

/** When the connection is back, or somebody does something. */
function nextChance(): Promise<void> {
	return new Promise((resolve) => {
		const signs = ["online", "pointerdown", "keydown"] as const;
		const take = () => {
			for (const sign of signs) removeEventListener(sign, take, true);
			resolve();
		};
		for (const sign of signs) addEventListener(sign, take, { capture: true, passive: true });
	});
}
