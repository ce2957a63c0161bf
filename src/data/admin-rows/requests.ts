import { withDeadline } from "@/shared/lib/deadline";
import { adminClient } from "../admin-client";
import { DataTimeout, isUnanswered, RequestFailed } from "../request-failed";

const READ_TIMEOUT_MS = 5000;
const WRITE_TIMEOUT_MS = 15_000;

/** Throws DataTimeout when a read takes longer than 5 s. */
export function readWithin<T>(signal: AbortSignal | undefined, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
	return withDeadline(READ_TIMEOUT_MS, () => new DataTimeout(), signal, run);
}

/** Throws DataTimeout after 15 s; the write may still have arrived. */
export function writeWithin<T>(run: (signal: AbortSignal) => PromiseLike<T>): Promise<T> {
	return withDeadline(
		WRITE_TIMEOUT_MS,
		() => new DataTimeout(),
		undefined,
		async (signal) => run(signal),
	);
}

/**
 * Asks whether this session still is the administrator's. One that ended on another device reads what visitors see, without an error.
 * Throws DataTimeout after `limit` ms; RequestFailed if it isn't.
 */
export function confirmAdministrator(signal?: AbortSignal, limit = READ_TIMEOUT_MS): Promise<void> {
	return withDeadline(
		limit,
		() => new DataTimeout(),
		signal,
		async (both) => {
			const { data, error, status } = await adminClient().rpc("is_administrator").retry(false).abortSignal(both);
			if (error) throw new RequestFailed("session", status, error.code);
			if (data !== true) throw new RequestFailed("session", 403);
		},
	);
}

/** Whether `confirmAdministrator` succeeds; never throws. */
export const isAdministrator = (): Promise<boolean> =>
	confirmAdministrator().then(
		() => true,
		() => false,
	);

/** Remembers writes whose answer was lost, so that a repeated one that finds its work done counts as a success. */
export function lostWrites() {
	const lost = new Set<string>();
	return {
		has: (key: string): boolean => lost.has(key),
		/** Passes an outcome on. A lost answer is noted for each key. */
		note: <T>(keys: readonly string[], outcome: Promise<T>): Promise<T> =>
			outcome.catch((error: unknown) => {
				if (isUnanswered(error)) for (const key of keys) lost.add(key);
				throw error;
			}),
	};
}

export class RowGone extends Error {
	override name = "RowGone";
}

interface Answer {
	data: unknown;
	error: { code: string } | null;
	status: number;
	count: number | null;
}

export interface Listing {
	order: (column: string, options: { ascending: boolean }) => Listing;
	range: (from: number, to: number) => Listing;
	retry: (isOn: boolean) => Listing;
	abortSignal: (signal: AbortSignal) => PromiseLike<Answer>;
}

interface PageRequest<Row> {
	table: string;
	page: number;
	size: number;
	/** The total of another page of the same rows, which saves counting them. */
	known?: number | undefined;
	listing: (counts: boolean) => Listing;
	readRows: (data: unknown) => Row[];
}

/** One page (from 0) and the total. A page beyond the end is empty. Throws DataTimeout after 5 s; RequestFailed. */
export function readPage<Row>(request: PageRequest<Row>, signal?: AbortSignal): Promise<{ rows: Row[]; total: number }> {
	const { table, page, size, known, listing, readRows } = request;
	return readWithin(signal, async (both) => {
		const { data, error, status, count } = await listing(known === undefined)
			.order("id", { ascending: false })
			.range(page * size, (page + 1) * size - 1)
			.retry(false)
			.abortSignal(both);
		// PostgREST answers a page beyond the end with an error, and the client then drops the total.
		if (status === 416 && page > 0) return { rows: [], total: (await readPage({ ...request, page: 0 }, both)).total };
		if (error) throw new RequestFailed(table, status, error.code);
		const rows = readRows(data);
		const isOld = known !== undefined && rows.length !== Math.max(0, Math.min(size, known - page * size));
		if (isOld) return readPage({ ...request, known: undefined }, both);
		return { rows, total: known ?? count ?? 0 };
	});
}
