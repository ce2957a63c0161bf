import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import type { LeadSummary } from "@/data/leads/schema";
import { SCREEN_ID } from "@/features/admin/layout/screen-change";
import { getLetter, useCharacterKeys } from "@/features/admin/ui/shortcut-keys";

/** Below this width the list and the lead are separate pages. */
export const TWO_PANES = "(min-width: 64rem)";

export const rowLinkId = (id: string) => `lead-${id}`;

/** Opens, closes and steps between leads. Only the first opened lead adds a history entry, so Back always returns to the list. */
export function useLeadNavigation(rows: readonly LeadSummary[]) {
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

	const getHref = (id: string) => adminPaths.lead(id) + search;
	const open = (id: string) => void navigate(getHref(id), { replace: leadId !== undefined, state: leadId ? state : FROM_LIST });
	const close = useCallback(() => {
		if (isFromList(state)) void navigate(-1);
		else void navigate(adminPaths.leads + search, { replace: true });
	}, [navigate, search, state]);

	// If the open lead left the list, the next one is the row that took its index.
	const next = !leadId ? rows[0] : index >= 0 ? rows[index + 1] : rows[last.current];
	const previous = !leadId ? undefined : rows[(index >= 0 ? index : last.current) - 1];
	const step = (lead: LeadSummary | undefined) => {
		if (!lead) return;
		open(lead.id);
		if (window.matchMedia(TWO_PANES).matches) focusRow(lead.id);
	};
	return {
		leadId,
		getHref,
		linkState: leadId ? state : FROM_LIST,
		close,
		next: next ? () => step(next) : null,
		previous: previous ? () => step(previous) : null,
		leave: () => {
			// The admin has already moved on.
			if (opened.current !== leadId) return;
			const other = next ?? previous;
			if (other && window.matchMedia(TWO_PANES).matches) step(other);
			else close();
		},
		position: index >= 0 ? index + 1 : null,
	};
}

export type LeadNavigation = ReturnType<typeof useLeadNavigation>;

const FROM_LIST = { fromLeads: true };

function isFromList(state: unknown): boolean {
	return typeof state === "object" && state !== null && "fromLeads" in state;
}

function focusRow(id: string): void {
	const link = document.getElementById(rowLinkId(id));
	link?.focus({ preventScroll: true });
	link?.closest("li")?.scrollIntoView({ block: "nearest" });
}

/** On phones, returning to the list restores its scroll position and focuses the lead that was open. */
export function useRestoreListScroll(leadId: string | undefined): void {
	const left = useRef({ top: 0, id: "" });
	useLayoutEffect(() => {
		if (leadId !== undefined) {
			left.current.id = leadId;
			return;
		}
		const { top, id } = left.current;
		if (id && !window.matchMedia(TWO_PANES).matches) {
			window.scrollTo({ top, behavior: "instant" });
			focusRow(id);
		}
		const note = () => {
			left.current.top = window.scrollY;
		};
		window.addEventListener("scroll", note, { passive: true });
		return () => window.removeEventListener("scroll", note);
	}, [leadId]);
}

/** "j" opens the next lead and "k" the previous one, unless the admin is typing or has switched off single-key shortcuts. */
export function useLeadKeys(inbox: RefObject<HTMLElement | null>, keys: { j: () => void; k: () => void }): void {
	const latest = useRef(keys);
	const [isOn] = useCharacterKeys();
	useEffect(() => {
		latest.current = keys;
	});
	useEffect(() => {
		if (!isOn) return;
		const press = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing || event.defaultPrevented) return;
			const { target } = event;
			if (!(target instanceof Element) || target.closest("input:not([type=checkbox]), textarea, select, [contenteditable], dialog")) return;
			if (target !== document.body && target.id !== SCREEN_ID && !inbox.current?.contains(target)) return;
			const letter = getLetter(event);
			if (letter !== "j" && letter !== "k") return;
			event.preventDefault();
			latest.current[letter]();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [inbox, isOn]);
}
