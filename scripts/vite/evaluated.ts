import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

/**
 * Vite plugin for builds: puts what a module of data works out in the place of the module, so that browsers do not load
 * what it was worked out from. In development and tests the module itself runs.
 *
 * @param root the repository's folder; @param files under src; their exports must be plain data.
 */
export function evaluated(root: string, files: string[]): Plugin {
	const wanted = new Set(files.map((file) => join(root, "src", file)));
	return {
		name: "evaluated",
		enforce: "pre",
		apply: "build",
		async load(id) {
			if (!wanted.has(id)) return null;
			return evaluate(root, id);
		},
	};
}

/**
 * A module as the text of another one, which only states the results.
 *
 * @throws whatever the module throws; Error for an export that is no plain data.
 */
export async function evaluate(root: string, file: string): Promise<string> {
	const { module } = await runnerImport<Record<string, unknown>>(file, {
		root,
		configFile: false,
		logLevel: "error",
		resolve: { alias: { "@": join(root, "src") } },
	});
	return Object.entries(module)
		.map(([name, value]) => {
			if (typeof value === "function" || value === undefined) throw new Error(`${file}: ${name} is no plain data`);
			return `export const ${name} = ${JSON.stringify(value)};\n`;
		})
		.join("");
}
