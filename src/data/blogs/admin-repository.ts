import { cleanForStorage } from "@/shared/lib/rich-text/clean-for-storage";
import { slugOf } from "@/shared/lib/slug";
import { adminClient } from "../admin-client";
import { adminRows, type SavedRow, type SaveOutcome } from "../admin-rows/admin-rows";
import { readWithin } from "../admin-rows/request-times";
import { selectOf } from "../fields";
import { RequestFailed } from "../request-failed";
import { postFields } from "./fields";
import { nextDay } from "./input-date";
import { toPostFields, toPostRow, type WritablePost } from "./input-mapper";
import type { PostInput } from "./input-schema";
import { POSTS_CHANGED_KEY } from "./queries";
import { readPostRows } from "./repository";
import type { PostRow } from "./schema";

export type SavedPost = SavedRow<PostRow>;

/** The administrator's posts. Those that the site brings itself are not among them. */
export const postRows = adminRows<PostRow, WritablePost>({
	table: "blogs",
	listColumns: selectOf(postFields, "list"),
	readRows: readPostRows,
	changedKey: POSTS_CHANGED_KEY,
	nextDay,
});

/** One post for editing, or null when there is none; @throws DataTimeout, RequestFailed. */
export const readPost = postRows.read;

/**
 * Creates a post. A slug that was made from the title gives way to one that is free; one that was typed does not.
 *
 * @throws RequestFailed, RowGone; ContentTooMuch before anything is sent.
 */
export async function createPost(id: string, input: PostInput): Promise<SavedPost> {
	const otherSlug = input.slug === "" ? `${slugOf(input.title)}-${id.slice(0, 6)}` : undefined;
	return postRows.create(id, toPostRow(cleaned(input), null, new Date()), otherSlug);
}

/**
 * Saves over the version that was read.
 *
 * @param publishedAt of the row as it was read: what is public keeps the date of its first publication.
 * @throws RowGone, RequestFailed; ContentTooMuch before anything is sent.
 */
export async function updatePost(id: string, version: number, input: PostInput, publishedAt: string | null): Promise<SaveOutcome<PostRow>> {
	return postRows.update(id, version, toPostRow(cleaned(input), publishedAt, new Date()));
}

/** Sanitizes the content before it is stored, whichever screen saves it. Clean content stays as it is. */
function cleaned(input: PostInput): PostInput {
	return { ...input, content: cleanForStorage(window, input.content) };
}

/** Words under which posts are filed, those that were used last first, each once. */
export interface PostVocabulary {
	categories: string[];
	tags: string[];
}

/** So many posts, those that were changed last, tell which words are in use. */
const READ_FOR_WORDS = 200;

/** The categories and tags of the administrator's posts; @throws DataTimeout, RequestFailed. */
export async function readPostVocabulary(signal?: AbortSignal): Promise<PostVocabulary> {
	return readWithin(signal, async (both) => {
		const { data, error, status } = await adminClient()
			.from("blogs")
			.select("id,category,tags")
			.order("updated_at", { ascending: false })
			.range(0, READ_FOR_WORDS - 1)
			.retry(false)
			.abortSignal(both);
		if (error) throw new RequestFailed("blogs", status, error.code);
		const posts = readPostRows(data).map((row) => toPostFields(row));
		return {
			categories: [...new Set(posts.map(({ category }) => category).filter(Boolean))],
			tags: [...new Set(posts.flatMap(({ tags }) => tags))],
		};
	});
}
