import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Backup, computeChecksum, serializeBackup } from "../../src/data/backup/backup-file.ts";
import { BackupRefused, readBackup } from "../../src/data/backup/read-backup.ts";
import { CommandFailed, getErrorCode } from "./command.ts";

export const BACKUP_FOLDER = join(import.meta.dirname, "../../backups");

const OWN_NAME = /^backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.json$/;

/** Throws CommandFailed when the file exists. */
export function refuseExisting(file: string): void {
	if (existsSync(file)) throw new CommandFailed(`${file} exists already. Use --force to overwrite it.`);
}

/** Writes a backup whole or not at all (mode 0600), and returns its size in bytes. Throws CommandFailed. */
export async function saveBackup(backup: Backup, file: string, force: boolean): Promise<number> {
	const text = serializeBackup(backup);
	const folder = dirname(file);
	const part = join(folder, `.${basename(file)}.${randomBytes(6).toString("hex")}.part`);
	try {
		await mkdir(folder, { recursive: true, mode: 0o700 });
		await writeSynced(part, text);
		const readBack = await readFile(part, "utf8");
		if (readBack !== text) throw new CommandFailed(`${folder} returned different data than was written. There is no backup.`);
		const issues = await findIssues(readBack, backup);
		if (issues.length > 0) {
			// Keep a backup that a restore would refuse: it can be the only one.
			const unverified = `${file.replace(/\.json$/, "")}.unverified.json`;
			await giveName(part, unverified, force);
			throw new CommandFailed(
				"A restore would refuse these rows:",
				...issues.map((issue) => `  ${issue}`),
				`The backup was saved as ${unverified}.`,
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

/** The problems that a restore would report. The backup of an empty database has none. */
export async function findIssues(text: string, made: Backup): Promise<string[]> {
	const differs = ["The checksum doesn't match the data."];
	try {
		if (made.projects.length + made.blogs.length === 0) {
			const parsed: Backup = JSON.parse(text);
			return (await computeChecksum(parsed)) === made.checksum ? [] : differs;
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

/** Links, because renaming would replace a file that was created in the meantime. */
async function giveName(part: string, file: string, force: boolean): Promise<void> {
	if (force) return rename(part, file);
	try {
		await link(part, file);
	} catch (error) {
		if (getErrorCode(error) === "EEXIST") refuseExisting(file);
		// Some file systems have no links: reserve the name first, then rename.
		await (await open(file, "wx", 0o600)).close();
		await rename(part, file);
	}
}

/** Makes the name survive a power cut, where folders can be synchronized (not on Windows). */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r").catch(() => null);
	try {
		await handle?.sync();
	} catch {
	} finally {
		await handle?.close();
	}
}

/** Removes the oldest backups but `keep`, including `made`, and returns the removed names. */
export async function pruneBackups(folder: string, keep: number, made: string): Promise<string[]> {
	const entries = await readdir(folder, { withFileTypes: true });
	// The new backup stays even if the clock is wrong.
	const others = entries.filter((entry) => entry.isFile() && OWN_NAME.test(entry.name) && entry.name !== made).map(({ name }) => name);
	const old = others.sort().slice(0, Math.max(0, others.length - (keep - 1)));
	for (const name of old) await rm(join(folder, name));
	return old;
}
