import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import type { LeadSummary } from "@/data/leads/schema";

/** Below it the list and the lead are two pages. */
export const TWO_PANES = "(min-width: 64rem)";

/** The id of a row's link: it gets the focus back. */
export const rowLinkId = (id: string) => `lead-${id}`;

/**
 * Which lead is open, and the ways to others. The first one that is opened is a step in the history, those after it take its place:
 * Back always leads to the list.
 */
export function useLeadPlace(rows: readonly LeadSummary[]) {
	const { leadId } = useParams();
	const { search, state } = useLocation();
	const navigate = useNavigate();
	const index = rows.findIndex(({ id }) => id === leadId);
	const last = useRef(0);
	const opened = useRef(leadId);
	useEffect(() => {
		opened.current = leadId;
		if (index >= 0) last.current = index;
	}, [leadId, index]);

	const hrefOf = (id: string) => adminPaths.lead(id) + search;
	const open = (id: string) => void navigate(hrefOf(id), { replace: leadId !== undefined, state: leadId ? state : FROM_LIST });
	const close = useCallback(() => {
		if (isFromList(state)) void navigate(-1);
		else void navigate(adminPaths.leads + search, { replace: true });
	}, [navigate, search, state]);

	// A lead that has left the list, because it was read or archived, leaves its place to the one that came after it.
	const next = !leadId ? rows[0] : index >= 0 ? rows[index + 1] : rows[last.current];
	const previous = !leadId ? undefined : rows[(index >= 0 ? index : last.current) - 1];
	const step = (lead: LeadSummary | undefined) => {
		if (!lead) return;
		open(lead.id);
		if (window.matchMedia(TWO_PANES).matches) focusRow(lead.id);
	};
	return {
		leadId,
		hrefOf,
		linkState: leadId ? state : FROM_LIST,
		close,
		next: next ? () => step(next) : null,
		previous: previous ? () => step(previous) : null,
		/** Where to go when the open lead leaves the list. */
		leave: () => {
			// Whoever has gone on meanwhile stays where he is.
			if (opened.current !== leadId) return;
			const other = next ?? previous;
			if (other && window.matchMedia(TWO_PANES).matches) step(other);
			else close();
		},
		position: index >= 0 ? index + 1 : null,
	};
}

export type LeadPlace = ReturnType<typeof useLeadPlace>;

const FROM_LIST = { fromLeads: true };

function isFromList(state: unknown): boolean {
	return typeof state === "object" && state !== null && "fromLeads" in state;
}

/** Puts the focus on a row of the list, and the row where it is seen. */
export function focusRow(id: string): void {
	const link = document.getElementById(rowLinkId(id));
	link?.focus({ preventScroll: true });
	link?.closest("li")?.scrollIntoView({ block: "nearest" });
}
