import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Backup, backupName, checksumOf } from "../../src/data/backup/backup-file.ts";
import type { RowCopy } from "../../src/data/backup/columns.ts";
import { readBackup } from "../../src/data/backup/read-backup.ts";
import { readCurrent, restore } from "../../src/data/backup/restore.ts";
import { plannedChanges, planRestore, type RestoreMode, type RestorePlan } from "../../src/data/backup/restore-plan.ts";
import type { Rest } from "../../src/data/backup/stored-rows.ts";
import { BACKUP_FOLDER, saveBackup } from "./backup-files.ts";
import { CommandFailed, type ExitCode, inventory, onError, onOutput, runCommand, WrongUsage } from "./command.ts";
import { obstacleLines, planLines, reportLines } from "./plan-report.ts";
import { readBackupFile } from "./read-file.ts";
import { readTarget, TARGET_HELP, targetOptions } from "./target.ts";

const HELP = `npm run restore -- FILE [options]

Checks a backup and shows what it would change in the database. It writes nothing without --apply.

  FILE              a backup; "-" is the standard input
  --mode merge      adds and changes rows (the default)
  --mode replace    also removes rows that the backup doesn't have
  --dry-run         only shows the changes (the default)
  --apply           restores everything in one transaction, after a backup of the current rows
  --yes-remove      with --mode replace --apply: allows removing rows
  --dir FOLDER      the folder for the backup of the current rows (backups/)
${TARGET_HELP}

Exit status: 0 done or possible, 1 failed or refused, 2 wrong options, address or key.`;

type Environment = Record<string, string | undefined>;

/**
 * `npm run restore`.
 *
 * @param args without the program; @param env has the key, which is never printed.
 */
export async function restoreCommand(args: string[], env: Environment): Promise<ExitCode> {
	return runCommand(args, HELP, async (peer) => {
		const options = readOptions(args);
		const rest = readTarget(options, env, peer);
		const { backup, warnings } = await readBackup(await readBackupFile(options.file), new Date());
		onOutput(`Backup of ${inMinutes(backup.timestamp)}: ${inventory(backup.counts)}, checksum ${backup.checksum}`);
		for (const warning of warnings) onError(`Warning: ${warning}`);
		await restoreInto(rest, peer.host, backup, options);
	});
}

async function restoreInto(rest: Rest, host: string, wanted: Backup, { mode, apply, mayRemove, folder }: Options): Promise<void> {
	const current = await readCurrent(rest, new Date());
	const plan = planRestore(current.backup, wanted, mode);
	onOutput(`${host} has ${inventory(current.backup.counts)}. ${apply ? "Restoring" : "A restore would do this"} (${mode}):`);
	for (const line of planLines(plan)) onOutput(line);
	const obstacles = obstacleLines(plan);
	if (obstacles.length > 0) throw new CommandFailed("This backup can't be restored:", ...obstacles, "Nothing was written.");
	const removes = plan.projects.removed.length + plan.blogs.removed.length;
	if (!apply) {
		onOutput(`Nothing was written. Use --apply to restore${removes > 0 ? ", with --yes-remove because it removes rows" : ""}.`);
		return;
	}
	if (removes > 0 && !mayRemove)
		throw new CommandFailed(`This would remove rows: ${removes}. Nothing was written. Use --yes-remove to allow it.`);
	if (plannedChanges(plan) === 0) return onOutput("Nothing was written: the database already has the whole backup.");

	const before = join(folder, backupName(current.backup.timestamp).replace("backup-", "before-restore-"));
	await saveBackup(current.backup, before, false).catch((error: unknown) => {
		throw new CommandFailed(
			...(error instanceof Error ? [error.message] : []),
			"Nothing was restored, because the current rows could not be backed up.",
		);
	});
	onOutput(`The previous rows are saved in ${before}`);
	const report = await restore(rest, wanted, mode, current);
	onOutput(`Restored the backup of ${inMinutes(wanted.timestamp)}:`);
	for (const line of reportLines(report)) onOutput(line);
	await verify(rest, wanted, mode, before);
	onOutput(`Checked: the database has ${mode === "replace" ? "exactly this backup" : "all of this backup"}.`);
}

/** @throws CommandFailed when the database differs from the restored backup. */
async function verify(rest: Rest, wanted: Backup, mode: RestoreMode, before: string): Promise<void> {
	const { backup } = await readCurrent(rest, new Date());
	const left: RestorePlan = planRestore(backup, wanted, mode);
	const isWhole = mode !== "replace" || backup.checksum === (await checksumInOrder(wanted));
	if (plannedChanges(left) === 0 && isWhole) return;
	throw new CommandFailed(
		"After the restore, the database differs from the backup. Someone may have edited a row. Remaining differences:",
		...planLines(left),
		`The previous rows are saved in ${before}`,
	);
}

/** The checksum of rows in the order of the database, because a file can have another order. */
function checksumInOrder({ projects, blogs }: Backup): Promise<string> {
	const sorted = (rows: RowCopy[]) => [...rows].sort((one, other) => (one.id < other.id ? -1 : 1));
	return checksumOf({ projects: sorted(projects), blogs: sorted(blogs) });
}

/** "2026-11-22 10:35 UTC" of a moment in ISO 8601. */
const inMinutes = (timestamp: string): string => `${timestamp.slice(0, 16).replace("T", " ")} UTC`;

interface Options {
	file: string;
	mode: RestoreMode;
	apply: boolean;
	mayRemove: boolean;
	folder: string;
	embedded: boolean;
	url: string | undefined;
}

function readOptions(args: string[]): Options {
	const { values, positionals } = parseArgs({
		args,
		allowPositionals: true,
		options: {
			mode: { type: "string", default: "merge" },
			apply: { type: "boolean", default: false },
			"dry-run": { type: "boolean", default: false },
			"yes-remove": { type: "boolean", default: false },
			dir: { type: "string" },
			...targetOptions,
		},
	});
	const { mode, apply, dir, embedded, url } = values;
	const [file, ...more] = positionals;
	if (file === undefined || file === "" || more.length > 0) throw new WrongUsage("Give one file: npm run restore -- FILE");
	if (mode !== "merge" && mode !== "replace") throw new WrongUsage("--mode must be merge or replace.");
	if (apply && values["dry-run"]) throw new WrongUsage("Use either --dry-run or --apply.");
	if (dir === "") throw new WrongUsage("--dir needs a name.");
	const folder = dir === undefined ? BACKUP_FOLDER : resolve(dir);
	return { file: file === "-" ? file : resolve(file), mode, apply, mayRemove: values["yes-remove"], folder, embedded, url };
}
