import {
	BlobReader,
	BlobWriter,
	configure,
	type FileEntry,
	TextReader,
	TextWriter,
	ZipReader,
	ZipWriter,
} from "@zip.js/zip.js/lib/zip-core-native.js";
import * as z from "zod";
import type { RestoredColumn } from "../leads/schema";
import { pictureAddress } from "../pictures/picture-address";
import { LONGEST_ALT, LONGEST_PICTURE_NAME, MAX_PICTURE_BYTES } from "../pictures/picture-types";
import { readPictureFile } from "../pictures/upload";
import { RequestFailed } from "../request-failed";
import { readSettingsRow } from "../settings/repository";
import { readSettings, settingNames } from "../settings/schema";
import { type Backup, getBackupName, MAX_BYTES, serializeBackup } from "./backup-file";
import { createAddressRewriter, findPictureFiles, listExpectedVariants } from "./picture-addresses";
import { BackupRefused, UNREADABLE } from "./read-backup";
import { listFileNames, type Progress, readTable, type SettingsCopy, toSettingsCopy } from "./site-parts";

// The policy of the site allows no workers from strings.
configure({ useWebWorkers: false });

const BACKUP = "backup.json";
const PICTURES = "pictures.json";
const LEADS = "leads.json";
const SETTINGS = "settings.json";
const FOLDER = "pictures/";

/** The rule of the table for names of files. Another one could lead an upload to another address. */
const PICTURE_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|avif|jpg|png)$/;

const pictureSchema = z.object({
	id: z.guid(),
	path: z.string().max(160).regex(PICTURE_PATH),
	name: z.string().min(1).max(LONGEST_PICTURE_NAME),
	alt: z.string().max(LONGEST_ALT),
	width: z.int().positive(),
	height: z.int().positive(),
	bytes: z.int().positive().max(MAX_PICTURE_BYTES),
});
export type PictureCopy = z.infer<typeof pictureSchema>;

const text = z.nullable(z.string());
const leadSchema = z.object({
	id: z.guid(),
	idempotency_key: z.string(),
	name: z.string(),
	email: text,
	phone: text,
	subject: z.string(),
	body: z.string(),
	source: text,
	sender_hash: z.string(),
	delivery: z.string(),
	delivery_note: text,
	suspicion: text,
	status: z.string(),
	notes: z.string(),
	follow_up_on: text,
	replies: z.array(z.unknown()),
	created_at: z.string(),
	/** The last activity. Files of earlier versions lack it. */
	updated_at: z.optional(z.string()),
} satisfies Record<RestoredColumn, z.ZodType>);
export type LeadCopy = z.infer<typeof leadSchema>;

const settingsSchema = z.record(z.string(), z.unknown());

/** What a zip has besides the backup. */
export interface Archive {
	/** The backup as JSON. */
	backup: string;
	pictures: PictureCopy[];
	leads: LeadCopy[];
	/** Those that the file names. A damaged value is null, which means the default. */
	settings: Partial<SettingsCopy>;
	/** Pictures and their cards and copies, by file name. */
	files: Map<string, FileEntry>;
}

/** File name of an archive, such as "backup-2026-11-22T10-35-07Z.zip" (UTC). */
export const getArchiveName = (timestamp: string): string => getBackupName(timestamp).replace(/json$/, "zip");

interface WrittenArchive {
	blob: Blob;
	/** Names of listed pictures without a file. */
	lost: string[];
	/** Names of the other pictures without a link card or a copy that pages expect. */
	incomplete: string[];
}

/** A zip of a backup with all pictures, leads and settings. Throws DataTimeout, RequestFailed, RowGone; the signal's reason. */
export async function writeArchive(backup: Backup, progress: Progress, signal: AbortSignal): Promise<WrittenArchive> {
	const [pictures, leads, settings, names] = [
		await readTable("pictures", pictureSchema, signal),
		await readTable("leads", leadSchema, signal),
		toSettingsCopy(await readSettingsRow(signal)),
		await listFileNames(signal),
	];
	const zip = new ZipWriter(new BlobWriter("application/zip"));
	const addJson = (name: string, value: unknown) =>
		zip.add(name, new TextReader(typeof value === "string" ? value : JSON.stringify(value, null, "\t")));
	await addJson(BACKUP, serializeBackup(backup));
	await addJson(PICTURES, pictures);
	await addJson(LEADS, leads);
	await addJson(SETTINGS, settings);
	const packed = new Set<string>();
	for (const [index, name] of names.entries()) {
		signal.throwIfAborted();
		progress(index, names.length);
		// Someone can have stored a file under a name that isn't safe in an address.
		const file = await readPictureFile(pictureAddress(encodeURIComponent(name))).catch((error: unknown) => {
			if (error instanceof RequestFailed && error.status === 404) return null;
			throw error;
		});
		if (!file) continue;
		packed.add(name);
		// Pictures are compressed already.
		await zip.add(FOLDER + name, new BlobReader(file), { level: 0 });
	}
	const listNames = (some: PictureCopy[]) => some.map(({ name }) => name);
	const isComplete = ({ path }: PictureCopy) => listExpectedVariants(path).every((name) => packed.has(name));
	return {
		blob: await zip.close(),
		lost: listNames(pictures.filter(({ path }) => !packed.has(path))),
		incomplete: listNames(pictures.filter((picture) => packed.has(picture.path) && !isComplete(picture))),
	};
}

