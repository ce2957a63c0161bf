import { History } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/shared/ui/button";
import { CopyText } from "./copy-text";
import { sinceWhen } from "./local-time";

interface DraftBarProps {
	/** When it was kept; ISO 8601. */
	at: string;
	/** Names of the fields in which it differs from what is shown. */
	fields: string[];
	/** The stored row is newer than what the draft began with. */
	isOutdated: boolean;
	noun: string;
	onRestore: () => void;
	onDiscard: () => void;
}

/** Offers what was typed here and not saved. Nothing is put into the form before somebody says so. */
export function DraftBar({ at, fields, isOutdated, noun, onRestore, onDiscard }: DraftBarProps) {
	return (
		<Bar
			title={`Unsaved changes from ${sinceWhen(at, new Date())}`}
			more={listed(fields)}
			note={
				isOutdated
					? `The stored ${noun} is newer than this draft. Restoring shows your text; saving then asks which of the two to keep.`
					: null
			}
			onDiscard={onDiscard}
		>
			<Button tone="solid" size="s" onClick={onRestore}>
				Restore
			</Button>
		</Bar>
	);
}

interface ForeignDraftBarProps {
	at: string;
	/** Everything it says. */
	text: () => string;
	onDiscard: () => void;
}

/** A draft that this form cannot show, kept by another version of it or damaged: its text is still somebody's work. */
export function ForeignDraftBar({ at, text, onDiscard }: ForeignDraftBarProps) {
	return (
		<Bar
			title={`Unsaved changes from ${sinceWhen(at, new Date())}`}
			more="kept by another version of this form"
			note="They cannot be put into the fields. Copy their text and take from it what you need."
			onDiscard={onDiscard}
		>
			<CopyText label="Copy the text" tone="solid" text={text} />
		</Bar>
	);
}

interface BarProps {
	title: string;
	more: string;
	note: string | null;
	onDiscard: () => void;
	children: ReactNode;
}

function Bar({ title, more, note, onDiscard, children }: BarProps) {
	return (
		<section
			aria-label="Unsaved draft"
			className="mb-6 grid gap-x-5 gap-y-3 rounded-box border border-line-strong bg-accent-wash px-4 py-3.5 text-[0.92rem] @min-[40rem]:grid-cols-[1fr_auto] @min-[40rem]:items-center"
		>
			<div role="status" className="flex min-w-0 gap-3">
				<History aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent" />
				<div className="min-w-0">
					<p className="m-0">
						<strong className="font-semibold">{title}</strong>
						<span className="text-ink-2"> · {more}</span>
					</p>
					{note ? <p className="mt-1 mb-0 text-ink-2">{note}</p> : null}
				</div>
			</div>
			<div className="flex gap-2 pl-7.5 @min-[40rem]:pl-0">
				{children}
				<Button tone="line" size="s" onClick={onDiscard}>
					Discard
				</Button>
			</div>
		</section>
	);
}

/** How many fields are named before the rest is counted. */
const NAMED = 4;

function listed(fields: string[]): string {
	if (fields.length === 0) return "an entry that was not added yet";
	const rest = fields.length - NAMED;
	return rest > 0 ? `${fields.slice(0, NAMED).join(", ")} and ${rest} more` : fields.join(", ");
}
