// npm run bench:admin -- --help: measures the lists of the production build in Chromium.
// Targets: a usable list in 1.5 s; 200 ms for a search, a sort and a page. A missed target isn't an error.
import { readPort } from "../embedded/folder.mjs";
import { launchChromium } from "../find-chromium.mjs";
import { readOptions, wholeNumber } from "../options.mjs";
import { median } from "./measure.mjs";
import { needsBuild, startSite } from "./site.mjs";

/** Rows that fill more than a page of each list. */
const LEAST = 100;
const HELP = `npm run bench:admin -- [options]
  --projects=10000     sample projects, ${LEAST} or more
  --pictures=2000      sample pictures, ${LEAST} or more; 0 leaves their screen out
  --runs=5             visits
  --no-build           measures the last build`;
const OPTIONS = /** @type {const} */ ({
	projects: { type: "string", default: "10000" },
	pictures: { type: "string", default: "2000" },
	runs: { type: "string", default: "5" },
	"no-build": { type: "boolean", default: false },
});
const { projects, pictures, runs, build, port } = readOptions(HELP, OPTIONS, (values) => ({
	projects: wholeNumber(values.projects, "projects", LEAST, 100_000),
	pictures: values.pictures === "0" ? 0 : wholeNumber(values.pictures, "pictures", LEAST, 100_000),
	runs: wholeNumber(values.runs, "runs", 1),
	build: needsBuild(values["no-build"]),
	port: readPort("bench"),
}));
/** Debounce of the search box in milliseconds (src/features/admin/ui/search-box.tsx). */
const PAUSE_MS = 250;

const fill = [`--projects=${projects}`, "--posts=2000", `--pictures=${pictures}`];
const { origin, close } = await startSite({ build, port, fill });
try {
	print(await measure());
} finally {
	await close();
}

/** @returns {Promise<Record<string, number[]>>} milliseconds by name of the measurement */
async function measure() {
	const browser = await launchChromium();
	try {
		const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
		await signIn(await context.newPage());
		/** @type {Record<string, number[]>} */
		const times = {};
		const note = (/** @type {string} */ name, /** @type {number} */ ms) => {
			times[name] ??= [];
			times[name].push(ms);
		};
		// The first run warms up the server and doesn't count.
		for (let index = -1; index < runs; index += 1) {
			const page = await context.newPage();
			for (const [name, ms] of await oneVisit(page)) if (index >= 0) note(name, ms);
			await page.close();
		}
		return times;
	} finally {
		await browser.close();
	}
}

/** @param {import("playwright").Page} page */
async function signIn(page) {
	await page.goto(`${origin}/admin/login`);
	await page.getByLabel("Email").fill("admin@kalpa.example");
	await page.getByLabel("Password").fill("kalpa-demo-2026");
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByRole("heading", { name: "Dashboard" }).waitFor();
	await page.close();
}

/** @param {import("playwright").Page} page @returns {Promise<[string, number][]>} */
async function oneVisit(page) {
	await page.addInitScript(() => {
		for (const kind of ["input", "click"])
			addEventListener(kind, () => document.documentElement.setAttribute("data-since", String(performance.now())), { capture: true });
	});
	await page.goto(`${origin}/admin/portfolio`);
	/** @type {[string, number][]} */
	const seen = [["first list", await until(page, "tbody th[scope=row] a", "")]];
	const search = page.getByRole("searchbox");
	await search.fill("clinics board");
	seen.push(["search, two words", (await until(page, "[role=status]", " of ")) - PAUSE_MS]);
	await search.fill("no row says this");
	seen.push(["search without a match", (await until(page, "main p", "No portfolios match")) - PAUSE_MS]);
	await page.getByRole("button", { name: "Clear filters" }).click();
	await until(page, "tbody th[scope=row] a", "");
	for (const [name, column] of [
		["sort by title", "Title"],
		["sort by client", "Client"],
		["sort by update", "Updated"],
	]) {
		await page.getByRole("button", { name: column, exact: true }).click();
		seen.push([name ?? "", await until(page, "th[aria-sort=ascending], th[aria-sort=descending]", column ?? "")]);
	}
	await page.getByRole("button", { name: "Next" }).click();
	seen.push(["next page", await until(page, "nav[aria-label=Pages]", "Page 2 of")]);
	await page.getByRole("button", { name: "Last" }).click();
	seen.push(["last page", await until(page, "nav[aria-label=Pages] [aria-disabled=true]", "Last")]);
	await page.getByLabel("Status", { exact: true }).selectOption("draft");
	seen.push(["filter by status", await until(page, "[role=status]", " of ")]);
	return pictures > 0 ? [...seen, ...(await pictureTimes(page))] : seen;
}

/** @param {import("playwright").Page} page @returns {Promise<[string, number][]>} */
async function pictureTimes(page) {
	await page.goto(`${origin}/admin/pictures`);
	/** @type {[string, number][]} */
	const seen = [["first pictures", await until(page, "ul[aria-label='Uploaded pictures'] li", "screen-")]];
	await page.getByRole("button", { name: "Older" }).click();
	seen.push(["next pictures", await until(page, "nav[aria-label=Pages]", "Page 2 of")]);
	const filter = page.getByRole("combobox").first();
	await filter.selectOption("no-alt");
	seen.push(["no alternative text", await until(page, "nav[aria-label=Pages]", `of ${Math.ceil(Math.floor(pictures / 4) / 24)}`)]);
	await filter.selectOption("unused");
	seen.push(["unused pictures", await until(page, "nav[aria-label=Pages]", `of ${Math.ceil(pictures / 24)}`)]);
	return seen;
}

/** @param {import("playwright").Page} page @param {string} selector @param {string} text @returns {Promise<number>} */
async function until(page, selector, text) {
	const handle = await page.waitForFunction(
		({ selector, text }) => {
			const found = [...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(text));
			if (!found || document.querySelector("table[aria-busy=true]")) return false;
			return performance.now() - Number(document.documentElement.getAttribute("data-since") ?? 0);
		},
		{ selector, text },
		{ polling: "raf" },
	);
	return Number(await handle.jsonValue());
}

/** @param {Record<string, number[]>} times */
function print(times) {
	console.log(`\n${projects} projects, ${pictures} pictures, ${runs} runs, medians in ms (slowest in brackets)\n`);
	for (const [name, list] of Object.entries(times)) {
		const middle = median(list);
		const target = name.startsWith("first ") ? 1500 : 200;
		console.log(
			`  ${name.padEnd(24)} ${middle.toFixed(0).padStart(6)}  (${Math.max(...list).toFixed(0)})  target ${target}${middle > target ? "  MISSED" : ""}`,
		);
	}
}
