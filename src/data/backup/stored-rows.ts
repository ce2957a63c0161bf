import type { PostgrestClient } from "@supabase/postgrest-js";
import * as z from "zod";
import { withDeadline } from "@/shared/lib/deadline";
import { DataTimeout, RequestFailed } from "../request-failed";
import { type Content, columnsByKind, kinds, REDIRECT_COLUMNS, type RedirectCopy, type RowCopy, tableByKind } from "./columns";

const PAGE_SIZE = 500;
/** An administrator who hears nothing for longer takes the page for broken. */
export const PAGE_TIMEOUT_MS = 15_000;
const MAX_READINGS = 3;

export type RestClient = Pick<PostgrestClient, "from" | "rpc">;

export interface ContentState {
	projects: number;
	blogs: number;
	state: string;
}

interface StoredContent {
	rows: Content;
	state: string;
}

export class ContentChangedWhileReading extends Error {
	override name = "ContentChangedWhileReading";
}

const stateSchema = z.object({ projects: z.number(), blogs: z.number(), state: z.string().min(1) });

const storedRow = z.custom<RowCopy>(
	(row) => typeof row === "object" && row !== null && ["id", "slug", "title"].every((name) => typeof Reflect.get(row, name) === "string"),
);

const storedRedirect = z.object({
	id: z.string(),
	kind: z.enum(["portfolios", "blogs"]),
	slug: z.string(),
	row_id: z.string(),
	created_at: z.string(),
});

/** Counts, and a fingerprint that every change changes. Throws DataTimeout after 15 s; RequestFailed. */
export function readContentState(rest: RestClient, signal?: AbortSignal): Promise<ContentState> {
	return withDeadline(
		PAGE_TIMEOUT_MS,
		() => new DataTimeout(),
		signal,
		async (both) => {
			const { data, error, status } = await rest.rpc("content_state").retry(false).abortSignal(both);
			if (error) throw new RequestFailed("content_state", status, error.code);
			const parsed = stateSchema.safeParse(data);
			if (!parsed.success) throw new RequestFailed("content_state", status, "not a state");
			return parsed.data;
		},
	);
}

/** All rows of one moment: the fingerprint is equal before and after. Throws ContentChangedWhileReading, DataTimeout, RequestFailed. */
export async function readStoredContent(
	rest: RestClient,
	progress: (read: number, total: number) => void,
	signal?: AbortSignal,
): Promise<StoredContent> {
	for (let reading = 0; reading < MAX_READINGS; reading += 1) {
		const before = await readContentState(rest, signal);
		const total = before.projects + before.blogs;
		let read = 0;
		const redirects: RedirectCopy[] = [];
		const rows = { projects: [] as RowCopy[], blogs: [] as RowCopy[], redirects };
		for (const kind of kinds) {
			await readAllRows(rest, { name: tableByKind[kind], columns: columnsByKind[kind], row: storedRow }, signal, (page) => {
				rows[kind].push(...page);
				read += page.length;
				progress(read, Math.max(read, total));
			});
		}
		await readAllRows(rest, { name: "redirects", columns: ["id", ...REDIRECT_COLUMNS], row: storedRedirect }, signal, (page) =>
			redirects.push(...page),
		);
		const after = await readContentState(rest, signal);
		if (before.state === after.state && rows.projects.length === after.projects && rows.blogs.length === after.blogs)
			return { rows, state: after.state };
	}
	throw new ContentChangedWhileReading();
}

interface Table<Row> {
	name: string;
	columns: readonly string[];
	row: z.ZodType<Row>;
}

/** Passes on all rows of a table in the order of their ids. Throws DataTimeout when one page takes longer than 15 s; RequestFailed. */
export async function readAllRows<Row extends { id: string }>(
	rest: RestClient,
	table: Table<Row>,
	signal: AbortSignal | undefined,
	onPage: (page: Row[]) => void,
): Promise<void> {
	for (let after: string | undefined; ; ) {
		const page = await readPage(rest, table, after, signal);
		if (page.length === 0) return;
		onPage(page);
		const last = page.at(-1)?.id;
		if (typeof last !== "string" || last === after) throw new RequestFailed(table.name, 0, "not in order");
		after = last;
	}
}

function readPage<Row>(
	rest: RestClient,
	{ name, columns, row }: Table<Row>,
	after: string | undefined,
	signal: AbortSignal | undefined,
): Promise<Row[]> {
	return withDeadline(
		PAGE_TIMEOUT_MS,
		() => new DataTimeout(),
		signal,
		async (both) => {
			const rows = rest.from(name).select(columns.join(","));
			const { data, error, status } = await (after ? rows.gt("id", after) : rows)
				.order("id", { ascending: true })
				.limit(PAGE_SIZE)
				.retry(false)
				.abortSignal(both);
			if (error) throw new RequestFailed(name, status, error.code);
			const parsed = z.array(row).safeParse(data);
			if (!parsed.success) throw new RequestFailed(name, status, "not a list");
			return parsed.data;
		},
	);
}
