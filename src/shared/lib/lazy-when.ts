import { type ComponentType, lazy } from "react";

/** The window gets this event when the code of a part is there, right before React uses it. */
export const PART_LOADED = "partloaded";

const waiting = new Set<() => void>();
let isLeaving = false;

/**
 * Loads all waiting parts at once: for a page change, because React finishes none over HTML that isn't hydrated, and for HTML that
 * React has replaced.
 */
export function loadAllParts(): void {
	isLeaving = true;
	for (const load of [...waiting]) load();
}

/**
 * A component whose code loads when the prerendered HTML in the element with the id `anchor` comes near the viewport.
 * If it fails there, the HTML stays, `onLost` is called with a function that tries again, and the next chance tries again too.
 * Without that HTML it loads at once.
 */
export function lazyWhenNear<Props extends object>(
	anchor: string,
	load: () => Promise<ComponentType<Props>>,
	onLost?: (retry: (() => void) | null) => void,
) {
	return lazy(async () => {
		if (typeof document === "undefined") return { default: await load() };
		const place = document.getElementById(anchor);
		await untilNear(place);
		for (;;) {
			const wasOnline = navigator.onLine;
			try {
				const Content = await load();
				onLost?.(null);
				dispatchEvent(new Event(PART_LOADED));
				return { default: Content };
			} catch (error) {
				if (!place) throw error;
				// The connection can return while the load fails.
				if (wasOnline || !navigator.onLine) await nextChance(place, onLost);
			}
		}
	});
}

function untilNear(element: HTMLElement | null): Promise<void> {
	if (isLeaving || !element || !("IntersectionObserver" in window)) return Promise.resolve();
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

/** Waits until the connection returns, the element comes back into view, or `retry` is called. */
function nextChance(element: HTMLElement, onLost?: (retry: () => void) => void): Promise<void> {
	return new Promise((resolve) => {
		let hasLeft = false;
		const observer =
			"IntersectionObserver" in window
				? new IntersectionObserver((entries) => {
						for (const { isIntersecting } of entries) {
							if (isIntersecting && hasLeft) take();
							hasLeft ||= !isIntersecting;
						}
					})
				: null;
		const take = () => {
			observer?.disconnect();
			removeEventListener("online", take);
			resolve();
		};
		addEventListener("online", take);
		observer?.observe(element);
		onLost?.(take);
	});
}
