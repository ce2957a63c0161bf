import { join } from "node:path";
import { runnerImport } from "vite";

const root = join(import.meta.dirname, "../..");

/**
 * Loads one of the commands in this folder, which share code with the administration. Node 20 can't read TypeScript; Vite can.
 *
 * @template Module
 * @param {string} file name of the command's file
 * @returns {Promise<Module>}
 */
export async function loadCommand(file) {
	/** @type {{ module: Module }} */
	const { module } = await runnerImport(join(import.meta.dirname, file), {
		root,
		configFile: false,
		// Reads no .env file: only the environment counts (README, "Backups").
		envDir: false,
		logLevel: "error",
		resolve: { alias: { "@": join(root, "src") } },
	});
	return module;
}
