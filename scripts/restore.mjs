// npm run restore: shows what a backup would change, and changes it with --apply. `--help` lists all options.
import { loadCommand } from "./backup/load-command.mjs";

/** @type {typeof import("./backup/restore-command.ts")} */
const { restoreCommand } = await loadCommand("restore-command.ts");
process.exitCode = await restoreCommand(process.argv.slice(2), process.env);
