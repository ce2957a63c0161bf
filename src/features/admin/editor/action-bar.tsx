import { Clock, Ellipsis, LoaderCircle } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useState } from "react";
import { get, useFormState, useWatch } from "react-hook-form";
import type { RowState } from "@/data/admin-rows/publication";
import { SCREEN_ID } from "@/features/admin/layout/screen-change";
import { ask } from "@/features/admin/ui/confirm";
import { firstMessage } from "@/features/admin/ui/form/form-fields";
import { formatDateTime } from "@/features/admin/ui/format";
import { SampleBadge } from "@/features/admin/ui/sample-badge";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { AutosaveFails } from "./autosave-bar";
import type { EditorKind } from "./editor-definition";
import { ScheduleDialog } from "./schedule-dialog";
import { CopyLine } from "./working-copy/copy-notes";
import type { CopyState } from "./working-copy/copy-state";

interface ActionBarProps {
	kind: EditorKind;
	stored: RowState | null;
	/** Of the stored row. */
	publishedAt: string | null;
	/** The formatted day until which a date hides the stored row. */
	visibleFrom: string | null;
	dirty: boolean;
	saving: boolean;
	autosaveFails: boolean;
	copy: CopyState;
	onSaveCopy: () => void;
	onDiscard: () => void;
	onDraft: () => void;
	onSchedule: (publishAt: string) => void;
	onPublishNow: () => void;
	onLeave: () => void;
	children: ReactNode;
}

/** One line. In a narrow form, a menu has all but the main button. */
export function ActionBar(bar: ActionBarProps) {
	const { kind, stored, publishedAt, saving, onLeave, onSchedule, onPublishNow, children } = bar;
	const [isScheduling, setScheduling] = useState(false);
	const { error, chosen } = useSchedule();
	const schedule = () => setScheduling(true);
	// The changes of a public row can include a schedule, which would take the row off the site.
	const hasOtherTime = chosen !== "" && +new Date(chosen) !== +new Date(publishedAt ?? "");
	const canSchedule = stored !== "published" || hasOtherTime;
	const isPending = chosen !== "" && (stored !== "scheduled" || hasOtherTime);
	return (
		<div className="action-bar sticky bottom-3 z-21 mt-2 rounded-box border border-line-strong bg-surface p-2 shadow-pop @min-[30rem]:pl-3 @min-[39rem]:pl-4">
			{children}
			{error ? (
				<p id="schedule-error" className="mt-0 mb-2 pl-1 font-medium text-[0.85rem] text-danger">
					{error}
				</p>
			) : null}
			{bar.autosaveFails ? <AutosaveFails /> : null}
			<div className="flex items-center gap-2 @max-[21rem]:flex-wrap @max-[21rem]:justify-end @min-[30rem]:@max-[39rem]:gap-1.5">
				<FormState {...bar} note={statusNote(bar, chosen, isPending)} />
				<BarMenu {...bar} schedule={canSchedule ? schedule : null} />
				<Button tone="quiet" size="s" className={wide} onClick={onLeave}>
					Cancel
				</Button>
				{canSchedule ? <ScheduleButton {...bar} error={error} chosen={chosen} isPending={isPending} schedule={schedule} /> : null}
				{stored === "published" ? <SaveButton {...bar} /> : null}
				<DraftButton {...bar} />
				<Button
					type="submit"
					tone="accent"
					disabled={saving}
					aria-describedby="form-state"
					className="shrink-0 @min-[30rem]:h-9 @min-[30rem]:px-3 @min-[30rem]:text-[0.875rem] @min-[39rem]:px-4"
				>
					{saving ? <LoaderCircle aria-hidden="true" className="size-4.5 animate-spin" /> : null}
					<span>{stored === null ? kind.buttons.create : kind.buttons.update}</span>
				</Button>
			</div>
			{isScheduling ? (
				<ScheduleDialog
					publishAt={chosen}
					isPending={isPending}
					noun={kind.noun}
					onSchedule={onSchedule}
					onPublishNow={onPublishNow}
					onClose={() => setScheduling(false)}
				/>
			) : null}
		</div>
	);
}

const wide = "shrink-0 @max-[30rem]:hidden @max-[39rem]:px-3";
/** Seen where the form is wide, heard everywhere. */
const roomy = "@max-[68rem]:sr-only";

function useSchedule() {
	const [status, publishAt] = useWatch({ name: ["status", "publishAt"] });
	const { errors } = useFormState();
	const chosen = status === "scheduled" && typeof publishAt === "string" ? publishAt : "";
	return { chosen, error: firstMessage(get(errors, "publishAt")) };
}

const menuItem =
	"flex h-11 cursor-pointer select-none items-center rounded-chip px-3 text-[0.95rem] text-ink outline-none data-disabled:text-ink-3 data-highlighted:bg-sunken";

function BarMenu(bar: ActionBarProps & { schedule: (() => void) | null }) {
	const { stored, saving, dirty, copy, onSaveCopy, onDiscard, onLeave, schedule } = bar;
	const hasCopy = copy.copy !== null && dirty && !saving;
	const entries: { label: string; run: () => void; off?: boolean }[] = [
		...(schedule ? [{ label: "Schedule…", run: schedule }] : []),
		stored === "published"
			? { label: "Save without publishing", run: onSaveCopy, off: !dirty }
			: { label: "Save as draft", run: bar.onDraft },
		// Always there: a menu that grows while it is open can put another item under the pointer.
		{ label: "Discard changes", run: onDiscard, off: !hasCopy },
		...(stored === "published" ? [{ label: "Unpublish", run: () => void unpublish(bar) }] : []),
		{ label: "Cancel", run: onLeave },
	];
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger asChild>
				<Button tone="line" size="icon" disabled={saving} aria-label="More ways to save" className="shrink-0 @min-[30rem]:hidden">
					<Ellipsis aria-hidden="true" className="size-5" />
				</Button>
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={document.getElementById(SCREEN_ID)}>
				<DropdownMenu.Content
					side="top"
					align="end"
					sideOffset={12}
					collisionPadding={12}
					className="z-50 min-w-56 rounded-box border border-line-strong bg-surface p-1.5 shadow-pop"
				>
					{entries.map(({ label, run, off = false }) => (
						<DropdownMenu.Item key={label} disabled={off} onSelect={run} className={menuItem}>
							{label}
						</DropdownMenu.Item>
					))}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	);
}

