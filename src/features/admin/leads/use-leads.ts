import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { toast } from "sonner";
import { deleteExpiredLeads } from "@/data/leads/person";
import { LEADS_KEY, leadQuery } from "@/data/leads/queries";
import { deleteLeads, markLeads, restoreLeads } from "@/data/leads/repository";
import type { DeletedLead, Lead, LeadStatus, LeadSummary } from "@/data/leads/schema";
import { isUnanswered } from "@/data/request-failed";
import { checkSession } from "@/data/session";
import { ask } from "@/features/admin/ui/confirm";
import { logFailure, reportFailure, UNDO_MS, undoAction } from "@/features/admin/ui/failures";
import { counted } from "@/features/admin/ui/format";
import { forgetTexts } from "@/features/admin/ui/unsent-texts";
import { uniqueId } from "@/shared/lib/unique-id";
import { LOG } from "./lead-filters";
import { formatCount, markedMessage } from "./lead-format";

interface Undoable {
	leads: readonly LeadSummary[];
	/** What Undo can still bring back. */
	deleted: readonly DeletedLead[];
}

/** The deletions that an Undo on screen can take back, by the id of its toast. */
const undoable = new Map<string, Undoable>();

/** Lets no Undo bring back leads of a person whose data was deleted for good. */
export function forgetDeleted(isTheirs: (lead: LeadSummary) => boolean): void {
	for (const [id, entry] of undoable) {
		entry.leads = entry.leads.filter((lead) => !isTheirs(lead));
		entry.deleted = entry.deleted.filter((row) => entry.leads.some((lead) => lead.id === row.id));
		if (entry.deleted.length === 0) toast.dismiss(id);
	}
}

/** Says how many leads were deleted, and brings back those that still can be on Undo. */
function offerUndo(
	leads: readonly LeadSummary[],
	deleted: readonly DeletedLead[],
	onRestored: (rows: readonly DeletedLead[]) => Promise<void>,
): void {
	const id = uniqueId();
	const entry: Undoable = { leads, deleted };
	undoable.set(id, entry);
	const forget = () => void undoable.delete(id);
	const undo = async () => {
		const rows = entry.deleted;
		if (rows.length === 0) return void toast.message("The data of this person was deleted for good.");
		undoable.set(id, entry);
		await restoreLeads(rows);
		forget();
		toast.success(`${formatCount(rows.length)} restored`);
		await onRestored(rows);
	};
	const offer = { id, duration: UNDO_MS, action: undoAction(LOG, undo), onAutoClose: forget, onDismiss: forget };
	toast.success(`${formatCount(deleted.length)} deleted`, offer);
}

export type LeadTasks = ReturnType<typeof useLeadTasks>;

/** Marks and deletes leads, with undo. Calls `done` before the list refetches, while the list still holds the lead's neighbors. */
export function useLeadTasks() {
	const client = useQueryClient();
	const refresh = useCallback(
		() => Promise.all([LEADS_KEY, "dashboard"].map((head) => client.invalidateQueries({ queryKey: [head] }))).then(() => {}),
		[client],
	);
	const attempt = useAttempt(refresh);
	return { mark: useMark(client, attempt, refresh), remove: useRemove(client, attempt, refresh), refresh };
}

function useMark(client: QueryClient, attempt: Attempt, refresh: () => Promise<void>) {
	/** Update the cache so a reopened lead isn't stale. */
	const remember = useCallback(
		(leads: readonly Lead[]) => {
			for (const lead of leads) client.setQueryData(leadQuery(lead.id).queryKey, lead);
		},
		[client],
	);
	return useCallback(
		(seen: readonly LeadSummary[], status: LeadStatus, done?: () => void) =>
			attempt(seen, status, async () => {
				const leads = findNewest(client, seen);
				const written = await markLeads(leads, status);
				remember(written);
				tellMissed(leads.length - written.length);
				const undo = () => unmark(written, leads).then(remember).finally(refresh);
				if (written.length > 0) {
					const message = markedMessage(written.length, status, leads);
					toast.success(message, { duration: UNDO_MS, action: undoAction(LOG, undo) });
					done?.();
				}
			}),
		[attempt, client, refresh, remember],
	);
}

