import type { EarlyClicks } from "./early-clicks";

/** Clicks that wait for their island, with a function that drops them. */
const waiting = new Map<HTMLElement, () => void>();

/** React listens: from now on only clicks in islands that aren't hydrated are kept. */
export function keepIslandClicks(early: EarlyClicks): void {
	early.keep = (control, event) => clickWhenHydrated(early, control, event);
}

/** Repeats the last early click, at once or when its island is hydrated. */
export function replayEarlyClick(early: EarlyClicks): void {
	const { kept } = early;
	early.kept = null;
	if (kept?.isConnected && !clickWhenHydrated(early, kept)) kept.click();
}

/** Clicks a control once its island is hydrated. Returns false when it already is. React may still deliver the original `click`. */
function clickWhenHydrated(early: EarlyClicks, control: HTMLElement, click?: MouseEvent): boolean {
	const islandElement = control.closest<HTMLElement>("[data-island]:not([data-hydrated])");
	if (!islandElement) return false;
	const isLink = control instanceof HTMLAnchorElement;
	if (isLink) {
		if (early.kept && early.kept !== control) waiting.get(early.kept)?.();
		early.kept = control;
	}
	if (waiting.has(control)) return true;
	const observer = new MutationObserver(() => {
		// A link that was followed after its time is no longer kept.
		const isWanted = !isLink || early.kept === control;
		forget();
		if (isWanted && control.isConnected) control.click();
	});
	// React stops a click that it can't deliver yet, so a click that reaches the window was delivered.
	const dropDelivered = (event: MouseEvent) => event === click && forget();
	const forget = () => {
		observer.disconnect();
		removeEventListener("click", dropDelivered);
		waiting.delete(control);
		if (early.kept === control) early.kept = null;
	};
	waiting.set(control, forget);
	observer.observe(islandElement, { attributeFilter: ["data-hydrated"] });
	if (click) addEventListener("click", dropDelivered);
	return true;
}
