import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { toolPath } from "../find-chromium.mjs";
import { makeCertificate, startFront } from "./front.mjs";

const vite = toolPath("vite", "vite");

/** @typedef {{ name: string, origin: string }} Target */

/** @param {string[]} program a script with its arguments @param {NodeJS.ProcessEnv} environment @throws {Error} when it fails */
export function run(program, environment) {
	const { status } = spawnSync(process.execPath, program, { env: environment, stdio: "inherit" });
	if (status !== 0) throw new Error(`${program.join(" ")} failed.`);
}

/**
 * The built site with an embedded database of its own in a temporary folder.
 * @param {{ build: boolean, port: number, fill?: string[] }} options `fill` has the arguments of fill-samples.mjs
 * @returns {Promise<{ origin: string, dist: string, close: () => Promise<void> }>}
 */
export async function startSite({ build, port, fill }) {
	const dataDir = mkdtempSync(join(tmpdir(), "studio-bench-"));
	const environment = { ...process.env, CI: "true", PORT: String(port), EMBEDDED_DATA_DIR: dataDir };
	const origin = `http://localhost:${port}`;
	/** @type {import("node:child_process").ChildProcess | undefined} */
	let server;
	const close = async () => {
		if (server && server.exitCode === null && server.signalCode === null) {
			const ended = new Promise((done) => server?.once("exit", done));
			server.kill("SIGTERM");
			await ended;
		}
		rmSync(dataDir, { recursive: true, force: true });
	};
	try {
		if (build) {
			run([vite, "build", "--mode", "embedded", "--logLevel", "warn"], environment);
			run([vite, "build", "--mode", "embedded", "--logLevel", "warn", "--ssr", "src/prerender.tsx"], environment);
		}
		if (fill) run([join(import.meta.dirname, "../fill-samples.mjs"), ...fill], environment);
		server = spawn(process.execPath, [vite, "preview", "--mode", "embedded"], { env: environment, stdio: "ignore" });
		await answers(origin, server);
	} catch (error) {
		await close();
		throw error;
	}
	return { origin, dist: resolve(process.env.DIST_DIR || "dist"), close };
}

/** @param {string} url @param {import("node:child_process").ChildProcess} server */
async function answers(url, server) {
	for (let attempt = 0; attempt < 240; attempt += 1) {
		if (server.exitCode !== null) throw new Error(`The built site did not start. Is the port of ${url} free?`);
		if ((await fetch(url).catch(() => null))?.ok) return;
		await new Promise((done) => setTimeout(done, 250));
	}
	throw new Error("The built site did not start.");
}

/**
 * The site and everything to compare it with: folders through the HTTP/2 front, addresses as they are.
 * @param {{ build: boolean, port: number, against: string[] }} options
 * @returns {Promise<{ targets: Target[], dist: string, close: () => Promise<void> }>} targets: this site is the first
 */
export async function startTargets({ build, port, against }) {
	const missing = against.find((place) => !/^https?:/.test(place) && !existsSync(join(place, "index.html")));
	if (missing) throw new Error(`--against ${missing}: no address, and no folder with an index.html.`);
	const site = await startSite({ build, port });
	const certificate = makeCertificate();
	/** @type {Awaited<ReturnType<typeof startFront>>[]} */
	const fronts = [];
	/** @type {Target[]} */
	const targets = [];
	for (const [index, place] of [site.dist, ...against].entries()) {
		const name = index === 0 ? "this" : place.replace(/\/$/, "");
		if (/^https?:/.test(place)) targets.push({ name, origin: name });
		else {
			const front = await startFront(resolve(place), certificate, port);
			fronts.push(front);
			targets.push({ name, origin: front.origin });
		}
	}
	const close = async () => {
		for (const front of fronts) await front.close();
		await site.close();
	};
	return { targets, dist: site.dist, close };
}

/** @param {string} dist @param {string} folder such as "blog" @returns {string} path of its first page, by name @throws {Error} when it has none */
export function firstPage(dist, folder) {
	const pages = existsSync(join(dist, folder)) ? readdirSync(join(dist, folder)).filter((name) => name.endsWith(".html")) : [];
	const first = pages.sort()[0];
	if (!first) throw new Error(`${join(dist, folder)} has no pages. Build the site first.`);
	return `/${folder}/${first.slice(0, -".html".length)}`;
}
