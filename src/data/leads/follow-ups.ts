import { adminClient } from "../admin-client";
import { readWithin } from "../admin-rows/requests";
import { RequestFailed } from "../request-failed";
import { type LeadSummary, readLeads, SUMMARY_COLUMNS } from "./schema";

const NAMED = 6;

/** How many leads are to be followed up by a day, and the first six, longest overdue first. Throws DataTimeout after 5 s; RequestFailed. */
export function readFollowUps(today: string, signal?: AbortSignal): Promise<{ total: number; first: LeadSummary[] }> {
	return readWithin(signal, async (both) => {
		const { data, error, status, count } = await adminClient()
			.from("leads")
			.select(SUMMARY_COLUMNS, { count: "exact" })
			.lte("follow_up_on", today)
			.order("follow_up_on")
			.order("id")
			.limit(NAMED)
			.retry(false)
			.abortSignal(both);
		if (error) throw new RequestFailed("leads", status, error.code);
		const first = readLeads(data);
		return { total: count ?? first.length, first };
	});
}
