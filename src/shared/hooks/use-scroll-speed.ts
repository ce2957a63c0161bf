import { useEffect, useState } from "react";

/** Pixels per frame from which the page counts as scrolled fast, and below which it is calm again; between the two nothing changes. */
const FAST_ABOVE = 10;
const CALM_BELOW = 5;

/** Tells fast scrolling from calm, with a band between the two in which the last answer holds. */
export class ScrollGate {
	#fast = false;

	/** Whether the last frames scrolled fast. */
	get fast(): boolean {
		return this.#fast;
	}

	/** @param pixels scrolled in one frame, in either direction. */
	frame(pixels: number): void {
		const speed = Math.abs(pixels);
		if (speed > FAST_ABOVE) this.#fast = true;
		else if (speed < CALM_BELOW) this.#fast = false;
	}
}

/** Measures how fast the window scrolls, frame by frame, from the first scroll event until the page rests. */
export class ScrollSpeed {
	readonly #gate = new ScrollGate();
	#last = 0;
	#request = 0;

	/** Whether a person scrolls fast at this moment. */
	readonly isFast = (): boolean => this.#gate.fast;

	/** Leaves a distance out that the page scrolled by itself. */
	readonly discount = (pixels: number): void => {
		this.#last += pixels;
	};

	/** Listens to the window; returns what ends it. */
	readonly watch = (): (() => void) => {
		this.#last = window.scrollY;
		const started = () => {
			this.#request ||= requestAnimationFrame(this.#measure);
		};
		addEventListener("scroll", started, { passive: true });
		return () => {
			removeEventListener("scroll", started);
			cancelAnimationFrame(this.#request);
			this.#request = 0;
		};
	};

	readonly #measure = (): void => {
		const moved = window.scrollY - this.#last;
		this.#last += moved;
		this.#gate.frame(moved);
		this.#request = moved === 0 ? 0 : requestAnimationFrame(this.#measure);
	};
}

/** The speed at which the window is scrolled, for questions asked in event handlers: nothing is rendered again when it changes. */
export function useScrollSpeed(): ScrollSpeed {
	const [speed] = useState(() => new ScrollSpeed());
	useEffect(() => speed.watch(), [speed]);
	return speed;
}
