import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Backup, backupText, checksumOf } from "../../src/data/backup/backup-file.ts";
import { BackupRefused, readBackup } from "../../src/data/backup/read-backup.ts";
import { CommandFailed, codeOf } from "./command.ts";

/** Where both commands put files that nobody names. Git leaves it out. */
export const BACKUP_FOLDER = join(import.meta.dirname, "../../backups");

/** Names that `npm run backup` gives (backupName()); what is called otherwise is never removed. */
const OWN_NAME = /^backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.json$/;

/** @throws CommandFailed when the file is there. */
export function refuseExisting(file: string): void {
	if (existsSync(file)) throw new CommandFailed(`${file} exists already. --force writes over it.`);
}

/**
 * Writes a backup, whole or not at all, for its owner alone (mode 0600), and reads it back before it gets its name.
 *
 * @param force writes over a file that is there; @returns its size in bytes.
 * @throws CommandFailed. A backup that holds rows which no restore takes is kept beside as "….unverified.json": it may be all there is.
 */
export async function saveBackup(backup: Backup, file: string, force: boolean): Promise<number> {
	const text = backupText(backup);
	const folder = dirname(file);
	const part = join(folder, `.${basename(file)}.${randomBytes(6).toString("hex")}.part`);
	try {
		await mkdir(folder, { recursive: true, mode: 0o700 });
		await writeSynced(part, text);
		const found = await readFile(part, "utf8");
		if (found !== text) throw new CommandFailed(`${folder} gave back something else than was written. There is no backup.`);
		const issues = await issuesOf(found, backup);
		if (issues.length > 0) {
			const unverified = `${file.replace(/\.json$/, "")}.unverified.json`;
			await giveName(part, unverified, force);
			throw new CommandFailed(
				"No restore would take what was read:",
				...issues.map((issue) => `  ${issue}`),
				`It is kept as ${unverified}.`,
			);
		}
		await giveName(part, file, force);
	} catch (error) {
		if (error instanceof CommandFailed) throw error;
		throw new CommandFailed(`${file} was not written: ${error instanceof Error ? error.message : String(error)}.`);
	} finally {
		await rm(part, { force: true }).catch(() => {});
	}
	await syncFolder(folder);
	return Buffer.byteLength(text);
}

/** What a restore would say against a text that was made of this backup. A backup of an empty database holds nothing to restore. */
export async function issuesOf(text: string, made: Backup): Promise<string[]> {
	const differs = ["Its checksum is not that of what was read."];
	try {
		if (made.projects.length + made.blogs.length === 0) {
			const { projects, blogs }: Backup = JSON.parse(text);
			return (await checksumOf({ projects, blogs })) === made.checksum ? [] : differs;
		}
		const { backup } = await readBackup(text, new Date());
		return backup.checksum === made.checksum ? [] : differs;
	} catch (error) {
		if (error instanceof BackupRefused) return error.issues;
		throw error;
	}
}

async function writeSynced(file: string, text: string): Promise<void> {
	const handle = await open(file, "wx", 0o600);
	try {
		await handle.writeFile(text, "utf8");
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** A link, unlike a renaming, never takes the place of a file that came meanwhile. */
async function giveName(part: string, file: string, force: boolean): Promise<void> {
	if (force) return rename(part, file);
	try {
		await link(part, file);
	} catch (error) {
		if (codeOf(error) === "EEXIST") refuseExisting(file);
		// Some file systems have no links: the name is taken first, then given.
		await (await open(file, "wx", 0o600)).close();
		await rename(part, file);
	}
}

/** The name itself survives a power cut, too, where folders can be synchronized (not on Windows). */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r").catch(() => null);
	try {
		await handle?.sync();
	} catch {
		// Not every file system knows it.
	} finally {
		await handle?.close();
	}
}

/**
 * Removes the oldest backups of a folder; only files with the names that `npm run backup` gives.
 *
 * @param keep how many stay, with `made`, the one that was just written; @returns the names of those removed.
 */
export async function pruneBackups(folder: string, keep: number, made: string): Promise<string[]> {
	const entries = await readdir(folder, { withFileTypes: true });
	// The new one stays whatever the clock says.
	const others = entries.filter((entry) => entry.isFile() && OWN_NAME.test(entry.name) && entry.name !== made).map(({ name }) => name);
	const old = others.sort().slice(0, Math.max(0, others.length - (keep - 1)));
	for (const name of old) await rm(join(folder, name));
	return old;
}
