import { reloadOnStaleChunk } from "./app/guards";

// In a build, the page has it inline.
if (import.meta.env.DEV) await import("./early");
reloadOnStaleChunk();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
let started = false;

function start(): void {
	if (started || !root) return;
	started = true;
	load()
		.then(({ startApp }) => startApp(root, window.early))
		.catch(giveUp);
}

/** React runs in a task of its own, so that the page can answer input before the rest runs. */
async function load() {
	await import("react-dom/client");
	await new Promise((resolve) => setTimeout(resolve));
	return import("./app/start");
}

/** Keeps a prerendered page readable and tries again later. */
function giveUp(error: unknown): void {
	console.error("Start:", error);
	started = false;
	if (root && root.dataset.path === undefined) root.textContent = "This page could not be loaded. Check your connection and load it again.";
	addEventListener("online", start, { once: true });
	window.early?.onFirst(start);
}

start();
