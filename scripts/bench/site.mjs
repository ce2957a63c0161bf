import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { distFolder, distProblem, Problem, portProblem, readPort } from "../embedded/folder.mjs";
import { runScript, startScript, temporaryFolder } from "../ending.mjs";
import { toolPath } from "../find-chromium.mjs";
import { wholeNumber } from "../options.mjs";
import { makeCertificate, startFront } from "./front.mjs";

const vite = toolPath("vite", "vite");

/** @typedef {{ name: string, origin: string }} Target */

/** Of the commands that compare sites. */
export const RUN_OPTIONS = /** @type {const} */ ({
	runs: { type: "string", default: "5" },
	seed: { type: "string", default: String(Date.now() % 100_000) },
	against: { type: "string", multiple: true },
	"no-build": { type: "boolean", default: false },
});
export const RUN_HELP = `  --seed=1             order of the runs; without it a new one is chosen and printed
  --against=PLACE      a built folder or an address to compare with; can be repeated
  --no-build           measures the last build`;

/** @param {{ runs: string, seed: string, against?: string[] | undefined, "no-build": boolean }} values @throws {Problem} that names the option */
export const readRun = (values) => ({
	runs: wholeNumber(values.runs, "runs", 1),
	seed: wholeNumber(values.seed, "seed", 0),
	against: readAgainst(values.against),
	build: needsBuild(values["no-build"]),
	port: readPort("bench"),
});

/**
 * Builds the site for the embedded backend.
 * @param {NodeJS.ProcessEnv} environment @returns {Promise<boolean>} whether both builds succeeded
 */
export async function buildSite(environment) {
	const build = [vite, "build", "--mode", "embedded", "--logLevel", "warn"];
	return (await runScript(build, environment)) && (await runScript([...build, "--ssr", "src/prerender.tsx"], environment));
}

/** @param {boolean} noBuild the option @returns {boolean} whether to build @throws {Problem} when the last build is missing or uses a hosted project, or when a build can't have the folder */
export function needsBuild(noBuild) {
	const folder = resolve(distFolder());
	const problem = noBuild ? builtProblem(folder) : distProblem(folder);
	if (problem) throw new Problem(problem);
	return !noBuild;
}

/** @param {string} folder @returns {string | null} why the site in it can't be measured */
function builtProblem(folder) {
	const advice = "Leave out --no-build, or set DIST_DIR to its folder.";
	if (!existsSync(join(folder, "headers.json"))) return `There is no built site in ${folder}. ${advice}`;
	const { kind } = JSON.parse(readFileSync(join(folder, "build.json"), "utf8"));
	// Measuring signs in and loads pages many times.
	if (kind === undefined) return `The site in ${folder} was built by an earlier version. ${advice}`;
	return kind === "embedded" ? null : `The site in ${folder} uses a hosted project. ${advice}`;
}

/** @param {string[]} [places] the option @returns {string[]} addresses and folders @throws {Problem} when one of them is neither */
function readAgainst(places = []) {
	const wrong = places.find((place) => !(isAddress(place) ? URL.canParse(place) : existsSync(join(place, "index.html"))));
	if (wrong !== undefined) throw new Problem(`--against needs an address or a folder with an index.html, but it is "${wrong}".`);
	return places;
}

/**
 * The built site with an embedded database of its own in a temporary folder.
 * @param {{ build: boolean, port: number, fill?: string[] }} options `fill` has the arguments of fill-samples.mjs
 * @returns {Promise<{ origin: string, dist: string, close: () => Promise<void> }>}
 * @throws {Problem} when it can't be built or started
 */
export async function startSite({ build, port, fill }) {
	const problem = await portProblem(port);
	if (problem) throw new Problem(problem);
	const environment = { ...process.env, CI: "true", PORT: String(port), EMBEDDED_DATA_DIR: temporaryFolder("studio-bench-") };
	const origin = `http://localhost:${port}`;
	/** @type {import("node:child_process").ChildProcess | undefined} */
	let server;
	const close = async () => {
		if (server && server.exitCode === null && server.signalCode === null) {
			const ended = new Promise((done) => server?.once("exit", done));
			server.kill("SIGTERM");
			await ended;
		}
	};
	try {
		if (build && !(await buildSite(environment))) throw new Problem("The build failed.");
		if (fill && !(await runScript([join(import.meta.dirname, "../fill-samples.mjs"), ...fill], environment)))
			throw new Problem("The database could not be filled.");
		server = startScript([vite, "preview", "--mode", "embedded"], { env: environment, stdio: "ignore" });
		await answers(origin, server);
	} catch (error) {
		await close();
		throw error;
	}
	return { origin, dist: resolve(distFolder()), close };
}

/** @param {string} url @param {import("node:child_process").ChildProcess} server */
async function answers(url, server) {
	for (let attempt = 0; attempt < 240; attempt += 1) {
		if (server.exitCode !== null || server.signalCode !== null) break;
		if ((await fetch(url).catch(() => null))?.ok) return;
		await new Promise((done) => setTimeout(done, 250));
	}
	throw new Problem("The built site did not start. Run npm start to see why.");
}

/** @param {string} place */
const isAddress = (place) => /^https?:/.test(place);

/**
 * The site and everything to compare it with: folders through the HTTP/2 front, addresses as they are.
 * @param {{ build: boolean, port: number, against: string[] }} options
 * @returns {Promise<{ targets: Target[], dist: string, close: () => Promise<void> }>} targets: this site is the first
 */
export async function startTargets({ build, port, against }) {
	const certificate = makeCertificate();
	const site = await startSite({ build, port });
	/** @type {Awaited<ReturnType<typeof startFront>>[]} */
	const fronts = [];
	/** @type {Target[]} */
	const targets = [];
	for (const [index, place] of [site.dist, ...against].entries()) {
		const name = index === 0 ? "this" : place.replace(/\/$/, "");
		if (isAddress(place)) targets.push({ name, origin: name });
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

/** @param {string} dist @param {string} folder such as "blog" @returns {string} path of its first page, by name @throws {Problem} when it has none */
export function firstPage(dist, folder) {
	const pages = existsSync(join(dist, folder)) ? readdirSync(join(dist, folder)).filter((name) => name.endsWith(".html")) : [];
	const first = pages.sort()[0];
	if (!first) throw new Problem(`${join(dist, folder)} has no pages. Build the site first.`);
	return `/${folder}/${first.slice(0, -".html".length)}`;
}
