import { useEffect, useState } from "react";

/** A place in the viewport, in CSS pixels. */
export interface PointerPlace {
	x: number;
	y: number;
}

interface HoverIntentOptions {
	/** Milliseconds that the mouse must stay on a thing, and that it must be away from it. */
	openAfter: number;
	closeAfter: number;
	onOpen: (id: string) => void;
	/** Gets the place where the mouse is now. */
	onClose: (id: string, mouse: PointerPlace) => void;
	/** Asked when a wait ends: if true, another one follows. */
	isBlocked: () => boolean;
}

interface HoverIntentRules extends HoverIntentOptions {
	/** The thing that lies at a place now. */
	idAt: (place: PointerPlace) => string | null;
}

/**
 * What a mouse means by moving over one of several things. Only movement counts: what comes to lie under a resting mouse because
 * the page scrolled or grew is neither entered nor left.
 */
export class HoverIntent {
	readonly #options: HoverIntentRules;
	readonly #leaving = new Map<string, ReturnType<typeof setTimeout>>();
	#mouse: PointerPlace | null = null;
	#inside: string | null = null;
	#opening: ReturnType<typeof setTimeout> | undefined;
	/** The wait for the thing under the mouse has begun or is over. */
	#asked = false;

	constructor(options: HoverIntentRules) {
		this.#options = options;
	}

	/** @param over the thing under the mouse, if any; @param place of the mouse after it moved. */
	moved(over: string | null, place: PointerPlace): void {
		if (this.#mouse?.x === place.x && this.#mouse.y === place.y) return;
		this.#mouse = place;
		this.#goTo(over);
		if (over === null || this.#asked) return;
		this.#asked = true;
		this.#wait(over);
	}

	/** The mouse left the window. */
	gone(): void {
		this.#goTo(null);
	}

	/** A decision by other means: what was waited for is no longer wanted. */
	settle(): void {
		clearTimeout(this.#opening);
	}

	stop(): void {
		this.settle();
		for (const timer of this.#leaving.values()) clearTimeout(timer);
		this.#leaving.clear();
	}

	#wait(id: string): void {
		this.#opening = setTimeout(() => {
			// It may have been scrolled away from under the mouse meanwhile.
			if (!this.#mouse || this.#options.idAt(this.#mouse) !== id) this.#forget();
			else if (this.#options.isBlocked()) this.#wait(id);
			else this.#options.onOpen(id);
		}, this.#options.openAfter);
	}

	#forget(): void {
		clearTimeout(this.#opening);
		this.#asked = false;
	}

	#goTo(over: string | null): void {
		const left = this.#inside;
		if (left === over) return;
		this.#inside = over;
		this.#forget();
		if (over !== null) this.#stay(over);
		if (left !== null) this.#leave(left);
	}

	#stay(id: string): void {
		clearTimeout(this.#leaving.get(id));
		this.#leaving.delete(id);
	}

	#leave(id: string): void {
		const timer = setTimeout(() => {
			this.#leaving.delete(id);
			this.#options.onClose(id, this.#mouse ?? { x: 0, y: 0 });
		}, this.#options.closeAfter);
		this.#leaving.set(id, timer);
	}
}

/**
 * Watches the mouse on the whole page; touch and pen mean nothing here, nor does a mouse whose button is held.
 *
 * @param idOf names the thing that an event's target belongs to, or null. It and the options are those of the first render.
 */
export function useHoverIntent(idOf: (target: EventTarget | null) => string | null, options: HoverIntentOptions): HoverIntent {
	const [name] = useState(() => idOf);
	const [intent] = useState(() => new HoverIntent({ ...options, idAt: ({ x, y }) => name(document.elementFromPoint(x, y)) }));
	useEffect(() => {
		const heed = (event: PointerEvent) => {
			if (event.pointerType !== "mouse" || event.buttons !== 0) return;
			intent.moved(name(event.target), { x: event.clientX, y: event.clientY });
		};
		const gone = () => intent.gone();
		document.addEventListener("pointermove", heed, { passive: true });
		document.documentElement.addEventListener("pointerleave", gone);
		return () => {
			document.removeEventListener("pointermove", heed);
			document.documentElement.removeEventListener("pointerleave", gone);
			intent.stop();
		};
	}, [intent, name]);
	return intent;
}
