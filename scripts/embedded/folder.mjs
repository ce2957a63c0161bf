import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statfsSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";

const MEGABYTE = 1024 * 1024;
/** A new database has 40 MB, and a build as much. */
const ROOM_TO_START = 128 * MEGABYTE;
/** Postgres adds to its log in steps of 16 MB, and dies when it can't. */
const RESERVE = 64 * MEGABYTE;
const ANSWER_MS = 3000;

const PROJECT = resolve(import.meta.dirname, "../..");

const PORTS = { dev: 5173, start: 4173, bench: 4174, crash: 4340, soak: 4345 };

/**
 * @param {keyof typeof PORTS} command
 * @param {string[]} args its arguments: --port wins over the variable PORT
 * @returns {number}
 * @throws {Problem} when the given port can't exist
 */
export function readPort(command, args = []) {
	const { values } = parseArgs({ args, options: { port: { type: "string" } }, strict: false });
	const [name, given] = values.port === undefined ? ["PORT", process.env.PORT?.trim()] : ["--port", String(values.port)];
	if (!given) return PORTS[command];
	const port = Number(given);
	if (/^\d+$/.test(given) && port >= 1 && port <= 65_535) return port;
	throw new Problem(`${name} is ${given}, but a port is a whole number from 1 to 65535. Set another one, or leave it out.`);
}

/** @param {number} port @returns {Promise<string | null>} why no server can have it, and what to do */
export async function portProblem(port) {
	for (const host of ["127.0.0.1", "::1"]) {
		const code = await new Promise((done) => {
			const server = createServer();
			server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => done(error.code));
			server.listen({ port, host, exclusive: true }, () => server.close(() => done(null)));
		});
		if (code === "EADDRINUSE") return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`;
		if (code === "EACCES") return `Port ${port} is reserved by the system. Set PORT to another number above 1023, such as 8080.`;
	}
	return null;
}

/** A fault of the machine or the set-up. Its message says what to do, and a stack trace would only hide that. */
export class Problem extends Error {
	/** @param {string} message */
	constructor(message) {
		super(message);
		this.stack = message;
	}
}

/**
 * @param {Record<string, string | undefined>} [env]
 * @returns {string} absolute path of the folder of the embedded database
 */
export function embeddedFolder(env = process.env) {
	return resolve(PROJECT, env.EMBEDDED_DATA_DIR?.trim() || "supabase/.temp");
}

/** @param {string} folder @returns {string} pattern of its files, for picomatch */
export function filesBelow(folder) {
	// "?" is any character: the path itself can have characters of patterns.
	return `${folder.replaceAll("\\", "/").replace(/[^\w/.:-]/g, "?")}/**`;
}

/** @returns {string} folder of the built site */
export function distFolder() {
	return process.env.DIST_DIR?.trim() || "dist";
}

/**
 * @param {string} folder it can be missing
 * @param {string} [project]
 * @param {string[]} [args] of the build
 * @returns {string | null} why a build must not empty the folder, and what to do
 */
export function distProblem(folder, project = PROJECT, args = []) {
	if (args.some((arg) => /^--out-?dir(=|$)/i.test(arg)))
		return "A build empties its folder. Set DIST_DIR instead of --outDir: it is checked first.";
	const place = resolve(folder);
	if (!existsSync(place)) return null;
	if (!statSync(place).isDirectory()) return `${place} is a file. Set DIST_DIR to a folder.`;
	if (contains(place, project))
		return `A build empties its folder, but ${place} contains this project. Set DIST_DIR to another folder, or leave it out.`;
	if (isBuildOrEmpty(place, join(project, "public"))) return null;
	return `A build empties its folder, but ${place} has files that no build wrote. Empty it yourself, or set DIST_DIR to another folder.`;
}

/** @param {string} folder @param {string} other @returns {boolean} whether the folder is the other one or contains it */
export function contains(folder, other) {
	const path = relative(realpathSync.native(folder), realpathSync.native(other));
	return !isAbsolute(path) && path.split(/[\\/]/)[0] !== "..";
}

/** @param {string} folder @param {string} publicFolder Vite copies it first, so an interrupted build can consist of its files */
function isBuildOrEmpty(folder, publicFolder) {
	const names = readdirSync(folder).filter((name) => ![".git", ".DS_Store"].includes(name));
	if (names.length === 0) return true;
	if (names.includes("package.json")) return false;
	if (names.includes("index.html") || names.includes("build.json")) return true;
	if (!existsSync(publicFolder) || contains(publicFolder, folder)) return false;
	const copied = readdirSync(publicFolder);
	return names.every((name) => name === "assets" || copied.includes(name)) && names.some((name) => copied.includes(name));
}

/**
 * Creates the folder of the database.
 *
 * @param {string} folder
 * @throws {Problem} when it can't be written or contains the project, or its disk lacks room for a start
 */
export function prepareFolder(folder) {
	if (existsSync(folder) && contains(folder, PROJECT))
		throw new Problem(`The embedded database can't be in ${folder}, which contains this project. Set EMBEDDED_DATA_DIR to another folder.`);
	const problem = folderProblem(folder, existsSync(resolve(folder, "data/PG_VERSION")) ? RESERVE : ROOM_TO_START);
	if (problem) throw new Problem(problem);
	mkdirSync(folder, { recursive: true });
}

/**
 * @param {string} folder it can be missing
 * @param {number} [bytes] the room that is needed
 * @param {typeof readSpace} [room]
 * @returns {string | null} why files can't be written there, and what to do
 */
export function folderProblem(folder, bytes = ROOM_TO_START, room = readSpace) {
	let place = resolve(folder);
	while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
	if (!statSync(place).isDirectory()) return `${place} is a file, but a folder is needed there. Remove it, or use another folder.`;
	try {
		accessSync(place, constants.W_OK);
	} catch {
		return `The folder ${place} can't be written. Change its permissions, or use a folder of your own.`;
	}
	const free = freeBytes(room(place));
	if (free >= bytes) return null;
	return `The disk of ${place} is full: ${inMegabytes(free)} are free, and ${inMegabytes(bytes)} are needed. Free some space and try again.`;
}

/**
 * @param {string} folder
 * @param {typeof readSpace} [room]
 * @returns {string | null} why the database must not write now: Postgres would die on a full disk
 */
export function reserveProblem(folder, room = readSpace) {
	const free = freeBytes(room(folder));
	return free >= RESERVE ? null : `The database's disk is full (${inMegabytes(free)} are free). Free some space and try again.`;
}

/** What this user can still write. @param {string} folder @returns {{ bavail: number, bsize: number }} blocks and the bytes of each */
function readSpace(folder) {
	return statfsSync(folder);
}

/** @param {ReturnType<typeof readSpace>} room */
function freeBytes({ bavail, bsize }) {
	return bavail * bsize;
}

/** @param {number} bytes */
function inMegabytes(bytes) {
	return `${Math.floor(bytes / MEGABYTE)} MB`;
}

/**
 * Locks a folder until the process ends, however it ends: the operating system closes what it listens on.
 *
 * @param {string} folder
 * @param {NodeJS.Platform} [platform]
 * @returns {Promise<() => void>} unlocks it
 * @throws {Problem} when a process has the folder open: PGlite would open it twice and destroy it
 */
export async function lockFolder(folder, platform = process.platform) {
	const name = lockName(folder, platform);
	for (;;) {
		const server = createServer((socket) => {
			socket.on("error", () => {});
			socket.end(String(process.pid));
		}).unref();
		const code = await new Promise((done) => {
			server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => done(error.code ?? error.message));
			server.listen(name, () => done(null));
		});
		if (code === null) return () => void server.close();
		if (code !== "EADDRINUSE") throw new Problem(`The embedded database in ${folder} can't be locked (${code}).`);
		const holder = await findHolder(folder, platform);
		if (holder !== null) throw new Problem(inUse(folder, holder));
		// Only macOS keeps the file of a process that was killed.
		rmSync(name, { force: true });
	}
}

