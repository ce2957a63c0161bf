import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { MOST_BYTES } from "../../src/data/backup/backup-file.ts";
import { BackupRefused } from "../../src/data/backup/read-backup.ts";
import { CommandFailed } from "./command.ts";

const tooLarge = () => new BackupRefused([`It is larger than ${MOST_BYTES / 1024 / 1024} MB.`]);

/**
 * Reads a backup from a file or from the standard input ("-"), up to the largest size of a backup.
 *
 * @throws BackupRefused for a file that is too large or isn't text; CommandFailed for an unreadable file.
 */
export async function readBackupFile(file: string): Promise<string> {
	const bytes = file === "-" ? await readUpTo(process.stdin) : await readNamed(file);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw new BackupRefused(["It isn't UTF-8 text, so it is damaged or not a backup."]);
	}
}

async function readNamed(file: string): Promise<Buffer> {
	try {
		const facts = await stat(file);
		if (facts.isDirectory()) throw new CommandFailed(`${file} is a folder.`);
		if (facts.size > MOST_BYTES) throw tooLarge();
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
		if (size > MOST_BYTES) throw tooLarge();
		pieces.push(bytes);
	}
	return Buffer.concat(pieces);
}
