import { withDeadline } from "@/shared/lib/deadline";
import { cardFileName } from "@/shared/lib/link-card";
import { cutText } from "@/shared/lib/text/cut-text";
import { adminClient, readSession } from "../admin-client";
import { RowGone, writeWithin } from "../admin-rows/requests";
import { environment } from "../env";
import { DataTimeout, RequestFailed, UNIQUE_VIOLATION } from "../request-failed";
import { checkSession } from "../session";
import { BUCKET, pictureAddress, pictureFileNames } from "./picture-address";
import { LONGEST_ALT, LONGEST_PICTURE_NAME, type Picture, type PreparedPicture } from "./picture-types";
import { PICTURE_COLUMNS, readPictures, removeUnlisted } from "./repository";

const STILL_MS = 30_000;

interface FileRequest {
	url: string;
	headers: Record<string, string>;
	body: Blob;
	onProgress?: (share: number) => void;
	signal?: AbortSignal;
}

/** Posts a file. Status 0 means no answer. Throws DataTimeout after 30 s without progress; the signal's reason. */
function sendFile({ url, headers, body, onProgress, signal }: FileRequest): Promise<{ status: number; text: string }> {
	return new Promise((resolve, reject) => {
		signal?.throwIfAborted();
		// fetch reports no upload progress.
		const request = new XMLHttpRequest();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const stop = (error: unknown) => {
			reject(error);
			request.abort();
		};
		const cancel = () => stop(signal?.reason);
		const restartTimer = () => {
			clearTimeout(timer);
			timer = setTimeout(() => stop(new DataTimeout()), STILL_MS);
		};
		request.open("POST", url);
		for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
		request.upload.addEventListener("progress", (event) => {
			restartTimer();
			if (event.lengthComputable) onProgress?.(event.loaded / event.total);
		});
		request.addEventListener("loadend", () => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", cancel);
			resolve({ status: request.status, text: request.responseText });
		});
		signal?.addEventListener("abort", cancel, { once: true });
		restartTimer();
		request.send(body);
	});
}

export class UploadFailed extends Error {
	override name = "UploadFailed";
	constructor(
		readonly reason: "signed-out" | "unreachable" | "too-large" | "refused",
		readonly status: number,
	) {
		super(`The picture was not uploaded: ${reason} (${status})`);
	}
}

export interface UploadOptions {
	alt?: string;
	onProgress?: (share: number) => void;
	signal?: AbortSignal;
	/** Gets a promise that ends when the files of a canceled upload are removed, or can't be. */
	onCanceled?: (removed: Promise<void>) => void;
}

const A_YEAR = "max-age=31536000";

/**
 * Uploads a picture with its link card and copies, and lists it; can be repeated with the same id. Throws UploadFailed, DataTimeout,
 * RequestFailed, RowGone; the signal's reason after a cancel, which removes the uploaded files.
 */
export async function uploadPicture(id: string, picture: PreparedPicture, options: UploadOptions = {}): Promise<Picture> {
	const { signal, alt = "" } = options;
	try {
		await sendFiles(listFiles(id, picture), options);
		return await enterPicture({
			id,
			path: pictureFileNames(id, picture).own,
			name: cutText(picture.name, LONGEST_PICTURE_NAME),
			alt: cutText(alt, LONGEST_ALT),
			width: picture.width,
			height: picture.height,
			bytes: picture.blob.size,
		});
	} catch (error) {
		if (!signal?.aborted) throw error;
		const removed = discardUpload(id, picture).catch((failure: unknown) => console.error("Canceled upload:", failure));
		options.onCanceled?.(removed);
		throw signal.reason;
	}
}

/** Removes the files that an upload has left in the bucket, unless the library lists their picture. Throws DataTimeout, RequestFailed. */
export function discardUpload(id: string, picture: PreparedPicture): Promise<void> {
	return removeUnlisted(
		id,
		listFiles(id, picture).map(({ path }) => path),
	);
}

interface PictureFile {
	path: string;
	blob: Blob;
	type: string;
}

/** The picture goes last: a page that finds it relies on the others. */
function listFiles(id: string, picture: PreparedPicture): PictureFile[] {
	const { blob, card, type, copies = [] } = picture;
	const names = pictureFileNames(id, picture);
	const cardPath = cardFileName(names.own);
	return [
		...(card && cardPath ? [{ path: cardPath, blob: card, type: "image/jpeg" }] : []),
		...copies.map((copy, index) => ({ path: names.copies[index] ?? "", blob: copy.blob, type })),
		{ path: names.own, blob, type },
	];
}

async function sendFiles(files: PictureFile[], { signal, onProgress }: UploadOptions): Promise<void> {
	const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
	let sent = 0;
	for (const { path, blob, type } of files) {
		const before = sent;
		await uploadFile(path, blob, type, { signal, onProgress: (share) => onProgress?.((before + share * blob.size) / total) });
		sent += blob.size;
	}
	signal?.throwIfAborted();
}

type PictureEntry = Pick<Picture, "id" | "path" | "name" | "alt" | "width" | "height" | "bytes">;