/**
 * @param {string} folder
 * @param {NodeJS.Platform} [platform]
 * @returns {Promise<number | null>} number of the process that has the folder open; 0 when it is too busy to say
 */
export function findHolder(folder, platform = process.platform) {
	if (!existsSync(folder)) return Promise.resolve(null);
	return new Promise((done) => {
		const socket = connect(lockName(folder, platform));
		socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error("busy")));
		socket.once("data", (data) => done(Number(data)));
		socket.once("error", (error) => done(error.message === "busy" ? 0 : null));
		socket.once("close", () => done(0));
	});
}

/** @param {string} folder @param {number} holder @returns {string} */
export function inUse(folder, holder) {
	if (holder === process.pid) return `The embedded database in ${folder} is already open in this process.`;
	const process_ = holder > 0 ? `process ${holder}` : "another process";
	return `The embedded database in ${folder} is in use by ${process_} (npm run dev, npm start or db:fill). Stop it, or set EMBEDDED_DATA_DIR to another folder.`;
}

/** A name that no file keeps on Linux and Windows. @param {string} folder @param {NodeJS.Platform} platform */
function lockName(folder, platform) {
	const id = createHash("sha256").update(realpathSync.native(folder)).digest("hex").slice(0, 24);
	if (platform === "win32") return `\\\\.\\pipe\\kalpa-studio-${id}`;
	return platform === "linux" ? `\0kalpa-studio-${id}` : `/tmp/kalpa-studio-${id}.sock`;
}
