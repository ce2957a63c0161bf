import * as z from "zod/mini";
import { readInstant } from "@/shared/lib/time/instant";
import { adminClient, readSession } from "../admin-client";
import { tellOtherTabs } from "../admin-rows/admin-rows";
import { adminTable } from "../admin-rows/admin-table";
import { quote, searchPatterns } from "../admin-rows/list-query";
import { confirmAdministrator, isAdministrator, lostWrites, RowGone, readWithin, writeWithin } from "../admin-rows/requests";
import type { PictureRow } from "../database.types";
import { POSTS_CHANGED_KEY } from "../posts/queries";
import { PROJECTS_CHANGED_KEY } from "../projects/queries";
import { RequestFailed } from "../request-failed";
import { BUCKET, findVariants, pictureAddress, VARIANT_PREFIX } from "./picture-address";
import type { Picture } from "./picture-types";

const rowSchema = z.object({
	id: z.string(),
	path: z.string(),
	name: z.string(),
	alt: z.string(),
	width: z.number(),
	height: z.number(),
	bytes: z.number(),
	created_at: z.string(),
	version: z.number(),
});

const columns = (...names: (keyof PictureRow & keyof typeof rowSchema.shape)[]): string => names.join(",");

export const PICTURE_COLUMNS = columns("id", "path", "name", "alt", "width", "height", "bytes", "created_at", "version");

/** The pictures of an answer, or null when it isn't a list of them. */
export function readPictures(data: unknown): Picture[] | null {
	const rows = z.array(rowSchema).safeParse(data);
	return rows.success ? rows.data.map(toPicture) : null;
}

function toPicture({ created_at, ...row }: z.infer<typeof rowSchema>): Picture {
	return { ...row, createdAt: readInstant(created_at) ?? created_at, address: pictureAddress(row.path) };
}

export const PICTURES_PAGE = 24;
/** A focal point has 11 by 11 places, each with a link card; then there are the smaller copies. */
const MOST_FILES = 150;

export class StalePicture extends Error {
	override name = "StalePicture";
	constructor(readonly newer: Picture) {
		super("The alternative text has changed since it was read");
	}
}

export interface PictureUses {
	projects: number;
	posts: number;
	versions: number;
	/** Rows whose unpublished changes show it. */
	copies: number;
}

interface Replacement extends Omit<PictureUses, "versions"> {
	/** Each changed value with the one from before. */
	undo: readonly unknown[];
}

const table = adminTable<Picture>({ table: "pictures", columns: PICTURE_COLUMNS, readRows: requirePictures });

/** "unused": no project, post or unpublished change shows it. "no-alt": without an alternative text. */
export type PictureFilter = "all" | "unused" | "no-alt";

interface PicturesPage {
	pictures: Picture[];
	total: number;
}

/** One page (from 0), newest first, and the total. Throws DataTimeout after 5 s; RequestFailed. */
export async function listPictures(page: number, search: string, filter: PictureFilter, signal?: AbortSignal): Promise<PicturesPage> {
	if (filter === "unused") return listUnused(page, searchPatterns(search), signal);
	const listing = () => {
		let request = adminClient().from("pictures").select(PICTURE_COLUMNS, { count: "exact" });
		const patterns = searchPatterns(search);
		if (patterns.length > 0) request = request.ilikeAllOf("search_text", patterns.map(quote));
		if (filter === "no-alt") request = request.eq("alt", "");
		return request.order("created_at", { ascending: false });
	};
	const { rows, total } = await table.list(listing, page, PICTURES_PAGE, signal);
	return { pictures: rows, total };
}

async function listUnused(page: number, patterns: string[], signal: AbortSignal | undefined): Promise<PicturesPage> {
	const ids = await readWithin(signal, async (ending) => {
		const { data, error, status } = await adminClient().rpc("unused_pictures", { patterns }).retry(false).abortSignal(ending);
		const unused = z.array(z.string()).safeParse(data);
		if (error || !unused.success) throw new RequestFailed("unused_pictures", status, error?.code);
		return unused.data;
	});
	const wanted = ids.slice(page * PICTURES_PAGE, (page + 1) * PICTURES_PAGE);
	if (wanted.length === 0) return { pictures: [], total: ids.length };
	const listing = () =>
		adminClient().from("pictures").select(PICTURE_COLUMNS, { count: "exact" }).in("id", wanted).order("created_at", { ascending: false });
	const { rows } = await table.list(listing, 0, PICTURES_PAGE, signal);
	return { pictures: rows, total: ids.length };
}

/**
 * Saves an alternative text over the version that was read. `unanswered` is what was sent before and got no answer. Throws StalePicture,
 * RowGone, DataTimeout, RequestFailed.
 */
export async function saveAlt(
	read: Pick<Picture, "id" | "version"> & { alt?: string },
	alt: string,
	unanswered: readonly string[] = [],
): Promise<Picture> {
	let outcome = await table.update(read.id, read.version, { alt });
	// Another name is also a newer version.
	if ("newer" in outcome && [read.alt, ...unanswered].includes(outcome.newer.alt))
		outcome = await table.update(read.id, outcome.newer.version, { alt });
	if ("written" in outcome) return outcome.written;
	throw new StalePicture(outcome.newer);
}

