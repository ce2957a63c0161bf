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
import { adminClient } from "../admin-client";
import { readWithin, writeWithin } from "../admin-rows/requests";
import { expiryOf, isExpired } from "../leads/expiry";
import type { RestoredColumn } from "../leads/schema";
import { BUCKET, pictureAddress } from "../pictures/picture-address";
import { LONGEST_ALT, LONGEST_PICTURE_NAME, MAX_PICTURE_BYTES } from "../pictures/picture-types";
import { readPictureFile, restorePicture } from "../pictures/upload";
import { RequestFailed } from "../request-failed";
import { readSettingsRow, type SettingsRow, writeSettings } from "../settings/repository";
import { mapSettings, readSettings, type SettingName, settingNames } from "../settings/schema";
import { type Backup, backupName, backupText, MAX_BYTES } from "./backup-file";
import { filesOfPictures, SHARED, showFiles } from "./picture-addresses";
import { BackupRefused } from "./read-backup";
import { readAll } from "./stored-rows";

// The policy of the site allows no workers from strings.
configure({ useWebWorkers: false });

const BACKUP = "backup.json";
const PICTURES = "pictures.json";
const LEADS = "leads.json";
const SETTINGS = "settings.json";
const FOLDER = "pictures/";
const AT_ONCE = 100;
const LISTED = 1000;

const pictureSchema = z.object({
	id: z.guid(),
	// The rule of the table.
	path: z
		.string()
		.max(160)
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|avif|jpg|png)$/),
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

type SettingsCopy = Record<SettingName, string | null>;
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

/** What the site lacks of an archive. */
export interface Missing extends Pick<Archive, "pictures" | "leads"> {
	/** How many other leads the site would delete again, because its period has passed. */
	expired: number;
	/** All of them as they would be; null when nothing changes. */
	settings: SettingsCopy | null;
}

/** Called with the number of finished pieces and of all. */
type Progress = (done: number, total: number) => void;

/** File name of an archive, such as "backup-2026-11-22T10-35-07Z.zip" (UTC). */
export const archiveName = (timestamp: string): string => backupName(timestamp).replace(/json$/, "zip");

/**
 * A zip of a backup with all pictures, leads and settings. `lost` are the names of listed pictures without a file.
 * Throws DataTimeout, RequestFailed, RowGone; the signal's reason.
 */
export async function writeArchive(backup: Backup, progress: Progress, signal: AbortSignal): Promise<{ blob: Blob; lost: string[] }> {
	const [pictures, leads, settings, names] = [
		await readRows("pictures", pictureSchema, signal),
		await readRows("leads", leadSchema, signal),
		settingsOf(await readSettingsRow(signal)),
		await fileNames(signal),
	];
	const zip = new ZipWriter(new BlobWriter("application/zip"));
	const json = (name: string, value: unknown) =>
		zip.add(name, new TextReader(typeof value === "string" ? value : JSON.stringify(value, null, "\t")));
	await json(BACKUP, backupText(backup));
	await json(PICTURES, pictures);
	await json(LEADS, leads);
	await json(SETTINGS, settings);
	const there = new Set<string>();
	for (const [index, name] of names.entries()) {
		signal.throwIfAborted();
		progress(index, names.length);
		const file = await readPictureFile(pictureAddress(name)).catch((error: unknown) => {
			const isGone = error instanceof RequestFailed && (error.status === 404 || error.status === 400);
			if (!isGone) throw error;
			return null;
		});
		if (!file) continue;
		there.add(name);
		// Pictures are compressed already.
		await zip.add(FOLDER + name, new BlobReader(file), { level: 0 });
	}
	return { blob: await zip.close(), lost: pictures.filter(({ path }) => !there.has(path)).map(({ name }) => name) };
}

const DAMAGED = "This zip file is damaged. Nothing was restored.";

/** Reads the lists of a zip; pictures stay in the file until they are needed. Throws BackupRefused. */
export async function openArchive(file: Blob, addressOf = pictureAddress): Promise<Archive> {
	const entries = await new ZipReader(new BlobReader(file)).getEntries().catch(() => {
		throw new BackupRefused([DAMAGED]);
	});
	const found = new Map(entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry]])));
	const backup = found.get(BACKUP);
	if (!backup) throw new BackupRefused([`This zip file has no ${BACKUP}. Choose one that “Download everything” made.`]);
	const list = async <T>(name: string, schema: z.ZodType<T>, missing: T): Promise<T> => {
		const entry = found.get(name);
		if (!entry) return missing;
		const parsed = schema.safeParse(readJson(await readText(entry, name)));
		if (parsed.success) return parsed.data;
		throw new BackupRefused([
			`${name} in the zip file was changed or is damaged (${z.prettifyError(parsed.error).split("\n")[0]}). Choose another file.`,
		]);
	};
	const files = new Map([...found].flatMap(([name, entry]) => (name.startsWith(FOLDER) ? [[name.slice(FOLDER.length), entry]] : [])));
	const pictures = await list(PICTURES, z.array(pictureSchema), []);
	return {
		backup: await readText(backup, BACKUP),
		pictures,
		leads: await list(LEADS, z.array(leadSchema), []),
		settings: copyOf(showFiles(filesOfPictures(pictures, files), addressOf)(await list(SETTINGS, settingsSchema, {}))),
		files,
	};
}

function copyOf(stored: unknown): Partial<SettingsCopy> {
	const usable = readSettings(stored);
	const names = new Set(Object.keys(Object(stored)));
	return Object.fromEntries(settingNames.flatMap((name) => (names.has(name) ? [[name, usable[name] ?? null]] : [])));
}

