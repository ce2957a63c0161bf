import { History } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/shared/ui/button";
import { CopyText } from "./copy-text";
import { shortTime } from "./local-time";

interface DraftBarProps {
	at: string;
	fields: string[];
	isOutdated: boolean;
	noun: string;
	onRestore: () => void;
	onDiscard: () => void;
}

export function DraftBar({ at, fields, isOutdated, noun, onRestore, onDiscard }: DraftBarProps) {
	return (
		<Bar
			title={`Unsaved changes from ${shortTime(at, new Date())}`}
			more={fieldNames(fields)}
			note={
				isOutdated
					? `The saved ${noun} is newer than this draft. If you restore the draft, you can choose which version to keep when you save.`
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
	text: () => string;
	onDiscard: () => void;
}

/** For a damaged draft or one of another form version: its text can be copied. */
export function ForeignDraftBar({ at, text, onDiscard }: ForeignDraftBarProps) {
	return (
		<Bar
			title={`Unsaved changes from ${shortTime(at, new Date())}`}
			more="saved by a different version of this form"
			note="These changes don't fit this form. Copy the text and paste the parts you need."
			onDiscard={onDiscard}
		>
			<CopyText label="Copy text" tone="solid" text={text} />
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

const NAMED_FIELDS = 4;

function fieldNames(fields: string[]): string {
	if (fields.length === 0) return "an unfinished entry";
	const rest = fields.length - NAMED_FIELDS;
	return rest > 0 ? `${fields.slice(0, NAMED_FIELDS).join(", ")} and ${rest} more` : fields.join(", ");
}
