/** Longer than a panel takes to open or close. */
const SETTLE_MS = 600;

/**
 * Scrolls the page along with an edge that moves because something above it changes its height, so that what a person points at
 * stays where it is. Scrolling by the person is left alone.
 *
 * @param edge its distance from the top of the viewport, in CSS pixels; asked now and before every frame.
 * @param scrolled told how far the page was scrolled.
 * @returns stops it earlier.
 */
export function holdInPlace(edge: () => number, scrolled: (pixels: number) => void): () => void {
	const root = document.documentElement;
	const started = performance.now();
	const start = edge() + window.scrollY;
	let done = 0;
	// Scroll anchoring would move the page a second time.
	root.style.setProperty("overflow-anchor", "none");
	let request = requestAnimationFrame(follow);

	function follow() {
		const owed = Math.round(edge() + window.scrollY - start - done);
		if (owed !== 0) {
			const before = window.scrollY;
			window.scrollBy({ top: owed, behavior: "instant" });
			done += owed;
			scrolled(window.scrollY - before);
		}
		if (performance.now() - started < SETTLE_MS) request = requestAnimationFrame(follow);
		else stop();
	}

	function stop() {
		cancelAnimationFrame(request);
		root.style.removeProperty("overflow-anchor");
	}

	return stop;
}
