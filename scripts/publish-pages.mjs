// Writes the public pages of the built site again from the rows of a running server. `npm start` runs it after changes; hosts build instead.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runnerImport } from "vite";

const [clientDir, bundle, origin, build] = process.argv.slice(2);
if (!clientDir || !bundle || !origin || !build) throw new Error("Usage: publish-pages.mjs FOLDER BUNDLE ORIGIN BUILD");
// The system closes this pipe when the server ends, however it ends.
process.stdin.resume().once("end", () => process.exit(1));
process.stdin.unref();

const { module } = await runnerImport(resolve(import.meta.dirname, "vite/publish-pages.ts"), { configFile: false, logLevel: "error" });
const loadRenderer = () => import(pathToFileURL(resolve(bundle)).href);
try {
	await module.republish({ clientDir: resolve(clientDir), bundle: resolve(bundle), loadRenderer, env: process.env }, origin, build);
} catch (error) {
	console.error(error instanceof Error ? error.stack : error);
	process.exit(1);
}
