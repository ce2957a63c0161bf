import { type ComponentType, lazy } from "react";

/** The window gets this event when the code of a part is there, right before React uses it. */
export const PART_LOADED = "partloaded";

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** The waiting loads, with the elements that have to come near. */
const waiting = new Map<() => void, Element>();
let isLeaving = false;
let hasLeft = false;

/**
 * Loads all waiting parts at once for a page change, because React finishes none over HTML that isn't hydrated.
 * With `isElsewhere`, a part whose code is missing fails, because React would wait for it with the new page.
 */
export function loadAllParts(isElsewhere = false): void {
	isLeaving = true;
	hasLeft ||= isElsewhere;
	for (const load of [...waiting.keys()]) load();
}

/** Loads all waiting parts if React has replaced the page's HTML. When it has replaced only a part's, the others can wait on. */
export function loadReplacedParts(): void {
	if ([...waiting.values()].some((element) => !element.isConnected)) loadAllParts();
}

/**
 * A component whose code loads when the prerendered HTML in the element with the id `anchor` comes near the viewport.
 * If it fails there, the HTML stays, `onLost` is called with a function that tries again, and it tries again by itself.
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
		for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
			try {
				const Content = await loadOnline(load);
				const restore = await findSentTexts(`#${anchor} [data-island]`);
				onLost?.(null);
				dispatchEvent(new Event(PART_LOADED));
				restore?.();
				// React gets the code before the second microtask. A translator acts only after all microtasks.
				if (restore) queueMicrotask(() => queueMicrotask(() => hydrateParts(place)));
				return { default: Content };
			} catch (error) {
				if (!place || hasLeft) {
					onLost?.(null);
					throw error;
				}
				await nextChance(place, pause, onLost);
			}
		}
	});
}

/** Loads, and again at once when the connection returned meanwhile: a load that starts in that moment shares the failing request. */
export async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
	for (;;) {
		const wasOnline = navigator.onLine;
		try {
			return await load();
		} catch (error) {
			if (wasOnline || !navigator.onLine) throw error;
		}
	}
}

/** Like `findSentTexts` in sent-texts.ts, whose code loads only for a translated page. */
export async function findSentTexts(selector: string): Promise<(() => void) | null> {
	if (!document.querySelector(`:root:not(:lang(en)), ${selector} font`)) return null;
	// Without the code, React replaces the translated HTML.
	return import("./sent-texts").then(
		(module) => module.findSentTexts(selector),
		() => null,
	);
}

/** Makes React hydrate everything around an element now, if its code is there: nothing else listens to this event. */
export function hydrateNow(element: Element): void {
	element.dispatchEvent(new Event("touchcancel", { bubbles: true }));
}

function hydrateParts(place: Element | null): void {
	for (const content of place?.querySelectorAll("[data-island]:not([data-hydrated]) > *") ?? []) hydrateNow(content);
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
		waiting.set(done, element);
		observer.observe(element);
	});
}

/**
 * Waits until the connection returns, the element comes back into view, `retry` is called or `pause` milliseconds have passed.
 * A hidden or offline tab waits on.
 */
function nextChance(element: HTMLElement, pause: number, onLost?: (retry: () => void) => void): Promise<void> {
	return new Promise((resolve) => {
		let wasOutOfView = false;
		const observer =
			"IntersectionObserver" in window
				? new IntersectionObserver((entries) => {
						for (const { isIntersecting } of entries) {
							if (isIntersecting && wasOutOfView) take();
							wasOutOfView ||= !isIntersecting;
						}
					})
				: null;
		const take = () => {
			observer?.disconnect();
			waiting.delete(take);
			removeEventListener("online", take);
			clearTimeout(timer);
			resolve();
		};
		const takeIfShown = () => {
			if (document.hidden) addEventListener("visibilitychange", takeIfShown, { once: true });
			else if (navigator.onLine) take();
		};
		const timer = setTimeout(takeIfShown, pause);
		addEventListener("online", take);
		waiting.set(take, element);
		observer?.observe(element);
		onLost?.(take);
	});
}
