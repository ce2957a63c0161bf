import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runScript, temporaryFolder } from "../ending.mjs";
import { findChromium, findHeadlessShell, toolPath } from "../find-chromium.mjs";
import { freePort } from "../free-port.mjs";
import { readOptions } from "../options.mjs";

const ADVICE = 'npm test runs everything. For one folder or file, run npx vitest run --project "unit-*" src/features/chat.';
const HELP = `npm test
Types, lint and format, wording, unit and contract tests, database policies, build, built files, and journeys in a real browser.
Ends with one plain line, "N passed, N failed". Uses its own folder and port, and leaves nothing running.
${ADVICE}`;

readOptions(HELP, {}, () => {}, { advice: ADVICE });

/** The packages that bring the tools. @type {Record<string, string>} */
const PACKAGES = { tsc: "typescript", biome: "@biomejs/biome", vitest: "vitest", vite: "vite", playwright: "@playwright/test" };

const folder = temporaryFolder("studio-tests-");
const port = await freePort();
const environment = {
	...process.env,
	DIST_DIR: join(folder, "dist"),
	EMBEDDED_DATA_DIR: join(folder, "database"),
	PORT: String(port),
};
let passed = 0;
let failed = 0;

try {
	await single("Types", ["tsc"]);
	await single("Lint and format", ["biome", "check", "--error-on-warnings"]);
	await single("Wording", ["node", "scripts/copy-lint.mjs"]);
	await suite("Unit and contract tests", ["vitest", "run", "--project", "unit-*"], vitestCounts);
	await suite("Database policies", ["vitest", "run", "--project", "database"], vitestCounts);
	const client = await single("Build", ["vite", "build", "--mode", "embedded", "--logLevel", "warn"]);
	const built =
		client && (await single("Prerender", ["vite", "build", "--mode", "embedded", "--logLevel", "warn", "--ssr", "src/prerender.tsx"]));
	if (built) await suite("Built site", ["vitest", "run", "--project", "site"], vitestCounts);
	// Only now: a machine without a browser still gets the answers of every other step.
	if (built) await journeys();
	else failed += 1;
} catch (error) {
	console.error(`\n${error instanceof Error ? error.message : error}`);
	failed += 1;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function journeys() {
	const chromium = findChromium();
	const paths = { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: findHeadlessShell(chromium) };
	await suite("Journeys", ["playwright", "test"], playwrightCounts, paths);
}

/**
 * @param {string} name
 * @param {string[]} command a tool of this project, or "node", and its arguments
 */
async function run(name, command, extra = {}) {
	const began = Date.now();
	console.log(`\n── ${name}`);
	const [tool = "", ...args] = command;
	const program = tool === "node" ? [] : [toolPath(PACKAGES[tool] ?? tool, tool)];
	const ok = await runScript([...program, ...args], { ...environment, ...extra });
	console.log(`── ${name}: ${ok ? "ok" : "failed"}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
	return ok;
}

/** A step that counts as one. @param {string} name @param {string[]} command */
async function single(name, command) {
	const ok = await run(name, command);
	if (ok) passed += 1;
	else failed += 1;
	return ok;
}

/**
 * A step that counts its own tests.
 *
 * @param {string} name
 * @param {string[]} command
 * @param {(report: any) => { passed: number, failed: number }} counts
 * @param {Record<string, string>} [extra] variables for this step alone
 */
async function suite(name, command, counts, extra = {}) {
	const report = join(folder, `${name.replace(/\W+/g, "-")}.json`);
	const reporter = command[0] === "vitest" ? ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`] : [];
	const ok = await run(name, [...command, ...reporter], { ...extra, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
	const result = existsSync(report) ? counts(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0 };
	passed += result.passed;
	// A runner that fails without a failed test (a crash, an unhandled rejection) is a failure too.
	failed += ok ? result.failed : Math.max(1, result.failed);
	if (ok && result.passed === 0) failed += 1;
}

/** @param {any} report */
function vitestCounts(report) {
	return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** @param {any} report */
function playwrightCounts(report) {
	const { expected, flaky, unexpected } = report.stats;
	if (flaky > 0) console.log(`── ${flaky} of ${expected + flaky} journeys passed only on their second try`);
	return { passed: expected + flaky, failed: unexpected };
}
