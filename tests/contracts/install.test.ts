import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./source-files";

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
