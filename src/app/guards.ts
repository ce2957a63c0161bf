import { isReachable } from "@/data/reachable";

interface PolicyFactory {
	createPolicy: (
		name: string,
		rules: { createHTML: (text: string) => string; createScript: (text: string) => string; createScriptURL: (url: string) => string },
	) => unknown;
}

const isJson = (text: string): boolean => {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
};

/** Installs the default policy. See docs/decisions.md, "The default Trusted Types policy allows one literal and JSON". */
export function installTrustedTypes(): void {
	if (!("trustedTypes" in window)) return;
	const refuse = (): never => {
		throw new TypeError("This page assigns no HTML, scripts or script addresses from text");
	};
	(window.trustedTypes as PolicyFactory).createPolicy("default", {
		createHTML: (text) => (text === "<script></script>" || (!text.includes("<") && isJson(text)) ? text : refuse()),
		createScript: (text) => (isJson(text) ? text : refuse()),
		createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : refuse()),
	});
}

const RELOAD_KEY = "stale-chunk-reload";
const QUIET_MS = 60_000;

/** Null until the router runs: until then the page itself waits for every missing file. */
let wanted: (() => string | null) | null = null;

/** Sets where a reload leads, so that a click on a link isn't lost. `address` returns the pending navigation, or null without one. */
export function reloadTowards(address: (() => string | null) | null): void {
	wanted = address;
}

/** Reloads the page once when its code is gone. See docs/decisions.md, "A missing file reloads the page once". */
export function reloadOnStaleChunk(): void {
	addEventListener("vite:preloadError", () => {
		const address = wanted?.() ?? null;
		// No navigation needs this file: keep the page.
		if (wanted && address === null) return;
		void reloadOnce(address);
	});
}

async function reloadOnce(address: string | null): Promise<void> {
	// Without a connection, a reload would replace the page with the browser's error.
	if (wasReloaded() || !navigator.onLine || !(await isReachable(address ?? location.href)) || wasReloaded()) return;
	try {
		sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
	} catch {
		return;
	}
	if (address === null) location.reload();
	else location.assign(address);
}

// Also true where storage is blocked: nothing would stop a reload loop.
function wasReloaded(): boolean {
	try {
		return Date.now() - Number(sessionStorage.getItem(RELOAD_KEY) ?? 0) < QUIET_MS;
	} catch {
		return true;
	}
}

const INPUT_EVENTS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll", "popstate"] as const;

export interface EarlyClicks {
	/** Calls back once, with the first sign of a visitor. */
	onFirst: (callback: (event: Event) => void) => void;
	/** React listens: from now on only clicks in islands that aren't hydrated are kept. */
	listening: () => void;
	replay: () => void;
}

const KEPT = "button:not([type=submit], [data-opens], [data-closes], [data-theme-choice], [data-copy]), a[aria-haspopup=dialog]";
/** A link to a dialog leads to its address when the dialog's code takes longer. */
const LINK_WAIT_MS = 2500;

/** Keeps clicks and stops form submits until hydration. See docs/decisions.md, "Early clicks are kept". */
export function keepEarlyClicks(signal?: AbortSignal): EarlyClicks {
	let clicked: HTMLElement | null = null;
	let isListening = false;
	const keepClick = (event: MouseEvent) => {
		const control = event.target instanceof Element ? event.target.closest<HTMLElement>(KEPT) : null;
		if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		if (!isListening) clicked = control;
		else if (!clickWhenHydrated(control, event)) return;
		if (control instanceof HTMLAnchorElement) {
			event.preventDefault();
			setTimeout(follow, LINK_WAIT_MS, control);
		}
	};
	const follow = (link: HTMLAnchorElement) => {
		if (clicked === link) clicked = null;
		else if (waiting?.control === link) waiting.forget();
		else return;
		location.assign(link.href);
	};
	// Stays for islands that hydrate later. A hydrated form has data-ready.
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
			const first = (event: Event) => {
				for (const type of INPUT_EVENTS) removeEventListener(type, first, true);
				callback(event);
			};
			for (const type of INPUT_EVENTS) addEventListener(type, first, { capture: true, passive: true, signal });
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

let waiting: { control: HTMLElement; forget: () => void } | null = null;

/** Clicks a control once its island is hydrated. Returns false when it already is. React may still deliver the original `click`. */
function clickWhenHydrated(control: HTMLElement, click?: MouseEvent): boolean {
	const islandElement = control.closest<HTMLElement>("[data-island]:not([data-hydrated])");
	if (!islandElement) return false;
	if (waiting?.control === control) return true;
	const observer = new MutationObserver(() => {
		forget();
		if (control.isConnected) control.click();
	});
	// React stops a click that it can't deliver yet, so a click that reaches the window was delivered.
	const dropDelivered = (event: MouseEvent) => event === click && forget();
	const forget = () => {
		observer.disconnect();
		removeEventListener("click", dropDelivered);
		if (waiting?.control === control) waiting = null;
	};
	waiting = { control, forget };
	observer.observe(islandElement, { attributeFilter: ["data-hydrated"] });
	if (click) addEventListener("click", dropDelivered);
	return true;
}