/** Gives a picture another name in the library, not to its file. Throws RowGone, DataTimeout, RequestFailed. */
export async function renamePicture(id: string, name: string): Promise<Picture> {
	const outcome = await table.update(id, null, { name });
	if ("written" in outcome) return outcome.written;
	throw new RowGone();
}

/**
 * Shows another picture of the library wherever a picture is shown, in one transaction. The other one takes its name, and the first one
 * stays in the library: docs/decisions.md, "Replacing a picture keeps the old file". Returns the numbers of changed rows, and the
 * changed values for `restorePictures`. Throws DataTimeout after 15 s; RequestFailed.
 */
export async function replacePicture(oldId: string, newId: string): Promise<Replacement> {
	const { data, error, status } = await writeWithin((signal) =>
		adminClient().rpc("replace_picture", { old_id: oldId, new_id: newId }).retry(false).abortSignal(signal),
	);
	const shape = z.object({ projects: z.number(), posts: z.number(), copies: z.number(), undo: z.array(z.unknown()) });
	const changed = shape.safeParse(data);
	if (error || !changed.success) throw new RequestFailed("replace_picture", status, error?.code);
	tellOfReplacement();
	return changed.data;
}

/** Undoes `replacePicture`, except for values that were changed since. Returns the number of the others. Throws DataTimeout, RequestFailed. */
export async function restorePictures(undo: Replacement["undo"]): Promise<number> {
	const { data, error, status } = await writeWithin((signal) =>
		adminClient().rpc("set_pictures", { chosen: undo }).retry(false).abortSignal(signal),
	);
	const restored = z.number().safeParse(data);
	if (error || !restored.success) throw new RequestFailed("set_pictures", status, error?.code);
	// A session that ended elsewhere changes nothing, without an error.
	if (restored.data === 0) await confirmAdministrator();
	tellOfReplacement();
	return restored.data;
}

function tellOfReplacement(): void {
	tellOtherTabs(PROJECTS_CHANGED_KEY);
	tellOtherTabs(POSTS_CHANGED_KEY);
}

/** Counts the rows, earlier versions and unpublished changes that show a picture in any field. Throws DataTimeout, RequestFailed. */
export function countUses(path: string): Promise<PictureUses> {
	return readWithin(undefined, async (signal) => {
		const { data, error, status } = await adminClient().rpc("picture_uses", { file: path }).retry(false).abortSignal(signal);
		const uses = z.object({ projects: z.number(), posts: z.number(), versions: z.number(), copies: z.number() }).safeParse(data);
		if (error || !uses.success) throw new RequestFailed("picture_uses", status, error?.code);
		return uses.data;
	});
}

const lostDeletions = lostWrites();

/**
 * Deletes the file, its link cards and its copies, then the entry. A repeat after a lost answer succeeds. Throws RowGone, DataTimeout,
 * RequestFailed.
 */
export async function deletePicture({ id, path }: Pick<Picture, "id" | "path">): Promise<void> {
	if (!(await table.read(id))) {
		if (lostDeletions.has(id) && (await isAdministrator())) return;
		throw new RowGone();
	}
	// File first: an entry without a file can be deleted again, but no screen shows a file without an entry.
	const variants = await listVariants(path);
	const removed = await removeFiles([path, ...variants]);
	// Storage returns an empty list for a refused deletion and for a missing file.
	if (removed === 0 && (await fileExists(path))) throw new RowGone();
	await lostDeletions.note([id], table.remove(id));
}

/** Deletes files of a picture unless the library lists it. Throws DataTimeout, RequestFailed. */
export async function removeUnlisted(id: string, paths: string[]): Promise<void> {
	if (!(await table.read(id))) await removeFiles(paths);
}

/** Returns how many files were deleted. */
async function removeFiles(paths: string[]): Promise<number> {
	const { data, error } = await writeWithin(async (signal) => {
		// A deletion takes no signal: wait for a token first, so that none is sent after the deadline.
		if (!(await readSession())) throw new RequestFailed("pictures", 401);
		signal.throwIfAborted();
		return adminClient().storage.from(BUCKET).remove(paths);
	});
	if (error) throw new RequestFailed("pictures", error.status ?? 0);
	return data.length;
}

/** The stored link cards and copies of a picture. */
async function listVariants(path: string): Promise<string[]> {
	const start = VARIANT_PREFIX.exec(path)?.[0];
	if (!start) return [];
	const answer = await writeWithin((signal) =>
		adminClient().storage.from(BUCKET).list("", { search: start, limit: MOST_FILES }, { signal }),
	);
	if (answer.error) throw new RequestFailed("pictures", answer.error.status ?? 0);
	return findVariants(
		path,
		answer.data.map(({ name }) => name),
	);
}

async function fileExists(path: string): Promise<boolean> {
	const answer = await writeWithin((signal) => adminClient().storage.from(BUCKET).list("", { search: path, limit: 1 }, { signal }));
	if (answer.error) throw new RequestFailed("pictures", answer.error.status ?? 0);
	return answer.data.length > 0;
}

function requirePictures(data: unknown): Picture[] {
	const pictures = readPictures(data);
	if (!pictures) throw new RequestFailed("pictures", 200);
	return pictures;
}
