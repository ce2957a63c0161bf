const SIGNS_OF_A_PERSON = ["pointerdown", "touchstart", "keydown", "focusin", "wheel", "popstate"] as const;

/** Clicks made before hydration, kept until React can handle them. */
export interface EarlyClicks {
	/** Calls back at the first pointer, touch, key, focus or history step. */
	onFirst: (callback: () => void) => void;
	/** React listens now: from here on only clicks in islands that are not hydrated are kept. */
	listening: () => void;
	/** Repeats the kept click. */
	replay: () => void;
}

/**
 * Keeps clicks on buttons and stops submits of forms that React has not hydrated yet. Links work as plain HTML.
 * See docs/decisions.md, "Early clicks are kept".
 *
 * @param signal removes the listeners.
 */
export function keepEarlyClicks(signal?: AbortSignal): EarlyClicks {
	let clicked: HTMLElement | null = null;
	let isListening = false;
	const keepClick = (event: MouseEvent) => {
		const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button:not([type=submit])") : null;
		if (button && !isListening) clicked = button;
		else if (button) clickWhenHydrated(button, event);
	};
	// Islands hydrate one by one, so this listener stays. A hydrated form has data-ready.
	const stopSubmit = (event: SubmitEvent) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || form.method === "dialog" || "ready" in form.dataset) return;
		event.preventDefault();
		form.dataset.held = "";
	};
	addEventListener("click", keepClick, { capture: true, signal });
	addEventListener("submit", stopSubmit, { capture: true, signal });
	return {
		onFirst: (callback) => {
			for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, callback, { once: true, capture: true, passive: true });
		},
		listening: () => {
			isListening = true;
		},
		replay: () => {
			if (clicked?.isConnected && !clickWhenHydrated(clicked)) clicked.click();
			clicked = null;
		},
	};
}

/** The one button that waits for its island, so that repeated clicks count once. */
let waiting: HTMLElement | null = null;

/**
 * Clicks a button as soon as its island (shared/ui/island) is hydrated.
 *
 * @param click the event, if there is one: React may hydrate the island for it and deliver it after all.
 * @returns false when the island is hydrated already and the click needs no help.
 */
function clickWhenHydrated(button: HTMLElement, click?: MouseEvent): boolean {
	const part = button.closest<HTMLElement>("[data-island]:not([data-live])");
	if (!part) return false;
	if (waiting === button) return true;
	waiting = button;
	const observer = new MutationObserver(() => {
		forget();
		if (button.isConnected) button.click();
	});
	// React stops a click that it can't deliver yet; a click that reaches the window was delivered.
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
