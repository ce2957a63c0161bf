import { publicRows, toRows } from "../public-rows";
import { toPost, toPostSummary } from "./row-mapper";
import { type PostRow, postRowSchema } from "./schema";
import { storedPostFields } from "./stored-fields";

/** The posts of an answer. Throws RequestFailed when it isn't a list. */
export const readPostRows = (data: unknown): PostRow[] => toRows(data, "blogs", postRowSchema);

/** The public posts, newest first, and one by its id or a slug that it has or had. Throw DataTimeout after 5 s; RequestFailed. */
export const { list: getPosts, find: getPost } = publicRows({
	table: "blogs",
	fields: storedPostFields,
	newest: "published_date",
	readRows: readPostRows,
	toCard: toPostSummary,
	toPage: toPost,
	hasIdLikeSlugs: true,
});
