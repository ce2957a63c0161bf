const SIGNS_OF_A_PERSON = ["pointerdown", "touchstart", "keydown", "focusin", "wheel", "popstate"] as const;

/** What a person did before React listened, kept until it does. */
export interface HeldIntents {
	/** Calls back at the first pointer, touch, key, focus or history step. */
	onFirst: (callback: () => void) => void;
	/** React has its ears on the page: it delivers every click, but those in parts that are not alive yet. Only these are held now. */
	listening: () => void;
	/** Does the click for real that was held before. */
	replay: () => void;
}

/**
 * Keeps clicks on buttons and stops submits of forms that React has not hydrated yet. Links work as plain HTML.
 * See docs/decisions.md, "Early clicks are kept".
 *
 * @param signal ends the holding, for a page that goes on living without it.
 */
export function holdIntents(signal?: AbortSignal): HeldIntents {
	let clicked: HTMLElement | null = null;
	let isListening = false;
	const holdClick = (event: MouseEvent) => {
		const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button:not([type=submit])") : null;
		if (button && !isListening) clicked = button;
		else if (button) clickWhenAlive(button, event);
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
		listening: () => {
			isListening = true;
		},
		replay: () => {
			if (clicked?.isConnected && !clickWhenAlive(clicked)) clicked.click();
			clicked = null;
		},
	};
}

/** The one button that waits for its part, so that impatient clicks do not add up. */
let waiting: HTMLElement | null = null;

/**
 * Clicks a button as soon as the part of the page that it stands in listens (shared/ui/island).
 *
 * @param click the event, where there is one: React may bring the part to life for it and let it through after all.
 * @returns false when the part listens already, and the click is on its way by itself.
 */
function clickWhenAlive(button: HTMLElement, click?: MouseEvent): boolean {
	const part = button.closest<HTMLElement>("[data-island]:not([data-live])");
	if (!part) return false;
	if (waiting === button) return true;
	waiting = button;
	const observer = new MutationObserver(() => {
		forget();
		if (button.isConnected) button.click();
	});
	// React stops a click that it cannot deliver yet; one that comes this far was delivered.
	const dropDelivered = (event: MouseEvent) => event === click && forget();
	const forget = () => {
		observer.disconnect();
		removeEventListener("click", dropDelivered);
		if (waiting === button) waiting = null;
	};
	observer.observe(part, { attributeFilter: ["data-live"] });
	if (click) addEventListener("click", dropDelivered);
	return true;
}
