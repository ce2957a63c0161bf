// Shows what a backup would change in the database. With --apply it changes everything in one transaction, or nothing.
//
//   npm run restore -- backups/backup-<moment>.json              shows the changes and writes nothing
//   npm run restore -- FILE --apply                              adds and changes rows
//   npm run restore -- FILE --mode replace --apply --yes-remove  also removes rows that the backup doesn't have
//
// The key comes only from the environment (SUPABASE_SECRET_KEY or SUPABASE_SERVICE_ROLE_KEY). `--help` lists all options.
import { loadCommand } from "./backup/load-command.mjs";

/** @type {typeof import("./backup/restore-command.ts")} */
const { restoreCommand } = await loadCommand("restore-command.ts");
process.exitCode = await restoreCommand(process.argv.slice(2), process.env);
