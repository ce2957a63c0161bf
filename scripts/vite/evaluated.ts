import { join } from "node:path";
import { normalizePath, type Plugin, runnerImport } from "vite";

/** Vite plugin for builds: replaces modules (`files` under src) by the plain data that they compute. */
export function evaluated(root: string, files: string[]): Plugin {
	const wanted = new Set(files.map((file) => normalizePath(join(root, "src", file))));
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

/** A module with the exports of another one as constants. Throws for an export that isn't plain data. */
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
