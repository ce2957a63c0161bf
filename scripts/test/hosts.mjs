// npm run test:hosts -- --help: builds the site, starts every host that can run here, and asks them the table in tests/support/hosts.
// The hosts' own tools are installed into a cache folder at these versions. A missing tool is named, and its host skipped.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "../bench/site.mjs";
import { Problem } from "../embedded/folder.mjs";
import { runScript, temporaryFolder } from "../ending.mjs";
import { toolPath } from "../find-chromium.mjs";
import { HOST_NAMES } from "../hosts/host-names.mjs";
import { npmInstall } from "../npm-install.mjs";
import { readOptions } from "../options.mjs";

const TOOLS = "node_modules/.cache/host-tools";
/** wrangler 4.86.0 is the last that runs on Node 20. */
const VERSIONS = {
	wrangler: "4.86.0",
	"netlify-redirector": "0.5.0",
	"@netlify/redirect-parser": "16.1.1",
	"@netlify/headers-parser": "10.1.1",
	"@vercel/routing-utils": "6.6.0",
};

const HELP = `npm run test:hosts -- [NAME]
Asks every host that can run here, or those whose name contains NAME: ${HOST_NAMES.join(", ")}.
DIST_DIR names a built site to use as it is.`;
const name = readOptions(HELP, {}, (_, words) => readName(words.join(" ")), { words: true });
installTools();
const folder = temporaryFolder("studio-hosts-");
const environment = {
	...process.env,
	HOST_NAME: name,
	DIST_DIR: process.env.DIST_DIR || join(folder, "dist"),
	EMBEDDED_DATA_DIR: join(folder, "database"),
};
// With DIST_DIR, a site that is built already is used as it is.
const isBuilt = Boolean(process.env.DIST_DIR) && existsSync(join(environment.DIST_DIR, "headers.json"));
if (!isBuilt && !(await buildSite(environment))) throw new Problem("The build failed.");
const passed = await runScript([toolPath("vitest", "vitest"), "run", "--project", "hosts", "--reporter=dot"], environment);
process.exit(passed ? 0 : 1);

/** @param {string} text @returns {string} */
function readName(text) {
	if (HOST_NAMES.some((host) => host.toLowerCase().includes(text.toLowerCase()))) return text;
	throw new Problem(`No host is called "${text}". The hosts are ${HOST_NAMES.join(", ")}.`);
}

function installTools() {
	mkdirSync(TOOLS, { recursive: true });
	const manifest = join(TOOLS, "package.json");
	const wanted = JSON.stringify({ private: true, dependencies: VERSIONS });
	// Written last, so that an installation that was interrupted begins again.
	const mark = join(TOOLS, "node_modules/.installed.json");
	if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
	rmSync(mark, { force: true });
	writeFileSync(manifest, wanted);
	console.info("Installing the hosts' tools (about 200 MB) into", TOOLS);
	if (npmInstall(TOOLS, ["--no-package-lock", "--ignore-scripts"])) writeFileSync(mark, wanted);
	else console.warn("npm couldn't install them, so these hosts are skipped.");
}
