import * as z from "zod/mini";
import { readInstant } from "@/shared/lib/time/instant";
import { adminClient } from "../admin-client";
import { tellThisTab } from "../admin-rows/admin-rows";
import { adminTable } from "../admin-rows/admin-table";
import { ADMIN_PAGE_SIZE, quote, searchPatterns } from "../admin-rows/list-query";
import { RequestFailed } from "../request-failed";

export type RedirectKind = "portfolios" | "blogs";

const target = z.object({
	slug: z.string(),
	title: z.string(),
	status: z.nullish(z.string()),
	listed: z.nullish(z.boolean()),
	published_at: z.nullish(z.string()),
	published_date: z.optional(z.nullish(z.string())),
});

/** The row that a redirect leads to. */
type RedirectTarget = z.infer<typeof target>;

const rowSchema = z.object({
	id: z.string(),
	kind: z.enum(["portfolios", "blogs"]),
	slug: z.string(),
	row_id: z.string(),
	created_at: z.string(),
	portfolios: z.nullish(target),
	blogs: z.nullish(target),
});

export interface Redirect {
	id: string;
	kind: RedirectKind;
	slug: string;
	rowId: string;
	/** ISO 8601. */
	createdAt: string;
	/** Null when the row has just been deleted. */
	target: RedirectTarget | null;
}

const SHOWN = "slug,title,status,listed,published_at";
const COLUMNS = `id,kind,slug,row_id,created_at,portfolios(${SHOWN}),blogs(${SHOWN},published_date)`;

function readRedirects(data: unknown): Redirect[] {
	const rows = z.array(rowSchema).safeParse(data);
	if (!rows.success) throw new RequestFailed("redirects", 200);
	return rows.data.map(({ id, kind, slug, row_id, created_at, ...targets }) => ({
		id,
		kind,
		slug,
		rowId: row_id,
		createdAt: readInstant(created_at) ?? created_at,
		target: targets[kind] ?? null,
	}));
}

const table = adminTable<Redirect>({ table: "redirects", columns: COLUMNS, readRows: readRedirects, onWritten: tellThisTab });

interface RedirectQuery {
	/** From 0. */
	page: number;
	search: string;
	kind: RedirectKind | null;
	sort: { column: string; descending: boolean };
}

/** The slug of a path or an address; other words stay. */
const lastPart = (word: string): string =>
	word
		.replace(/[?#].*$/, "")
		.replace(/\/+$/, "")
		.replace(/^.*\//, "");

/** One page of redirects with their rows, and the total. Throws DataTimeout after 5 s; RequestFailed. */
export function listRedirects({ page, search, kind, sort }: RedirectQuery, signal?: AbortSignal) {
	const listing = () => {
		let request = adminClient().from("redirects").select(COLUMNS, { count: "exact" });
		const patterns = searchPatterns(search.split(/\s+/).map(lastPart).join(" "));
		if (patterns.length > 0) request = request.ilikeAllOf("slug", patterns.map(quote));
		if (kind) request = request.eq("kind", kind);
		return request.order(sort.column, { ascending: !sort.descending });
	};
	return table.list(listing, page, ADMIN_PAGE_SIZE, signal);
}

type NewRedirect = Pick<Redirect, "id" | "kind" | "slug" | "rowId">;

/** Stores a redirect once: a repeat with the same id finds what an attempt with a lost answer has stored. */
function store({ id, kind, slug, rowId }: NewRedirect, facts: { created_at?: string } = {}): Promise<Redirect> {
	const isSame = (stored: Redirect) => stored.kind === kind && stored.slug === slug && stored.rowId === rowId;
	const row = { id, kind, slug, row_id: rowId, ...facts };
	return table.insertOnce(row, isSame);
}

/** Adds a redirect. Throws RequestFailed, with code 23505 when a row or another redirect has the address. */
export const addRedirect = (redirect: NewRedirect): Promise<Redirect> => store(redirect);

/** Deletes a redirect and returns it, or null when an earlier attempt, whose answer was lost, has. Throws RowGone, DataTimeout, RequestFailed. */
export const removeRedirect = (id: string): Promise<Redirect | null> => table.remove(id);

/** Puts a deleted redirect back. Throws RequestFailed. */
export const restoreRedirect = (redirect: Redirect): Promise<Redirect> => store(redirect, { created_at: redirect.createdAt });
