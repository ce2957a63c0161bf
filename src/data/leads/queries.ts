import { queryOptions } from "@tanstack/react-query";
import { countLeads, readLead } from "./repository";

/** Head of every key under which leads are cached. */
export const LEADS_KEY = "leads";

/** One whole lead; null: there is none. */
export const leadQuery = (id: string) => queryOptions({ queryKey: [LEADS_KEY, "one", id], queryFn: ({ signal }) => readLead(id, signal) });

/** How many leads, archived ones too, were received before a moment. @param before ISO 8601. */
export const olderLeadsQuery = (before: string) =>
	queryOptions({
		queryKey: [LEADS_KEY, "older", before],
		queryFn: ({ signal }) => countLeads({ search: "", status: "all", delivery: "all", before }, signal),
	});

/** How many leads the relay suspects to be spam. */
export const spamLeadsQuery = queryOptions({
	queryKey: [LEADS_KEY, "spam"],
	queryFn: ({ signal }) => countLeads({ search: "", status: "spam", delivery: "all", before: null }, signal),
});

/** How many leads are unread. Suspected spam doesn't count. */
export const newLeadsQuery = queryOptions({
	queryKey: [LEADS_KEY, "new"],
	queryFn: ({ signal }) => countLeads({ search: "", status: "new", delivery: "all", before: null }, signal),
});
