// Shows what a backup would change in the database, and with --apply changes it: everything in one transaction, or nothing.
//
//   npm run restore -- backups/backup-<moment>.json                     shows it, writes nothing
//   npm run restore -- FILE --apply                                     adds and changes rows
//   npm run restore -- FILE --mode replace --apply --yes-remove         also removes what the backup does not hold
//
// The key comes from the environment alone (SUPABASE_SECRET_KEY or SUPABASE_SERVICE_ROLE_KEY). `--help` tells the rest.
import { loadCommand } from "./backup/load-command.mjs";

/** @type {typeof import("./backup/restore-command.ts")} */
const { restoreCommand } = await loadCommand("restore-command.ts");
process.exitCode = await restoreCommand(process.argv.slice(2), process.env);
