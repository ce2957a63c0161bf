// npm run bench -- --help: measures the pages with Lighthouse, also against other built sites. See docs/performance.md.
import { existsSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { join, resolve } from "node:path";
import { distFolder, Problem } from "../embedded/folder.mjs";
import { startScript, temporaryFolder, waitForStatus } from "../ending.mjs";
import { CHROMIUM_FLAGS, findChromium } from "../find-chromium.mjs";
import { npmInstall } from "../npm-install.mjs";
import { chosen, readOptions } from "../options.mjs";
import { attempt, disturbed, formatSpread, missingRuns, QUIET_SHARE, readFigures, shuffle, spread, TEMPLATES, table } from "./measure.mjs";
import { firstPage, RUN_HELP, RUN_OPTIONS, readRun, startTargets } from "./site.mjs";

const LIGHTHOUSE = "13.5.0";
const LEAST_NODE = [22, 19];
const TIMEOUT_MS = 180_000;
/** Of a run that fails or is disturbed. */
const REPEATS = 2;
const FORMS = /** @type {const} */ (["mobile", "desktop"]);

const HELP = `npm run bench -- [options]
  --pages=/,post       only these pages or templates: ${TEMPLATES.map(([name]) => name).join(", ")};
                       without it a page of every template
  --form=mobile        mobile, desktop or both (mobile,desktop)
  --runs=5             runs per page and form
${RUN_HELP}`;

const OPTIONS = /** @type {const} */ ({
	pages: { type: "string" },
	form: { type: "string" },
	...RUN_OPTIONS,
});

/** @typedef {{ target: import("./site.mjs").Target, page: string, form: string }} Job */
/** @typedef {{ job: Job, index: number, figures: Record<string, number> }} Result */

/** Columns of the table: heading, decimals. */
const COLUMNS = /** @type {const} */ ([
	["Perf", 0],
	["A11y", 0],
	["BP", 0],
	["SEO", 0],
	["FCP ms", 0],
	["LCP ms", 0],
	["TBT ms", 0],
	["CLS", 3],
	["SI ms", 0],
	["KB", 1],
	["Requests", 0],
	["JS KB", 1],
]);

const { names, forms, runs, seed, against, build, port } = readOptions(HELP, OPTIONS, (values) => ({
	names: readPages(values.pages),
	forms: chosen(values.form, FORMS, "form"),
	...readRun(values),
}));
await main();

async function main() {
	const program = installLighthouse();
	const chromium = findChromium();
	const { targets, dist, close } = await startTargets({ build, port, against });
	const folder = temporaryFolder("bench-lighthouse-");
	try {
		const all = await existing(targets, listPages(dist));
		const order = shuffle(
			all.flatMap((job) => Array.from({ length: runs }, () => job)),
			seed,
		);
		console.log(`${order.length} runs, seed ${seed}`);
		const measure = (/** @type {Job} */ job) => lighthouse(program, chromium, job, join(folder, "report.json"));
		/** @type {Result[]} */
		const results = [];
		try {
			for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => report(results, all));
			await measureAll(order, measure, results);
		} catch (error) {
			console.error(`\nThe bench stopped: ${error instanceof Error ? error.message : error}`);
			process.exitCode = 1;
		}
		report(results, all);
	} finally {
		await close();
	}
}

/** @returns {string} path of Lighthouse's program, which is installed on first use. It isn't a dependency: it needs a newer Node than the site. */
function installLighthouse() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
	if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
		throw new Problem(
			`Lighthouse ${LIGHTHOUSE} needs Node ${LEAST_NODE.join(".")} or newer. This is ${process.version}. bench:inp works on it.`,
		);
	}
	const cache = join(import.meta.dirname, "../../node_modules/.cache/lighthouse");
	const home = join(cache, "node_modules/lighthouse");
	const manifest = join(home, "package.json");
	if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, "utf8")).version !== LIGHTHOUSE) {
		console.log(`Installing Lighthouse ${LIGHTHOUSE} into node_modules/.cache/lighthouse (once).`);
		if (!npmInstall(cache, [`lighthouse@${LIGHTHOUSE}`, "--no-save", "--loglevel=error"]))
			throw new Problem("Lighthouse could not be installed. The first run needs the network.");
	}
	return join(home, "cli/index.js");
}

/** @param {string} [text] @returns {string[]} templates and pages */
function readPages(text) {
	const templates = TEMPLATES.map(([name]) => String(name));
	const pages = text?.split(",").map((name) => name.trim()) ?? templates;
	const wrong = pages.find((name) => !name.startsWith("/") && !templates.includes(name));
	if (wrong === undefined) return pages;
	throw new Problem(`--pages takes addresses such as /contact and names from this list: ${templates.join(", ")}. But it has "${wrong}".`);
}

/** @param {string} dist @returns {string[]} */
function listPages(dist) {
	return names.map((name) => {
		const page = TEMPLATES.find(([template]) => template === name)?.[1] ?? name;
		return page.endsWith("/") && page !== "/" ? firstPage(dist, page.slice(1, -1)) : page;
	});
}

