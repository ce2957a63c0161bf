import type * as z from "zod/mini";
import { withDeadline } from "@/shared/lib/deadline";
import { type Fields, selectOf } from "./fields";
import { publicClient } from "./public-client";
import { DataTimeout, RequestFailed } from "./request-failed";

/** Longest wait for rows that visitors read, in milliseconds. */
export const PUBLIC_TIMEOUT_MS = 5000;

/** Most cards on one page; the database answers at most 1,000 rows anyway. */
const MOST_ROWS = 500;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface PublicTable<Row, Card, Page> {
	table: "portfolios" | "blogs";
	fields: Fields;
	/** Column by which the newest rows come first. */
	newest: string;
	readRows: (data: unknown) => Row[];
	toCard: (row: Row) => Card;
	toPage: (row: Row) => Page;
	/** True when a slug can be spelled like an id: an id without a row is then looked up as a slug. */
	hasIdLikeSlugs?: boolean;
}

/** Reads one table as a visitor, with the anonymous key: row-level security decides which rows there are. */
export function publicRows<Row, Card, Page>({
	table,
	fields,
	newest,
	readRows,
	toCard,
	toPage,
	hasIdLikeSlugs,
}: PublicTable<Row, Card, Page>) {
	/**
	 * Every row that visitors can see, newest first, as cards.
	 *
	 * @param signal aborts the request.
	 * @throws DataTimeout after 5 s; RequestFailed when the backend refuses, fails, or doesn't answer with a list.
	 */
	function list(signal?: AbortSignal): Promise<Card[]> {
		return within(signal, async (both) => {
			const { data, error, status } = await publicClient()
				.from(table)
				.select(selectOf(fields, "card"))
				.order(newest, { ascending: false })
				.order("id", { ascending: false })
				.range(0, MOST_ROWS - 1)
				.retry(false)
				.abortSignal(both);
			if (error) throw new RequestFailed(table, status, error.code);
			return readRows(data).map(toCard);
		});
	}

	async function findBy(column: "id" | "slug", value: string, signal: AbortSignal): Promise<Page | null> {
		const { data, error, status } = await publicClient()
			.from(table)
			.select(selectOf(fields, "page"))
			.eq(column, value)
			.limit(1)
			.retry(false)
			.abortSignal(signal);
		if (error) throw new RequestFailed(table.replace(/s$/, ""), status, error.code);
		const [row] = readRows(data);
		return row ? toPage(row) : null;
	}

	/**
	 * One row by its id or slug, or null when there is none that visitors can see. Text that can be neither is answered without a
	 * request, because the database would call it an error.
	 *
	 * @throws DataTimeout, RequestFailed as above.
	 */
	async function find(idOrSlug: string, signal?: AbortSignal): Promise<Page | null> {
		const column = UUID.test(idOrSlug) ? "id" : SLUG.test(idOrSlug) ? "slug" : null;
		if (!column) return null;
		return within(signal, async (both) => {
			const found = await findBy(column, idOrSlug, both);
			return found ?? (hasIdLikeSlugs && column === "id" && SLUG.test(idOrSlug) ? findBy("slug", idOrSlug, both) : null);
		});
	}

	return { list, find };
}

function within<T>(signal: AbortSignal | undefined, read: (signal: AbortSignal) => Promise<T>): Promise<T> {
	return withDeadline(PUBLIC_TIMEOUT_MS, () => new DataTimeout(), signal, read);
}

/**
 * The rows of an answer; a row without an id is left out.
 *
 * @param table for the error's message.
 * @throws RequestFailed when the answer isn't a list (a proxy's error page, a wrong address).
 */
export function rowsOf<Row>(data: unknown, table: string, schema: z.ZodMiniType<Row>): Row[] {
	if (!Array.isArray(data)) throw new RequestFailed(table, 0, "not a list");
	return data.flatMap((item) => {
		const row = schema.safeParse(item);
		return row.success ? [row.data] : [];
	});
}
