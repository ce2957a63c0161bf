import { join } from "node:path";
import { runnerImport } from "vite";

const root = join(import.meta.dirname, "../..");

// Node 20 can't read TypeScript; Vite can.
/** @template Module @param {string} file name of a file, from this folder @returns {Promise<Module>} */
export async function loadCommand(file) {
	/** @type {{ module: Module }} */
	const { module } = await runnerImport(join(import.meta.dirname, file), {
		root,
		configFile: false,
		// Reads no .env file: only the environment counts (docs/backups.md).
		envDir: false,
		logLevel: "error",
		resolve: { alias: { "@": join(root, "src") } },
	});
	return module;
}
