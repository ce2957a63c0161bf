import { type EarlyClicks, keepEarlyClicks } from "./app/early-clicks";
import { isLeaving } from "./app/guards";
import { installNativeControls } from "./app/native-controls";
import { isReachable } from "./data/reachable";
import { afterFrame } from "./shared/lib/after-frame";

declare global {
	interface Window {
		early?: EarlyClicks;
	}
}

// The build writes this file into every page as inline script. See docs/decisions.md, "React starts at the visitor's first input".
installNativeControls();
const early = keepEarlyClicks();
window.early = early;

const root = document.getElementById("root");
const preload = document.currentScript?.dataset.entry?.split(" ") ?? [];
const [entry] = preload;
/** A kept link is followed before the first pause ends. */
const PAUSE_MS = 3000;
let tries = 0;
let isStarted = false;

// A hash, Back and Reload need the positions of everything at once. So do links to a part of the page, and links to a passage (":~:text=").
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash || visit?.type !== "navigate" || visit.name.includes(":~:")) settle();
else addEventListener("click", ({ target }) => target instanceof Element && target.closest("a[href*='#']") && settle(), true);

const [, firstPart = ""] = location.pathname.toLowerCase().split("/");
// Some hosts add a slash to the address.
// The page for unknown addresses names the first parts of the known ones, which a host without our rules can answer with it.
const isHere =
	root?.dataset.path === location.pathname.replace(/\b\/$/, "") || root?.dataset.known?.split(" ").includes(firstPart) === false;
// HTML of another address is a loading state or wrong, and filters in the address aren't in the HTML.
// A page that the chat has reloaded, or whose form has a draft, doesn't wait: its visitor is writing.
if (!isHere || /[?&](service|q|category|tag)=/.test(location.search) || history.state?.run) {
	settle();
	start();
} else {
	early.onFirst(startAfter);
	startNear(document.querySelector("[data-loading]"));
}

/** Starts when a part that the build had no rows for comes near the viewport. */
function startNear(part: Element | null): void {
	if (!part) return;
	const onChange = (entries: IntersectionObserverEntry[]) => entries.some((entry) => entry.isIntersecting) && start();
	new IntersectionObserver(onChange, { rootMargin: "200px" }).observe(part);
}

function startAfter({ type }: Event): void {
	setTimeout(preloadStart);
	const isTap = type === "pointerdown";
	// A tap first shows its own effect in a frame: the code would compete with it.
	if (isTap) addEventListener("click", () => afterFrame(start), { capture: true, once: true });
	// Scrolling makes no click, and a tab in the background no frame.
	setTimeout(start, isTap ? 300 : type === "keydown" ? 150 : 20);
}

function preloadStart(): void {
	for (const href of preload) {
		const link = document.createElement("link");
		const isStyle = href.endsWith("css");
		link.rel = isStyle ? "preload" : "modulepreload";
		link.as = isStyle ? "style" : "";
		link.crossOrigin = "";
		link.href = href;
		document.head.append(link);
	}
}

function start(): void {
	if (!entry || isStarted) return;
	isStarted = true;
	addEventListener("beforeunload", early.leave);
	document.documentElement.dataset.started = "";
	// Browsers remember a failed module by its address. The address of a script element would need a Trusted Types policy here.
	import(/* @vite-ignore */ entry + (tries ? `?${tries}` : "")).catch(() => {
		isStarted = false;
		addEventListener("online", start);
		setTimeout(start, PAUSE_MS * tries);
		// After a deployment the entry is gone, and only a reload finds the new one. A reload would also cancel a visitor's link and drop
		// typed text.
		if (tries > 1 && visit?.type !== "reload")
			void isReachable(location.href).then((isThere) => isThere && !isLeaving() && !isTyped() && location.reload());
	});
	tries += 1;
}

const isTyped = () => [...document.querySelectorAll<HTMLInputElement>("input,textarea")].some((field) => field.value);

/** Lays out everything. See docs/decisions.md, "The first layout stops near the fold". */
function settle(): void {
	document.documentElement.dataset.settled = "";
}
