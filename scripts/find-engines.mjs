import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const LIBRARIES = "/usr/lib";
const DRIVER = "/usr/bin/WebKitWebDriver";
const DISPLAY_SERVER = "/usr/bin/Xvfb";
const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** @typedef {{ programs: { driver: string, browser: string, display: string }, missing: string[] }} WebKitPrograms */

/** @returns {string | undefined} path of a stock Firefox; FIREFOX_PATH comes first */
export function findFirefox() {
	return [process.env.FIREFOX_PATH, ...FIREFOX].find((path) => path && existsSync(path));
}

/** WebKitGTK's driver, its test browser, which Debian puts beside the library, and a display without a screen. @returns {WebKitPrograms} with the Debian packages that are missing */
export function findWebKit() {
	const browser = miniBrowsers().find((path) => existsSync(path)) ?? "";
	const missing = [
		...(existsSync(DRIVER) && browser ? [] : ["webkit2gtk-driver"]),
		...(process.env.DISPLAY || existsSync(DISPLAY_SERVER) ? [] : ["xvfb"]),
	];
	return { programs: { driver: DRIVER, browser, display: DISPLAY_SERVER }, missing };
}

/** @returns {string[]} */
function miniBrowsers() {
	if (!existsSync(LIBRARIES)) return [];
	const platforms = readdirSync(LIBRARIES).filter((name) => name.endsWith("-linux-gnu"));
	return platforms.flatMap((platform) =>
		readdirSync(join(LIBRARIES, platform))
			.filter((name) => /^webkit2gtk-4\.\d$/.test(name))
			.map((name) => join(LIBRARIES, platform, name, "MiniBrowser")),
	);
}
