import { afterFrame } from "@/shared/lib/after-frame";
import { hydrateNow, PART_LOADED } from "@/shared/lib/lazy-when";
import { type EarlyClicks, KEPT, leadsElsewhere } from "./early-clicks";
import { isLeaving } from "./guards";

/** Clicks that wait for their island, with a function that drops them. */
const waiting = new Map<HTMLElement, () => void>();

/** React answers these by hydrating all HTML around the target at once, which blocks a slow phone for 0.1 to 0.4 s. */
const INPUTS = "pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup textInput input change".split(" ");
/** Clicks on them are repeated or work without React. */
const HELD = "button, summary, a:is([aria-haspopup=dialog], [role=button])";
/** Controls without an effect until React handles them. */
const WAITING = `${KEPT}, [type=submit]`;

/** Keeps input from HTML that isn't hydrated yet away from React. A click on a control that needs React hydrates it after the next frame. */
export function holdInput(signal?: AbortSignal): void {
	const hold = (event: Event) => {
		const { target, type } = event;
		if (!(target instanceof Element)) return;
		// What React shows now would be replaced by the page that the browser loads: the browser follows this link too.
		if (type === "click" && target.closest("a[href]") && !target.closest(HELD) && isLeaving()) event.stopPropagation();
		if (isHydrated(target)) return;
		if (type === "click") {
			if (!target.closest(HELD)) return;
			if (target.closest(WAITING)) afterFrame(() => hydrateNow(target));
		}
		event.stopPropagation();
	};
	for (const type of INPUTS) document.body.addEventListener(type, hold, { capture: true, passive: true, signal });
}

const isHydrated = (element: Element): boolean => "hydrated" in document.documentElement.dataset && !islandAround(element);

/** The island that isn't hydrated. The note that its code is lost works without it. */
function islandAround(element: Element): HTMLElement | null {
	const part = element.closest<HTMLElement>("[data-island], [data-lost-note]");
	return part?.matches("[data-island]:not([data-hydrated])") ? part : null;
}

/** The page around the islands is hydrated: from now on only clicks in islands that aren't are kept. */
export function keepIslandClicks(early: EarlyClicks, signal?: AbortSignal): void {
	early.keep = (control) => clickWhenHydrated(early, control);
	const dropAll = ({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
		if (!(target instanceof Element) || metaKey || ctrlKey || shiftKey || altKey) return;
		const link = target.closest<HTMLAnchorElement>(`a[href]:not(${KEPT})`);
		// What is repeated after the link could cancel the page change.
		if (link && leadsElsewhere(link)) for (const forget of waiting.values()) forget();
	};
	addEventListener("click", dropAll, { capture: true, signal });
	// React learns of the code right after this event.
	addEventListener(PART_LOADED, () => setTimeout(hurryKept, 0, early), { signal });
}

/** Hydrates now what a click or a submit waits for. */
export function hurryKept({ kept }: EarlyClicks): void {
	for (const element of [kept, ...waiting.keys(), document.querySelector("form[data-held]")]) if (element) hydrateNow(element);
}

/** Repeats the last early click, at once or when its island is hydrated. */
export function replayEarlyClick(early: EarlyClicks): void {
	const { kept } = early;
	// A link that React has replaced leads to its address after its time.
	if (!kept?.isConnected) return;
	early.kept = null;
	if (!clickWhenHydrated(early, kept)) kept.click();
	hurryKept(early);
}

/** Clicks a control once its island is hydrated. Returns false when it already is. */
function clickWhenHydrated(early: EarlyClicks, control: HTMLElement): boolean {
	const islandElement = islandAround(control);
	if (!islandElement) return false;
	const isLink = control instanceof HTMLAnchorElement;
	// A repeated click takes the place of the last one.
	waiting.get(control)?.();
	if (isLink) {
		if (early.kept && early.kept !== control) waiting.get(early.kept)?.();
		early.kept = control;
	}
	const observer = new MutationObserver(() => {
		// A link that was followed after its time is no longer kept.
		const isWanted = !isLink || early.kept === control;
		forget();
		if (!isWanted) return;
		if (control.isConnected) control.click();
		else if (isLink) early.kept = control;
	});
	const forget = () => {
		observer.disconnect();
		waiting.delete(control);
		if (early.kept === control) early.kept = null;
	};
	waiting.set(control, forget);
	observer.observe(islandElement, { attributeFilter: ["data-hydrated"] });
	return true;
}
