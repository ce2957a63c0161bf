import { keepEarlyClicks } from "./app/early-clicks";
import { reloadOnStaleChunk } from "./app/stale-chunk";
import { installTrustedTypes } from "./app/trusted-types";

// See docs/decisions.md, "React starts when the browser is idle".
installTrustedTypes();
reloadOnStaleChunk();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const early = keepEarlyClicks();
let started = false;
let someone = false;

function start(someoneIsHere: boolean): void {
	someone ||= someoneIsHere;
	if (started || !root) return;
	started = true;
	import("./app/start").then(({ startApp }) => startApp(root, someone, early.listening)).then(early.replay, giveUp);
}

/** Prerendered pages stay readable and try again later; an empty page says that it could not be loaded. */
function giveUp(error: unknown): void {
	console.error("Start:", error);
	started = false;
	if (root && root.dataset.path === undefined) root.textContent = "This page could not be loaded. Check your connection and load it again.";
	addEventListener("online", () => start(false), { once: true });
	early.onFirst(() => start(true));
}

if (root.dataset.path !== undefined) {
	early.onFirst(() => start(true));
	const atRest = () => start(false);
	const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(atRest, { timeout: 4000 }) : setTimeout(atRest, 200));
	// Two frames: an idle callback may run before the first paint, which must not compete with 100 kB of script.
	const painted = () => requestAnimationFrame(() => requestAnimationFrame(idle));
	if (document.readyState === "complete") painted();
	else addEventListener("load", painted, { once: true });
} else start(false);
