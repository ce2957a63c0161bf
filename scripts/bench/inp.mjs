// npm run bench:inp -- --help: measures how fast the site answers input on a slow phone. See docs/performance.md.
import { launchChromium } from "../find-chromium.mjs";
import { chosen, readOptions } from "../options.mjs";
import { formatSpread, shuffle, spread, table } from "./measure.mjs";
import { firstPage, RUN_HELP, RUN_OPTIONS, readRun, startTargets } from "./site.mjs";

const SLOWDOWN = 4;
const EFFECT_TIMEOUT_MS = 10_000;
const QUIET_MS = 1500;
/** Event Timing reports no shorter events. */
const SHORTEST_MS = 16;
const MOMENTS = /** @type {const} */ (["load", "settled"]);

/** @typedef {import("playwright").Page} Page */
/**
 * `near` is shown first; `effect` names what must be visible afterwards; `changed` instead compares the text, attributes or address of the element.
 * @typedef {{ page: string, near?: string, find: (page: Page) => import("playwright").Locator, keys?: string, effect?: string, changed?: "self" | "html" | "address" }} Interaction
 */

const DIALOG = "dialog[open], [role=dialog], [popover]:popover-open";

/** @param {string} caseStudy path @returns {Record<string, Interaction>} */
function interactions(caseStudy) {
	return {
		menu: {
			page: "/",
			find: (page) => page.getByRole("button", { name: /menu/i }).or(page.locator("header summary")),
			effect: `:is(${DIALOG}, header details[open]) :is(a, button)`,
		},
		"service panel": {
			page: "/",
			find: (page) => page.locator("#services summary").or(page.locator("#services button[aria-expanded]")),
			effect: "#services details[open] a, #services [aria-expanded=true]",
		},
		FAQ: {
			page: "/",
			find: (page) => page.locator("#faq summary").or(page.locator("#faq button[aria-expanded]")),
			effect: "#faq details[open] p, #faq [aria-expanded=true]",
		},
		"portfolio chip": {
			page: "/portfolio",
			near: "#projects-grid",
			find: (page) => page.locator("#projects-grid, main").locator("[aria-pressed=false], a[href*='?service=']"),
			changed: "self",
		},
		typing: { page: "/contact", find: (page) => page.getByRole("textbox", { name: /first name/i }), keys: "a", changed: "self" },
		"empty submit": {
			page: "/contact",
			find: (page) => page.locator("form button[type=submit]"),
			effect: "[aria-invalid=true], :user-invalid",
		},
		chat: {
			page: "/portfolio",
			find: (page) => page.getByRole("button", { name: /open chat/i }),
			effect: "#chat-panel :is(input, textarea, button), [role=dialog] :is(input, textarea, button)",
		},
		lightbox: {
			page: caseStudy,
			find: (page) => page.locator("main a[aria-haspopup=dialog]:has(img), main button[aria-haspopup=dialog]:has(img)"),
			effect: ".yarl__container img, dialog[open] img, [popover]:popover-open img",
		},
		theme: {
			page: "/",
			find: (page) => page.getByRole("button", { name: /dark theme/i }).or(page.getByLabel("Dark theme")),
			changed: "html",
		},
		"page change": { page: "/contact", find: (page) => page.locator("footer a[href='/reviews']"), changed: "address" },
	};
}

const NAMES = Object.keys(interactions(""));
const HELP = `npm run bench:inp -- [options]
  --only=menu,FAQ      only these interactions: ${NAMES.join(", ")}
  --moments=load       load, settled or both (load,settled)
  --runs=5             runs per interaction and moment
${RUN_HELP}`;
const OPTIONS = /** @type {const} */ ({
	only: { type: "string" },
	moments: { type: "string" },
	...RUN_OPTIONS,
});

const { names, moments, runs, seed, against, build, port } = readOptions(HELP, OPTIONS, (values) => ({
	names: chosen(values.only, NAMES, "only"),
	moments: chosen(values.moments, MOMENTS, "moments"),
	...readRun(values),
}));
await main();

