const INPUT_EVENTS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "popstate"] as const;

export interface EarlyClicks {
	/** Calls back once, with the visitor's first input. */
	onFirst: (callback: (event: Event) => void) => void;
	/** The last control whose click has had no effect yet. */
	kept: HTMLElement | null;
	/** Decides once the page is hydrated whether a click is kept. */
	keep?: (control: HTMLElement) => boolean;
	/** Notes that the visitor begins to leave the page. */
	leave: () => void;
	/** When that was, in milliseconds since 1970. */
	leftAt?: number;
}

/** Controls without an effect until React handles them. */
export const KEPT =
	"button:not([type=submit], [data-opens], [data-closes], [data-theme-choice], [data-copy]), a:is([aria-haspopup=dialog], [role=button])";
/** A kept link leads to its address when the code takes longer. */
export const LINK_WAIT_MS = 2500;

/** Whether a link opens another page of this site in this tab. */
export const leadsElsewhere = (link: HTMLAnchorElement): boolean =>
	!link.target && link.host === location.host && link.pathname + link.search !== location.pathname + location.search;

/** Keeps clicks and stops form submits until hydration. Every page has it inline. See docs/decisions.md, "Early clicks are kept". */
export function keepEarlyClicks(signal?: AbortSignal): EarlyClicks {
	const early: EarlyClicks = {
		kept: null,
		onFirst: (callback) => {
			const first = (event: Event) => {
				for (const type of INPUT_EVENTS) removeEventListener(type, first, true);
				callback(event);
			};
			for (const type of INPUT_EVENTS) addEventListener(type, first, { capture: true, passive: true, signal });
		},
		leave: () => {
			early.leftAt = Date.now();
		},
	};
	const keepClick = (event: MouseEvent) => {
		const { target } = event;
		if (!(target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		const link = target.closest<HTMLAnchorElement>("a[href]");
		// The visitor's last link wins, also when it works without React.
		if (link) {
			drop();
			setTimeout(() => event.defaultPrevented || noteLeaving(link));
		}
		const control = target.closest<HTMLElement>(KEPT);
		if (!control) return;
		if (!early.keep) early.kept = control;
		else if (!early.keep(control)) return;
		if (link) {
			event.preventDefault();
			setTimeout(follow, LINK_WAIT_MS, link);
		}
	};
	const noteLeaving = (link: HTMLAnchorElement) => {
		if (leadsElsewhere(link)) early.leave();
	};
	const drop = (event?: Event) => {
		early.kept = null;
		// Back can show a hidden page again, which isn't left then.
		if (event) early.leftAt = 0;
	};
	// Also follows a link that React has replaced: the visitor still waits for it.
	const follow = (link: HTMLAnchorElement) => {
		if (early.kept !== link) return;
		drop();
		noteLeaving(link);
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
	for (const type of ["popstate", "pagehide"]) addEventListener(type, drop, { signal });
	addEventListener("submit", stopSubmit, { capture: true, signal });
	return early;
}
