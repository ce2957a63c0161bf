import { useEffect, useState } from "react";

/** In CSS pixels of the viewport. */
interface PointerPlace {
	x: number;
	y: number;
}

interface HoverIntentOptions {
	openAfter: number;
	closeAfter: number;
	onOpen: (id: string) => void;
	onClose: (id: string, mouse: PointerPlace) => void;
	/** While true, opening waits for another delay. */
	isBlocked: () => boolean;
}

interface HoverIntentRules extends HoverIntentOptions {
	idAt: (place: PointerPlace) => string | null;
}

/** Decides when hovering opens or closes a target. Only mouse movement counts, not a page that scrolls or grows under the mouse. */
export class HoverIntent {
	readonly #options: HoverIntentRules;
	readonly #leaving = new Map<string, ReturnType<typeof setTimeout>>();
	#mouse: PointerPlace | null = null;
	#inside: string | null = null;
	#opening: ReturnType<typeof setTimeout> | undefined;
	/** Whether the delay for the current target has begun or ended. */
	#waited = false;

	constructor(options: HoverIntentRules) {
		this.#options = options;
	}

	moved(over: string | null, place: PointerPlace): void {
		if (this.#mouse?.x === place.x && this.#mouse.y === place.y) return;
		this.#mouse = place;
		this.#goTo(over);
		if (over === null || this.#waited) return;
		this.#waited = true;
		this.#wait(over);
	}

	gone(): void {
		this.#goTo(null);
	}

	/** Cancels a pending opening, after a click or a key has decided. */
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
			// The page may have scrolled meanwhile.
			if (!this.#mouse || this.#options.idAt(this.#mouse) !== id) this.#forget();
			else if (this.#options.isBlocked()) this.#wait(id);
			else this.#options.onOpen(id);
		}, this.#options.openAfter);
	}

	#forget(): void {
		clearTimeout(this.#opening);
		this.#waited = false;
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

/** Watches the mouse on the whole page, not touch, pen or a pressed mouse button. Later changes of the arguments are ignored. */
export function useHoverIntent(findId: (target: EventTarget | null) => string | null, options: HoverIntentOptions): HoverIntent {
	const [name] = useState(() => findId);
	const [intent] = useState(() => new HoverIntent({ ...options, idAt: ({ x, y }) => name(document.elementFromPoint(x, y)) }));
	useEffect(() => {
		const onMove = (event: PointerEvent) => {
			if (event.pointerType !== "mouse" || event.buttons !== 0) return;
			intent.moved(name(event.target), { x: event.clientX, y: event.clientY });
		};
		const gone = () => intent.gone();
		document.addEventListener("pointermove", onMove, { passive: true });
		document.documentElement.addEventListener("pointerleave", gone);
		return () => {
			document.removeEventListener("pointermove", onMove);
			document.documentElement.removeEventListener("pointerleave", gone);
			intent.stop();
		};
	}, [intent, name]);
	return intent;
}
