import { type ComponentType, lazy } from "react";

const INPUT_EVENTS = ["pointerdown", "touchstart", "keydown", "focusin", "popstate"] as const;

const waiting = new Set<() => void>();
let hasInput = false;

/** Loads all waiting parts at once. Also called for input that came before this module loaded. */
export function loadAllParts(): void {
	hasInput = true;
	for (const type of INPUT_EVENTS) removeEventListener(type, loadAllParts, true);
	for (const load of [...waiting]) load();
}

if (typeof document !== "undefined") {
	for (const type of INPUT_EVENTS) addEventListener(type, loadAllParts, { capture: true, passive: true });
}

/**
 * A component whose code loads when the prerendered HTML in the element with the id `anchor` comes near the viewport.
 * Without that HTML, or after the visitor's first input, it loads at once: React finishes no page change over HTML that isn't hydrated.
 */
export function lazyWhenNear<Props extends object>(anchor: string, load: () => Promise<ComponentType<Props>>) {
	return lazy(async () => {
		if (typeof document === "undefined") return { default: await load() };
		const place = document.getElementById(anchor);
		await untilNear(place);
		try {
			return { default: await load() };
		} catch (error) {
			// Keep the prerendered HTML instead of showing an error.
			if (!place) throw error;
			await nextChance();
			return { default: await load() };
		}
	});
}

function untilNear(element: HTMLElement | null): Promise<void> {
	if (hasInput || !element || !("IntersectionObserver" in window)) return Promise.resolve();
	return new Promise((resolve) => {
		// A busy page reports several entries at once, oldest first.
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

function nextChance(): Promise<void> {
	return new Promise((resolve) => {
		const events = ["online", "pointerdown", "keydown"] as const;
		const take = () => {
			for (const type of events) removeEventListener(type, take, true);
			resolve();
		};
		for (const type of events) addEventListener(type, take, { capture: true, passive: true });
	});
}
