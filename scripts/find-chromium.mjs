import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const KNOWN = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The flags that headless Chromium needs in a container, and those that keep it from asking the network for anything. */
export const CHROMIUM_FLAGS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	`--disable-features=${[
		// Two hidden pages of the address bar in each window, which cost as much time as the page.
		"WebUIOmniboxPopup",
		"WebUIOmniboxAimPopup",
		// The flag replaces Playwright's own list.
		"AimEnabled",
		"AvoidCorsURLLoaderRestartOnRedirect",
		"AvoidUnnecessaryBeforeUnloadCheckSync",
		"DestroyProfileOnBrowserClose",
		"HttpsFirstBalancedModeAutoEnable",
		"HttpsUpgrades",
		"LensOverlay",
		"MediaRouter",
		"NetworkTimeServiceQuerying",
		"OptimizationHints",
		"PaintHolding",
		"PreconnectToSearch",
		// A renderer in reserve costs time, and each test closes its pages.
		"SpareRendererForSitePerProcess",
		"ThirdPartyStoragePartitioning",
	]}`,
];

const require = createRequire(import.meta.url);

/** Loading it takes half a second, so a script with a wrong argument ends before. @returns {typeof import("playwright")} */
const playwright = () => require("playwright");

// On Windows, `npx` is a shell script that can't be spawned directly.
/** @param {string} packageName @param {string} tool its name in the package's "bin" @returns {string} path of the program */
export function toolPath(packageName, tool) {
	const manifest = require.resolve(`${packageName}/package.json`);
	/** @type {{ bin?: Record<string, string> }} */
	const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
	const program = bin?.[tool];
	if (!program) throw new Error(`${packageName} has no program ${tool}`);
	return join(dirname(manifest), program);
}

/** @returns {string} path of a Chromium, which is installed if there is none @throws {Error} that says how to install it */
export function findChromium() {
	let found = installed();
	if (!found && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		console.log("Chromium was not found. Installing Debian's package.");
		spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
		/** @type {import("node:child_process").SpawnSyncOptions} */
		const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
		const install = ["install", "-y", "-qq", "chromium"];
		// Ubuntu has no package of the headless shell.
		if (spawnSync("apt-get", [...install, "chromium-headless-shell"], options).status !== 0) spawnSync("apt-get", install, options);
		found = installed();
	}
	if (!found) {
		console.log("Chromium was not found. Installing the one from Playwright.");
		spawnSync(process.execPath, [toolPath("@playwright/test", "playwright"), "install", "chromium"], { stdio: "inherit" });
		found = installed();
	}
	if (found) return found;
	throw new Error("The journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.");
}

/** Starts a Chromium, which is installed if there is none. @param {string[]} [args] */
export const launchChromium = (args = CHROMIUM_FLAGS) => playwright().chromium.launch({ executablePath: findChromium(), args });

/**
 * Chromium without a user interface, such as Debian's package `chromium-headless-shell`. Its journeys cost about a fifth less time.
 *
 * @param {string} chromium path of the whole browser
 * @returns {string} path of the headless shell, or of the whole browser where there is none of the same version
 */
export function findHeadlessShell(chromium) {
	const shell = "/usr/bin/chromium-headless-shell";
	const version = existsSync(shell) && readVersion(shell);
	return version && readVersion(chromium) === version ? shell : chromium;
}

/** @param {string} path @returns {string | undefined} such as "156.0.8003.12" @throws {Error} when the program doesn't start */
function readVersion(path) {
	return /\d[\d.]+/.exec(execFileSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 }))?.[0];
}

/** @returns {string | undefined} */
function installed() {
	return [process.env.CHROMIUM_PATH, ...KNOWN, playwright().chromium.executablePath()].find(
		(path) => path && existsSync(path) && answers(path),
	);
}

/** @param {string} path */
function answers(path) {
	// There it opens a window instead of printing its version.
	if (process.platform === "win32") return true;
	try {
		return readVersion(path) !== undefined;
	} catch {
		return false;
	}
}
