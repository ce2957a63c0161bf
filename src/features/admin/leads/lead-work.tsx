import { useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { toast } from "sonner";
import * as z from "zod/mini";
import { leadQuery } from "@/data/leads/queries";
import { type LeadWork, saveWork } from "@/data/leads/repository";
import { type Lead, type LeadStatus, leadStatuses, MAX_NOTES } from "@/data/leads/schema";
import { editorSession, explainFailure, mayBeStored } from "@/features/admin/editor/save-row";
import { Alert } from "@/features/admin/ui/alert";
import { logFailure, reportFailure, showFailure, UNDO_MS } from "@/features/admin/ui/failures";
import { formatDate } from "@/features/admin/ui/format";
import { useFocusAfter } from "@/features/admin/ui/lost-focus";
import { onForget, unsentTexts } from "@/features/admin/ui/unsent-texts";
import { useMounted } from "@/shared/hooks/use-mounted";
import { storableText } from "@/shared/lib/text/storable-text";
import { uniqueId } from "@/shared/lib/unique-id";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { LOG } from "./lead-filters";
import { formatSender } from "./lead-format";
import type { LeadTasks } from "./use-leads";

const STATUS_NAMES: Record<Lead["status"], string> = {
	new: "New",
	read: "Read",
	replied: "Replied",
	won: "Won",
	lost: "Lost",
	archived: "Archived",
};

/** Status, follow-up day and notes of a lead. */
export function LeadWorkForm({ lead, tasks }: { lead: Lead; tasks: LeadTasks }) {
	const id = useId();
	const { draft, edit, save, saving, failure, conflict, takeTheirs } = useWork(lead, tasks.refresh);
	const notice = useFocusAfter<HTMLDivElement>(conflict !== null);
	const saveButton = useFocusAfter<HTMLButtonElement>(conflict !== null);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void save();
	};
	return (
		<form aria-label="Work on this lead" onSubmit={submit} className="grid max-w-[48.2em] gap-5">
			<div className="grid gap-5 sm:grid-cols-2">
				<StatusField id={`${id}-status`} lead={lead} tasks={tasks} />
				<Field id={`${id}-day`} label="Follow up on" hint="The dashboard reminds you from this day on. Clear the day when you are done.">
					{(control) => (
						<input
							{...control}
							type="date"
							min="2000-01-01"
							max="2199-12-31"
							value={draft.followUpOn ?? ""}
							onChange={({ target }) => edit({ followUpOn: target.value || null })}
						/>
					)}
				</Field>
			</div>
			<Field id={`${id}-notes`} label="Notes" hint="Only you can see them.">
				{(control) => (
					<textarea
						{...control}
						rows={4}
						maxLength={MAX_NOTES}
						dir="auto"
						value={draft.notes}
						onChange={({ target }) => edit({ notes: storableText(target.value) })}
					/>
				)}
			</Field>
			{conflict ? (
				<div ref={notice} tabIndex={-1}>
					<Conflict conflict={conflict} saving={saving} onKeepMine={() => void save(conflict)} onTakeTheirs={takeTheirs} />
				</div>
			) : null}
			{failure ? (
				<p role="alert" className="m-0 font-medium text-[0.9rem] text-danger">
					{failure}
				</p>
			) : null}
			{conflict ? null : (
				<div className="flex flex-wrap items-center gap-3">
					<Button ref={saveButton} type="submit" tone="solid" size="s" aria-disabled={saving || !draft.isChanged}>
						{saving ? "Saving…" : "Save notes and day"}
					</Button>
					{draft.isChanged ? <p className="m-0 text-[0.88rem] text-ink-2">Not saved yet</p> : null}
				</div>
			)}
		</form>
	);
}

interface StatusFieldProps {
	id: string;
	lead: Lead;
	tasks: LeadTasks;
}

function StatusField({ id, lead, tasks }: StatusFieldProps) {
	/** The chosen status until it is stored or refused. */
	const [wanted, setWanted] = useState<LeadStatus | null>(null);
	const mark = (status: LeadStatus) => {
		setWanted(status);
		void tasks.mark([lead], status).finally(() => setWanted((now) => (now === status ? null : now)));
	};
	return (
		<Field id={id} label="Status" hint="Won and lost leads leave the inbox.">
			{(control) => (
				<span className="relative block">
					<select
						{...control}
						className="control cursor-pointer appearance-none pr-10!"
						value={wanted ?? lead.status}
						onChange={({ target }) => {
							const status = leadStatuses.find((known) => known === target.value);
							if (status) mark(status);
						}}
					>
						{leadStatuses.map((status) => (
							<option key={status} value={status}>
								{STATUS_NAMES[status]}
							</option>
						))}
					</select>
					<ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-3" />
				</span>
			)}
		</Field>
	);
}

interface ConflictProps {
	conflict: LeadWork;
	saving: boolean;
	onKeepMine: () => void;
	onTakeTheirs: () => void;
}

function Conflict({ conflict, saving, onKeepMine, onTakeTheirs }: ConflictProps) {
	return (
		<Alert kind="problem" title="The notes or the day were changed elsewhere">
			<p className="m-0">Their follow-up day: {conflict.followUpOn ? formatDate(`${conflict.followUpOn}T12:00:00`) : "none"}</p>
			<p className="m-0">Their notes:</p>
			<p dir="auto" className="m-0 max-h-40 w-full overflow-y-auto whitespace-pre-wrap [overflow-wrap:anywhere]">
				{conflict.notes || "(empty)"}
			</p>
			<div className="flex flex-wrap gap-2">
				<Button tone="solid" size="s" aria-disabled={saving} onClick={onKeepMine}>
					Keep mine
				</Button>
				<Button tone="line" size="s" aria-disabled={saving} onClick={onTakeTheirs}>
					Take theirs
				</Button>
			</div>
		</Alert>
	);
}

