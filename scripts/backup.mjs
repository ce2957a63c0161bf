// Writes all projects and posts of the database into one file, which the administration and `npm run restore` read.
//
//   npm run backup                                        backups/backup-<moment>.json, of the project in SUPABASE_URL
//   npm run backup -- --dir /var/backups/studio --keep 30 --quiet       for a cron job: the newest thirty stay
//   npm run backup -- --embedded                          of the embedded database of `npm run dev`, which has to be running
//
// The key comes from the environment alone (SUPABASE_SECRET_KEY or SUPABASE_SERVICE_ROLE_KEY). `--help` tells the rest.
import { loadCommand } from "./backup/load-command.mjs";

/** @type {typeof import("./backup/backup-command.ts")} */
const { backupCommand } = await loadCommand("backup-command.ts");
process.exitCode = await backupCommand(process.argv.slice(2), process.env);