function useRemove(client: QueryClient, attempt: Attempt, refresh: () => Promise<void>) {
	return useCallback(
		async (leads: readonly LeadSummary[], done?: () => void) => {
			const isOne = leads.length === 1;
			const title = `Are you sure you want to delete ${isOne ? "this lead" : `these ${leads.length} leads`}?`;
			if (!(await ask({ title, action: "Delete", isDangerous: true }))) return;
			const failed = `Failed to delete ${isOne ? "lead" : "leads"}. Please try again.`;
			await attempt(
				leads,
				"delete",
				async () => {
					const { deleted, earlier } = await deleteLeads(findNewest(client, leads));
					const missed = leads.length - deleted.length - earlier.length;
					if (missed === leads.length) throw new Error("nothing was deleted");
					tellMissed(missed);
					if (earlier.length > 0) {
						forgetTexts(({ id }) => earlier.includes(id));
						toast.success(`${formatCount(earlier.length)} deleted`);
					}
					if (deleted.length === 0) return done?.();
					const putBack = forgetTexts(({ id }) => deleted.some((lead) => lead.id === id));
					offerUndo(leads, deleted, async (rows) => {
						putBack();
						forgetTexts(({ id }) => deleted.some((lead) => lead.id === id) && !rows.some((lead) => lead.id === id));
						// The restored lead is a new row: drop cached versions.
						for (const { id } of leads) client.removeQueries(leadQuery(id));
						await refresh();
					});
					done?.();
				},
				failed,
			);
		},
		[attempt, refresh, client],
	);
}

const UNANSWERED = "The server didn't respond. Check the list before you try again.";

/** The leads after an earlier change of them that has ended just now. */
function findNewest(client: QueryClient, seen: readonly LeadSummary[]): LeadSummary[] {
	return seen.map((lead) => {
		const known = client.getQueryData<Lead | null>(leadQuery(lead.id).queryKey);
		return known && known.version > lead.version ? known : lead;
	});
}

type Attempt = ReturnType<typeof useAttempt>;

/** Runs tasks for different leads concurrently, and those for the same leads one after the other. A repeated task runs once. */
function useAttempt(refresh: () => Promise<void>) {
	const running = useRef(new Map<string, { what: string; ended: Promise<void> }>());
	return useCallback(
		(leads: readonly LeadSummary[], what: string, task: () => Promise<void>, failed = "Something went wrong. Please try again.") => {
			const key = leads.map(({ id }) => id).join(" ");
			const before = running.current.get(key);
			if (before?.what === what) return before.ended;
			const run = async () => {
				await before?.ended;
				try {
					await task();
				} catch (error) {
					reportFailure(LOG, error, isUnanswered(error) ? UNANSWERED : failed);
				} finally {
					if (running.current.get(key)?.ended === ended) running.current.delete(key);
					await refresh();
				}
			};
			const ended = run();
			running.current.set(key, { what, ended });
			return ended;
		},
		[refresh],
	);
}

/** Restores the previous statuses; returns the leads that accepted them. */
async function unmark(written: readonly Lead[], before: readonly LeadSummary[]): Promise<Lead[]> {
	const undone = await markLeads(written, new Map(before.map(({ id, status }) => [id, status])));
	if (undone.length > 0) toast.success("Change undone");
	tellMissed(written.length - undone.length);
	return undone;
}

/** Call it before the toast with Undo, which it must not cover. */
function tellMissed(count: number): void {
	if (count <= 0) return;
	toast.error(`${count === 1 ? "One lead was" : `${count} leads were`} changed or deleted elsewhere`, {
		description: "Your change wasn't applied there. The list is now up to date.",
		duration: Number.POSITIVE_INFINITY,
	});
}

/** Opening a new lead marks it as read once. If that fails, the lead stays new. */
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

const EVERY_MS = 60_000;

/** Refetches every minute while the page is visible, and on return to it. */
export function useFreshLeads(): void {
	const client = useQueryClient();
	useEffect(() => {
		const refresh = () => {
			if (document.visibilityState === "hidden") return;
			// To a session that ended elsewhere the inbox would be empty: ask for the session first.
			void checkSession().then(() => {
				for (const head of [LEADS_KEY, "dashboard"]) void client.invalidateQueries({ queryKey: [head] });
			});
		};
		const timer = setInterval(refresh, EVERY_MS);
		window.addEventListener("focus", refresh);
		document.addEventListener("visibilitychange", refresh);
		return () => {
			clearInterval(timer);
			window.removeEventListener("focus", refresh);
			document.removeEventListener("visibilitychange", refresh);
		};
	}, [client]);
}

/** Deletes leads after the period of the settings, once for each visit of the inbox: not every database has scheduled jobs. */
export function useExpiry(refresh: () => Promise<void>): void {
	const started = useRef(false);
	useEffect(() => {
		if (started.current) return;
		started.current = true;
		deleteExpiredLeads().then(
			(total) => {
				if (total === 0) return;
				toast.success(`${counted(total, "old lead")} deleted, as set under Settings`);
				void refresh();
			},
			(error: unknown) => logFailure(LOG, error),
		);
	}, [refresh]);
}
