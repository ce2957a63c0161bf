// npm run launch-check: lists what is left to replace, confirm or complete before the site goes public.
import { join } from "node:path";
import { loadEnv } from "vite";
import { loadCommand } from "./backup/load-command.mjs";
import { readOptions } from "./options.mjs";

const HELP = `npm run launch-check
Lists what is left to replace, confirm or complete before the site goes public, with the variables of .env.production.
Exit status: 0 nothing is left, 1 something is left, 2 wrong arguments.`;
readOptions(HELP, {}, () => {});

const root = join(import.meta.dirname, "..");
// The content reads its variables like a build.
Object.assign(process.env, loadEnv("production", root, "VITE_"));
/** @type {typeof import("./launch/launch-command.ts")} */
const { launchCommand } = await loadCommand("../launch/launch-command.ts");
process.exitCode = await launchCommand(root, process.env);
