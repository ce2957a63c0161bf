const SIGNS_OF_A_PERSON = ["pointerdown", "touchstart", "keydown", "focusin", "wheel", "popstate"] as const;

/** What a person did before React listened, kept until it does. */
export interface HeldIntents {
	/** Calls back at the first pointer, touch, key, focus or history step. */
	onFirst: (callback: () => void) => void;
	/** Does the held click or submit for real and stops holding. */
	replay: () => void;
}

/**
 * Holds clicks on buttons and submits of forms that no script has taken over yet, so that none is lost and no form leaves the
 * page by itself. Links are left alone: they work as plain HTML.
 */
export function holdIntents(): HeldIntents {
	let clicked: HTMLElement | null = null;
	const holdClick = (event: MouseEvent) => {
		const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button:not([type=submit])") : null;
		if (button) clicked = button;
	};
	// Forms come alive one by one (lazy islands), so this guard stays: a form says by data-ready that it is its own master.
	const holdSubmit = (event: SubmitEvent) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || form.method === "dialog" || "ready" in form.dataset) return;
		event.preventDefault();
		form.dataset.held = "";
	};
	addEventListener("click", holdClick, true);
	addEventListener("submit", holdSubmit, true);
	return {
		onFirst: (callback) => {
			for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, callback, { once: true, capture: true, passive: true });
		},
		replay: () => {
			removeEventListener("click", holdClick, true);
			if (clicked?.isConnected) clicked.click();
			clicked = null;
		},
	};
}
