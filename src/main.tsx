import "./styles/index.css";
import { holdIntents } from "./app/held-intents";
import { reloadOnStaleChunk } from "./app/stale-chunk";
import { installTrustedTypes } from "./app/trusted-types";

// Prerendered pages read and link without React; it starts when the browser is idle, or at the first sign of a person.
installTrustedTypes();
reloadOnStaleChunk();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const prerendered = root.firstElementChild !== null;
const intents = holdIntents();
let started = false;

function start(): void {
	if (started || !root) return;
	started = true;
	void import("./app/start").then(({ startApp }) => startApp(root, prerendered)).then(intents.replay);
}

if (prerendered) {
	intents.onFirst(start);
	const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 200));
	if (document.readyState === "complete") idle();
	else addEventListener("load", idle, { once: true });
} else start();
