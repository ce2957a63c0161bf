import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, isFileLoadingAllowed, normalizePath } from "vite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
	distFolder,
	distProblem,
	embeddedFolder,
	filesBelow,
	findHolder,
	folderProblem,
	lockFolder,
	Problem,
	prepareFolder,
	readPort,
	reserveProblem,
} from "./folder.mjs";
import { keepSecrets } from "./secrets.ts";

const children: ChildProcess[] = [];
let folder = "";

beforeEach(() => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), "folder-")));
});

afterEach(() => {
	for (const child of children.splice(0)) child.kill("SIGKILL");
	rmSync(folder, { recursive: true, force: true });
});

/** Another process that has locked the folder. */
async function lockElsewhere(platform: string = process.platform): Promise<ChildProcess> {
	const script = `
		const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, "folder.mjs"))});
		await lockFolder(${JSON.stringify(folder)}, ${JSON.stringify(platform)});
		console.log("locked");
		setInterval(() => {}, 1000);`;
	const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
	children.push(child);
	await once(child.stdout, "data");
	return child;
}

async function kill(child: ChildProcess): Promise<void> {
	const ended = once(child, "exit");
	child.kill("SIGKILL");
	await ended;
}

describe("the lock of the database's folder", () => {
	test("names the process that has the folder open, until that process is killed", async () => {
		const child = await lockElsewhere();
		await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid} (npm run dev, npm start or db:fill)`);
		expect(await findHolder(folder)).toBe(child.pid);
		await kill(child);
		expect(await findHolder(folder)).toBeNull();
		(await lockFolder(folder))();
	});

	// macOS keeps the file; this system's sockets can do both.
	test.skipIf(process.platform === "win32")("replaces the socket file of a killed process, but not that of a living one", async () => {
		const child = await lockElsewhere("darwin");
		await expect(lockFolder(folder, "darwin")).rejects.toThrow(`process ${child.pid}`);
		await kill(child);
		const unlock = await lockFolder(folder, "darwin");
		expect(await findHolder(folder, "darwin")).toBe(process.pid);
		unlock();
	});

	test("gives the folder to one of ten that ask at once", async () => {
		const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
		const got = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
		expect(got).toHaveLength(1);
		await expect(lockFolder(folder)).rejects.toThrow("already open in this process");
		got[0]?.();
		(await lockFolder(folder))();
	});

	test("says that another process has the folder when that process is too busy to answer", async () => {
		const child = await lockElsewhere();
		child.kill("SIGSTOP");
		await expect(lockFolder(folder)).rejects.toThrow("in use by another process");
	});

	test("has a message instead of a stack trace", () => {
		expect(String(new Problem("Free some space.").stack)).toBe("Free some space.");
	});
});

describe("the room for a database", () => {
	const free = (megabytes: number) => () => ({ bavail: megabytes * 256, bsize: 4096 });

	test("is enough on this machine, also for folders that don't exist yet", () => {
		expect(folderProblem(join(folder, "deep/below"))).toBeNull();
	});

	test("is refused with both figures when the disk is nearly full, and an existing database needs less", () => {
		expect(folderProblem(folder, undefined, free(100))).toBe(
			`The disk of ${folder} is full: 100 MB are free, and 128 MB are needed. Free some space and try again.`,
		);
		expect(folderProblem(folder, 64 * 1024 * 1024, free(100))).toBeNull();
		expect(reserveProblem(folder, free(64))).toBeNull();
		expect(reserveProblem(folder, free(63))).toBe("The database's disk is full (63 MB are free). Free some space and try again.");
	});

	test("creates the folder", () => {
		prepareFolder(join(folder, "deep/below"));
		expect(realpathSync(join(folder, "deep/below"))).toBe(join(folder, "deep/below"));
	});
});

describe("the folder of the database", () => {
	const project = join(import.meta.dirname, "../..");

	test.each([
		["", "supabase/.temp"],
		[" ", "supabase/.temp"],
		["mine", "mine"],
	])("with EMBEDDED_DATA_DIR=%o is %s in the project", (variable, expected) => {
		expect(embeddedFolder({ EMBEDDED_DATA_DIR: variable })).toBe(join(project, expected));
	});

	test("can't contain the project", () => {
		for (const place of [project, join(project, "..")])
			expect(() => prepareFolder(place)).toThrow(`can't be in ${place}, which contains this project. Set EMBEDDED_DATA_DIR`);
	});

	test("can't be a file, or in one", () => {
		const file = join(folder, "file");
		writeFileSync(file, "");
		for (const place of [file, join(file, "below")])
			expect(() => prepareFolder(place)).toThrow(`${file} is a file, but a folder is needed there. Remove it, or use another folder.`);
	});

	test("is closed to the browser, whatever characters its path has", async () => {
		for (const name of ["mydb", "my db (2)", "[data]", "!{a,b}"]) {
			const server = await createServer({
				root: folder,
				configFile: false,
				logLevel: "silent",
				server: { middlewareMode: true, ws: false, fs: { deny: [filesBelow(join(folder, name))] } },
			});
			try {
				expect(isFileLoadingAllowed(server.config, normalizePath(join(folder, name, "secrets.json")))).toBe(false);
				expect(isFileLoadingAllowed(server.config, normalizePath(join(folder, "src/main.ts")))).toBe(true);
			} finally {
				await server.close();
			}
		}
	});
});

