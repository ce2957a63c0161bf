import { cleanForStorage } from "@/shared/lib/rich-text/clean-for-storage";
import { adminClient } from "../admin-client";
import { adminRows, alternativeSlug, type SavedRow, type SaveOutcome } from "../admin-rows/admin-rows";
import { readWithin } from "../admin-rows/requests";
import { listColumns } from "../fields";
import { RequestFailed } from "../request-failed";
import { postFields } from "./fields";
import { nextDay } from "./input-date";
import { toPostFields, toPostRow, type WritablePost } from "./input-mapper";
import type { PostInput } from "./input-schema";
import { POSTS_CHANGED_KEY } from "./queries";
import { readPostRows } from "./repository";
import type { PostRow } from "./schema";

export type SavedPost = SavedRow<PostRow>;

export const postRows = adminRows<PostRow, WritablePost>({
	table: "blogs",
	listColumns: listColumns(postFields, "list"),
	readRows: readPostRows,
	changedKey: POSTS_CHANGED_KEY,
	nextDay,
});

/** One post with everything the form edits; null when it doesn't exist. Throws DataTimeout, RequestFailed. */
export const readPost = postRows.read;

/** Creates a post. Throws RequestFailed, RowGone; ContentTooMuch before anything is sent. */
export async function createPost(id: string, input: PostInput): Promise<SavedPost> {
	return postRows.create(id, toPostRow(cleaned(input), null, new Date()), alternativeSlug(input, id));
}

/** Saves over the version that was read. Throws RowGone, RequestFailed, ContentTooMuch. */
export async function updatePost(id: string, version: number, input: PostInput, publishedAt: string | null): Promise<SaveOutcome<PostRow>> {
	return postRows.update(id, version, toPostRow(cleaned(input), publishedAt, new Date()), alternativeSlug(input, id));
}

function cleaned(input: PostInput): PostInput {
	return { ...input, content: cleanForStorage(window, input.content) };
}

export interface PostVocabulary {
	categories: string[];
	tags: string[];
}

const VOCABULARY_POSTS = 200;

/** Categories and tags in use, latest first. Throws DataTimeout, RequestFailed. */
export async function readPostVocabulary(signal?: AbortSignal): Promise<PostVocabulary> {
	return readWithin(signal, async (both) => {
		const { data, error, status } = await adminClient()
			.from("blogs")
			.select("id,category,tags")
			.order("updated_at", { ascending: false })
			.range(0, VOCABULARY_POSTS - 1)
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