interface Draft {
	/** What the typing began with. */
	seen: LeadWork & Pick<Lead, "id" | "version">;
	work: LeadWork;
	/** What was sent without an answer. */
	unanswered?: LeadWork[] | undefined;
}

const workFields = { notes: z.string(), followUpOn: z.nullable(z.string()) };
const workSchema = z.object(workFields);
/** Typed notes and days that aren't saved. */
export const unsavedWork = unsentTexts<Draft>(
	"work",
	z.object({
		seen: z.object({ ...workFields, id: z.string(), version: z.number() }),
		work: workSchema,
		unanswered: z.optional(z.array(workSchema)),
	}),
	(lead, { seen, work }) => `${work.notes === seen.notes ? "the follow-up day of" : "the notes on"} ${formatSender(lead)}`,
);

const isSame = (one: LeadWork, other: LeadWork): boolean => one.notes === other.notes && one.followUpOn === other.followUpOn;

function toDraft({ id, version, notes, followUpOn }: Draft["seen"], work: LeadWork, unanswered: LeadWork[] = []): Draft | null {
	const seen = { id, version, notes, followUpOn };
	// The text is as before, but a save without an answer may have changed the row.
	return isSame(work, seen) && unanswered.length === 0 ? null : { seen, work, unanswered };
}

const withSent = (unanswered: LeadWork[] = [], { notes, followUpOn }: LeadWork): LeadWork[] =>
	unanswered.some((earlier) => isSame(earlier, { notes, followUpOn })) ? unanswered : [...unanswered, { notes, followUpOn }];

const keepDraft = (lead: Lead, next: Draft | null) => (next ? unsavedWork.keep(lead, next) : unsavedWork.drop(lead.id));

/** Forgets that the last text was sent, because it isn't stored. */
function keepUnanswered(lead: Lead, unanswered: Draft["unanswered"]): void {
	const typed = unsavedWork.read(lead.id);
	// Null: forgotten with the person's data.
	if (typed) keepDraft(lead, toDraft(typed.seen, typed.work, unanswered));
}

/** Offers the typed text again until its lead is deleted. @param read the lead as it is then, or null if it is gone */
function offerMine(lead: Lead, read: () => Lead | null | undefined, putBack: (seen: Lead | undefined) => void): void {
	const id = uniqueId();
	let isForgotten = false;
	const stop = onForget((isDeleted) => {
		if (!isDeleted(lead)) return;
		isForgotten = true;
		toast.dismiss(id);
	});
	const onClick = () => {
		stop();
		const seen = read();
		// A dismissed toast can still be pressed while it fades out.
		if (isForgotten || seen === null) toast.message("This lead was deleted, so your text can't be put back.");
		else putBack(seen);
	};
	const action = { label: "Put mine back", onClick };
	toast("You now see their notes and day", { id, duration: UNDO_MS, action, onAutoClose: stop, onDismiss: stop });
}

function useWork(lead: Lead, refresh: () => Promise<void>) {
	const client = useQueryClient();
	const draft = unsavedWork.useText(lead.id);
	const [saving, setSaving] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [conflict, setConflict] = useState<Lead | null>(null);
	const mounted = useMounted();
	const work: LeadWork = draft?.work ?? lead;

	const keep = (next: Draft | null) => keepDraft(lead, next);
	const edit = (change: Partial<LeadWork>) =>
		keep(toDraft(draft?.seen ?? lead, { notes: work.notes, followUpOn: work.followUpOn, ...change }, draft?.unanswered));
	const finish = (written: Lead, sent: LeadWork) => {
		client.setQueryData(leadQuery(lead.id).queryKey, written);
		const typed = unsavedWork.read(lead.id);
		// Typing went on while the request ran.
		keep(typed && !isSame(typed.work, sent) ? toDraft(written, typed.work) : null);
		setConflict(null);
	};
	const save = async (over?: Lead) => {
		if (saving || !draft) return;
		setSaving(true);
		setFailure(null);
		// Until the answer, the lead can be opened again, or its text typed back.
		keep(toDraft(draft.seen, work, withSent(draft.unanswered, work)));
		try {
			const outcome = await saveWork(over ?? draft.seen, work, unsavedWork.read(lead.id)?.unanswered);
			if ("newer" in outcome) {
				keepUnanswered(lead, draft.unanswered);
				setConflict(outcome.newer);
				if (!mounted.current)
					showFailure(`The notes on ${formatSender(lead)} weren't saved: they were changed elsewhere. Open the lead to decide.`);
			} else {
				finish(outcome.written, work);
				toast.success("Notes and day saved");
				await refresh();
			}
		} catch (error) {
			setFailure("Not saved. Your text is still here. Please try again.");
			// The admin has opened another lead.
			if (mounted.current) logFailure(LOG, error);
			else reportFailure(LOG, error, `The notes on ${formatSender(lead)} weren't saved. Open the lead to try again.`);
			if (mayBeStored(await explainFailure(error, editorSession))) return;
			keepUnanswered(lead, draft.unanswered);
		} finally {
			setSaving(false);
		}
	};
	const takeTheirs = () => {
		if (!conflict || saving) return;
		client.setQueryData(leadQuery(lead.id).queryKey, conflict);
		keep(null);
		setConflict(null);
		// Theirs may have been changed and saved before mine comes back.
		const now = () => client.getQueryData<Lead | null>(leadQuery(lead.id).queryKey);
		offerMine(lead, now, (seen) => keep(toDraft(seen ?? conflict, work)));
	};
	return { draft: { ...work, isChanged: draft !== null }, edit, save, saving, failure, conflict, takeTheirs };
}
