import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { HOST_NAMES } from "./hosts/host-names.mjs";
import { chosen, wholeNumber } from "./options.mjs";

const ONE_FOLDER = 'npm test runs everything. For one folder or file, run npx vitest run --project "unit-*" src/features/chat.';

/** What a script prints, and its exit status. */
function run(script: string, args: string[], env: Record<string, string> = {}): [string, number | null] {
	const { stdout, stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
		env: {
			PATH: process.env.PATH,
			DIST_DIR: join(tmpdir(), "no-such-build"),
			EMBEDDED_DATA_DIR: join(tmpdir(), "no-such-database"),
			...env,
		},
		encoding: "utf8",
	});
	return [stdout + stderr, status];
}

describe("a wrong argument", () => {
	test.each([
		["bench/pages.mjs", ["--page=/"], "Unknown option '--page'. Use --help to see the options."],
		[
			"bench/pages.mjs",
			["--no-build"],
			`There is no built site in ${join(tmpdir(), "no-such-build")}. Leave out --no-build, or set DIST_DIR to its folder.`,
		],
		[
			"bench/pages.mjs",
			["--against=/no-such-build"],
			'--against needs an address or a folder with an index.html, but it is "/no-such-build".',
		],
		["bench/inp.mjs", ["--moments=now"], '--moments takes names from this list: load, settled. But it is "now".'],
		["bench/live.mjs", ["--rows=x"], '--rows needs a whole number from 2 to 200000, but it is "x".'],
		["bench/admin.mjs", ["fast"], "Unexpected argument 'fast'. Use --help to see the options."],
		["bench/build.mjs", ["--rows=10,-1"], '--rows needs a whole number of 2 or more, but it is "-1".'],
		["soak.mjs", ["--restarts"], "Option '--restarts' needs a value. Use --help to see the options."],
		["crash.mjs", ["--server=relay"], '--server takes names from this list: dev, start. But it is "relay".'],
		["fill-samples.mjs", ["--posts=100001"], '--posts needs a whole number from 0 to 100000, but it is "100001".'],
		["test/hosts.mjs", ["nosuch"], `No host is called "nosuch". The hosts are ${HOST_NAMES.join(", ")}.`],
		["test/hosted.mjs", ["--postgres=x"], '--postgres needs a version such as 15, but it is "x".'],
		["db-reset.mjs", ["now"], "Unexpected argument 'now'. Use --help to see the options."],
		["test/all.mjs", ["src/app"], `Unexpected argument 'src/app'. ${ONE_FOLDER}`],
		["test/all.mjs", ["--project", "unit-node"], `Unknown option '--project'. ${ONE_FOLDER}`],
		["art/make-pictures.mjs", ["nosuch"], 'No picture has "nosuch" in its name. The names are in scripts/art/pictures.'],
	])("ends %s %j with a line", (script, args, line) => {
		expect(run(script, args)).toEqual([`${line}\n`, 2]);
	});

	test("names the page that has no template", () => {
		expect(run("bench/pages.mjs", ["--pages=/contact,nosuch"])[0]).toMatch(/^--pages takes addresses such as .* But it has "nosuch"\.\n$/);
	});

	test("can be the variable PORT", () => {
		const line = "PORT is x, but a port is a whole number from 1 to 65535. Set another one, or leave it out.\n";
		expect(run("bench/inp.mjs", [], { PORT: "x" })).toEqual([line, 2]);
	});
});

test("prints the options instead of doing anything", () => {
	const [text, status] = run("db-reset.mjs", ["--help"]);
	expect([text.split("\n")[0], status]).toEqual(["npm run db:reset", 0]);
	const [tests, ended] = run("test/all.mjs", ["--help"]);
	expect([tests.split("\n")[0], ended]).toEqual(["npm test", 0]);
	expect(tests).toContain(ONE_FOLDER);
	expect(run("bench/live.mjs", ["--rows=x", "-h"])[0]).toMatch(/^npm run bench:live -- \[options\]\n( {2}--\S+ +.+\n){3}$/);
});

test("--no-build refuses a site of a hosted project, which measuring would sign in to", () => {
	const folder = mkdtempSync(join(tmpdir(), "hosted-site-"));
	for (const name of ["headers.json", "build.json"]) writeFileSync(join(folder, name), JSON.stringify({ kind: "live" }));
	const line = `The site in ${folder} uses a hosted project. Leave out --no-build, or set DIST_DIR to its folder.\n`;
	expect(run("bench/admin.mjs", ["--no-build"], { DIST_DIR: folder })).toEqual([line, 2]);
	rmSync(folder, { recursive: true });
});

test("an unknown journey ends test:engines before it builds the site", () => {
	const line = 'No journey fits "nosuch", and the engines are webkit and firefox.\n';
	expect(run("test/engines.mjs", ["webkit", "nosuch"])).toEqual([line, 1]);
});

test("prints one line when the port is in use", async () => {
	const server = createServer();
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	const line = `Port ${port} is in use by another program. Stop it, or set PORT to another number.\n`;
	expect(run("soak.mjs", [`--port=${port}`])).toEqual([line, 1]);
	server.close();
});

describe("values", () => {
	test.each(["0", "1.5", "x", "", undefined])("refuses %s as a number of runs", (text) => {
		expect(() => wholeNumber(text, "runs", 1)).toThrow("--runs");
	});

	test("takes known names once, and all names without the option", () => {
		expect(wholeNumber("3", "runs", 1)).toBe(3);
		expect(chosen("b, a,b", ["a", "b"], "only")).toEqual(["b", "a"]);
		expect(chosen(undefined, ["a", "b"], "only")).toEqual(["a", "b"]);
		expect(() => chosen("c", ["a", "b"], "only")).toThrow("--only");
		expect(() => chosen("", ["a", "b"], "only")).toThrow("--only");
	});
});
