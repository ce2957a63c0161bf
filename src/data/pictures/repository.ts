import * as z from "zod/mini";
import { adminClient } from "../admin-client";
import { readPage } from "../admin-rows/list-page";
import { searchPatterns } from "../admin-rows/list-query";
import { readWithin, writeWithin } from "../admin-rows/request-times";
import { RowGone } from "../admin-rows/row-errors";
import { RequestFailed } from "../request-failed";
import { BUCKET } from "./picture-address";
import type { Picture } from "./picture-types";
import { PICTURE_COLUMNS, readPictures } from "./row-mapper";

/** Pictures of one page. */
export const PICTURES_PAGE = 24;

/** Someone else changed the alternative text after it was read. */
export class StalePicture extends Error {
	override name = "StalePicture";
	constructor(readonly current: Picture) {
		super("The picture was described anew since it was read");
	}
}

/** What shows a picture. */
export interface PictureUses {
	projects: number;
	posts: number;
	/** Earlier versions and deleted rows that would show it again. */
	versions: number;
}

interface Answer {
	data: unknown;
	error: { code: string } | null;
	status: number;
}

/**
 * One page of the library, newest first, and how many pictures match.
 *
 * @param page from 0; @param search words that the name or the alternative text must hold.
 * @throws DataTimeout after 5 s; RequestFailed.
 */
export async function listPictures(page: number, search: string, signal?: AbortSignal): Promise<{ pictures: Picture[]; total: number }> {
	const listing = () => {
		let request = adminClient().from("pictures").select(PICTURE_COLUMNS, { count: "exact" });
		for (const pattern of searchPatterns(search)) request = request.ilike("search_text", pattern);
		return request.order("created_at", { ascending: false });
	};
	const { rows, total } = await readPage({ table: "pictures", page, size: PICTURES_PAGE, listing, readRows: picturesOf }, signal);
	return { pictures: rows, total };
}

/**
 * Saves an alternative text over the version that was read.
 *
 * @throws StalePicture with the newer one; RowGone when it was deleted or the session has ended; DataTimeout, RequestFailed.
 */
export async function saveAlt({ id, version }: Pick<Picture, "id" | "version">, alt: string): Promise<Picture> {
	const answer = await writeWithin((signal) =>
		adminClient().from("pictures").update({ alt }).eq("id", id).eq("version", version).select(PICTURE_COLUMNS).abortSignal(signal),
	);
	const [saved] = read(answer);
	if (saved) return saved;
	const current = await readPicture(id);
	if (!current || current.version === version) throw new RowGone();
	// The newer version may be ours: an earlier attempt that got through and whose answer was lost.
	if (current.alt === alt) return current;
	throw new StalePicture(current);
}

/**
 * How many projects, posts and earlier versions show a picture, in whatever field.
 *
 * @throws DataTimeout, RequestFailed.
 */
export function pictureUses(path: string): Promise<PictureUses> {
	return readWithin(undefined, async (signal) => {
		const { data, error, status } = await adminClient().rpc("picture_uses", { file: path }).retry(false).abortSignal(signal);
		const uses = z.object({ projects: z.number(), posts: z.number(), versions: z.number() }).safeParse(data);
		if (error || !uses.success) throw new RequestFailed("picture_uses", status, error?.code);
		return uses.data;
	});
}

/**
 * Deletes the file, then its entry: an entry without a file can be deleted again, a file without an entry would never be found.
 *
 * @throws RowGone when either was refused; DataTimeout, RequestFailed.
 */
export async function deletePicture({ id, path }: Pick<Picture, "id" | "path">): Promise<void> {
	if (!(await readPicture(id))) throw new RowGone();
	const bucket = adminClient().storage.from(BUCKET);
	const removal = await writeWithin(() => bucket.remove([path]));
	if (removal.error) throw new RequestFailed("pictures", removal.error.status ?? 0);
	// Storage returns an empty list for a refused deletion and for a missing file.
	if (removal.data.length === 0 && (await isThere(path))) throw new RowGone();
	const answer = await writeWithin((signal) =>
		adminClient().from("pictures").delete().eq("id", id).select(PICTURE_COLUMNS).abortSignal(signal),
	);
	if (read(answer).length === 0) throw new RowGone();
}

async function isThere(path: string): Promise<boolean> {
	const answer = await writeWithin(() => adminClient().storage.from(BUCKET).list("", { search: path, limit: 1 }));
	if (answer.error) throw new RequestFailed("pictures", answer.error.status ?? 0);
	return answer.data.length > 0;
}

function readPicture(id: string): Promise<Picture | null> {
	return readWithin(undefined, async (signal) => {
		const answer = await adminClient().from("pictures").select(PICTURE_COLUMNS).eq("id", id).limit(1).retry(false).abortSignal(signal);
		return read(answer)[0] ?? null;
	});
}

function read({ data, error, status }: Answer): Picture[] {
	if (error) throw new RequestFailed("pictures", status, error.code);
	return picturesOf(data, status);
}

function picturesOf(data: unknown, status = 200): Picture[] {
	const pictures = readPictures(data);
	if (!pictures) throw new RequestFailed("pictures", status);
	return pictures;
}
