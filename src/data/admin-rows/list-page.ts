import { RequestFailed } from "../request-failed";
import { readWithin } from "./request-times";

interface Answer {
	data: unknown;
	error: { code: string } | null;
	status: number;
	count: number | null;
}

/** What is needed of a request for rows. */
interface Listing {
	order: (column: string, options: { ascending: boolean }) => Listing;
	range: (from: number, to: number) => Listing;
	retry: (isOn: boolean) => Listing;
	abortSignal: (signal: AbortSignal) => PromiseLike<Answer>;
}

interface PageRequest<Row> {
	/** Named by errors. */
	table: string;
	/** From 0. */
	page: number;
	/** Rows of one page. */
	size: number;
	/** Asks for rows and their exact number, in their order; ids decide between equal ones. Made anew for each request. */
	listing: () => Listing;
	/** Checks an answer; @throws RequestFailed. */
	readRows: (data: unknown) => Row[];
}

/**
 * One page of a list, and how many rows there are in all. A page beyond the end is empty.
 *
 * @throws DataTimeout after 5 s; RequestFailed.
 */
export function readPage<Row>(request: PageRequest<Row>, signal?: AbortSignal): Promise<{ rows: Row[]; total: number }> {
	const { table, page, size, listing, readRows } = request;
	return readWithin(signal, async (both) => {
		const { data, error, status, count } = await listing()
			.order("id", { ascending: false })
			.range(page * size, (page + 1) * size - 1)
			.retry(false)
			.abortSignal(both);
		// PostgREST calls a page beyond the end an error, and the client then drops the number of rows.
		if (status === 416 && page > 0) return { rows: [], total: (await readPage({ ...request, page: 0 }, both)).total };
		if (error) throw new RequestFailed(table, status, error.code);
		return { rows: readRows(data), total: count ?? 0 };
	});
}
