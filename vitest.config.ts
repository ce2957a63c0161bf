import { readdirSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const alias = { "@": `${import.meta.dirname}/src` };

const unitTests = ["src", "scripts", "supabase/functions", "tests/contracts", "tests/faults", "tests/hostile"].flatMap((folder) =>
	readdirSync(`${import.meta.dirname}/${folder}`, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.test\.tsx?$/.test(name))
		.map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
);
const containing = (pattern: RegExp) => unitTests.filter((path) => pattern.test(readFileSync(`${import.meta.dirname}/${path}`, "utf8")));
/** Files with a document, or that replace modules or the prerenderer's head: they can't share modules with another file. */
const isolated = containing(/@vitest-environment jsdom|\bvi\.(mock|doMock|resetModules)\(|\bwriteHeadWith\(/);
/** Files that replace what a window can't replace. */
const windowless = containing(/\bvi\.stubGlobal\("(document|location)"/);

const unit = {
	setupFiles: ["tests/support/unit-setup.ts"],
	// For a machine at a tenth of the speed.
	testTimeout: 180_000,
	hookTimeout: 180_000,
	// By itself the runner leaves one core idle.
	maxWorkers: 2,
	restoreMocks: true,
	unstubEnvs: true,
	unstubGlobals: true,
};

const HOSTED = `${import.meta.dirname}/tests/support/hosted`;

/**
 * `npm run test:hosted` runs the database tests on real servers, but not these: they need the real auth service or Storage, read the
 * embedded database, expect answers of a newer PostgREST, or test the tests.
 */
const EMBEDDED_ONLY = [
	"backup-commands",
	"backup-options",
	"data-model",
	"doctor",
	"mutants",
	"rest-accounts",
	"rest-inputs",
	"rest-pictures",
	"row-types",
];

const hosted = {
	resolve: {
		alias: [
			{ find: "@", replacement: alias["@"] },
			{ find: /^\.{1,2}\/(?:.*\/)?(bare-postgres|rest-backend|rest-callers|rest-matrix)$/, replacement: `${HOSTED}/$1.ts` },
		],
	},
	test: {
		name: "hosted",
		include: ["tests/hosted/**/*.test.ts", "tests/database/**/*.test.ts"],
		exclude: EMBEDDED_ONLY.map((name) => `tests/database/${name}.test.ts`),
		globalSetup: ["tests/support/hosted/servers.ts"],
		testTimeout: 300_000,
		hookTimeout: 120_000,
		maxWorkers: 2,
	},
};

export default defineConfig({
	test: {
		projects: [
			{
				plugins: [react()],
				resolve: { alias },
				// A worker loads jsdom once, and each file gets a context of its own.
				test: {
					...unit,
					name: "unit-document",
					include: isolated.filter((path) => !windowless.includes(path)),
					pool: "vmForks",
					// With it, packages for require() load modules that a context can't run.
					execArgv: ["--no-experimental-require-module"],
				},
			},
			{
				plugins: [react()],
				resolve: { alias },
				test: { ...unit, name: "unit-process", include: windowless },
			},
			{
				plugins: [react()],
				resolve: { alias },
				// Without isolation a worker loads each module once, which halves the time of these files.
				test: {
					...unit,
					name: "unit-node",
					include: unitTests.filter((path) => ![...isolated, ...windowless].includes(path)),
					isolate: false,
				},
			},
			{
				resolve: { alias },
				test: {
					name: "database",
					include: ["tests/database/**/*.test.ts"],
					globalSetup: ["tests/support/database/snapshots.ts"],
					setupFiles: ["tests/support/database/shared-worker.ts"],
					testTimeout: 300_000,
					hookTimeout: 300_000,
					isolate: false,
					// Each file starts a Postgres of its own; two at once is what two cores carry.
					maxWorkers: 2,
				},
			},
			{
				resolve: { alias },
				// Reads the built site in DIST_DIR.
				test: { name: "site", include: ["tests/site/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 1 },
			},
			{
				resolve: { alias },
				// Starts real servers with the built site in DIST_DIR: npm run test:hosts.
				test: { name: "hosts", include: ["tests/hosts/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: 1 },
			},
			...(process.env.HOSTED_TOOLS ? [hosted] : []),
		],
	},
});
