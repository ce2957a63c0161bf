import { join } from "node:path";
import { runnerImport } from "vite";

const root = join(import.meta.dirname, "../..");

/**
 * Loads one of the commands in this folder, which share their rules with the administration. Node 20 reads no TypeScript; Vite does.
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
		// Only what the environment says counts: no .env file is read here (README, "Backups").
		envDir: false,
		logLevel: "error",
		resolve: { alias: { "@": join(root, "src") } },
	});
	return module;
}
