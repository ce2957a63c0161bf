// Runs before dev, start, build, test and check, and names in one line what would stop them. It must run in old versions of Node, too.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";

const command = process.argv[2] ?? "";
/** @type {{ engines: { node: string }, scripts?: Record<string, string> }} */
const { engines, scripts = {} } = JSON.parse(readFileSync("package.json", "utf8"));

/** The options of the Vite command that a script ends with. @type {Record<string, { vite: string, options: string }>} */
const TAKEN = {
	dev: { vite: "vite", options: "host port open cors strictPort force experimentalBundle" },
	start: { vite: "vite preview", options: "host port open strictPort outDir" },
};
const OF_EACH = "config c base logLevel l clearScreen configLoader profile debug d filter f mode m help h version v";

const wrong = argumentProblem();
if (wrong) {
	console.error(wrong);
	process.exit(2);
}
const problem = versionProblem(process.versions.node) ?? packageProblem() ?? (await placeProblem());
if (problem) {
	console.error(problem);
	process.exit(1);
}

/** @param {string} version @returns {string | null} */
function versionProblem(version) {
	const ranges = engines.node.split("||").map((range) => range.trim());
	if (ranges.some((range) => includes(range, version))) return null;
	const wanted = ranges.map((range) => range.replace(/^\D+/, "").replace(/(\.0)+$/, ""));
	return `This project needs Node ${wanted.slice(0, -1).join(", ")} or ${wanted.at(-1)} or newer, but this is Node ${version}. Install one from https://nodejs.org.`;
}

/** @param {string} range such as ^20.19.0 or >=24.0.0 @param {string} version */
function includes(range, version) {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	const [wantedMajor = 0, wantedMinor = 0] = range.replace(/^\D+/, "").split(".").map(Number);
	return range.startsWith("^") ? major === wantedMajor && minor >= wantedMinor : major >= wantedMajor;
}

/** @returns {string | null} */
function packageProblem() {
	return existsSync("node_modules/vite") ? null : "The packages are not installed. Run npm install --include=dev first.";
}

/** @returns {Promise<string | null>} */
async function placeProblem() {
	const { distFolder, distProblem, embeddedFolder, folderProblem, findHolder, inUse, readPort, portProblem, prepareFolder } = await import(
		"./embedded/folder.mjs"
	);
	const folders = ["node_modules"];
	if (command === "build" || command === "start") {
		const found = distProblem(distFolder());
		if (found) return found;
		folders.push(distFolder());
	}
	if (command === "test") folders.push(tmpdir());
	for (const folder of folders) {
		const found = folderProblem(resolve(folder));
		if (found) return found;
	}
	if (!["dev", "start", "build"].includes(command)) return null;
	try {
		const port = readPort(command === "dev" ? "dev" : "start", givenArgs());
		if (command === "build") return null;
		const database = embeddedFolder();
		const holder = await findHolder(database);
		if (holder !== null) return inUse(database, holder);
		prepareFolder(database);
		return await portProblem(port);
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** Vite would name a wrong argument only after the builds of `npm start`. @returns {string | null} */
function argumentProblem() {
	// They would reach only the second of its two builds, which could then empty another folder.
	if (command === "build" && givenArgs().length > 0)
		return "npm run build takes no options. Set DIST_DIR for another folder, and the variables of .env.example for the rest.";
	const taken = TAKEN[command];
	if (!taken) return null;
	const names = `${taken.options} ${OF_EACH}`.split(" ");
	const advice = `npm ${command === "start" ? "start" : "run dev"} takes the options of ${taken.vite}, such as --${taken.options.split(" ")[1]}.`;
	let takesValue = false;
	for (const arg of givenArgs()) {
		const [, name, value] = /^--?(?:no-)?([^=]+)(=.*)?$/.exec(arg) ?? [];
		if (name && !names.includes(name.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase())))
			return `Unknown option '${arg.split("=")[0]}'. ${advice}`;
		if (!name && !takesValue) return `Unexpected argument '${arg}'. ${advice}`;
		takesValue = name !== undefined && value === undefined;
	}
	return null;
}

/** npm gives arguments only to the last program of a script, so they are read from the shell that runs it. Windows can't tell. */
function givenArgs() {
	const shell = String(process.ppid);
	try {
		const line =
			process.platform === "linux"
				? readFileSync(`/proc/${shell}/cmdline`, "utf8")
				: execFileSync("ps", ["-o", "args=", "-p", shell], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
		const words = (line.split(scripts[command] ?? "\0\0")[1] ?? "").match(/(?:'[^']*'|"[^"]*"|[^\s\0'"])+/g) ?? [];
		return words.map((word) => word.replace(/["']/g, ""));
	} catch {
		return [];
	}
}
