import { once } from "node:events";
import { Problem } from "../embedded/folder.mjs";
import { startScript } from "../ending.mjs";
import { toolPath } from "../find-chromium.mjs";

/** @typedef {{ child: import("node:child_process").ChildProcess, output: () => string }} Server */

/**
 * Starts the site as `npm run dev` or, already built, as `npm start` does, and waits until it says that it is ready.
 *
 * @param {"dev" | "start"} kind @param {number} port @param {string} dataDir
 * @returns {Promise<Server>}
 * @throws {Problem} with the server's output when it ends instead
 */
export async function startServer(kind, port, dataDir) {
	const args = kind === "dev" ? [] : ["preview", "--mode", "embedded"];
	const child = startScript([toolPath("vite", "vite"), ...args], {
		env: { ...process.env, CI: "true", PORT: String(port), EMBEDDED_DATA_DIR: dataDir, EMBEDDED_REBUILD: "0" },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (piece) => (text += piece));
	const server = { child, output: () => text };
	for (let tries = 0; tries < 1200; tries += 1) {
		if (child.exitCode !== null || child.signalCode !== null) throw new Problem(`The server did not start:\n${text}`);
		if (text.includes("/dev/mail")) return server;
		await new Promise((done) => setTimeout(done, 100));
	}
	await killServer(server);
	throw new Problem(`The server did not start within two minutes:\n${text}`);
}

/** Ends it as a power cut would, without a chance to clean up. @param {Server} server */
export async function killServer({ child }) {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, "exit");
	child.kill("SIGKILL");
	await ended;
}
