import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

/**
 * Vite plugin for builds: replaces a module with the data that it computes, so that browsers don't load its sources. In development
 * and tests the module itself runs.
 *
 * @param root the repository's folder; @param files under src whose exports are plain data.
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
 * The text of a module with the exports of another one as constants.
 *
 * @throws the module's own errors; Error for an export that isn't plain data.
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
			if (typeof value === "function" || value === undefined) throw new Error(`${file}: ${name} isn't plain data`);
			return `export const ${name} = ${JSON.stringify(value)};\n`;
		})
		.join("");
}