/** @param {string} address @returns {Promise<number>} the status code; the fronts sign their certificates themselves */
function requestStatus(address) {
	const { get } = address.startsWith("https:") ? https : http;
	return new Promise((resolve, reject) => {
		get(address, { rejectUnauthorized: false }, (answer) => {
			answer.resume();
			resolve(answer.statusCode ?? 0);
		}).on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
			reject(new Problem(`${address} doesn't answer (${error.code ?? error.message}).`));
		});
	});
}

/** @param {import("./site.mjs").Target[]} targets @param {string[]} pages @returns {Promise<Job[]>} without pages that a target doesn't have */
async function existing(targets, pages) {
	/** @type {Job[]} */
	const jobs = [];
	for (const target of targets) {
		for (const page of pages) {
			const status = await requestStatus(target.origin + page);
			if (status >= 200 && status < 300) jobs.push(...forms.map((form) => ({ target, page, form })));
			else console.log(`Skipped: ${target.name} answers ${status} for ${page}.`);
		}
	}
	if (!jobs.length) throw new Problem("No target has any of these pages.");
	return jobs;
}

/** @param {Job[]} order @param {(job: Job) => Promise<Result>} measure @param {Result[]} results gets each result at once @throws {Error} when a run fails again and again */
async function measureAll(order, measure, results) {
	const onFailure = (/** @type {unknown} */ error) => console.log(`Repeated: ${error instanceof Error ? error.message : error}`);
	const measured = (/** @type {Job} */ job) => attempt(() => measure(job), REPEATS, onFailure);
	for (const [at, job] of order.entries()) {
		const result = await measured(job);
		results.push(result);
		const { figures } = result;
		console.log(
			`${at + 1}/${order.length} ${getName(job)}: Perf ${figures.Perf}, FCP ${figures["FCP ms"]?.toFixed(0)}, TBT ${figures["TBT ms"]?.toFixed(0)}, CPU index ${result.index}`,
		);
	}
	let repeated = 0;
	for (let round = 0; round < REPEATS; round += 1) {
		for (const slow of disturbed(results)) {
			results[results.indexOf(slow)] = await measured(slow.job);
			repeated += 1;
		}
	}
	const left = disturbed(results).length;
	console.log(`Repeated runs (CPU index under ${QUIET_SHARE * 100}% of the median): ${repeated}. Still disturbed: ${left}.`);
}

/** @param {Job} job */
function getName({ target, page, form }) {
	return `${target.name} ${page} ${form}`;
}

/** @param {string} program @param {string} chromium @param {Job} job @param {string} file @returns {Promise<Result>} */
async function lighthouse(program, chromium, job, file) {
	const flags = ["--headless=new", "--ignore-certificate-errors", ...CHROMIUM_FLAGS].join(" ");
	const words = [program, job.target.origin + job.page, "--output=json", `--output-path=${file}`, "--quiet", `--chrome-flags=${flags}`];
	words.push("--only-categories=performance,accessibility,best-practices,seo", "--no-enable-error-reporting");
	if (job.form === "desktop") words.push("--preset=desktop");
	rmSync(file, { force: true });
	const child = startScript(words, { env: { ...process.env, CHROME_PATH: chromium }, stdio: ["ignore", "ignore", "pipe"] });
	const timer = setTimeout(() => child.kill("SIGTERM"), TIMEOUT_MS);
	let errors = "";
	child.stderr?.on("data", (text) => {
		errors += text;
	});
	await waitForStatus(child);
	clearTimeout(timer);
	if (!existsSync(file)) throw new Error(`Lighthouse wrote no report for ${getName(job)}.\n${errors}`);
	const found = JSON.parse(readFileSync(file, "utf8"));
	if (found.runtimeError) throw new Error(`Lighthouse failed on ${getName(job)}: ${found.runtimeError.code} ${found.runtimeError.message}`);
	return { job, index: found.environment.benchmarkIndex, figures: readFigures(found) };
}

/** @param {Result[]} results @param {Job[]} all */
function report(results, all) {
	const done = results.map(({ job }) => job);
	for (const [job, count] of missingRuns(all, runs, done)) console.log(`Missing: ${count} of ${runs} runs of ${getName(job)}`);
	if (!results.length) return;
	const indices = spread(results.map(({ index }) => index));
	console.log(`\nLighthouse ${LIGHTHOUSE}, n = ${runs}, seed ${seed}, CPU index ${formatSpread(indices)}: medians (min–max)`);
	for (const [number, place] of [resolve(distFolder()), ...against].entries())
		console.log(`${number === 0 ? "this" : `against ${number}`}: ${place}`);
	const jobs = all.filter((job) => done.includes(job));
	const pages = [...new Set(jobs.map(({ page }) => page))];
	for (const form of new Set(jobs.map((job) => job.form))) {
		const shown = pages.flatMap((page) => jobs.filter((job) => job.page === page && job.form === form));
		const rows = shown.map((job) => {
			const own = results.filter((result) => result.job === job).map(({ figures }) => figures);
			const cells = COLUMNS.map(([name, digits]) => formatSpread(spread(own.map((figures) => figures[name] ?? Number.NaN)), digits));
			return [`${job.target.name} ${job.page}`, ...cells];
		});
		console.log(`\n${form}\n\n${table(["Page", ...COLUMNS.map(([name]) => name)], rows)}`);
	}
}
