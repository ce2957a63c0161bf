import { History } from "lucide-react";
import type { ReactNode } from "react";
import { passFocus } from "@/features/admin/ui/form/form-section";
import { shortTime } from "@/features/admin/ui/format";
import { Button } from "@/shared/ui/button";
import { CopyText } from "./copy-text";

/** Instead of field names, for text that this form can't show. */
export const OTHER_FORM = "saved by a different version of this form";

interface AutosaveBarProps {
	at: string;
	fields: string[];
	isOutdated: boolean;
	noun: string;
	onRestore: () => void;
	onDiscard: () => void;
}

export function AutosaveBar({ at, fields, isOutdated, noun, onRestore, onDiscard }: AutosaveBarProps) {
	return (
		<NoteBar
			label="Unsaved changes"
			title={`Unsaved changes from ${shortTime(at, new Date())}`}
			fields={fields}
			note={
				isOutdated
					? `The saved ${noun} is newer than these changes. If you restore them, you can choose which version to keep when you save.`
					: null
			}
		>
			<Button tone="solid" size="s" onClick={onRestore}>
				Restore
			</Button>
			<DiscardAutosave onDiscard={onDiscard} />
		</NoteBar>
	);
}

interface ForeignAutosaveBarProps {
	at: string;
	text: () => string;
	onDiscard: () => void;
}

/** For a damaged autosave or one of another form version: its text can be copied. */
export function ForeignAutosaveBar({ at, text, onDiscard }: ForeignAutosaveBarProps) {
	return (
		<NoteBar
			label="Unsaved changes"
			title={`Unsaved changes from ${shortTime(at, new Date())}`}
			more={OTHER_FORM}
			note="These changes don't fit this form. Copy the text and paste the parts you need."
		>
			<CopyText label="Copy text" tone="solid" text={text} />
			<DiscardAutosave onDiscard={onDiscard} />
		</NoteBar>
	);
}

function DiscardAutosave({ onDiscard }: { onDiscard: () => void }) {
	return (
		<Button tone="line" size="s" onClick={onDiscard}>
			Discard
		</Button>
	);
}

/** Shown above the form's status and buttons. */
export function AutosaveFails() {
	return (
		<p role="status" className="mt-0 mb-2 pl-1 text-[0.85rem] text-ink-2">
			This browser can't keep unsaved changes
		</p>
	);
}

interface NoteBarProps {
	label: string;
	title: string;
	/** Names of the changed fields, unless `more` says something else. */
	fields?: string[];
	more?: string;
	note: string | null;
	children: ReactNode;
}

/** A note above the form, with its buttons. */
export function NoteBar({ label, title, fields = [], more = fieldNames(fields), note, children }: NoteBarProps) {
	return (
		<section
			ref={passFocus}
			aria-label={label}
			className="mb-6 grid gap-x-5 gap-y-3 rounded-box border border-line-strong bg-accent-wash px-4 py-3.5 text-[0.92rem] @min-[40rem]:grid-cols-[1fr_auto] @min-[40rem]:items-center"
		>
			<div role="status" className="flex min-w-0 gap-3">
				<History aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent" />
				<div className="min-w-0">
					<p className="m-0">
						<strong className="font-semibold">{title}</strong>
						<span className="text-ink-2">{`\u00a0· ${more}`}</span>
					</p>
					{note ? <p className="mt-1 mb-0 text-ink-2">{note}</p> : null}
				</div>
			</div>
			<div className="flex flex-wrap gap-2 pl-7.5 @min-[40rem]:pl-0">{children}</div>
		</section>
	);
}

const NAMED_FIELDS = 4;

function fieldNames(fields: string[]): string {
	if (fields.length === 0) return "an unfinished entry";
	const rest = fields.length - NAMED_FIELDS;
	return rest > 0 ? `${fields.slice(0, NAMED_FIELDS).join(", ")} and ${rest} more` : fields.join(", ");
}
