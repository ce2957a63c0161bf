// Runs before dev, start, build, test and check, and names in one line what would stop them. It must run in old versions of Node, too.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";

const command = process.argv[2] ?? "";
const problem = versionProblem(process.versions.node) ?? packageProblem() ?? (await placeProblem());
if (problem) {
	console.error(problem);
	process.exit(1);
}

/** @param {string} version @returns {string | null} */
function versionProblem(version) {
	/** @type {{ engines: { node: string } }} */
	const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
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
	return existsSync("node_modules/vite") ? null : "The packages are not installed. Run npm install first.";
}

/** @returns {Promise<string | null>} */
async function placeProblem() {
	const { distFolder, distProblem, embeddedFolder, folderProblem, holderOf, inUse, portOf, portProblem, prepareFolder } = await import(
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
		const port = portOf(command === "dev" ? "dev" : "start", givenArgs());
		if (command === "build") return null;
		const database = embeddedFolder();
		const holder = await holderOf(database);
		if (holder !== null) return inUse(database, holder);
		prepareFolder(database);
		return await portProblem(port);
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** npm gives arguments only to the last program of a script, so they are read from the shell that runs it. Windows can't tell. */
function givenArgs() {
	const shell = String(process.ppid);
	try {
		const line =
			process.platform === "linux"
				? readFileSync(`/proc/${shell}/cmdline`, "utf8")
				: execFileSync("ps", ["-o", "args=", "-p", shell], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
		return (line.split(`scripts/ready.mjs ${command} && `)[1] ?? "").split(/[\s\0"']+/);
	} catch {
		return [];
	}
}
