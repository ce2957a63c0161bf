import { BlobWriter } from "@zip.js/zip.js/lib/zip-core-native.js";
import * as z from "zod";
import { adminClient } from "../admin-client";
import { writeWithin } from "../admin-rows/requests";
import { computeExpiry, isExpired } from "../leads/expiry";
import { findVariants } from "../pictures/picture-address";
import { MAX_PICTURE_BYTES } from "../pictures/picture-types";
import { restorePicture } from "../pictures/upload";
import { RequestFailed } from "../request-failed";
import { readSettingsRow, writeSettings } from "../settings/repository";
import { settingNames } from "../settings/schema";
import type { Archive, LeadCopy, PictureCopy } from "./archive";
import { listFileNames, type Progress, readTable, type SettingsCopy, toSettingsCopy } from "./site-parts";

const LEADS_PER_REQUEST = 100;

/** What the site lacks of an archive. */
export interface MissingParts extends Pick<Archive, "pictures" | "leads"> {
	/** Those of the pictures whose entry or own file it lacks. Of the others, it lacks a link card or a copy. */
	absent: PictureCopy[];
	/** How many other leads the site would delete again, because its period has passed. */
	expired: number;
	/** All of them as they would be; null when nothing changes. */
	settings: SettingsCopy | null;
}

/**
 * Compares an archive with the site. Throws DataTimeout, RequestFailed, RowGone.
 *
 * @param made when the archive was made: leads of an older file count from then
 */
export async function findMissingParts(archive: Archive, made: string, signal: AbortSignal): Promise<MissingParts> {
	const listedPictures = await readTable("pictures", z.object({ id: z.string(), path: z.string() }), signal);
	const pathById = new Map(listedPictures.map(({ id, path }) => [id, path]));
	const fileNames = new Set(await listFileNames(signal));
	const leadIds = new Set((await readTable("leads", z.object({ id: z.string() }), signal)).map(({ id }) => id));
	const present = toSettingsCopy(await readSettingsRow(signal));
	const settings = { ...present, ...archive.settings };
	const isEqual = settingNames.every((name) => settings[name] === present[name]);
	// A restored database can list pictures whose files are gone.
	const lostFiles = [...archive.files.keys()].filter((name) => !fileNames.has(name));
	const hasMissingFile = (path: string) => !fileNames.has(path) || findVariants(path, lostFiles).length > 0;
	const hasLostFile = (id: string, path: string) => pathById.get(id) === path && hasMissingFile(path);
	const incomplete = archive.pictures.filter(({ id, path }) => archive.files.has(path) && (!pathById.has(id) || hasLostFile(id, path)));
	const newLeads = archive.leads.flatMap((lead) => (leadIds.has(lead.id) ? [] : { ...lead, updated_at: lead.updated_at ?? made }));
	const expiry = present.lead_months === null ? null : computeExpiry(Number(present.lead_months), new Date());
	const unexpired = newLeads.filter((lead) => !expiry || !isExpired(lead, expiry));
	return {
		pictures: incomplete,
		absent: incomplete.filter(({ id, path }) => !pathById.has(id) || !fileNames.has(path)),
		leads: unexpired,
		expired: newLeads.length - unexpired.length,
		settings: isEqual ? null : settings,
	};
}

/**
 * Uploads pictures with their link cards and copies, and lists them; can be repeated.
 *
 * @param onEnd gets each picture that it has restored, or leaves out because a file in the archive is damaged
 * @throws UploadFailed, DataTimeout, RequestFailed, RowGone; DOMException when the archive can't be read
 */
export async function addPictures(
	{ files }: Archive,
	pictures: readonly PictureCopy[],
	progress: Progress,
	signal: AbortSignal,
	onEnd: (picture: PictureCopy, isDamaged: boolean) => void,
): Promise<void> {
	const names = [...files.keys()];
	for (const [index, picture] of pictures.entries()) {
		signal.throwIfAborted();
		progress(index, pictures.length);
		// The picture goes last: a page that finds it relies on the others.
		const parts = [];
		for (const path of [...findVariants(picture.path, names), picture.path]) parts.push({ path, blob: await readPicture(files, path) });
		const whole = parts.flatMap(({ path, blob }) => (blob ? { path, blob } : []));
		const isDamaged = whole.length < parts.length;
		if (!isDamaged) await restorePicture(picture, whole, signal);
		onEnd(picture, isDamaged);
	}
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
	for (let from = 0; from < leads.length; from += LEADS_PER_REQUEST) {
		signal.throwIfAborted();
		progress(from, leads.length);
		const batch = leads.slice(from, from + LEADS_PER_REQUEST);
		const { data, error, status } = await writeWithin((ending) =>
			adminClient().from("leads").insert(batch).select("id").abortSignal(ending),
		);
		if (error || data?.length !== batch.length) throw new RequestFailed("leads", status, error?.code);
	}
}

/** Writes the settings of an archive over the present ones, and keeps the others. Throws DataTimeout, RequestFailed, RowGone. */
export async function restoreSettings(settings: Archive["settings"]): Promise<void> {
	const present = await readSettingsRow();
	const outcome = await writeSettings(present.version, { ...toSettingsCopy(present), ...settings });
	if (!("written" in outcome)) throw new RequestFailed("site_settings", 409);
}
