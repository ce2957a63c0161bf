import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

/** What a child process gets for its own end after Ctrl+C. */
const GRACE_MS = 10_000;
const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** @type {Set<string>} */
const folders = new Set();
/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();
let prepared = false;
let stopping = false;

/** From now on the script ends with the message of a Problem instead of a stack, stops its child processes and removes its folders. */
export function endCleanly() {
	if (prepared) return;
	prepared = true;
	for (const signal of SIGNALS) process.on(signal, () => void stop(signal));
	process.on("uncaughtException", (error) => {
		// After Ctrl+C, errors of stopped children aren't printed.
		if (stopping) return;
		console.error(error.stack === error.message ? error.message : error);
		process.exit(1);
	});
	process.on("exit", () => {
		for (const child of children) child.kill("SIGKILL");
		for (const folder of folders) {
			try {
				rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
			} catch {
				// A folder that is still in use stays. An error here would keep the process from ending.
			}
		}
	});
}

/** @param {(typeof SIGNALS)[number]} signal */
async function stop(signal) {
	// npm sends the signal of the terminal again.
	if (stopping) return;
	stopping = true;
	const ended = Promise.all([...children].map((child) => once(child, "exit")));
	for (const child of children) child.kill("SIGINT");
	await Promise.race([ended, new Promise((done) => setTimeout(done, GRACE_MS))]);
	process.exit(128 + constants.signals[signal]);
}

/** @param {string} prefix of its name @returns {string} a new folder that is removed when this process ends, also by Ctrl+C */
export function temporaryFolder(prefix) {
	endCleanly();
	const folder = mkdtempSync(join(tmpdir(), prefix));
	folders.add(folder);
	return folder;
}

/** Starts a script as a process that ends with this one. @param {string[]} program the script and its arguments @param {import("node:child_process").SpawnOptions} options */
export function startScript(program, options) {
	return startProgram(process.execPath, program, options);
}

/** Starts a program as a process that ends with this one. @param {string} command @param {string[]} args @param {import("node:child_process").SpawnOptions} options */
export function startProgram(command, args, options) {
	endCleanly();
	const child = spawn(command, args, options);
	children.add(child);
	child.once("exit", () => children.delete(child));
	return child;
}

/** @param {import("node:child_process").ChildProcess} child of startScript @returns {Promise<number>} its exit status; pending after Ctrl+C, so that nothing follows */
export async function waitForStatus(child) {
	const [code] = await once(child, "close");
	return stopping ? new Promise(() => {}) : (code ?? 1);
}

/** Runs a script that prints to the same terminal. @param {string[]} program @param {NodeJS.ProcessEnv} env @returns {Promise<boolean>} whether it succeeded */
export async function runScript(program, env) {
	return (await waitForStatus(startScript(program, { env, stdio: "inherit" }))) === 0;
}
