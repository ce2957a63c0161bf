// npm run test:hosts [-- name]: builds the site, starts every host that can run here, and asks them the table in tests/support/hosts.
// The hosts' own tools are installed into a cache folder at these versions. A missing tool is named, and its host skipped.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { toolPath } from "./find-chromium.mjs";

const TOOLS = "node_modules/.cache/host-tools";
/** wrangler 4.86.0 is the last that runs on Node 20. */
const VERSIONS = {
	wrangler: "4.86.0",
	"netlify-redirector": "0.5.0",
	"@netlify/redirect-parser": "16.1.1",
	"@netlify/headers-parser": "10.1.1",
	"@vercel/routing-utils": "6.6.0",
};

installTools();
const folder = mkdtempSync(join(tmpdir(), "studio-hosts-"));
const environment = {
	...process.env,
	HOST_NAME: process.argv[2] ?? "",
	DIST_DIR: process.env.DIST_DIR || join(folder, "dist"),
	EMBEDDED_DATA_DIR: join(folder, "database"),
};
let status = 1;
try {
	const build = ["build", "--mode", "embedded", "--logLevel", "warn"];
	// With DIST_DIR, a site that is built already is used as it is.
	const isBuilt = Boolean(process.env.DIST_DIR) && existsSync(join(environment.DIST_DIR, "headers.json"));
	const built = isBuilt || (run("vite", "vite", build) === 0 && run("vite", "vite", [...build, "--ssr", "src/prerender.tsx"]) === 0);
	if (built) status = run("vitest", "vitest", ["run", "--project", "hosts", "--reporter=dot"]);
} finally {
	rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(status);

/** @param {string} packageName @param {string} name @param {string[]} args @returns {number} exit status */
function run(packageName, name, args) {
	return spawnSync(process.execPath, [toolPath(packageName, name), ...args], { stdio: "inherit", env: environment }).status ?? 1;
}

function installTools() {
	mkdirSync(TOOLS, { recursive: true });
	const manifest = join(TOOLS, "package.json");
	const wanted = JSON.stringify({ private: true, dependencies: VERSIONS });
	if (existsSync(manifest) && readFileSync(manifest, "utf8") === wanted && existsSync(join(TOOLS, "node_modules"))) return;
	writeFileSync(manifest, wanted);
	console.info("Installing the hosts' tools (about 200 MB) into", TOOLS);
	const npm = join(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js");
	const [command, first] = existsSync(npm) ? [process.execPath, [npm]] : ["npm", []];
	const args = [...first, "install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--no-engine-strict"];
	const { status: installed } = spawnSync(command, args, {
		cwd: TOOLS,
		stdio: "inherit",
		shell: command === "npm" && process.platform === "win32",
	});
	if (installed !== 0) console.warn("npm couldn't install them, so these hosts are skipped.");
}
