import { parentPort, workerData } from "node:worker_threads";
import { JSDOM } from "jsdom";

/** @typedef {{ key: string, kind: "projects" | "posts", row: unknown }} RowJob */
/** @typedef {{ head: string, html: string, data: string }} Parts */
/** @typedef {{ key: string, path: string | null, parts: Parts | null, error: string | null }} RowResult */
/** @typedef {{ projects: unknown[], posts: unknown[] }} Rows */
/** @typedef {{ preparePages: (window: import("dompurify").WindowLike, rows: Rows, lists?: Rows | null) => Promise<{ paths: string[], skipped: { path: string, error: unknown }[], lists: { path: string, body: string }[] }>, renderPage: (path: string) => Promise<Parts> }} RowRenderer */

/**
 * Renders the page of each row by itself, so that one failure leaves the others.
 *
 * @param {RowRenderer} renderer
 * @param {import("dompurify").WindowLike} window for the sanitizer
 * @param {RowJob[]} jobs
 * @returns {Promise<RowResult[]>} a null path for a row without a page of its own; an error's message for a row that failed
 */
export async function renderRows(renderer, window, jobs) {
	/** @type {RowResult[]} */
	const results = [];
	for (const { key, kind, row } of jobs) {
		const only = kind === "posts" ? { projects: [], posts: [row] } : { projects: [row], posts: [] };
		let path = null;
		try {
			const { paths, skipped } = await renderer.preparePages(window, only);
			path = skipped[0]?.path ?? paths[0] ?? null;
			if (skipped[0]) throw skipped[0].error;
			results.push({ key, path, parts: path === null ? null : await renderer.renderPage(path), error: null });
		} catch (error) {
			results.push({ key, path, parts: null, error: error instanceof Error ? error.message : String(error) });
		}
	}
	return results;
}

if (parentPort && workerData?.prerenderBundle) {
	const port = parentPort;
	globalThis.storedFacts = workerData.storedFacts;
	const renderer = await import(workerData.prerenderBundle);
	const { window } = new JSDOM("");
	port.on("message", async (jobs) => port.postMessage(await renderRows(renderer, window, jobs)));
	port.postMessage([]);
}
