import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Backup, backupName, backupText } from "../../src/data/backup/backup-file.ts";
import { readCurrent } from "../../src/data/backup/restore.ts";
import { BACKUP_FOLDER, issuesOf, pruneBackups, refuseExisting, saveBackup } from "./backup-files.ts";
import { CommandFailed, counted, type ExitCode, inBytes, inventory, onError, onOutput, runCommand, WrongUsage } from "./command.ts";
import { readTarget, TARGET_HELP, targetOptions } from "./target.ts";

const HELP = `npm run backup -- [options]

Writes all projects and posts, drafts too, into one file.

  --out FILE        the file; "-" is the standard output (then run node scripts/backup.mjs, as npm prints a heading)
  --dir FOLDER      the folder for a file that is named by its moment (backups/)
  --keep N          afterwards removes the oldest files of such a name in that folder, so that N stay
  --force           writes over a file that is there
  --quiet           says nothing unless something is wrong
${TARGET_HELP}

Exit status: 0 done, 1 failed, 2 wrong options, address or key.`;

type Environment = Record<string, string | undefined>;

/**
 * `npm run backup`.
 *
 * @param args without the program; @param env holds the key, which nothing prints.
 */
export async function backupCommand(args: string[], env: Environment): Promise<ExitCode> {
	return runCommand(args, HELP, async (peer) => {
		const options = readOptions(args);
		const rest = readTarget(options, env, peer);
		if (options.file && !options.force) refuseExisting(options.file);
		const { backup } = await readCurrent(rest, new Date());
		const isEmpty = backup.projects.length + backup.blogs.length === 0;
		if (isEmpty) onError(`Warning: ${peer.host} holds no projects and no posts. The backup is one of nothing.`);
		if (options.toOutput) await print(backup);
		else await write(backup, peer.host, options, isEmpty);
	});
}

async function write(backup: Backup, host: string, { file: named, folder, keep, force, quiet }: Options, isEmpty: boolean): Promise<void> {
	const file = named ?? join(folder, backupName(backup.timestamp));
	const bytes = await saveBackup(backup, file, force);
	if (!quiet) report(backup, host, file, bytes);
	if (keep === null) return;
	// Whoever empties the database by mistake still wants the backups of before.
	if (isEmpty) return onError("Warning: nothing older was removed, because this one is empty.");
	const removed = await pruneBackups(folder, keep, basename(file));
	if (removed.length > 0 && !quiet) onOutput(`Removed ${counted(removed.length, "older backup")}: ${removed.join(", ")}`);
}

interface Options {
	/** The file that was named; null for one that is named by its moment. */
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
	if (out === "" || dir === "") throw new WrongUsage("--out and --dir take a name.");
	if (out !== undefined && dir !== undefined) throw new WrongUsage("--out names a file and --dir a folder: give one of them.");
	if (out !== undefined && keep !== undefined)
		throw new WrongUsage("--keep goes with --dir: a file that --out names has a name of your own.");
	if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) throw new WrongUsage("--keep takes a number from 1 on.");
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
	onOutput(`Backup of ${host}: ${inventory(counts)}, ${inBytes(bytes)}`);
	onOutput(`Checksum ${checksum}`);
	onOutput(`Written and read back: ${file}`);
}

async function print(backup: Backup): Promise<void> {
	const text = backupText(backup);
	const issues = await issuesOf(text, backup);
	await new Promise<void>((done, failed) => {
		process.stdout.once("error", failed);
		process.stdout.write(text, (error) => (error ? failed(error) : done()));
	});
	if (issues.length > 0) throw new CommandFailed("No restore would take what was read:", ...issues.map((issue) => `  ${issue}`));
}
