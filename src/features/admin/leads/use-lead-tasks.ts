import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { toast } from "sonner";
import { LEADS_KEY, leadQuery } from "@/data/leads/queries";
import { deleteLeads, markLeads, restoreLeads } from "@/data/leads/repository";
import type { Lead, LeadStatus, LeadSummary } from "@/data/leads/schema";
import { reportFailure, UNDO_MS, undoAction } from "../list/row-failures";
import { LOG } from "./lead-list-rules";
import { countOf, markedWords } from "./lead-words";

export type LeadTasks = ReturnType<typeof useLeadTasks>;

/**
 * What one does with leads, one or several at once. Each says what came of it and can be taken back. `done` is called when it is
 * written, before the list is read again: until then the list still says what stood beside the lead.
 */
export function useLeadTasks() {
	const client = useQueryClient();
	const running = useRef(new Set<string>());

	/** The dashboard and the sidebar count the same leads. */
	const refresh = useCallback(
		() => Promise.all([LEADS_KEY, "dashboard"].map((head) => client.invalidateQueries({ queryKey: [head] }))).then(() => {}),
		[client],
	);

	/** Whoever opens one of them again at once must not act on what it was before. */
	const remember = useCallback(
		(leads: readonly Lead[]) => {
			for (const lead of leads) client.setQueryData(leadQuery(lead.id).queryKey, lead);
		},
		[client],
	);

	/** The next lead need not wait until the list was read again; only the same leads are not taken twice at once. */
	const attempt = useCallback(
		async (leads: readonly LeadSummary[], task: () => Promise<void>, failed = "Something went wrong. Please try again.") => {
			const key = leads.map(({ id }) => id).join(" ");
			if (running.current.has(key)) return;
			running.current.add(key);
			try {
				await task();
			} catch (error) {
				reportFailure(LOG, error, failed);
			} finally {
				running.current.delete(key);
				await refresh();
			}
		},
		[refresh],
	);

	const mark = useCallback(
		(leads: readonly LeadSummary[], status: LeadStatus, done?: () => void) =>
			attempt(leads, async () => {
				const written = await markLeads(leads, status);
				remember(written);
				const undo = async () => {
					remember(await unmark(written, leads));
					await refresh();
				};
				if (written.length > 0) {
					const words = markedWords(written.length, status, leads[0]?.status);
					toast.success(words, { duration: UNDO_MS, action: undoAction(LOG, undo) });
					done?.();
				}
				tellMissed(leads.length - written.length);
			}),
		[attempt, refresh, remember],
	);

	const remove = useCallback(
		async (leads: readonly LeadSummary[], done?: () => void) => {
			const isOne = leads.length === 1;
			if (!confirm(`Are you sure you want to delete ${isOne ? "this lead" : `these ${leads.length} leads`}?`)) return;
			const failed = `Failed to delete ${isOne ? "lead" : "leads"}. Please try again.`;
			await attempt(
				leads,
				async () => {
					const deleted = await deleteLeads(leads);
					if (deleted.length === 0) throw new Error("nothing was deleted");
					const undo = async () => {
						await restoreLeads(deleted);
						// It is a new row under the old id: what was known of the old one does not hold.
						for (const { id } of leads) client.removeQueries(leadQuery(id));
						toast.success(`${countOf(deleted.length)} restored`);
						await refresh();
					};
					toast.success(`${countOf(deleted.length)} deleted`, { duration: UNDO_MS, action: undoAction(LOG, undo) });
					done?.();
					tellMissed(leads.length - deleted.length);
				},
				failed,
			);
		},
		[attempt, refresh, client],
	);

	return { mark, remove, refresh };
}

/** Gives marked leads the marks back that they had; returns those that took them. */
async function unmark(written: readonly Lead[], before: readonly LeadSummary[]): Promise<Lead[]> {
	const marks = new Map(before.map(({ id, status }) => [id, status]));
	const undone: Lead[] = [];
	for (const status of new Set(marks.values())) {
		const leads = written.filter(({ id }) => marks.get(id) === status);
		if (leads.length > 0) undone.push(...(await markLeads(leads, status)));
	}
	if (undone.length > 0) toast.success("Undone");
	tellMissed(written.length - undone.length);
	return undone;
}

function tellMissed(count: number): void {
	if (count <= 0) return;
	toast.error(`${count === 1 ? "One lead was" : `${count} leads were`} changed elsewhere`, {
		description: "Nothing was written there. The list shows it as it is now.",
		duration: Number.POSITIVE_INFINITY,
	});
}
