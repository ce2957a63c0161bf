import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
/** Locks a folder until it is killed. */
const HOLDER = `
	const { lockFolder } = await import(process.argv[1]);
	await lockFolder(process.argv[2]);
	console.log("locked");
	setInterval(() => {}, 1000);`;
/** The last command of each script. */
const LAST = { dev: "vite", start: "vite preview --mode embedded", build: "vite build --ssr src/prerender.tsx" };
const isRoot = process.getuid?.() === 0;
/** Below the system's own choice, and another one for each run on this machine. */
const FREE = String(20_000 + (process.pid % 10_000));
const servers: Server[] = [];
let project = "";

beforeEach(() => {
	project = realpathSync(mkdtempSync(join(tmpdir(), "project-")));
	chmodSync(project, 0o755);
	for (const name of ["ready.mjs", "embedded/folder.mjs"]) cpSync(join(import.meta.dirname, name), join(project, "scripts", name));
	mkdirSync(join(project, "node_modules/vite"), { recursive: true });
	allow(`^${major}.${minor}.0`);
});

afterEach(() => {
	for (const server of servers.splice(0)) server.close();
	rmSync(project, { recursive: true, force: true });
});

function allow(node: string): void {
	const scripts = Object.fromEntries(Object.entries(LAST).map(([name, last]) => [name, `node scripts/ready.mjs ${name} && echo ${last}`]));
	writeFileSync(join(project, "package.json"), JSON.stringify({ engines: { node }, scripts }));
}

/** What a command prints with these arguments, and its exit status. npm adds them to the end of the script like this. */
function runScript(name: keyof typeof LAST, args: string, port = FREE): [string, number | null] {
	const { stdout, stderr, status } = spawnSync("sh", ["-c", `node scripts/ready.mjs ${name} && echo ${LAST[name]} ${args}`], {
		cwd: project,
		env: { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, PORT: port, EMBEDDED_DATA_DIR: "database" },
		encoding: "utf8",
	});
	return [stdout + stderr, status];
}

/** What the check prints before a command, without the folder's path, and its exit status. */
function check(command: string, env: Record<string, string> = {}, uid?: number): [string, number | null] {
	const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/ready.mjs", command], {
		cwd: project,
		env: { PATH: process.env.PATH, PORT: FREE, EMBEDDED_DATA_DIR: "database", ...env },
		encoding: "utf8",
		...(uid === undefined ? {} : { uid, gid: uid }),
	});
	return [(stdout + stderr).replaceAll(project, "…"), status];
}

