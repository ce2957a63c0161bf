import { installTrustedTypes, keepEarlyClicks, reloadOnStaleChunk } from "./app/guards";

// See docs/decisions.md, "React starts when the browser is idle".
installTrustedTypes();
reloadOnStaleChunk();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const early = keepEarlyClicks();
let started = false;
let hasInput = false;

function start(afterInput: boolean): void {
	hasInput ||= afterInput;
	if (started || !root) return;
	started = true;
	import("./app/start").then(({ startApp }) => startApp(root, hasInput, early.listening)).then(early.replay, giveUp);
}

/** Keeps a prerendered page readable and tries again later. */
function giveUp(error: unknown): void {
	console.error("Start:", error);
	started = false;
	if (root && root.dataset.path === undefined) root.textContent = "This page could not be loaded. Check your connection and load it again.";
	addEventListener("online", () => start(false), { once: true });
	early.onFirst(() => start(true));
}

if (root.dataset.path !== undefined) {
	early.onFirst(() => start(true));
	const whenIdle = () => start(false);
	const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(whenIdle, { timeout: 4000 }) : setTimeout(whenIdle, 200));
	// Two frames: an idle callback can run before the first paint, which must not compete with 100 kB of script.
	const painted = () => requestAnimationFrame(() => requestAnimationFrame(idle));
	if (document.readyState === "complete") painted();
	else addEventListener("load", painted, { once: true });
} else start(false);