async function main() {
	const { targets, dist, close } = await startTargets({ build, port, against });
	const browser = await launchChromium();
	const jobs = Object.entries(interactions(firstPage(dist, "case-study"))).flatMap(([name, interaction]) => {
		const wanted = names.includes(name) ? moments : [];
		return wanted.flatMap((moment) =>
			targets.map((target) => ({ name, interaction, moment, target, outcomes: /** @type {Outcome[]} */ ([]) })),
		);
	});
	try {
		const order = shuffle(
			jobs.flatMap((job) => Array.from({ length: runs }, () => job)),
			seed,
		);
		console.log(`${order.length} runs, seed ${seed}`);
		for (const [at, job] of order.entries()) {
			const outcome = await visit(browser, job.target.origin, job.interaction, job.moment);
			job.outcomes.push(outcome);
			const text = typeof outcome === "string" ? outcome : `event ${outcome.event} ms, effect after ${outcome.effect.toFixed(0)} ms`;
			console.log(`${at + 1}/${order.length} ${job.target.name} ${job.name} ${job.moment}: ${text}`);
		}
	} finally {
		const rows = jobs.map(({ target, name, moment, outcomes }) => formatRow(target.name, name, moment, outcomes));
		const head = ["Site", "Interaction", "Moment", "Event ms", "Worst ms", "To effect ms", "No effect", "Not found"];
		console.log(`\nCPU x${SLOWDOWN}, 390 px, n = ${runs}, seed ${seed}: medians (min–max)\n\n${table(head, rows)}`);
		await browser.close();
		await close();
	}
}

/** @typedef {{ event: number, effect: number } | "no effect" | "not found"} Outcome */

/** @param {string} target @param {string} name @param {string} moment @param {Outcome[]} outcomes @returns {string[]} */
function formatRow(target, name, moment, outcomes) {
	const measured = outcomes.filter((outcome) => typeof outcome === "object");
	const count = (/** @type {string} */ kind) => String(outcomes.filter((outcome) => outcome === kind).length);
	const events = measured.length ? spread(measured.map(({ event }) => event)) : undefined;
	const effects = measured.length ? formatSpread(spread(measured.map(({ effect }) => effect))) : "–";
	const figures = events ? [formatSpread(events), events.max.toFixed(0)] : ["–", "–"];
	return [target, name, moment, ...figures, effects, count("no effect"), count("not found")];
}

/** @param {import("playwright").Browser} browser @param {string} origin @param {Interaction} interaction @param {string} moment @returns {Promise<Outcome>} */
async function visit(browser, origin, interaction, moment) {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
		ignoreHTTPSErrors: true,
	});
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(EFFECT_TIMEOUT_MS);
		await page.addInitScript(recordEvents);
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
		await page.goto(origin + interaction.page, { waitUntil: "commit" });
		const element = interaction.find(page).filter({ visible: true }).first();
		if (moment === "settled") {
			await page.waitForLoadState("load");
			await hydrate(page);
			await untilQuiet(page);
		}
		if (!(await isShown(page, element, interaction))) return "not found";
		await element.scrollIntoViewIfNeeded();
		if (moment === "settled") await untilQuiet(page);
		if (interaction.keys) await element.focus();
		return await act(page, element, interaction);
	} finally {
		await context.close();
	}
}

/** Presses a key without any other effect. @param {Page} page */
function hydrate(page) {
	return page.keyboard.press("Shift");
}

/** Waits until nothing has been loaded or added for a while. @param {Page} page */
async function untilQuiet(page) {
	let before = "";
	for (const end = Date.now() + EFFECT_TIMEOUT_MS * 2; Date.now() < end; ) {
		const now = await page.evaluate(() => [performance.getEntriesByType("resource").length, document.querySelectorAll("*").length].join());
		if (now === before) return;
		before = now;
		await page.waitForTimeout(QUIET_MS);
	}
}

