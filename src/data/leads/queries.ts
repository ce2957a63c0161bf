import { queryOptions } from "@tanstack/react-query";
import { countLeads, readLead, readOthers } from "./repository";

export const LEADS_KEY = "leads";

/** One whole lead; null when it doesn't exist. */
export const leadQuery = (id: string) => queryOptions({ queryKey: [LEADS_KEY, "one", id], queryFn: ({ signal }) => readLead(id, signal) });

/** The sender's other messages. */
export const otherLeadsQuery = (id: string, email: string) =>
	queryOptions({ queryKey: [LEADS_KEY, "others", id, email], queryFn: ({ signal }) => readOthers({ id, email }, signal) });

/** Counts leads from before `limit()`, an ISO 8601 moment that is read at each request. */
export const olderLeadsQuery = (limit: () => string) =>
	queryOptions({
		queryKey: [LEADS_KEY, "older"],
		queryFn: ({ signal }) => countLeads({ search: "", status: "all", delivery: "all", before: limit() }, signal),
	});

export const spamLeadsQuery = queryOptions({
	queryKey: [LEADS_KEY, "spam"],
	queryFn: ({ signal }) => countLeads({ search: "", status: "spam", delivery: "all", before: null }, signal),
});

export const newLeadsQuery = queryOptions({
	queryKey: [LEADS_KEY, "new"],
	queryFn: ({ signal }) => countLeads({ search: "", status: "new", delivery: "all", before: null }, signal),
});
