// npm run launch-check: lists what is left to replace, confirm or complete before the site goes public.
import { join } from "node:path";
import { loadEnv } from "vite";
import { loadCommand } from "./backup/load-command.mjs";

const root = join(import.meta.dirname, "..");
// The content reads its variables like a build.
Object.assign(process.env, loadEnv("production", root, "VITE_"));
/** @type {typeof import("./launch/launch-command.ts")} */
const { launchCommand } = await loadCommand("../launch/launch-command.ts");
process.exitCode = await launchCommand(root, process.env);