const DAMAGED = "This zip file is damaged. Nothing was restored.";

/** Reads the lists of a zip; pictures stay in the file until they are needed. Throws BackupRefused. */
export async function openArchive(file: Blob, getAddress = pictureAddress): Promise<Archive> {
	const entries = await new ZipReader(new BlobReader(file)).getEntries().catch((error: unknown) => {
		throw toBackupRefused(error);
	});
	const fileByPath = mapFilesByPath(entries.flatMap((entry) => (entry.directory ? [] : entry)));
	const backup = fileByPath.get(BACKUP);
	if (!backup) throw new BackupRefused([`This zip file has no ${BACKUP}. Choose one that “Download everything” made.`]);
	const readList = async <T>(name: string, schema: z.ZodType<T>, missing: T): Promise<T> => {
		const entry = fileByPath.get(name);
		if (!entry) return missing;
		const parsed = schema.safeParse(readJson(await readText(entry, name)));
		if (parsed.success) return parsed.data;
		throw new BackupRefused([
			`${name} in the zip file was changed or is damaged (${z.prettifyError(parsed.error).split("\n")[0]}). Choose another file.`,
		]);
	};
	const files = new Map(
		[...fileByPath].flatMap(([path, entry]) => {
			const name = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : "";
			return PICTURE_PATH.test(name) ? [[name, entry]] : [];
		}),
	);
	const pictures = await readList(PICTURES, z.array(pictureSchema), []);
	return {
		backup: await readText(backup, BACKUP),
		pictures,
		leads: await readList(LEADS, z.array(leadSchema), []),
		settings: readSettingsCopy(
			createAddressRewriter(findPictureFiles(pictures, files), getAddress)(await readList(SETTINGS, settingsSchema, {})),
		),
		files,
	};
}

/** Files by their path from the folder of the backup: a zip that someone has unpacked and packed again can have one around everything. */
function mapFilesByPath(files: FileEntry[]): Map<string, FileEntry> {
	const folders = files.flatMap(({ filename }) => (`/${filename}`.endsWith(`/${BACKUP}`) ? filename.slice(0, -BACKUP.length) : []));
	const [folder = "", ...others] = folders.includes("") ? [""] : folders;
	if (others.length > 0) throw new BackupRefused([`This zip file has ${BACKUP} in more than one folder. Choose one with a single backup.`]);
	return new Map(files.flatMap((file) => (file.filename.startsWith(folder) ? [[file.filename.slice(folder.length), file]] : [])));
}

function readSettingsCopy(stored: unknown): Partial<SettingsCopy> {
	const usable = readSettings(stored);
	const names = new Set(Object.keys(Object(stored)));
	return Object.fromEntries(settingNames.flatMap((name) => (names.has(name) ? [[name, usable[name] ?? null]] : [])));
}

async function readText(entry: FileEntry, name: string): Promise<string> {
	// Check the size first: a small file can unpack to a large one.
	if (entry.uncompressedSize > MAX_BYTES)
		throw new BackupRefused([`${name} in the zip file is larger than ${MAX_BYTES / 1024 / 1024} MB.`]);
	return entry.getData(new TextWriter(), { checkSignature: true }).catch((error: unknown) => {
		throw toBackupRefused(error);
	});
}

/** The browser gives a DOMException for a file that was moved or deleted. */
const toBackupRefused = (error: unknown) => new BackupRefused([error instanceof DOMException ? UNREADABLE : DAMAGED]);

function readJson(content: string): unknown {
	try {
		return JSON.parse(content);
	} catch {
		throw new BackupRefused([DAMAGED]);
	}
}
