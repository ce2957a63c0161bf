import type { PostgrestClient } from "@supabase/postgrest-js";
import * as z from "zod";
import { withDeadline } from "@/shared/lib/deadline";
import { DataTimeout, RequestFailed } from "../request-failed";
import { columnsOf, type Kind, kinds, type RowCopy, type Rows, tableOf } from "./columns";

const PAGE = 500;
const PAGE_MS = 30_000;
const READINGS = 3;

export type Rest = Pick<PostgrestClient, "from" | "rpc">;

export interface ContentState {
	projects: number;
	blogs: number;
	state: string;
}

interface Stored {
	rows: Rows;
	state: string;
}

export class ContentMoving extends Error {
	override name = "ContentMoving";
}

const stateSchema = z.object({ projects: z.number(), blogs: z.number(), state: z.string().min(1) });

const storedRow = z.custom<RowCopy>(
	(row) => typeof row === "object" && row !== null && ["id", "slug", "title"].every((name) => typeof Reflect.get(row, name) === "string"),
);

/** Counts, and a fingerprint that every change changes. Throws DataTimeout after 30 s; RequestFailed. */
export function readState(rest: Rest, signal?: AbortSignal): Promise<ContentState> {
	return withDeadline(
		PAGE_MS,
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

/** All rows of one moment: the fingerprint is equal before and after. Throws ContentMoving, DataTimeout, RequestFailed. */
export async function readStored(rest: Rest, progress: (read: number, total: number) => void, signal?: AbortSignal): Promise<Stored> {
	for (let reading = 0; reading < READINGS; reading += 1) {
		const before = await readState(rest, signal);
		const total = before.projects + before.blogs;
		let read = 0;
		const rows: Rows = { projects: [], blogs: [] };
		for (const kind of kinds) {
			await readAll(rest, kind, signal, (page) => {
				rows[kind].push(...page);
				read += page.length;
				progress(read, Math.max(read, total));
			});
		}
		const after = await readState(rest, signal);
		if (before.state === after.state && rows.projects.length === after.projects && rows.blogs.length === after.blogs)
			return { rows, state: after.state };
	}
	throw new ContentMoving();
}

async function readAll(rest: Rest, kind: Kind, signal: AbortSignal | undefined, take: (page: RowCopy[]) => void): Promise<void> {
	for (let after: string | undefined; ; ) {
		const page = await readPage(rest, kind, after, signal);
		if (page.length === 0) return;
		take(page);
		const last = page.at(-1)?.id;
		if (typeof last !== "string" || last === after) throw new RequestFailed(tableOf[kind], 0, "not in order");
		after = last;
	}
}

function readPage(rest: Rest, kind: Kind, after: string | undefined, signal: AbortSignal | undefined): Promise<RowCopy[]> {
	const table = tableOf[kind];
	return withDeadline(
		PAGE_MS,
		() => new DataTimeout(),
		signal,
		async (both) => {
			const rows = rest.from(table).select(columnsOf[kind].join(","));
			const { data, error, status } = await (after ? rows.gt("id", after) : rows)
				.order("id", { ascending: true })
				.limit(PAGE)
				.retry(false)
				.abortSignal(both);
			if (error) throw new RequestFailed(table, status, error.code);
			const parsed = z.array(storedRow).safeParse(data);
			if (!parsed.success) throw new RequestFailed(table, status, "not a list");
			return parsed.data;
		},
	);
}
