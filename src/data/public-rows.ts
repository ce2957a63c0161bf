import { PostgrestClient } from "@supabase/postgrest-js";
import type * as z from "zod/mini";
import { withDeadline } from "@/shared/lib/deadline";
import { environment } from "./env";
import { type Fields, listColumns } from "./fields";
import { keyHeaders } from "./key-headers";
import { DataTimeout, RequestFailed } from "./request-failed";
import { readRecord, SLUG, UUID } from "./row-kinds";

let client: PostgrestClient | undefined;

/** The visitors' client. See docs/decisions.md, "Visitors read without supabase-js". */
export function publicClient(): PostgrestClient {
	if (!client) {
		const { supabaseUrl, supabaseAnonKey } = environment();
		client = new PostgrestClient(`${supabaseUrl}/rest/v1`, { headers: keyHeaders(supabaseAnonKey) });
	}
	return client;
}

export const PUBLIC_TIMEOUT_MS = 5000;

const MAX_ROWS = 500;

interface PublicTable<Row, Card, Page> {
	table: "portfolios" | "blogs";
	fields: Fields;
	newest: string;
	readRows: (data: unknown) => Row[];
	toCard: (row: Row) => Card;
	toPage: (row: Row) => Page;
	/** True when a slug can look like an id: an id without a row is then looked up as a slug. */
	hasIdLikeSlugs?: boolean;
}

/** Reads one table with the anonymous key. Throws DataTimeout after 5 s; RequestFailed. */
export function publicRows<Row, Card, Page>(source: PublicTable<Row, Card, Page>) {
	return {
		list: (signal?: AbortSignal): Promise<Card[]> => readWithin(signal, (both) => list(source, both)),
		/** The row with this id or slug, or which once had this slug. */
		find: (idOrSlug: string, signal?: AbortSignal): Promise<Page | null> => find(source, idOrSlug, signal),
	};
}

async function list<Row, Card>(source: PublicTable<Row, Card, unknown>, signal: AbortSignal): Promise<Card[]> {
	const { table, fields, newest, readRows, toCard } = source;
	const { data, error, status } = await publicClient()
		.from(table)
		.select(listColumns(fields, "card"))
		.order(newest, { ascending: false })
		.order("id", { ascending: false })
		.range(0, MAX_ROWS - 1)
		.retry(false)
		.abortSignal(signal);
	if (error) throw new RequestFailed(table, status, error.code);
	return readRows(data).map(toCard);
}

async function find<Row, Page>(source: PublicTable<Row, unknown, Page>, idOrSlug: string, signal?: AbortSignal): Promise<Page | null> {
	const column = UUID.test(idOrSlug) ? "id" : SLUG.test(idOrSlug) ? "slug" : null;
	// The database answers such a text with an error, so don't ask.
	if (!column) return null;
	return readWithin(signal, async (both) => {
		const found = await findBy(source, column, idOrSlug, both);
		if (found) return found;
		if (column === "slug") return findFormer(source, idOrSlug, both);
		return source.hasIdLikeSlugs && SLUG.test(idOrSlug) ? findBy(source, "slug", idOrSlug, both) : null;
	});
}

async function findBy<Row, Page>(
	{ table, fields, readRows, toPage }: PublicTable<Row, unknown, Page>,
	column: "id" | "slug",
	value: string,
	signal: AbortSignal,
): Promise<Page | null> {
	const { data, error, status } = await publicClient()
		.from(table)
		.select(listColumns(fields, "page"))
		.eq(column, value)
		.limit(1)
		.retry(false)
		.abortSignal(signal);
	if (error) throw new RequestFailed(table.replace(/s$/, ""), status, error.code);
	const [row] = readRows(data);
	return row ? toPage(row) : null;
}

/** The row that once had this slug. See docs/decisions.md, "Old addresses lead to a row". */
async function findFormer<Row, Page>(
	{ table, fields, readRows, toPage }: PublicTable<Row, unknown, Page>,
	slug: string,
	signal: AbortSignal,
): Promise<Page | null> {
	const { data, error, status } = await publicClient()
		.from("redirects")
		.select(`${table}(${listColumns(fields, "page")})`)
		.eq("kind", table)
		.eq("slug", slug)
		.limit(1)
		.retry(false)
		.abortSignal(signal);
	if (error) throw new RequestFailed("redirect", status, error.code);
	const found: unknown = Array.isArray(data) ? readRecord(data[0])?.[table] : null;
	const [row] = readRows(found ? [found] : []);
	return row ? toPage(row) : null;
}

/** Throws DataTimeout when a read takes longer than 5 s. */
export function readWithin<T>(signal: AbortSignal | undefined, read: (signal: AbortSignal) => Promise<T>): Promise<T> {
	return withDeadline(PUBLIC_TIMEOUT_MS, () => new DataTimeout(), signal, read);
}

/** The rows of an answer, without those that have no id. Throws RequestFailed when it isn't a list. */
export function toRows<Row>(data: unknown, table: string, schema: z.ZodMiniType<Row>): Row[] {
	if (!Array.isArray(data)) throw new RequestFailed(table, 0, "not a list");
	return data.flatMap((item) => {
		const row = schema.safeParse(item);
		return row.success ? [row.data] : [];
	});
}
