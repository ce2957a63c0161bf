import { holdIntents } from "./app/held-intents";
import { reloadOnStaleChunk } from "./app/stale-chunk";
import { installTrustedTypes } from "./app/trusted-types";

// See docs/decisions.md, "React starts when the browser is idle".
installTrustedTypes();
reloadOnStaleChunk();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const intents = holdIntents();
let started = false;
let someone = false;

function start(someoneIsHere: boolean): void {
	someone ||= someoneIsHere;
	if (started || !root) return;
	started = true;
	import("./app/start").then(({ startApp }) => startApp(root, someone, intents.listening)).then(intents.replay, giveUp);
}

/** The code cannot be had: a page that reads keeps reading and tries again later; an empty one says so. */
function giveUp(error: unknown): void {
	console.error("Start:", error);
	started = false;
	if (root && root.dataset.path === undefined) root.textContent = "This page could not be loaded. Check your connection and load it again.";
	addEventListener("online", () => start(false), { once: true });
	intents.onFirst(() => start(true));
}

if (root.dataset.path !== undefined) {
	intents.onFirst(() => start(true));
	const atRest = () => start(false);
	const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(atRest, { timeout: 4000 }) : setTimeout(atRest, 200));
	// Two frames: an idle moment may come before the first paint, which must not share the line with a hundred kilobytes of script.
	const painted = () => requestAnimationFrame(() => requestAnimationFrame(idle));
	if (document.readyState === "complete") painted();
	else addEventListener("load", painted, { once: true });
} else start(false);
