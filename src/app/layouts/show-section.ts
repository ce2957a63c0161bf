/** Sections above a target may still be loading; afterwards the page belongs to the reader. */
const SETTLE_MS = 5000;
const SIGNS_OF_A_PERSON = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to an element, gives it the focus, and stays with it while the page above it still grows.
 *
 * @returns stops staying with it.
 */
export function showSection(target: HTMLElement): () => void {
	target.scrollIntoView({ block: "start" });
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
	if (!("ResizeObserver" in window)) return () => {};
	let place = distanceFromPageTop(target);
	const observer = new ResizeObserver(() => {
		const now = distanceFromPageTop(target);
		if (Math.abs(now - place) < 1) return;
		place = now;
		target.scrollIntoView({ block: "start", behavior: "instant" });
	});
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
