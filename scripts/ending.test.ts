import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** Prints its folder and its child's process, and then waits for the child. */
const SCRIPT = `
	const { runScript, startScript, temporaryFolder } = await import(process.argv[1]);
	const child = startScript(["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
	console.log(JSON.stringify([temporaryFolder("ending-test-"), child.pid]));
	await runScript(["-e", "setInterval(() => {}, 1000)"], process.env);
	console.log("went on");`;

const isRunning = (pid: number) => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

function start(script: string) {
	const script_ = spawn(process.execPath, ["--input-type=module", "-e", script, join(import.meta.dirname, "ending.mjs")]);
	let text = "";
	for (const stream of [script_.stdout, script_.stderr]) stream.on("data", (part) => (text += part));
	return { process: script_, text: () => text };
}

describe.skipIf(process.platform === "win32")("a script that is told to stop", () => {
	test.each([
		["SIGINT", 130],
		["SIGTERM", 143],
		["SIGHUP", 129],
	] as const)("removes its folder and stops its child on %s", async (signal, status) => {
		const script = start(SCRIPT);
		const [line] = await once(script.process.stdout, "data");
		const [folder, child]: [string, number] = JSON.parse(String(line));
		expect([existsSync(folder), isRunning(child)]).toEqual([true, true]);
		script.process.kill(signal);
		expect(await once(script.process, "close")).toEqual([status, null]);
		expect([existsSync(folder), isRunning(child)]).toEqual([false, false]);
		expect(script.text()).toBe(String(line));
	});
});

test("a problem ends a script with its message and without its folder", async () => {
	const script = start(`
		const { temporaryFolder } = await import(process.argv[1]);
		const { Problem } = await import(process.argv[1].replace("ending.mjs", "embedded/folder.mjs"));
		throw new Problem(temporaryFolder("ending-test-"));`);
	expect(await once(script.process, "close")).toEqual([1, null]);
	expect(script.text()).toMatch(/^\S+ending-test-\S+\n$/);
	expect(existsSync(script.text().trim())).toBe(false);
});
