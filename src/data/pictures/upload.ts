import { adminClient } from "../admin-client";
import { writeWithin } from "../admin-rows/request-times";
import { RowGone } from "../admin-rows/row-errors";
import { environment } from "../env";
import { RequestFailed } from "../request-failed";
import { BUCKET, pictureFileName } from "./picture-address";
import type { Picture, PreparedPicture } from "./picture-types";
import { PICTURE_COLUMNS, readPictures } from "./row-mapper";
import { sendFile } from "./send-file";

/** The storage took no file, for a reason that a person can do something about. */
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
	/** Receives the share that was sent, from 0 to 1. */
	onProgress?: (share: number) => void;
	signal?: AbortSignal;
}

/** Browsers keep a picture for a year: a name is never used for another one. */
const A_YEAR = "max-age=31536000";

/**
 * Uploads a picture and enters it in the library. May be repeated with the same id: what an earlier attempt got through counts.
 * A file whose entry fails stays in the bucket, where nobody sees it: taking it away could hit one that was entered after all.
 *
 * @param id UUID that the caller made for this picture.
 * @throws UploadFailed, DataTimeout, RequestFailed; RowGone when the entry was accepted and is not there; the signal's reason.
 */
export async function uploadPicture(id: string, picture: PreparedPicture, options: UploadOptions = {}): Promise<Picture> {
	const path = pictureFileName(id, picture.name, picture.type);
	await uploadFile(path, picture, options);
	options.signal?.throwIfAborted();
	const row = {
		id,
		path,
		name: picture.name.slice(0, 200),
		alt: options.alt ?? "",
		width: picture.width,
		height: picture.height,
		bytes: picture.blob.size,
	};
	let answer = await writeWithin((signal) => adminClient().from("pictures").insert(row).select(PICTURE_COLUMNS).abortSignal(signal));
	if (answer.error?.code === "23505") {
		answer = await writeWithin((signal) =>
			adminClient().from("pictures").select(PICTURE_COLUMNS).eq("id", id).retry(false).abortSignal(signal),
		);
	}
	if (answer.error) throw new RequestFailed("pictures", answer.status, answer.error.code);
	const [entered] = readPictures(answer.data) ?? [];
	if (!entered) throw new RowGone();
	return entered;
}

async function uploadFile(path: string, { blob, type }: PreparedPicture, { onProgress, signal }: UploadOptions): Promise<void> {
	const { supabaseUrl, supabaseAnonKey } = environment();
	const { data } = await adminClient().auth.getSession();
	const token = data.session?.access_token;
	if (!token) throw new UploadFailed("signed-out", 401);
	const { status, text } = await sendFile({
		url: `${supabaseUrl}/storage/v1/object/${BUCKET}/${path}`,
		headers: {
			apikey: supabaseAnonKey,
			authorization: `Bearer ${token}`,
			"content-type": type,
			"cache-control": A_YEAR,
			"x-upsert": "false",
		},
		body: blob,
		onProgress,
		signal,
	});
	if (status >= 200 && status < 300) return;
	const code = statusOf(status, text);
	// The file is there: an earlier attempt got through and its answer was lost.
	if (code === 409) return;
	if (code === 0 || code >= 500) throw new UploadFailed("unreachable", code);
	throw new UploadFailed(code === 413 ? "too-large" : code === 401 ? "signed-out" : "refused", code);
}

/** The storage answers most refusals with 400 and says in the body which one it is. */
function statusOf(status: number, text: string): number {
	if (status !== 400) return status;
	try {
		const body: unknown = JSON.parse(text);
		const named = typeof body === "object" && body !== null && "statusCode" in body ? Number(body.statusCode) : Number.NaN;
		return Number.isInteger(named) ? named : status;
	} catch {
		return status;
	}
}
