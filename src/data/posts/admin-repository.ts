import { cleanForStorage } from "@/shared/lib/rich-text/clean-for-storage";
import { adminClient } from "../admin-client";
import { adminRows, formStore } from "../admin-rows/admin-rows";
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

export const postRows = adminRows<PostRow, WritablePost>({
	table: "blogs",
	listColumns: listColumns(postFields, "list"),
	readRows: readPostRows,
	changedKey: POSTS_CHANGED_KEY,
	nextDay,
});

/** Whole posts for the form. Throws DataTimeout, RequestFailed, RowGone; ContentTooMuch before anything is sent. */
export const postStore = formStore(postRows, (input: PostInput, publishedAt, now) =>
	toPostRow({ ...input, content: cleanForStorage(window, input.content) }, publishedAt, now),
);

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
