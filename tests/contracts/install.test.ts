import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, repositoryFiles } from "./source-files";

interface LockedPackage {
	version?: string;
	optionalDependencies?: Record<string, string>;
}
type Packages = Record<string, LockedPackage>;

/** The package that Node resolves when the package at `from` imports `name`. */
function resolve(packages: Packages, from: string, name: string): LockedPackage | undefined {
	const nested = packages[`${from}/node_modules/${name}`];
	if (nested) return nested;
	const parent = from.lastIndexOf("/node_modules/");
	return parent < 0 ? packages[`node_modules/${name}`] : resolve(packages, from.slice(0, parent), name);
}

/** Optional dependencies without an entry, or with another version than the exact one required. */
function missingOptional(packages: Packages): string[] {
	return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
		Object.entries(optionalDependencies)
			.filter(([name, range]) => {
				const found = resolve(packages, from, name);
				return !found || (/^\d/.test(range) && found.version !== range);
			})
			.map(([name, range]) => `${from}: ${name}@${range}`),
	);
}

describe("package-lock.json", () => {
	test("has every optional package, so that it installs on every platform", () => {
		const { packages }: { packages: Packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
		expect(Object.values(packages).filter((entry) => entry.optionalDependencies).length).toBeGreaterThan(5);
		expect(missingOptional(packages)).toEqual([]);
	});

	test("reports an optional package that is missing or has the wrong version", () => {
		const css = {
			version: "2.0.0",
			optionalDependencies: { "css-linux": "2.0.0", "css-mac": "2.0.0", "css-win": "2.0.0", watch: "^1.0.0" },
		};
		const packages: Packages = {
			"node_modules/build/node_modules/css": css,
			"node_modules/build/node_modules/css-linux": { version: "2.0.0" },
			"node_modules/css-mac": { version: "1.0.0" },
			"node_modules/watch": { version: "1.2.3" },
		};
		expect(missingOptional(packages)).toEqual([
			"node_modules/build/node_modules/css: css-mac@2.0.0",
			"node_modules/build/node_modules/css: css-win@2.0.0",
		]);
	});
});

/** Tools that npm puts on the path of every system's shell. */
const PORTABLE = new Set(["node", "npm", "vite", "vitest", "tsc", "biome"]);

/** What cmd.exe reads in another way than a Unix shell: its own variables, quotes, patterns, pipes and programs. */
function notPortable(scripts: Record<string, string>): string[] {
	return Object.entries(scripts)
		.filter(([, command]) => {
			const words = command.replaceAll(/"[^"$`]*"/g, "text");
			return /[$`'"*?|;<>~%^]|(?<!&)&(?!&)/.test(words) || words.split("&&").some((part) => !PORTABLE.has(part.trim().split(" ")[0] ?? ""));
		})
		.map(([name]) => name);
}

describe("commands on Windows", () => {
	test("the scripts of package.json use nothing that only a Unix shell has", () => {
		const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
		expect(notPortable(scripts)).toEqual([]);
	});

	test("reports variables, single quotes, patterns, pipes and Unix programs", () => {
		const scripts = {
			variable: "PORT=1 vite",
			quotes: "vitest --project 'unit-*'",
			pattern: "biome check src/*.ts",
			pipe: "node a.mjs | node b.mjs",
			program: "rm -rf dist && vite build",
			expanded: 'node "$HOME/a.mjs"',
			portable: 'tsc && vitest run --project "unit-*"',
		};
		expect(notPortable(scripts)).toEqual(["variable", "quotes", "pattern", "pipe", "program", "expanded"]);
	});

	test("programs take no path of an address, import files by address, and start npm through a shell", () => {
		const mistakes = [
			/new URL\([^)]*import\.meta\.url\)\.pathname/,
			/[^.\w]import\((`\$\{import\.meta\.dirname|join\(|resolve\(|path\)|file\))/,
			/spawn(Sync)?\("np[mx]"(?!.*shell: process\.platform === "win32")/,
			/"\/tmp\b/,
		];
		const programs = repositoryFiles(
			(path) => /^((scripts|tests)\/.*\.(mjs|ts|tsx)|[\w.]+\.config\.ts)$/.test(path) && !path.endsWith("install.test.ts"),
		);
		expect(programs.length).toBeGreaterThan(100);
		expect(
			programs.flatMap(({ path, text }) => mistakes.filter((mistake) => mistake.test(text)).map((mistake) => `${path}: ${mistake}`)),
		).toEqual([]);
	});
});
