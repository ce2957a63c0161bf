import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const KNOWN = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The path of a Chromium that the tests can drive: CHROMIUM_PATH, an installed one, Playwright's own, or, where this process may
 * install packages, Debian's.
 *
 * @returns {string}
 * @throws {Error} that says what to install by hand.
 */
export function findChromium() {
	const found = installed();
	if (found) return found;
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		console.log("No Chromium here; installing Debian's package.");
		spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
		spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], {
			stdio: "ignore",
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
	} else {
		console.log("No Chromium here; asking Playwright for its own.");
		spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
	}
	const now = installed();
	if (now) return now;
	throw new Error("The journeys need Chromium. Install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.");
}

/** @returns {string | undefined} */
function installed() {
	const own = chromium.executablePath();
	return [process.env.CHROMIUM_PATH, ...KNOWN, own].find((path) => path && existsSync(path) && answers(path));
}

/** @param {string} path */
function answers(path) {
	try {
		execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
		return true;
	} catch {
		return false;
	}
}