describe("the folder of a build", () => {
	const CONTAINS = "contains this project. Set DIST_DIR to another folder, or leave it out.";
	const OTHER_FILES = "has files that no build wrote. Empty it yourself, or set DIST_DIR to another folder.";
	let project = "";

	/** Creates files below the project, and says why a build can't have the folder. */
	const problemOf = (dist: string, files: string[] = []) => {
		for (const file of files) {
			mkdirSync(join(project, dist, file, ".."), { recursive: true });
			writeFileSync(join(project, dist, file), "");
		}
		return distProblem(join(project, dist), project)?.replaceAll(folder, "…") ?? null;
	};

	beforeEach(() => {
		project = join(folder, "project");
		mkdirSync(join(project, "public/media"), { recursive: true });
		writeFileSync(join(project, "public/favicon.svg"), "");
		writeFileSync(join(project, "index.html"), "");
	});
	afterEach(() => void vi.unstubAllEnvs());

	test.each([
		["", "dist"],
		[" ", "dist"],
		["site", "site"],
	])("with DIST_DIR=%o is %s", (variable, expected) => {
		vi.stubEnv("DIST_DIR", variable);
		expect(distFolder()).toBe(expected);
	});

	test.each(["", "..", "../..", "public/.."])("is refused when it contains the project: %o", (dist) => {
		expect(problemOf(dist)).toMatch(new RegExp(`^A build empties its folder, but .+ ${CONTAINS}$`));
	});

	test.each([["--outDir", "src"], ["--outDir=src"], ["--out-dir=src"]])("comes from DIST_DIR only, not from %s", (...args) => {
		expect(distProblem(join(project, "dist"), project, ["build", ...args])).toContain("Set DIST_DIR instead of --outDir");
		expect(distProblem(join(project, "dist"), project, ["build", "--logLevel", "warn"])).toBeNull();
	});

	test.skipIf(process.platform === "win32")("is refused when it links to the project", () => {
		symlinkSync(folder, join(folder, "link"));
		expect(problemOf("../link")).toBe(`A build empties its folder, but …/link ${CONTAINS}`);
	});

	test.each([
		["src", ["main.tsx"]],
		["src", ["assets/a.svg"]],
		["public", ["icon.png"]],
		["public/media", ["a.webp"]],
		["../elsewhere", ["notes.txt", "favicon.svg"]],
		["../another-site", ["index.html", "package.json"]],
	])("is refused when no build wrote its files: %s with %j", (dist, files) => {
		expect(problemOf(dist, files)).toBe(`A build empties its folder, but ${join("…/project", dist)} ${OTHER_FILES}`);
	});

	test("is refused when it is a file", () => {
		expect(problemOf("index.html")).toBe("…/project/index.html is a file. Set DIST_DIR to a folder.");
	});

	test.each([
		["a missing folder", []],
		["an earlier build", ["index.html", "about.html", "build.json", ".git/HEAD"]],
		["a build without its pages", ["index.html", "assets/a.js", "favicon.svg"]],
		["a build that ended after copying", ["favicon.svg", "media/a.webp"]],
		["a build that ended before index.html", ["favicon.svg", "media/a.webp", "assets/a.js"]],
	])("can be %s", (_, files) => {
		expect(problemOf("dist", files)).toBeNull();
	});

	test("can be an empty folder", () => {
		mkdirSync(join(project, "dist"));
		expect(problemOf("dist")).toBeNull();
	});
});

describe("secrets.json", () => {
	test("is written once and then kept", () => {
		const first = keepSecrets(folder);
		expect([first.secretKey, first.jwtSecret]).toEqual([
			expect.stringMatching(/^sb_secret_[\w-]{32}$/),
			expect.stringMatching(/^[\w-]{64}$/),
		]);
		expect(keepSecrets(folder)).toEqual(first);
	});

	test.each(["", "{", '{"secretKey":"sb_se', "null", '{"secretKey":"a"}', '{"secretKey":1,"jwtSecret":"b"}'])(
		"is replaced with a message when it has only %o",
		(content) => {
			const file = join(folder, "secrets.json");
			writeFileSync(file, content);
			const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
			const secrets = keepSecrets(folder);
			expect(warned.mock.calls).toEqual([[`${file} was damaged. It has new secrets now, so sign in again.`]]);
			expect(keepSecrets(folder)).toEqual(secrets);
		},
	);
});

describe("readPort", () => {
	afterEach(() => void vi.unstubAllEnvs());

	test.each([
		["dev", [], "", 5173],
		["start", [], "", 4173],
		["start", ["preview", "--mode", "embedded"], "4180", 4180],
		["start", ["preview", "--port", "4185", "--mode", "embedded"], "4180", 4185],
		["dev", ["--port=5174"], "", 5174],
		["start", ["--port=4185"], "abc", 4185],
		["start", [], " 1 ", 1],
		["start", [], "65535", 65_535],
	] as const)("%s with %s and PORT=%s: %s", (command, args, variable, port) => {
		vi.stubEnv("PORT", variable);
		expect(readPort(command, [...args])).toBe(port);
	});

	test.each([
		[[], "70000", "PORT is 70000"],
		[[], "0", "PORT is 0"],
		[[], "-5", "PORT is -5"],
		[[], "abc", "PORT is abc"],
		[[], "4173.5", "PORT is 4173.5"],
		[["--port", "x"], "4180", "--port is x"],
		[["--port=65536"], "", "--port is 65536"],
	])("refuses %j with PORT=%s", (args, variable, start) => {
		vi.stubEnv("PORT", variable);
		expect(() => readPort("start", args)).toThrow(
			`${start}, but a port is a whole number from 1 to 65535. Set another one, or leave it out.`,
		);
	});
});
