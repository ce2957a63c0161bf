import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { leadQuery } from "@/data/leads/queries";
import { markLeads } from "@/data/leads/repository";
import { logFailure } from "../list/row-failures";
import { LOG } from "./lead-list-rules";

/**
 * A lead to be read. That it was opened marks it as read, once: "Mark as new" holds while it stays open. When that fails, it stays
 * new, and reading goes on.
 */
export function useOpenedLead(id: string, refresh: () => Promise<void>) {
	const client = useQueryClient();
	const query = useQuery(leadQuery(id));
	const opened = useRef("");
	const lead = query.data;
	useEffect(() => {
		if (!lead || opened.current === lead.id) return;
		opened.current = lead.id;
		if (lead.status !== "new") return;
		markLeads([lead], "read").then(
			([marked]) => {
				if (marked) client.setQueryData(leadQuery(marked.id).queryKey, marked);
				void refresh();
			},
			(error: unknown) => logFailure(LOG, error),
		);
	}, [lead, client, refresh]);
	return query;
}