async function readText(entry: FileEntry, name: string): Promise<string> {
	// Check the size first: a small file can unpack to a large one.
	if (entry.uncompressedSize > MAX_BYTES)
		throw new BackupRefused([`${name} in the zip file is larger than ${MAX_BYTES / 1024 / 1024} MB.`]);
	return entry.getData(new TextWriter(), { checkSignature: true }).catch(() => {
		throw new BackupRefused([DAMAGED]);
	});
}

function readJson(content: string): unknown {
	try {
		return JSON.parse(content);
	} catch {
		throw new BackupRefused([DAMAGED]);
	}
}

/**
 * Compares an archive with the site. Throws DataTimeout, RequestFailed, RowGone.
 *
 * @param made when the archive was made: leads of an older file count from then
 */
export async function missingOf(archive: Archive, made: string, signal: AbortSignal): Promise<Missing> {
	const listed = await readRows("pictures", z.object({ id: z.string(), path: z.string() }), signal);
	const pictures = new Map(listed.map(({ id, path }) => [id, path]));
	const names = new Set(await fileNames(signal));
	const leads = new Set((await readRows("leads", z.object({ id: z.string() }), signal)).map(({ id }) => id));
	const present = settingsOf(await readSettingsRow(signal));
	const settings = { ...present, ...archive.settings };
	const isEqual = settingNames.every((name) => settings[name] === present[name]);
	// A restored database can list pictures whose files are gone.
	const isLost = (id: string, path: string) => pictures.get(id) === path && !names.has(path);
	const absent = archive.leads.flatMap((lead) => (leads.has(lead.id) ? [] : { ...lead, updated_at: lead.updated_at ?? made }));
	const expiry = present.lead_months === null ? null : expiryOf(Number(present.lead_months), new Date());
	const lasting = absent.filter((lead) => !expiry || !isExpired(lead, expiry));
	return {
		pictures: archive.pictures.filter(({ id, path }) => archive.files.has(path) && (!pictures.has(id) || isLost(id, path))),
		leads: lasting,
		expired: absent.length - lasting.length,
		settings: isEqual ? null : settings,
	};
}

/**
 * Uploads pictures with their link cards and copies, and lists them; can be repeated.
 *
 * @returns the pictures that it leaves out because a file in the archive is damaged.
 * @throws UploadFailed, DataTimeout, RequestFailed, RowGone; DOMException when the archive can't be read
 */
export async function addPictures(
	{ files }: Archive,
	pictures: readonly PictureCopy[],
	progress: Progress,
	signal: AbortSignal,
): Promise<PictureCopy[]> {
	const damaged: PictureCopy[] = [];
	for (const [index, picture] of pictures.entries()) {
		signal.throwIfAborted();
		progress(index, pictures.length);
		const start = SHARED.exec(picture.path)?.[0];
		const names = [...files.keys()].filter((name) => start && name.startsWith(start) && name !== picture.path);
		// The picture goes last: a page that finds it relies on the others.
		const parts = [];
		for (const path of [...names, picture.path]) parts.push({ path, blob: await readPicture(files, path) });
		const whole = parts.flatMap(({ path, blob }) => (blob ? { path, blob } : []));
		if (whole.length === parts.length) await restorePicture(picture, whole, signal);
		else damaged.push(picture);
	}
	return damaged;
}

/** Null when the file is damaged or isn't a usable picture. */
async function readPicture(files: Archive["files"], name: string): Promise<Blob | null> {
	const entry = files.get(name);
	const type = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg", png: "image/png" }[name.slice(name.lastIndexOf(".") + 1)];
	if (!entry || !type || entry.uncompressedSize > MAX_PICTURE_BYTES) return null;
	return entry.getData(new BlobWriter(type), { checkSignature: true }).catch((error: unknown) => {
		// The whole file can't be read any longer, for example because it was moved.
		if (error instanceof DOMException) throw error;
		return null;
	});
}

/** Puts leads back as they were, a hundred in one statement. Throws DataTimeout, RequestFailed. */
export async function addLeads(leads: readonly LeadCopy[], progress: Progress, signal: AbortSignal): Promise<void> {
	for (let from = 0; from < leads.length; from += AT_ONCE) {
		signal.throwIfAborted();
		progress(from, leads.length);
		const some = leads.slice(from, from + AT_ONCE);
		const { data, error, status } = await writeWithin((ending) =>
			adminClient().from("leads").insert(some).select("id").abortSignal(ending),
		);
		if (error || data?.length !== some.length) throw new RequestFailed("leads", status, error?.code);
	}
}

/** Writes the settings of an archive over the present ones. Throws DataTimeout, RequestFailed, RowGone. */
export async function putSettings(settings: SettingsCopy): Promise<void> {
	const { version } = await readSettingsRow();
	const outcome = await writeSettings(version, settings);
	if (!("written" in outcome)) throw new RequestFailed("site_settings", 409);
}

const settingsOf = (row: SettingsRow): SettingsCopy => mapSettings((name) => row[name] ?? null);

async function readRows<Row extends { id: string }>(name: string, row: z.ZodObject & z.ZodType<Row>, signal: AbortSignal): Promise<Row[]> {
	const rows: Row[] = [];
	await readAll(adminClient(), { name, columns: Object.keys(row.shape), row }, signal, (page) => rows.push(...page));
	return rows;
}

async function fileNames(signal: AbortSignal): Promise<string[]> {
	const names: string[] = [];
	for (;;) {
		const { data, error } = await readWithin(signal, (both) =>
			adminClient()
				.storage.from(BUCKET)
				.list("", { limit: LISTED, offset: names.length, sortBy: { column: "name", order: "asc" } }, { signal: both }),
		);
		if (error) throw new RequestFailed("pictures", error.status ?? 0);
		names.push(...data.map(({ name }) => name));
		if (data.length < LISTED) return names;
	}
}