/** Shows the part of the page that has the element, and hydrates a page whose HTML doesn't have it. @param {Page} page @param {import("playwright").Locator} element @param {Interaction} interaction */
async function isShown(page, element, { near }) {
	await page.waitForLoadState("domcontentloaded");
	if (near) await page.locator(near).first().scrollIntoViewIfNeeded();
	if (await element.isVisible()) return true;
	await page.waitForLoadState("load");
	if (!(await element.isVisible())) await hydrate(page);
	return element.waitFor().then(
		() => true,
		() => false,
	);
}

/** @param {Page} page @param {import("playwright").Locator} element @param {Interaction} interaction @returns {Promise<Outcome>} */
async function act(page, element, interaction) {
	await element.evaluate((own) => {
		Object.assign(window, { benchElement: own });
		sessionStorage.removeItem("bench-since");
		sessionStorage.setItem("bench-worst", "0");
	});
	const before = await element.evaluate(readState);
	const { effect: selector = "", changed } = interaction;
	// Starts before the input, so that the way to the browser and back doesn't count.
	const effect = page
		.waitForFunction(hasEffect, { effect: selector, changed, before, path: new URL(page.url()).pathname }, { polling: "raf" })
		.then((found) => found.jsonValue())
		.catch(() => null);
	if (interaction.keys) await page.keyboard.press(interaction.keys);
	else await element.tap({ noWaitAfter: true });
	const ms = await effect;
	if (ms === null) return "no effect";
	await page.waitForTimeout(QUIET_MS);
	const worst = await page.evaluate(() => Number(sessionStorage.getItem("bench-worst")));
	return { event: Math.max(SHORTEST_MS, worst), effect: Number(ms) };
}

/** Runs in the page: the text and state that an interaction with an element changes. @param {Element} element */
function readState(element) {
	const { className, dataset, style } = document.documentElement;
	const own = ["aria-pressed", "aria-current", "aria-expanded"].map((name) => element.getAttribute(name));
	return {
		self: JSON.stringify([own, "value" in element ? element.value : ""]),
		html: [className, dataset.theme, style.colorScheme].join(),
	};
}

/** Runs in the page on every frame. @param {any} wanted @returns {number | false} milliseconds since the input */
function hasEffect({ effect, changed, before, path }) {
	const since = Number(sessionStorage.getItem("bench-since"));
	if (!since) return false;
	const root = document.documentElement;
	// A new document doesn't have the element.
	const element = /** @type {{ benchElement?: Element }} */ (window).benchElement;
	const own = ["aria-pressed", "aria-current", "aria-expanded"].map((name) => element?.getAttribute(name));
	const self = JSON.stringify([own, element && "value" in element ? element.value : ""]);
	const html = [root.className, root.dataset.theme, root.style.colorScheme].join();
	const done =
		changed === "address"
			? location.pathname !== path && document.querySelector("h1") !== null
			: changed === "html"
				? html !== before.html
				: changed === "self"
					? element !== undefined && self !== before.self
					: [...document.querySelectorAll(effect)].some((found) => found.checkVisibility() && found.getBoundingClientRect().width > 0);
	return done ? performance.timeOrigin + performance.now() - since : false;
}

/** Runs in every document: remembers the first input and its worst event, also across a page load. */
function recordEvents() {
	const note = (/** @type {Event} */ event) => {
		if (event.isTrusted && !sessionStorage.getItem("bench-since"))
			sessionStorage.setItem("bench-since", String(performance.timeOrigin + event.timeStamp));
	};
	for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, note, { capture: true, passive: true });
	new PerformanceObserver((list) => {
		const since = Number(sessionStorage.getItem("bench-since"));
		for (const entry of list.getEntries()) {
			const { duration, interactionId, startTime } = /** @type {PerformanceEventTiming} */ (entry);
			if (!interactionId || !since || performance.timeOrigin + startTime < since - 1) continue;
			const worst = Math.max(duration, Number(sessionStorage.getItem("bench-worst")));
			sessionStorage.setItem("bench-worst", String(worst));
		}
	}).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16, buffered: true }));
}
