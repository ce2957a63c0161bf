// npm run test:engines -- --help: journeys in stock Firefox and in WebKitGTK. An engine whose Debian packages are missing is skipped with a
// message.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "../bench/site.mjs";
import { Problem } from "../embedded/folder.mjs";
import { endCleanly, runScript, startScript, temporaryFolder, waitForStatus } from "../ending.mjs";
import { toolPath } from "../find-chromium.mjs";
import { findFirefox, findWebKit } from "../find-engines.mjs";
import { freePort } from "../free-port.mjs";
import { printHelp } from "../options.mjs";

/** What each engine lacks. @type {Record<string, string[]>} */
const missing = { webkit: findWebKit().missing, firefox: findFirefox() ? [] : ["firefox-esr"] };
const [first = "", ...others] = process.argv.slice(2);
const named = first in missing;
const words = named || first === "" ? others : [first, ...others];
endCleanly();
printHelp(
	`npm run test:engines -- [ENGINE] [WORDS]
  ENGINE   ${Object.keys(missing).join(" or ")}; both without it
  WORDS    for Playwright: parts of file names, and its options`,
	[first],
);
const engines = await withJourneys(named ? [first] : Object.keys(missing));
const ready = engines.filter((engine) => missing[engine]?.length === 0);
const skipped = engines.filter((engine) => !ready.includes(engine));

const folder = temporaryFolder("studio-engines-");
const environment = {
	...process.env,
	DIST_DIR: join(folder, "dist"),
	EMBEDDED_DATA_DIR: join(folder, "database"),
	PORT: String(await freePort()),
};
let passed = 0;
let failed = 0;

if (ready.length > 0 && !(await buildSite(environment))) throw new Problem("The build failed.");
for (const engine of ready) await journeys(engine);

for (const engine of skipped) console.log(`\nSkipped ${engine}. It needs: apt-get install ${missing[engine]?.join(" ")}`);
console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, skipped: ${skipped.join(", ")}` : ""}`);
process.exit(failed > 0 ? 1 : 0);

/** @param {string} engine @returns {string[]} */
function playwright(engine) {
	return [toolPath("@playwright/test", "playwright"), "test", "-c", "tests/engines/playwright.config.ts", `--project=${engine}`, ...words];
}

/** @param {string[]} names of engines @returns {Promise<string[]>} those that have journeys for the given words @throws {Problem} when there are none */
async function withJourneys(names) {
	if (words.length === 0) return names;
	const found = [];
	let reason = "";
	for (const name of names) {
		const child = startScript([...playwright(name), "--list"], { stdio: ["ignore", "pipe", "pipe"] });
		let text = "";
		for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (text += part));
		if ((await waitForStatus(child)) === 0) found.push(name);
		else reason ||= /^error: .+/im.exec(text)?.[0] ?? text.trim();
	}
	if (found.length > 0) return found;
	if (!reason.includes("No tests found")) throw new Problem(reason);
	throw new Problem(`No journey fits "${words.join(" ")}", and the engines are ${Object.keys(missing).join(" and ")}.`);
}

/** @param {string} engine */
async function journeys(engine) {
	console.log(`\n── ${engine}`);
	const report = join(folder, `${engine}.json`);
	const ok = await runScript(playwright(engine), { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
	const { expected = 0, flaky = 0, unexpected = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).stats : {};
	if (flaky > 0) console.log(`── ${flaky} of them passed only on their second try`);
	passed += expected + flaky;
	// A runner that fails without a failed journey, such as by a crash, is a failure, too.
	failed += ok ? unexpected : Math.max(1, unexpected);
}
