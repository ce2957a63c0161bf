import { publicRows, rowsOf } from "../public-rows";
import { toPost, toPostSummary } from "./row-mapper";
import { type PostRow, postRowSchema } from "./schema";
import { storedPostFields } from "./stored-fields";

/** The posts of an answer; @throws RequestFailed when it isn't a list. */
export const readPostRows = (data: unknown): PostRow[] => rowsOf(data, "blogs", postRowSchema);

/** `getPosts(signal)`: every public post, without its content; `getPost(idOrSlug, signal)`: one with it, or null. */
export const { list: getPosts, find: getPost } = publicRows({
	table: "blogs",
	fields: storedPostFields,
	newest: "published_date",
	readRows: readPostRows,
	toCard: toPostSummary,
	toPage: toPost,
	hasIdLikeSlugs: true,
});
