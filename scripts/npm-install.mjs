import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Installs packages into a folder outside the project's own dependencies.
 *
 * @param {string} folder is created if it is missing
 * @param {string[]} words packages and options
 * @returns {boolean} whether npm succeeded
 */
export function npmInstall(folder, words) {
	mkdirSync(folder, { recursive: true });
	const npm = join(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js");
	const [command, first] = existsSync(npm) ? [process.execPath, [npm]] : ["npm", []];
	// On Windows, npm is a shell script, and a shell divides a path at its spaces: the folder is only the working folder.
	const args = [...first, "install", "--prefix", ".", ...words, "--no-engine-strict", "--no-audit", "--no-fund"];
	return spawnSync(command, args, { cwd: folder, stdio: "inherit", shell: command === "npm" && process.platform === "win32" }).status === 0;
}