/** Uploads the files of a picture under their old names, and lists it; can be repeated. Throws UploadFailed, DataTimeout, RequestFailed, RowGone. */
export async function restorePicture(entry: PictureEntry, files: { path: string; blob: Blob }[], signal: AbortSignal): Promise<Picture> {
	// Nothing that is there is replaced, and a link card that is there can have another size.
	for (const { path, blob } of files) await uploadFile(path, blob, blob.type, { signal }, null);
	return enterPicture(entry);
}

async function enterPicture(row: PictureEntry): Promise<Picture> {
	let answer = await writeWithin((signal) => adminClient().from("pictures").insert(row).select(PICTURE_COLUMNS).abortSignal(signal));
	if (answer.error?.code === UNIQUE_VIOLATION) {
		answer = await writeWithin((signal) =>
			adminClient().from("pictures").select(PICTURE_COLUMNS).eq("id", row.id).retry(false).abortSignal(signal),
		);
	}
	if (answer.error) throw new RequestFailed("pictures", answer.status, answer.error.code);
	const [entered] = readPictures(answer.data) ?? [];
	if (!entered) throw new RowGone();
	return entered;
}

/** The file of an uploaded picture. Throws DataTimeout after 30 s; RequestFailed, with status 404 when the file is missing. */
export function readPictureFile(address: string): Promise<Blob> {
	return inTime(undefined, async (signal) => {
		const answer = await fetch(address, { signal }).catch(() => null);
		if (!answer) throw new RequestFailed("pictures", 0);
		if (!answer.ok) throw new RequestFailed("pictures", readStatus(answer.status, await answer.text().catch(() => "")));
		return answer.blob();
	});
}

/** Throws DataTimeout after 30 s; the signal's reason. */
function inTime<T>(signal: AbortSignal | undefined, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
	return withDeadline(STILL_MS, () => new DataTimeout(), signal, run);
}

/** Stores the link card of an uploaded picture around a focal point; can be repeated. Throws UploadFailed, DataTimeout. */
export function uploadCard(cardPath: string, card: Blob): Promise<void> {
	// Its name says which picture and point, and browsers encode the same card to different sizes.
	return uploadFile(cardPath, card, "image/jpeg", {}, null);
}

/** `size`: what a file that is already there must have; null for any. */
async function uploadFile(
	path: string,
	body: Blob,
	type: string,
	{ onProgress, signal }: UploadOptions,
	size: number | null = body.size,
): Promise<void> {
	const { supabaseUrl, supabaseAnonKey } = environment();
	const session = await inTime(signal, readSession).catch((error: unknown) => {
		if (error instanceof DataTimeout || signal?.aborted) throw error;
		throw new UploadFailed("unreachable", 0);
	});
	if (!session) throw new UploadFailed("signed-out", 401);
	const { status, text } = await sendFile({
		url: `${supabaseUrl}/storage/v1/object/${BUCKET}/${path}`,
		headers: {
			apikey: supabaseAnonKey,
			authorization: `Bearer ${session.access_token}`,
			"content-type": type,
			"cache-control": A_YEAR,
			"x-upsert": "false",
		},
		body,
		onProgress,
		signal,
	});
	const isAccepted = status >= 200 && status < 300;
	if (isAccepted && textAt(text, "Key") === `${BUCKET}/${path}`) return;
	const code = isAccepted ? 0 : readStatus(status, text);
	// An earlier attempt can have stored the file, and a proxy can have answered in place of the storage.
	if ((isAccepted || code === 409) && (await isStored(path, size, signal))) return;
	if (code === 0 || code === 409 || code >= 500) throw new UploadFailed("unreachable", code);
	// A session that ended on another device: the session gate then asks for the password.
	if (code === 401 || code === 403) void checkSession();
	throw new UploadFailed(code === 413 ? "too-large" : code === 401 ? "signed-out" : "refused", code);
}

async function isStored(path: string, size: number | null, signal?: AbortSignal): Promise<boolean> {
	const head = (both: AbortSignal) => fetch(pictureAddress(path), { method: "HEAD", cache: "no-store", signal: both });
	const answer = await inTime(signal, head).catch(() => null);
	// A proxy that answers every request with its own page is no storage.
	const isPicture = answer?.ok === true && answer.headers.get("content-type")?.startsWith("image/");
	return isPicture === true && (size === null || [null, String(size)].includes(answer.headers.get("content-length")));
}

function textAt(json: string, name: string): string | null {
	try {
		const value: unknown = new Map(Object.entries(Object(JSON.parse(json)))).get(name);
		return typeof value === "string" ? value : null;
	} catch {
		return null;
	}
}

/** The storage answers most refusals with 400 and has the real status in the body. */
function readStatus(status: number, text: string): number {
	if (status !== 400) return status;
	if (["not_found", "NoSuchKey"].includes(textAt(text, "error") ?? "")) return 404;
	try {
		const body: unknown = JSON.parse(text);
		const named = typeof body === "object" && body !== null && "statusCode" in body ? Number(body.statusCode) : Number.NaN;
		return Number.isInteger(named) ? named : status;
	} catch {
		return status;
	}
}
