import { type ClipboardEvent, useId, useRef } from "react";
import { Field } from "@/shared/ui/field";
import { AddButton } from "./add-button";
import { Chip } from "./chip";
import { onEnter } from "./enter-key";
import { addEntries, type EntryKind, splitEntries } from "./entry-list";
import { RemovedNote } from "./removed-note";
import { useUndo } from "./use-undo";

export interface TagListProps {
	label: string;
	/** Names become chips, sentences become lines. */
	kind: EntryKind;
	entries: string[];
	onEntries: (entries: string[]) => void;
	/** What stands in the box and is not added yet. */
	text: string;
	onText: (text: string) => void;
	hint?: string;
	error?: string;
	placeholder?: string;
	className?: string;
}

/** A list of short texts: Enter or Add adds, a pasted list adds all, a button on each removes it. */
export function TagList({ label, kind, entries, onEntries, text, onText, hint, error, placeholder, className }: TagListProps) {
	const id = useId();
	const box = useRef<HTMLInputElement>(null);
	const { removed, remember, undo } = useUndo(entries, onEntries);
	const add = (added: string) => {
		const next = addEntries(entries, added, kind);
		if (next !== entries) onEntries(next);
	};
	const addText = () => {
		add(text);
		onText("");
		box.current?.focus();
	};
	const remove = (position: number) => {
		const next = entries.filter((_entry, index) => index !== position);
		remember(entries, next, entries[position] ?? "");
		onEntries(next);
	};
	const paste = (event: ClipboardEvent) => {
		const pasted = event.clipboardData.getData("text");
		if (splitEntries(pasted, kind).length < 2) return;
		event.preventDefault();
		add(pasted);
	};
	return (
		<div className={className}>
			<Field id={id} label={label} hint={hint} error={error}>
				{(control) => (
					<div className="flex gap-2">
						<input
							{...control}
							ref={box}
							type="text"
							value={text}
							placeholder={placeholder}
							autoComplete="off"
							enterKeyHint="enter"
							onChange={(event) => onText(event.target.value)}
							onKeyDown={onEnter(addText)}
							onPaste={paste}
						/>
						<AddButton label={`Add to ${label}`} onClick={addText} />
					</div>
				)}
			</Field>
			<Entries label={label} kind={kind} entries={entries} onRemove={remove} />
			<RemovedNote removed={removed} undo={undo} onUndone={() => box.current?.focus()} />
		</div>
	);
}

function Entries({
	label,
	kind,
	entries,
	onRemove,
}: Pick<TagListProps, "label" | "kind" | "entries"> & { onRemove: (position: number) => void }) {
	if (entries.length === 0) return null;
	return (
		<ul aria-label={label} className={`m-0 mt-3 list-none gap-2 p-0 ${kind === "names" ? "flex flex-wrap" : "grid"}`}>
			{entries.map((entry, index) => (
				<Chip key={entry} text={entry} removeLabel={`Remove ${entry}`} onRemove={() => onRemove(index)} wide={kind === "sentences"} />
			))}
		</ul>
	);
}
