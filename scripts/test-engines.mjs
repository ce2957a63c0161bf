// npm run test:engines: journeys in stock Firefox and in WebKitGTK. `-- webkit` or `-- firefox` runs one of them, and what follows goes to
// Playwright. An engine whose Debian packages are missing is skipped with a message.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toolPath } from "./find-chromium.mjs";
import { findFirefox, findWebKit } from "./find-engines.mjs";
import { freePort } from "./free-port.mjs";

/** What each engine lacks. @type {Record<string, string[]>} */
const missing = { webkit: findWebKit().missing, firefox: findFirefox() ? [] : ["firefox-esr"] };
const [first = "", ...others] = process.argv.slice(2);
const named = first in missing;
const words = named || first === "" ? others : [first, ...others];
const engines = named ? [first] : Object.keys(missing);
const ready = engines.filter((engine) => missing[engine]?.length === 0);
const skipped = engines.filter((engine) => !ready.includes(engine));

const folder = mkdtempSync(join(tmpdir(), "studio-engines-"));
const environment = {
	...process.env,
	DIST_DIR: join(folder, "dist"),
	EMBEDDED_DATA_DIR: join(folder, "database"),
	PORT: String(await freePort()),
};
let passed = 0;
let failed = 0;

try {
	const build = [toolPath("vite", "vite"), "build", "--mode", "embedded", "--logLevel", "warn"];
	if (ready.length > 0 && !(run(build) && run([...build, "--ssr", "src/prerender.tsx"]))) throw new Error("The build failed.");
	for (const engine of ready) journeys(engine);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	failed += 1;
} finally {
	rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

for (const engine of skipped) console.log(`\nSkipped ${engine}. It needs: apt-get install ${missing[engine]?.join(" ")}`);
console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, skipped: ${skipped.join(", ")}` : ""}`);
process.exit(failed > 0 ? 1 : 0);

/** @param {string} engine */
function journeys(engine) {
	console.log(`\n── ${engine}`);
	const report = join(folder, `${engine}.json`);
	const program = [toolPath("@playwright/test", "playwright"), "test", "-c", "tests/engines/playwright.config.ts", `--project=${engine}`];
	const ok = run([...program, ...words], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
	const { expected = 0, flaky = 0, unexpected = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).stats : {};
	if (flaky > 0) console.log(`── ${flaky} of them passed only on their second try`);
	passed += expected + flaky;
	// A runner that fails without a failed journey, such as by a crash, is a failure, too.
	failed += ok ? unexpected : Math.max(1, unexpected);
}

/** @param {string[]} program a script for Node and its arguments @param {Record<string, string>} [extra] */
function run(program, extra = {}) {
	return spawnSync(process.execPath, program, { stdio: "inherit", env: { ...environment, ...extra } }).status === 0;
}
