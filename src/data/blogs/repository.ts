import { withDeadline } from "@/shared/lib/deadline";
import type { BlogRow } from "../database.types";
import { publicClient } from "../public-client";
import { DataTimeout, RequestFailed } from "../request-failed";
import { toPost, toPostSummary } from "./row-mapper";
import { type Post, type PostRow, type PostSummary, postRowSchema } from "./schema";

/** Named columns of the table, as REST takes them; a name that the migrated database does not have is a type error. */
const columns = (...names: (keyof BlogRow)[]): string => names.join(",");

/** Longest wait for posts, as for the portfolio (D1 §9). */
const POSTS_TIMEOUT_MS = 5000;

/** More rows than this on one page help nobody; the database answers at most 1,000 anyway. */
const MOST_ROWS = 500;

const CARD_COLUMNS = columns(
	"id",
	"slug",
	"title",
	"excerpt",
	"author",
	"category",
	"tags",
	"image",
	"image_alt",
	"reading_time",
	"featured",
	"published_date",
	"published_at",
	"updated_at",
);

const PAGE_COLUMNS = `${CARD_COLUMNS},${columns("content")}`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Every post of the database that visitors may see, newest first, without its content.
 *
 * @param signal ends the request early.
 * @throws DataTimeout after 5 s; RequestFailed when the backend refuses, fails, or answers something that is no list.
 */
export async function getPosts(signal?: AbortSignal): Promise<PostSummary[]> {
	return withDeadline(
		POSTS_TIMEOUT_MS,
		() => new DataTimeout(),
		signal,
		async (both) => {
			const { data, error, status } = await publicClient()
				.from("blogs")
				.select(CARD_COLUMNS)
				.order("published_date", { ascending: false })
				.order("id", { ascending: false })
				.range(0, MOST_ROWS - 1)
				.retry(false)
				.abortSignal(both);
			if (error) throw new RequestFailed("blogs", status, error.code);
			return readPostRows(data).map(toPostSummary);
		},
	);
}

/**
 * One post of the database by its id or else by its slug, or null when there is none that visitors may see. A
 * text that can be neither is answered without a request (the database would call it an error).
 *
 * @throws DataTimeout, RequestFailed as above.
 */
export async function getPost(idOrSlug: string, signal?: AbortSignal): Promise<Post | null> {
	const column = UUID.test(idOrSlug) ? "id" : SLUG.test(idOrSlug) ? "slug" : null;
	if (!column) return null;
	return withDeadline(
		POSTS_TIMEOUT_MS,
		() => new DataTimeout(),
		signal,
		async (both) => {
			const read = async (name: "id" | "slug") => {
				const { data, error, status } = await publicClient()
					.from("blogs")
					.select(PAGE_COLUMNS)
					.eq(name, idOrSlug)
					.limit(1)
					.retry(false)
					.abortSignal(both);
				if (error) throw new RequestFailed("blog", status, error.code);
				const [row] = readPostRows(data);
				return row ? toPost(row) : null;
			};
			const found = await read(column);
			// A slug may be spelled like an id.
			return found ?? (column === "id" && SLUG.test(idOrSlug) ? read("slug") : null);
		},
	);
}

/**
 * Rows out of an answer; a row without an id is left out.
 *
 * @throws RequestFailed when the answer is no list (a proxy's error page, a wrong address).
 */
export function readPostRows(data: unknown): PostRow[] {
	if (!Array.isArray(data)) throw new RequestFailed("blogs", 0, "not a list");
	return data.flatMap((item) => {
		const row = postRowSchema.safeParse(item);
		return row.success ? [row.data] : [];
	});
}
