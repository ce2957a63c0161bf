import { afterFrame } from "@/shared/lib/after-frame";

/** The parts of a page that are laid out one per frame. */
const PARTS = "section, #service-portfolio, #site-footer > div";
/** A dialog makes the rest of the page inert and a theme changes all colors: the browser computes the style of every element again. */
const CONTROLS = "[data-opens], [data-closes], [data-theme-choice]";

/** Lays out what the first layout left out, one part per frame. See docs/decisions.md, "The first layout stops near the fold". */
export function layOutParts(): void {
	const { dataset } = document.documentElement;
	const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
	const next = () => {
		const part = parts.shift();
		if (!part || dataset.settled === "") {
			dataset.settled = "";
			return;
		}
		part.style.contentVisibility = "visible";
		// A task between two frames, because input goes before it.
		afterFrame(next);
	};
	next();
}

/**
 * Lets a control that changes the whole page first change what is in view: parts out of view keep their height and are restyled one
 * per frame afterwards. All at once, the home page takes 0.2 to 0.3 s on a slow phone.
 */
export function changeViewFirst(signal?: AbortSignal): void {
	let waiting: HTMLElement[] = [];
	const onPress = ({ target }: Event) => {
		const isSettled = document.documentElement.dataset.settled === "";
		if (waiting.length > 0 || !isSettled || !(target instanceof Element) || !target.closest(CONTROLS)) return;
		const parts = [...document.querySelectorAll<HTMLElement>(PARTS)].map((part) => ({ part, box: part.getBoundingClientRect() }));
		const away = parts.filter(({ part, box }) => (box.bottom < 0 || box.top > innerHeight) && !part.contains(document.activeElement));
		for (const { part, box } of away) {
			part.style.height = `${box.height}px`;
			part.style.contentVisibility = "hidden";
		}
		waiting = away.map(({ part }) => part);
		afterFrame(() => afterFrame(showNext));
	};
	const showNext = () => {
		const part = waiting.pop();
		if (!part) return;
		part.style.height = "";
		part.style.contentVisibility = "";
		afterFrame(showNext);
	};
	// Right before the click, while nothing has changed yet. Keys make only a click.
	addEventListener("mouseup", onPress, { capture: true, signal });
	addEventListener("click", onPress, { capture: true, signal });
}
