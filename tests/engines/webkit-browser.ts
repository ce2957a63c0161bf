import { type ChildProcess, spawn } from "node:child_process";
import { findWebKit } from "../../scripts/find-engines.mjs";

export interface WebKit {
	/** Address of the driver. */
	address: string;
	/** Capabilities of a new session: each has its own storage. */
	capabilities: Record<string, unknown>;
	stop: () => void;
}

/** Starts WebKit's driver, and a display without a screen if there is none. @param port of the driver */
export async function startWebKit(port: number): Promise<WebKit> {
	const { programs, missing } = findWebKit();
	if (missing.length > 0) throw new Error(`WebKit needs ${missing.join(" and ")}`);
	const display = process.env.DISPLAY ? null : await startDisplay(programs.display);
	const driver = spawn(programs.driver, [`--port=${port}`], {
		env: { ...process.env, DISPLAY: display?.name ?? process.env.DISPLAY },
		stdio: "ignore",
	});
	const address = `http://127.0.0.1:${port}`;
	await answers(`${address}/status`);
	return {
		address,
		capabilities: { "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] } },
		stop: () => {
			driver.kill();
			display?.process.kill();
		},
	};
}

/** Starts a display server that chooses its own free number. */
function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
	const server = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	return new Promise((resolve, reject) => {
		server.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
		server.stdio[3]?.once("data", (chunk: Buffer) => resolve({ name: `:${chunk.toString().trim()}`, process: server }));
	});
}

async function answers(url: string): Promise<void> {
	for (let attempt = 0; attempt < 100; attempt += 1) {
		if ((await fetch(url).catch(() => null))?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`WebKit's driver does not answer at ${url}`);
}
