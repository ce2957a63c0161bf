import { Clock, LoaderCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { get, useFormState, useWatch } from "react-hook-form";
import type { RowState } from "@/data/admin-rows/publication";
import { ask } from "@/features/admin/ui/confirm";
import { firstMessage } from "@/features/admin/ui/form-fields";
import { formatDateTime } from "@/features/admin/ui/format";
import { SampleBadge } from "@/features/admin/ui/sample-badge";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { CopyLine } from "./copy-notes";
import type { CopyState } from "./copy-state";
import type { EditorKind } from "./editor-definition";
import { ScheduleDialog } from "./schedule-dialog";

interface ActionBarProps {
	kind: EditorKind;
	stored: RowState | null;
	/** The formatted day until which a date hides the stored row. */
	visibleFrom: string | null;
	dirty: boolean;
	saving: boolean;
	draftsFail: boolean;
	copy: CopyState;
	onSaveCopy: () => void;
	onDiscard: () => void;
	onDraft: () => void;
	onSchedule: (publishAt: string) => void;
	onPublishNow: () => void;
	onLeave: () => void;
	children: ReactNode;
}

export function ActionBar(bar: ActionBarProps) {
	const { kind, stored, saving, onLeave, children } = bar;
	return (
		<div className="sticky bottom-3 z-21 mt-2 rounded-box border border-line-strong bg-surface p-3 shadow-pop @min-[40rem]:pl-5">
			{children}
			<div className="grid grid-cols-[1fr_auto_auto] items-center gap-2 @min-[39rem]:flex @min-[39rem]:flex-wrap">
				<FormState {...bar} />
				<Button tone="quiet" className="@max-[39rem]:-my-1 @max-[39rem]:px-4 @min-[39rem]:mr-auto @min-[60rem]:mr-0" onClick={onLeave}>
					Cancel
				</Button>
				{stored === "published" ? <SaveButton {...bar} /> : <Schedule {...bar} />}
				<div
					className={classNames(
						"col-span-3 grid grid-cols-[auto_1fr] gap-2 @min-[39rem]:flex",
						stored === "published" ? undefined : "@min-[39rem]:ml-auto",
					)}
				>
					<DraftButton {...bar} />
					<Button type="submit" tone="accent" disabled={saving} aria-describedby="form-state">
						{saving ? <LoaderCircle aria-hidden="true" className="size-4.5 animate-spin" /> : null}
						{stored === null ? kind.buttons.create : kind.buttons.update}
					</Button>
				</div>
			</div>
		</div>
	);
}

function FormState({ stored, visibleFrom, dirty, saving, draftsFail, copy, onDiscard }: ActionBarProps) {
	const isSample: unknown = useWatch({ name: "isSample" });
	return (
		<div className="min-w-0 pl-1 @min-[39rem]:basis-full @min-[40rem]:pl-0 @min-[60rem]:grow @min-[60rem]:basis-0">
			<p id="form-state" role="status" className="m-0 flex items-center gap-2.5 text-[0.88rem] text-ink-2 leading-snug">
				<span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dirty || saving ? "bg-accent" : "bg-line-strong"}`} />
				<span>
					{saving ? "Saving…" : dirty ? changesNote(copy, stored) : stored ? "All changes saved" : "Nothing entered yet"}
					{saving || !stored ? null : (
						<span className="text-ink-3">{visibleFrom ? ` · Visible from ${visibleFrom}` : statusNotes[stored]}</span>
					)}
					<SampleBadge row={{ is_sample: isSample === true }} />
				</span>
			</p>
			<CopyLine copy={copy} stored={stored} dirty={dirty && !saving} onDiscard={onDiscard} />
			{draftsFail ? (
				<p role="status" className="m-0 pl-4.5 text-[0.8rem] text-ink-3">
					This browser can't store drafts
				</p>
			) : null}
		</div>
	);
}

function changesNote({ step, copy }: CopyState, stored: RowState | null): string {
	if (step.name !== "idle" || !copy) return "Unsaved changes";
	return stored === "published" ? "Unpublished changes" : "Changes in your drafts";
}

const statusNotes: Record<RowState, string> = {
	draft: " · Draft, published when you update",
	scheduled: " · Scheduled, same time when you update",
	published: " · Published",
};

/** Stores the changes of a public row without publishing them, like Ctrl+S. */
function SaveButton({ saving, dirty, onSaveCopy }: ActionBarProps) {
	return (
		<Button tone="line" className="@max-[39rem]:-my-1 @max-[39rem]:px-4" disabled={saving || !dirty} onClick={onSaveCopy}>
			Save
		</Button>
	);
}

function DraftButton({ kind, stored, saving, onDraft }: ActionBarProps) {
	if (stored !== "published")
		return (
			<Button tone="line" disabled={saving} onClick={onDraft}>
				Save as draft
			</Button>
		);
	const unpublish = async () => {
		const detail = "It becomes a draft and keeps your changes.";
		if (await ask({ title: `Take this ${kind.noun} off the site?`, detail, action: "Unpublish" })) onDraft();
	};
	return (
		<Button tone="line" disabled={saving} onClick={() => void unpublish()}>
			Unpublish
		</Button>
	);
}

function Schedule({ kind, saving, onSchedule, onPublishNow }: ActionBarProps) {
	const [open, setOpen] = useState(false);
	const [status, publishAt] = useWatch({ name: ["status", "publishAt"] });
	const { errors } = useFormState();
	const error = firstMessage(get(errors, "publishAt"));
	const chosen = status === "scheduled" && typeof publishAt === "string" ? publishAt : "";
	return (
		<>
			{error ? (
				<p id="schedule-error" className="col-span-3 row-start-2 m-0 self-center font-medium text-[0.85rem] text-danger">
					{error}
				</p>
			) : null}
			<Button
				tone="line"
				disabled={saving}
				aria-haspopup="dialog"
				aria-describedby={error ? "schedule-error" : undefined}
				data-invalid={error ? "" : undefined}
				className="@max-[39rem]:-my-1 @max-[39rem]:w-12 @max-[39rem]:px-0"
				onClick={() => setOpen(true)}
			>
				<Clock aria-hidden="true" className="size-4" />
				<span className="@max-[39rem]:sr-only">{chosen ? `Scheduled for ${formatDateTime(chosen)}` : "Schedule…"}</span>
			</Button>
			{open ? (
				<ScheduleDialog
					publishAt={chosen}
					noun={kind.noun}
					onSchedule={onSchedule}
					onPublishNow={onPublishNow}
					onClose={() => setOpen(false)}
				/>
			) : null}
		</>
	);
}