describe("the check before a command", () => {
	test.each(["dev", "start", "build", "test", "check"])("says nothing before %s when everything is ready", (command) => {
		expect(check(command)).toEqual(["", 0]);
	});

	test.each(["dev", "start", "build", "test", "check"])("refuses an old version of Node before %s", (command) => {
		allow(`^${major - 2}.19.0 || ^${major}.${minor + 1}.0 || >=${major + 1}.0.0`);
		expect(check(command)).toEqual([
			`This project needs Node ${major - 2}.19, ${major}.${minor + 1} or ${major + 1} or newer, but this is Node ${process.versions.node}. Install one from https://nodejs.org.\n`,
			1,
		]);
	});

	test("accepts every newer version after the last one", () => {
		allow(`^${major - 4}.0.0 || >=${major - 1}.0.0`);
		expect(check("check")).toEqual(["", 0]);
	});

	test("is the first step of each command", () => {
		const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
		for (const name of ["dev", "start", "build", "test", "check"])
			expect(scripts[name]).toMatch(new RegExp(`^node scripts/ready\\.mjs ${name} && `));
		for (const [name, last] of Object.entries(LAST)) expect(scripts[name]).toMatch(new RegExp(`&& ${last}$`));
	});

	test("asks for npm install when the packages are missing", () => {
		rmSync(join(project, "node_modules/vite"), { recursive: true });
		expect(check("dev")).toEqual(["The packages are not installed. Run npm install --include=dev first.\n", 1]);
	});

	test("refuses a folder for the site that a build must not empty", () => {
		mkdirSync(join(project, "src"));
		writeFileSync(join(project, "src/main.tsx"), "");
		for (const command of ["build", "start"]) {
			expect(check(command, { DIST_DIR: "" })).toEqual(["", 0]);
			expect(check(command, { DIST_DIR: "src" })).toEqual([expect.stringContaining("…/src has files that no build wrote"), 1]);
			expect(check(command, { DIST_DIR: "." })).toEqual([expect.stringContaining("… contains this project"), 1]);
		}
		expect(check("dev", { DIST_DIR: "src" })).toEqual(["", 0]);
	});

	test("names the port that another program has", async () => {
		for (const host of ["127.0.0.1", "::1"]) {
			const server = createServer();
			servers.push(server);
			await new Promise<void>((done) => server.once("error", () => done()).listen(0, host, done));
			const address = server.address();
			if (typeof address !== "object" || !address) continue;
			const port = String(address.port);
			const line = `Port ${port} is in use by another program. Stop it, or set PORT to another number.\n`;
			expect(check("dev", { PORT: port })).toEqual([line, 1]);
			expect(check("start", { PORT: port })).toEqual([line, 1]);
			expect(check("build", { PORT: port })).toEqual(["", 0]);
		}
	});

	test("refuses a port that can't exist", () => {
		for (const command of ["dev", "start", "build"])
			for (const port of ["70000", "-5", "abc"])
				expect(check(command, { PORT: port })).toEqual([
					`PORT is ${port}, but a port is a whole number from 1 to 65535. Set another one, or leave it out.\n`,
					1,
				]);
		expect(check("check", { PORT: "abc" })).toEqual(["", 0]);
	});

	test.skipIf(process.platform === "win32")("checks the port after --port instead of a busy PORT", async () => {
		const server = createServer();
		servers.push(server);
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		const address = server.address();
		const busy = typeof address === "object" && address ? String(address.port) : "";
		const run = (port: string, args: string) => runScript("start", args, port)[0];
		expect(run(busy, `--port=${FREE}`)).toBe(`vite preview --mode embedded --port=${FREE}\n`);
		expect(run(busy, `--port ${FREE}`)).toBe(`vite preview --mode embedded --port ${FREE}\n`);
		expect(run(FREE, `--port=${busy}`)).toBe(`Port ${busy} is in use by another program. Stop it, or set PORT to another number.\n`);
		expect(run(busy, "")).toContain(`Port ${busy} is in use`);
	});

	const ADVICE = {
		dev: "npm run dev takes the options of vite, such as --port.",
		start: "npm start takes the options of vite preview, such as --port.",
	};

	describe.skipIf(process.platform === "win32")("of its arguments", () => {
		test.each([
			["start", "--nosuch", "Unknown option '--nosuch'."],
			["start", `--port=${FREE} --nosuch=1`, "Unknown option '--nosuch'."],
			["start", "src/app", "Unexpected argument 'src/app'."],
			["start", `--port=${FREE} x`, "Unexpected argument 'x'."],
			["dev", "--outDir=x", "Unknown option '--outDir'."],
		] as const)("refuses npm run %s -- %s", (name, args, line) => {
			expect(runScript(name, args)).toEqual([`${line} ${ADVICE[name]}\n`, 2]);
		});

		test.each([
			["start", ""],
			["start", `--host --port ${FREE} --strict-port --no-open -l warn`],
			["start", "--outDir 'my site' --open='/a b'"],
			["dev", "--force --host=0.0.0.0"],
		] as const)("takes npm run %s -- %s", (name, args) => {
			expect(runScript(name, args)).toEqual([`${`${LAST[name]} ${args.replaceAll("'", "")}`.trim()}\n`, 0]);
		});
	});

	test.skipIf(process.platform === "win32")("refuses all arguments of the build, which only its second half would get", () => {
		const line = "npm run build takes no options. Set DIST_DIR for another folder, and the variables of .env.example for the rest.\n";
		for (const args of ["--outDir=src", "--out-dir ../site", "--mode staging", "--minify=false", "x"])
			expect(runScript("build", args)).toEqual([line, 2]);
	});

	test("names the process that has the database open", async () => {
		mkdirSync(join(project, "database"));
		const holder = spawn(process.execPath, [
			"--input-type=module",
			"-e",
			HOLDER,
			join(project, "scripts/embedded/folder.mjs"),
			join(project, "database"),
		]);
		try {
			await once(holder.stdout, "data");
			const line = `The embedded database in …/database is in use by process ${holder.pid} (npm run dev, npm start or db:fill). Stop it, or set EMBEDDED_DATA_DIR to another folder.\n`;
			expect(check("dev")).toEqual([line, 1]);
			expect(check("start")).toEqual([line, 1]);
			expect(check("build")).toEqual(["", 0]);
		} finally {
			holder.kill("SIGKILL");
		}
	});

	test.skipIf(process.platform === "win32")("names the folder that can't be written", () => {
		const uid = isRoot ? 65_534 : undefined;
		chmodSync(project, 0o777);
		chmodSync(join(project, "node_modules"), 0o555);
		const line = (folder: string) => `The folder …${folder} can't be written. Change its permissions, or use a folder of your own.\n`;
		for (const command of ["dev", "start", "build", "test"]) expect(check(command, {}, uid)).toEqual([line("/node_modules"), 1]);
		chmodSync(join(project, "node_modules"), 0o777);
		chmodSync(project, 0o555);
		expect(check("build", {}, uid)).toEqual([line(""), 1]);
		expect(check("dev", {}, uid)).toEqual([line(""), 1]);
		chmodSync(project, 0o755);
	});
});
