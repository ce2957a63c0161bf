/** Sections above a target may still be loading; afterwards the page belongs to the reader. */
const SETTLE_MS = 5000;
const SIGNS_OF_A_PERSON = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to an element, gives it the focus, and stays with it while the page above it still grows.
 *
 * @param behavior "instant" jumps; "auto" does what the page's style says.
 * @returns stops staying with it.
 */
export function showSection(target: HTMLElement, behavior: ScrollBehavior): () => void {
	target.scrollIntoView({ block: "start", behavior });
	giveFocus(target);
	return stayWith(target);
}

/** Moves the focus to an element that is no control, without scrolling. */
export function giveFocus(target: HTMLElement): void {
	if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

/**
 * Keeps an element at the top of the viewport while what stands above it changes its height: until the reader does anything, or
 * for five seconds.
 *
 * @returns stops it earlier.
 */
export function stayWith(target: HTMLElement): () => void {
	let place = distanceFromPageTop(target);
	return whilePageGrows(() => {
		const now = distanceFromPageTop(target);
		if (Math.abs(now - place) < 1) return;
		place = now;
		target.scrollIntoView({ block: "start", behavior: "instant" });
	});
}

/**
 * Keeps the page scrolled to a position while its content is still arriving: until the reader does anything, or for five seconds.
 *
 * @param top in pixels; the page may not be tall enough for it yet.
 * @returns stops it earlier.
 */
export function stayAt(top: number): () => void {
	const isThere = () => Math.abs(window.scrollY - top) < 1;
	const stop = whilePageGrows(() => isThere() || window.scrollTo({ top, behavior: "instant" }));
	// A mouse may open something under it, which then scrolls the page itself.
	const moved = () => isThere() && stop();
	addEventListener("pointermove", moved, { passive: true });
	return () => {
		removeEventListener("pointermove", moved);
		stop();
	};
}

function whilePageGrows(adjust: () => void): () => void {
	if (!("ResizeObserver" in window)) return () => {};
	const observer = new ResizeObserver(adjust);
	const stop = () => {
		observer.disconnect();
		clearTimeout(timer);
		for (const sign of SIGNS_OF_A_PERSON) removeEventListener(sign, stop, true);
	};
	const timer = setTimeout(stop, SETTLE_MS);
	for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, stop, { once: true, capture: true, passive: true });
	observer.observe(document.body);
	return stop;
}

function distanceFromPageTop(target: HTMLElement): number {
	return target.getBoundingClientRect().top + window.scrollY;
}
