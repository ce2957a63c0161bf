// npm run backup: writes all projects and posts of the database into one file. `--help` lists all options.
import { loadCommand } from "./backup/load-command.mjs";

/** @type {typeof import("./backup/backup-command.ts")} */
const { backupCommand } = await loadCommand("backup-command.ts");
process.exitCode = await backupCommand(process.argv.slice(2), process.env);
