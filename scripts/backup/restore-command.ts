import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Backup, computeChecksum, getBackupName, MAX_BYTES, sortRedirects } from "../../src/data/backup/backup-file.ts";
import type { RowCopy } from "../../src/data/backup/columns.ts";
import { BackupRefused, readBackup } from "../../src/data/backup/read-backup.ts";
import { type RestoreReport, readCurrentContent, restore } from "../../src/data/backup/restore.ts";
import {
	countChanges,
	listObstacles,
	type PlannedRow,
	planParts,
	planRestore,
	type RestoreMode,
	type RestorePlan,
} from "../../src/data/backup/restore-plan.ts";
import type { RestClient } from "../../src/data/backup/stored-rows.ts";
import { BACKUP_FOLDER, saveBackup } from "./backup-files.ts";
import { CommandFailed, type ExitCode, formatCounts, onError, onOutput, runCommand, WrongUsage } from "./command.ts";
import { readTarget, TARGET_HELP, targetOptions } from "./target.ts";

const HELP = `npm run restore -- FILE [options]

Checks a backup and shows what it would change in the database. It writes nothing without --apply.
It restores no pictures, and rows keep the addresses of theirs (docs/deploy.md, "Move to another Supabase project").

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

/** `npm run restore`. `args` is without the program; `env` has the key, which is never printed. */
export async function restoreCommand(args: string[], env: Environment): Promise<ExitCode> {
	return runCommand(args, HELP, async (peer) => {
		const options = readOptions(args);
		const rest = readTarget(options, env, peer);
		const { backup, warnings } = await readBackup(await readBackupFile(options.file), new Date());
		onOutput(`Backup of ${formatMinute(backup.timestamp)}: ${formatCounts(backup.counts)}, checksum ${backup.checksum}`);
		for (const warning of warnings) onError(`Warning: ${warning}`);
		await restoreInto(rest, peer.host, backup, options);
	});
}

async function restoreInto(rest: RestClient, host: string, wanted: Backup, { mode, apply, mayRemove, folder }: Options): Promise<void> {
	const current = await readCurrentContent(rest, new Date());
	const plan = planRestore(current.backup, wanted, mode);
	onOutput(`${host} has ${formatCounts(current.backup.counts)}. ${apply ? "Restoring" : "A restore would do this"} (${mode}):`);
	for (const line of formatPlan(plan)) onOutput(line);
	const obstacles = formatObstacles(plan);
	if (obstacles.length > 0) throw new CommandFailed("This backup can't be restored:", ...obstacles, "Nothing was written.");
	const removes = planParts.reduce((sum, part) => sum + (plan[part]?.removed.length ?? 0), 0);
	if (!apply) {
		onOutput(`Nothing was written. Use --apply to restore${removes > 0 ? ", with --yes-remove because it removes rows" : ""}.`);
		return;
	}
	if (removes > 0 && !mayRemove)
		throw new CommandFailed(`This would remove rows: ${removes}. Nothing was written. Use --yes-remove to allow it.`);
	if (countChanges(plan) === 0) return onOutput("Nothing was written because the database already has the whole backup.");

	const before = join(folder, getBackupName(current.backup.timestamp).replace("backup-", "before-restore-"));
	await saveBackup(current.backup, before, false).catch((error: unknown) => {
		throw new CommandFailed(
			...(error instanceof Error ? [error.message] : []),
			"Nothing was restored, because the current rows couldn't be backed up.",
		);
	});
	onOutput(`The previous rows are saved in ${before}`);
	const report = await restore(rest, wanted, mode, current);
	onOutput(`Restored the backup of ${formatMinute(wanted.timestamp)}:`);
	for (const line of formatReport(report)) onOutput(line);
	await verify(rest, wanted, mode, before);
	onOutput(`Checked: the database has ${mode === "replace" ? "exactly this backup" : "all of this backup"}.`);
}

async function verify(rest: RestClient, wanted: Backup, mode: RestoreMode, before: string): Promise<void> {
	const { backup } = await readCurrentContent(rest, new Date());
	const left: RestorePlan = planRestore(backup, wanted, mode);
	const isWhole =
		mode !== "replace" ||
		(await computeChecksum({ ...backup, redirects: wanted.redirects && backup.redirects })) === (await checksumInOrder(wanted));
	if (countChanges(left) === 0 && isWhole) return;
	throw new CommandFailed(
		"After the restore, the database differs from the backup. Someone may have edited a row. Remaining differences:",
		...formatPlan(left),
		`The previous rows are saved in ${before}`,
	);
}

/** Sorted like the database, because a file can have another order. */
function checksumInOrder({ projects, blogs, redirects }: Backup): Promise<string> {
	const sorted = (rows: RowCopy[]) => [...rows].sort((one, other) => (one.id < other.id ? -1 : 1));
	return computeChecksum({ projects: sorted(projects), blogs: sorted(blogs), redirects: redirects && sortRedirects(redirects) });
}

const formatMinute = (timestamp: string): string => `${timestamp.slice(0, 16).replace("T", " ")} UTC`;

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

const createTooLarge = () => new BackupRefused([`This file is larger than ${MAX_BYTES / 1024 / 1024} MB.`]);

/** Reads a backup from a file or the standard input ("-"). Throws BackupRefused, CommandFailed. */
export async function readBackupFile(file: string): Promise<string> {
	const bytes = file === "-" ? await readUpTo(process.stdin) : await readNamed(file);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw new BackupRefused(["This file isn't UTF-8 text. It is damaged, or it isn't a backup."]);
	}
}

async function readNamed(file: string): Promise<Buffer> {
	try {
		const facts = await stat(file);
		if (facts.isDirectory()) throw new CommandFailed(`${file} is a folder.`);
		if (facts.size > MAX_BYTES) throw createTooLarge();
		return await readUpTo(createReadStream(file));
	} catch (error) {
		if (error instanceof CommandFailed || error instanceof BackupRefused) throw error;
		throw new CommandFailed(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
	}
}

async function readUpTo(stream: NodeJS.ReadableStream): Promise<Buffer> {
	const pieces: Buffer[] = [];
	let size = 0;
	for await (const piece of stream) {
		const bytes = Buffer.from(piece);
		size += bytes.length;
		if (size > MAX_BYTES) throw createTooLarge();
		pieces.push(bytes);
	}
	return Buffer.concat(pieces);
}

const NAMED = 20;

const headings = { projects: "Projects", blogs: "Posts", redirects: "Redirects" };

/** The changes of a restore, line by line: "+" adds, "~" changes, "-" removes. */
export function formatPlan(plan: RestorePlan): string[] {
	return planParts.flatMap((part) => {
		if (!plan[part]) return [];
		const { added, changed, removed, unchanged } = plan[part];
		const numbers = { added: added.length, changed: changed.length, removed: removed.length, unchanged };
		return [formatTotals(headings[part], numbers), ...formatRows("+", added), ...formatRows("~", changed), ...formatRows("-", removed)];
	});
}

const formatReport = (report: RestoreReport): string[] =>
	planParts.flatMap((part) => (report[part] ? formatTotals(headings[part], report[part]) : []));

function formatObstacles(plan: RestorePlan): string[] {
	return shortenList(listObstacles(plan)).map((sentence) => `  ! ${sentence}`);
}

const formatTotals = (heading: string, { added, changed, removed, unchanged }: RestoreReport["projects"]): string =>
	`${heading}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;

function formatRows(sign: string, rows: PlannedRow[]): string[] {
	const lines = rows
		.slice(0, NAMED + 1)
		.map(({ title, columns }) => `“${shortenTitle(title)}”${columns.length > 0 ? ` (${columns.join(", ")})` : ""}`);
	return shortenList(lines, rows.length).map((line) => `  ${sign} ${line}`);
}

const shortenList = (lines: string[], count = lines.length): string[] =>
	count <= NAMED ? lines : [...lines.slice(0, NAMED), `and ${count - NAMED} more`];

const shortenTitle = (title: string): string => (title.length > 80 ? `${title.slice(0, 79)}…` : title);
