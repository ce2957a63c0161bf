import { publicRows, rowsOf } from "../public-rows";
import { toPost, toPostSummary } from "./row-mapper";
import { type PostRow, postRowSchema } from "./schema";
import { storedPostFields } from "./stored-fields";

/** The posts of an answer. Throws RequestFailed when it isn't a list. */
export const readPostRows = (data: unknown): PostRow[] => rowsOf(data, "blogs", postRowSchema);

export const { list: getPosts, find: getPost } = publicRows({
	table: "blogs",
	fields: storedPostFields,
	newest: "published_date",
	readRows: readPostRows,
	toCard: toPostSummary,
	toPage: toPost,
	hasIdLikeSlugs: true,
});
