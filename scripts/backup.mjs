// Writes all projects and posts of the database into one file, which the administration and `npm run restore` can read.
//
//   npm run backup                                                 backs up the project in SUPABASE_URL to backups/backup-<moment>.json
//   npm run backup -- --dir /var/backups/studio --keep 30 --quiet  for a cron job: keeps the newest thirty
//   npm run backup -- --embedded                                   backs up the embedded database of a running `npm run dev`
//
// The key comes only from the environment (SUPABASE_SECRET_KEY or SUPABASE_SERVICE_ROLE_KEY). `--help` lists all options.
import { loadCommand } from "./backup/load-command.mjs";

/** @type {typeof import("./backup/backup-command.ts")} */
const { backupCommand } = await loadCommand("backup-command.ts");
process.exitCode = await backupCommand(process.argv.slice(2), process.env);
