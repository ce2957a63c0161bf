import type { RowState } from "@/data/admin-rows/publication";
import { passFocus } from "@/features/admin/ui/form/form-section";
import { RelativeTime, shortTime } from "@/features/admin/ui/format";
import { Button } from "@/shared/ui/button";
import { NoteBar, OTHER_FORM } from "../autosave-bar";
import { CopyText } from "../copy-text";
import type { EditorTypes } from "../editor-definition";
import type { Editor } from "../use-editor";
import type { CopyState } from "./copy-state";

interface EditorProps<T extends EditorTypes> {
	editor: Editor<T>;
}

/** Says that the form opened with stored changes, until they are published or discarded. */
export function CopyBar<T extends EditorTypes>({ editor }: EditorProps<T>) {
	const { copy, definition, stored, saving } = editor;
	if (!copy.note) return null;
	const { at, fields, isOutdated, foreignText } = copy.note;
	const { noun } = definition.kind;
	return (
		<NoteBar
			label="Unpublished changes"
			// An exact time: the note is announced, and words that follow the time would be announced every minute.
			title={`Unpublished changes from ${shortTime(at, new Date())}`}
			{...(foreignText ? { more: OTHER_FORM } : { fields })}
			note={
				foreignText
					? "They don't fit this form. Copy the text, paste the parts you need, and discard the rest."
					: isOutdated
						? `The saved ${noun} is newer than these changes. You can choose which version to keep when you save.`
						: null
			}
		>
			{foreignText ? <CopyText label="Copy text" tone="solid" text={foreignText} /> : null}
			{stored === "published" && !foreignText ? (
				<Button tone="solid" size="s" disabled={saving} onClick={() => void editor.publish()}>
					Publish changes
				</Button>
			) : null}
			<Button tone="line" size="s" disabled={saving} onClick={copy.discard}>
				Discard changes
			</Button>
		</NoteBar>
	);
}

interface CopyLineProps {
	copy: CopyState;
	stored: RowState | null;
	dirty: boolean;
	onDiscard: () => void;
	/** Classes of the texts, but not of the button. */
	noteStyles: string;
}

const keptHere = {
	offline: "Offline: kept on this device",
	"signed-out": "Signed out: kept on this device",
	failed: "Not saved on the server: kept on this device",
};

/** Where the changes are, under the state of the form. */
export function CopyLine({ copy: { step, copy }, stored, dirty, onDiscard, noteStyles }: CopyLineProps) {
	if (!stored || !dirty || step.name === "conflict" || step.name === "foreign") return null;
	return (
		<p ref={passFocus} className="m-0 flex gap-x-3 whitespace-nowrap pl-4.5 text-[0.8rem] text-ink-3">
			{step.name === "kept-here" ? <span className={noteStyles}>{keptHere[step.because]}</span> : null}
			{step.name === "waiting" || step.name === "sending" ? <span className={noteStyles}>Saving to the server…</span> : null}
			{step.name === "idle" && copy ? (
				<span className={noteStyles}>
					Saved on the server <RelativeTime at={copy.at} />
				</span>
			) : null}
			{copy ? (
				<button type="button" className="text-ink-2 underline underline-offset-3 hover:text-ink" onClick={onDiscard}>
					Discard<span className="@max-[46rem]:sr-only"> changes</span>
				</button>
			) : null}
		</p>
	);
}
