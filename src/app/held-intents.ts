const SIGNS_OF_A_PERSON = ["pointerdown", "touchstart", "keydown", "focusin", "wheel", "popstate"] as const;

/** What a person did before React listened, kept until it does. */
export interface HeldIntents {
	/** Calls back at the first pointer, touch, key, focus or history step. */
	onFirst: (callback: () => void) => void;
	/** Does the held click for real. From then on only clicks in parts that are not alive yet are held. */
	replay: () => void;
}

/**
 * Holds clicks on buttons and submits of forms that no script has taken over yet, so that none is lost and no form leaves the
 * page by itself. Links are left alone: they work as plain HTML.
 *
 * @param signal ends the holding, for a page that goes on living without it.
 */
export function holdIntents(signal?: AbortSignal): HeldIntents {
	let clicked: HTMLElement | null = null;
	let alive = false;
	const holdClick = (event: MouseEvent) => {
		const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button:not([type=submit])") : null;
		if (button && !alive) clicked = button;
		else if (button) clickWhenAlive(button);
	};
	// Forms come alive one by one (lazy islands), so this guard stays: a form says by data-ready that it is its own master.
	const holdSubmit = (event: SubmitEvent) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || form.method === "dialog" || "ready" in form.dataset) return;
		event.preventDefault();
		form.dataset.held = "";
	};
	addEventListener("click", holdClick, { capture: true, signal });
	addEventListener("submit", holdSubmit, { capture: true, signal });
	return {
		onFirst: (callback) => {
			for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, callback, { once: true, capture: true, passive: true });
		},
		replay: () => {
			alive = true;
			if (clicked?.isConnected && !clickWhenAlive(clicked)) clicked.click();
			clicked = null;
		},
	};
}

/**
 * Clicks a button as soon as the part of the page that it stands in listens (shared/ui/island).
 *
 * @returns false when it listens already, and the click is on its way by itself.
 */
function clickWhenAlive(button: HTMLElement): boolean {
	const part = button.closest<HTMLElement>("[data-island]:not([data-live])");
	if (!part) return false;
	const observer = new MutationObserver(() => {
		observer.disconnect();
		if (button.isConnected) button.click();
	});
	observer.observe(part, { attributeFilter: ["data-live"] });
	return true;
}