interface FormStateProps extends ActionBarProps {
	/** The state of the stored row, and what "Update" makes of it. */
	note: string;
}

function FormState({ stored, dirty, saving, copy, onDiscard, note }: FormStateProps) {
	const isSample: unknown = useWatch({ name: "isSample" });
	const idle = stored ? "All changes saved" : "Nothing entered yet";
	// Announced, so it leaves out where the changes are: that differs at each pause of typing.
	const heard = saving ? "Saving…" : dirty ? (stored ? "Unpublished changes" : "Unsaved changes") : idle;
	const seen = dirty && !saving ? changesNote(copy) : heard;
	return (
		<div className="min-w-0 grow overflow-x-clip pl-1 @max-[21rem]:basis-full">
			<p id="form-state" role="status" className="m-0 flex items-center gap-2.5 text-[0.88rem] text-ink-2 leading-snug">
				<span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dirty || saving ? "bg-accent" : "bg-line-strong"}`} />
				<span className={saving ? undefined : classNames("truncate @max-[30rem]:hidden", roomy)}>
					<span className={seen === heard ? undefined : "sr-only"}>{heard}</span>
					{seen === heard ? null : <span aria-hidden="true">{seen}</span>}
					{saving ? null : <span className="text-ink-3">{note}</span>}
					<SampleBadge row={{ is_sample: isSample === true }} />
				</span>
				{saving ? null : (
					<span aria-hidden="true" className="truncate @min-[68rem]:hidden">
						{dirty ? shortNote(copy) : stored ? "Saved" : "Not saved"}
					</span>
				)}
			</p>
			<div className="@max-[30rem]:hidden">
				<CopyLine copy={copy} stored={stored} dirty={dirty && !saving} onDiscard={onDiscard} noteStyles={roomy} />
			</div>
		</div>
	);
}

const changesNote = ({ step, copy }: CopyState) => (step.name === "idle" && copy ? "Unpublished changes" : "Unsaved changes");

/** The same where there is little room. */
function shortNote({ step, copy }: CopyState): string {
	if (step.name === "kept-here") return { offline: "Offline", "signed-out": "Signed out", failed: "On this device" }[step.because];
	return step.name === "idle" && copy ? "Not published" : "Not saved";
}

const statusNotes: Record<RowState, string> = {
	draft: " · Draft, published when you update",
	scheduled: " · Scheduled, keeps its time",
	published: " · Published",
};

function statusNote({ stored, visibleFrom }: ActionBarProps, chosen: string, isPending: boolean): string {
	if (!stored) return "";
	// After a refused "Publish now", and for changes from before the row was scheduled.
	if (stored === "scheduled" && chosen === "") return " · Scheduled, published when you update";
	if (visibleFrom) return ` · Visible from ${visibleFrom}`;
	if (!isPending || stored === "published") return statusNotes[stored];
	return stored === "draft" ? " · Draft, scheduled when you update" : " · Scheduled, gets the new time when you update";
}

/** Stores the changes of a public row without publishing them, like Ctrl+S. */
function SaveButton({ saving, dirty, onSaveCopy }: ActionBarProps) {
	return (
		<Button tone="line" size="s" className={wide} disabled={saving || !dirty} onClick={onSaveCopy}>
			Save
		</Button>
	);
}

function DraftButton(bar: ActionBarProps) {
	const { stored, saving, onDraft } = bar;
	const isPublic = stored === "published";
	return (
		<Button tone="line" size="s" className={wide} disabled={saving} onClick={isPublic ? () => void unpublish(bar) : onDraft}>
			{isPublic ? "Unpublish" : "Save as draft"}
		</Button>
	);
}

async function unpublish({ kind, onDraft }: ActionBarProps): Promise<void> {
	const detail = "It becomes a draft and keeps your changes.";
	if (await ask({ title: `Take this ${kind.noun} off the site?`, detail, action: "Unpublish" })) onDraft();
}

interface ScheduleButtonProps extends ActionBarProps {
	error: string | undefined;
	chosen: string;
	/** Whether the stored row doesn't have the chosen time. */
	isPending: boolean;
	schedule: () => void;
}

function ScheduleButton({ stored, saving, error, chosen, isPending, schedule }: ScheduleButtonProps) {
	// Beside "Save" and "Unpublish" there is room for its icon only.
	const narrow = stored === "published" ? "@max-[52rem]:sr-only" : "@max-[39rem]:sr-only";
	return (
		<Button
			tone="line"
			size="s"
			disabled={saving}
			aria-haspopup="dialog"
			aria-describedby={error ? "schedule-error" : undefined}
			data-invalid={error ? "" : undefined}
			title={chosen ? formatDateTime(chosen) : undefined}
			className={wide}
			onClick={schedule}
		>
			<Clock aria-hidden="true" className="size-4" />
			<span className={narrow}>
				<span>{chosen ? (isPending ? "Time chosen" : "Scheduled") : "Schedule…"}</span>
				{chosen ? <span className={roomy}>{`${isPending ? " ·" : " for"} ${formatDateTime(chosen)}`}</span> : null}
			</span>
		</Button>
	);
}
