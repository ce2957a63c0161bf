import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Backup, getBackupName, serializeBackup } from "../../src/data/backup/backup-file.ts";
import { readCurrentContent } from "../../src/data/backup/restore.ts";
import { BACKUP_FOLDER, findIssues, pruneBackups, refuseExisting, saveBackup } from "./backup-files.ts";
import { CommandFailed, counted, type ExitCode, formatBytes, formatCounts, onError, onOutput, runCommand, WrongUsage } from "./command.ts";
import { readTarget, TARGET_HELP, targetOptions } from "./target.ts";

const HELP = `npm run backup -- [options]

Writes all projects, posts and redirects into one file, including drafts.

  --out FILE        the file; "-" is the standard output (then run node scripts/backup.mjs, as npm prints a heading)
  --dir FOLDER      the folder for a file named after the moment (backups/)
  --keep N          afterwards keeps the newest N files with such names in that folder and removes the others
  --force           overwrites an existing file
  --quiet           prints nothing unless something is wrong
${TARGET_HELP}

Exit status: 0 done, 1 failed or empty, 2 wrong options, address or key.`;

type Environment = Record<string, string | undefined>;

/** `npm run backup`. `args` is without the program; `env` has the key, which is never printed. */
export async function backupCommand(args: string[], env: Environment): Promise<ExitCode> {
	return runCommand(args, HELP, async (peer) => {
		const options = readOptions(args);
		const rest = readTarget(options, env, peer);
		if (options.file && !options.force) refuseExisting(options.file);
		const { backup } = await readCurrentContent(rest, new Date());
		const isEmpty = backup.projects.length + backup.blogs.length === 0;
		if (options.toOutput) await print(backup);
		else await write(backup, peer.host, options, isEmpty);
		// Written, but a status of 0 would tell a monitor that all is well.
		if (isEmpty) throw new CommandFailed(`${peer.host} has no projects and no posts. The backup is empty.`);
	});
}

async function write(backup: Backup, host: string, { file: named, folder, keep, force, quiet }: Options, isEmpty: boolean): Promise<void> {
	const file = named ?? join(folder, getBackupName(backup.timestamp));
	const bytes = await saveBackup(backup, file, force);
	if (!quiet) report(backup, host, file, bytes);
	if (keep === null) return;
	// After an accidental deletion of all rows, the older backups are the ones that matter.
	if (isEmpty) return onError("Warning: older backups were kept, because this one is empty.");
	const removed = await pruneBackups(folder, keep, basename(file));
	if (removed.length > 0 && !quiet) onOutput(`Removed ${counted(removed.length, "older backup")}: ${removed.join(", ")}`);
}

interface Options {
	file: string | null;
	folder: string;
	toOutput: boolean;
	keep: number | null;
	force: boolean;
	quiet: boolean;
	embedded: boolean;
	url: string | undefined;
}

function readOptions(args: string[]): Options {
	const { values } = parseArgs({
		args,
		options: {
			out: { type: "string" },
			dir: { type: "string" },
			keep: { type: "string" },
			force: { type: "boolean", default: false },
			quiet: { type: "boolean", default: false },
			...targetOptions,
		},
	});
	const { out, dir, keep, force, quiet, embedded, url } = values;
	if (out === "" || dir === "") throw new WrongUsage("--out and --dir need a name.");
	if (out !== undefined && dir !== undefined) throw new WrongUsage("Use either --out (a file) or --dir (a folder).");
	if (out !== undefined && keep !== undefined)
		throw new WrongUsage("Use --keep with --dir, because it can't find files with names of your own.");
	if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) throw new WrongUsage("--keep needs a number of 1 or more.");
	return {
		file: out === undefined || out === "-" ? null : resolve(out),
		folder: dir === undefined ? BACKUP_FOLDER : resolve(dir),
		toOutput: out === "-",
		keep: keep === undefined ? null : Number(keep),
		force,
		quiet,
		embedded,
		url,
	};
}

function report({ counts, checksum }: Backup, host: string, file: string, bytes: number): void {
	onOutput(`Backup of ${host}: ${formatCounts(counts)}, ${formatBytes(bytes)}`);
	onOutput(`Checksum ${checksum}`);
	onOutput(`Written and read back: ${file}`);
}

async function print(backup: Backup): Promise<void> {
	const text = serializeBackup(backup);
	const issues = await findIssues(text, backup);
	await new Promise<void>((done, failed) => {
		process.stdout.once("error", failed);
		process.stdout.write(text, (error) => (error ? failed(error) : done()));
	});
	if (issues.length > 0) throw new CommandFailed("A restore would refuse these rows:", ...issues.map((issue) => `  ${issue}`));
}
