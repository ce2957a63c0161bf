/** @typedef {{ median: number, min: number, max: number }} Spread */
/** @typedef {{ url: string, statusCode?: number, transferSize?: number, resourceType?: string }} NetworkItem */

/** Templates of public pages, the first that fits: name, a page, and all their addresses. A page that ends with "/" means the first of that folder. */
export const TEMPLATES = /** @type {const} */ ([
	["home", "/", /^\/$/],
	["portfolio", "/portfolio", /^\/portfolio$/],
	["case-study", "/case-study/", /^\/case-study\//],
	["blogs", "/blogs", /^\/blogs$/],
	["post", "/blog/", /^\/blog\//],
	["contact", "/contact", /^\/contact$/],
	["thank-you", "/thank-you", /^\/thank-you$/],
	["reviews", "/reviews", /^\/reviews$/],
	["privacy-policy", "/privacy-policy", /^\/privacy-policy$/],
	["products", "/products", /^\/products$/],
	["product", "/products/", /^\/products\//],
	["speaksify", "/speaksify", /^\/speaksify$/],
	["not-found", "/404", /^\/404$/],
	["service", "/web-apps", /^\/[^/]+$/],
]);

/** @param {string} path @returns {string | undefined} name of its template */
export const findTemplate = (path) => TEMPLATES.find(([, , pattern]) => pattern.test(path))?.[0];

/** @param {number[]} values at least one @returns {number} the mean of the two middle values when their count is even */
export function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const upper = sorted[middle];
	if (upper === undefined) throw new Error("A median needs at least one value.");
	return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** @param {number[]} values at least one @returns {Spread} */
export function spread(values) {
	return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** @param {Spread} value @param {number} [digits] decimals @returns {string} "median (min–max)", or the median alone when all are equal */
export function formatSpread({ median: middle, min, max }, digits = 0) {
	const [text, low, high] = [middle, min, max].map((value) => value.toFixed(digits));
	return low === high ? `${text}` : `${text} (${low}–${high})`;
}

/**
 * Shuffles with a seed (mulberry32 and Fisher–Yates), so that a run can be repeated in the same order.
 * @template T @param {readonly T[]} list @param {number} seed an integer @returns {T[]} a new list
 */
export function shuffle(list, seed) {
	let state = seed >>> 0;
	const random = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const left = [...list];
	/** @type {T[]} */
	const shuffled = [];
	while (left.length) shuffled.push(...left.splice(Math.floor(random() * left.length), 1));
	return shuffled;
}

/** Share of the median CPU index under which a run counts as disturbed. */
export const QUIET_SHARE = 0.8;

/** @template {{ index: number }} T @param {T[]} runs @returns {T[]} the runs whose CPU index is under QUIET_SHARE of the median */
export function disturbed(runs) {
	if (runs.length < 3) return [];
	const limit = median(runs.map(({ index }) => index)) * QUIET_SHARE;
	return runs.filter(({ index }) => index < limit);
}

/**
 * Repeats an action that fails.
 * @template T @param {() => Promise<T>} action @param {number} repeats after the first attempt @param {(error: unknown) => void} onFailure before each repeat; what it throws ends the attempts
 * @returns {Promise<T>} @throws the error of the last attempt
 */
export async function attempt(action, repeats, onFailure) {
	for (let left = repeats; ; left -= 1) {
		try {
			return await action();
		} catch (error) {
			if (left <= 0) throw error;
			onFailure(error);
		}
	}
}

/** @template T @param {T[]} jobs @param {number} runs wanted of each @param {T[]} done once for each run @returns {[T, number][]} the jobs with missing runs, and how many */
export function missingRuns(jobs, runs, done) {
	return jobs
		.map((job) => /** @type {[T, number]} */ ([job, runs - done.filter((other) => other === job).length]))
		.filter(([, count]) => count > 0);
}

/** @param {NetworkItem[]} items of Lighthouse's audit "network-requests" @returns {NetworkItem[]} those of the page over the network; a failed address counts once */
export function pageRequests(items) {
	const failed = new Set();
	return items.filter(({ url, statusCode = -1 }) => {
		if (!/^https?:/.test(url)) return false;
		if (statusCode >= 200 && statusCode < 400) return true;
		return !failed.has(url) && Boolean(failed.add(url));
	});
}

/** @param {any} found Lighthouse's report @returns {Record<string, number>} by heading of the table; 1 KB is 1024 bytes on the wire */
export function readFigures({ audits, categories }) {
	const requests = pageRequests(audits["network-requests"].details.items);
	const kilobytes = (/** @type {NetworkItem[]} */ list) => list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
	return {
		Perf: categories.performance.score * 100,
		A11y: categories.accessibility.score * 100,
		BP: categories["best-practices"].score * 100,
		SEO: categories.seo.score * 100,
		"FCP ms": audits["first-contentful-paint"].numericValue,
		"LCP ms": audits["largest-contentful-paint"].numericValue,
		"TBT ms": audits["total-blocking-time"].numericValue,
		CLS: audits["cumulative-layout-shift"].numericValue,
		"SI ms": audits["speed-index"].numericValue,
		KB: kilobytes(requests),
		Requests: requests.length,
		"JS KB": kilobytes(requests.filter(({ resourceType }) => resourceType === "Script")),
	};
}

/** @param {string[]} head @param {string[][]} rows @returns {string} a Markdown table: the first column on the left, the others on the right */
export function table(head, rows) {
	const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
	return [line(head), line(head.map((_, column) => (column ? "---:" : "---"))), ...rows.map(line)].join("\n");
}

/**
 * Reads the rules of a `_headers` file (Netlify, Cloudflare Pages).
 * @param {string} text @returns {{ pattern: RegExp, headers: [string, string][] }[]}
 */
export function parseHeaders(text) {
	/** @type {{ pattern: RegExp, headers: [string, string][] }[]} */
	const rules = [];
	for (const line of text.split("\n")) {
		if (!line.trim() || line.trimStart().startsWith("#")) continue;
		if (/^\S/.test(line)) {
			const pattern = line.trim().replace(/[.+?^${}()|[\]\\]/g, "\\$&");
			rules.push({ pattern: new RegExp(`^${pattern.replaceAll("*", ".*").replace(/:\w+/g, "[^/]+")}$`), headers: [] });
		} else {
			const [, name, value] = /^\s+([^:]+):\s*(.*?)\s*$/.exec(line) ?? [];
			if (name && value !== undefined) rules.at(-1)?.headers.push([name, value]);
		}
	}
	return rules;
}
