import { useEffect, useState } from "react";

// Pixels per frame. Between the two, the last answer stays.
const FAST_ABOVE = 10;
const CALM_BELOW = 5;

export class ScrollGate {
	#fast = false;

	get fast(): boolean {
		return this.#fast;
	}

	frame(pixels: number): void {
		const speed = Math.abs(pixels);
		if (speed > FAST_ABOVE) this.#fast = true;
		else if (speed < CALM_BELOW) this.#fast = false;
	}
}

/** Measures how fast the window scrolls, frame by frame, until it rests. */
export class ScrollSpeed {
	readonly #gate = new ScrollGate();
	#last = 0;
	#request = 0;

	readonly isFast = (): boolean => this.#gate.fast;

	/** Ignores a distance that a script scrolled. */
	readonly discount = (pixels: number): void => {
		this.#last += pixels;
	};

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

/** For event handlers: a change of speed renders nothing. */
export function useScrollSpeed(): ScrollSpeed {
	const [speed] = useState(() => new ScrollSpeed());
	useEffect(() => speed.watch(), [speed]);
	return speed;
}
