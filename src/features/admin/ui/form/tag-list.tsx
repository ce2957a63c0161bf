import { X } from "lucide-react";
import { type ClipboardEvent, useId, useRef } from "react";
import { type FieldPath, type FieldValues, get, useController, useFormContext } from "react-hook-form";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { firstMessage, onEnter } from "./form-fields";
import { RemovedNote, useUndo } from "./undo";

/** Hint of every list of short entries. */
export const LIST_HINT = "Press Enter to add one, or paste a list separated by commas or lines.";

interface TagListFieldProps<Fields extends FieldValues> extends Omit<TagListProps, "entries" | "onEntries" | "text" | "onText" | "error"> {
	name: FieldPath<Fields>;
	/** Field that holds the unfinished entry: saving adds it, and it counts as unsaved. */
	pendingName: FieldPath<Fields>;
}

export function TagListField<Fields extends FieldValues>({ name, pendingName, ...list }: TagListFieldProps<Fields>) {
	const { control, formState } = useFormContext<Fields>();
	const entries = useController({ control, name });
	const pending = useController({ control, name: pendingName });
	return (
		<TagList
			{...list}
			entries={textsIn(entries.field.value)}
			onEntries={entries.field.onChange}
			text={typeof pending.field.value === "string" ? pending.field.value : ""}
			onText={pending.field.onChange}
			error={firstMessage(get(formState.errors, name))}
		/>
	);
}

function textsIn(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

interface TagListProps {
	label: string;
	kind: EntryKind;
	entries: string[];
	onEntries: (entries: string[]) => void;
	text: string;
	onText: (text: string) => void;
	hint?: string;
	error?: string;
	placeholder?: string;
	className?: string;
}

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

interface ChipProps {
	text: string;
	removeLabel: string;
	onRemove: () => void;
	wide?: boolean;
}

export function Chip({ text, removeLabel, onRemove, wide = false }: ChipProps) {
	return (
		<li
			className={classNames(
				"flex max-w-full items-start gap-1 border border-line bg-surface text-[0.9rem] leading-5",
				wide ? "rounded-[10px] py-2 pr-2 pl-3.5" : "rounded-full py-1 pr-1 pl-3",
			)}
		>
			<span className={classNames("min-w-0 py-0.5 break-words", wide ? "flex-1" : "")}>{text}</span>
			<button
				type="button"
				aria-label={removeLabel}
				onClick={onRemove}
				className="grid size-6 shrink-0 place-items-center rounded-full text-ink-3 transition-colors hover:bg-sunken hover:text-danger"
			>
				<X aria-hidden="true" className="size-3.5" />
			</button>
		</li>
	);
}

interface AddButtonProps {
	/** For screen readers. */
	label: string;
	onClick: () => void;
	beside?: boolean;
}

export function AddButton({ label, onClick, beside = false }: AddButtonProps) {
	return (
		<Button
			tone="line"
			className={classNames("justify-self-start", beside ? "@min-[44rem]:mt-[30px]" : "mt-px")}
			onClick={onClick}
			aria-label={label}
		>
			Add
		</Button>
	);
}

/** Commas and line breaks separate names; only line breaks separate sentences. */
export type EntryKind = "names" | "sentences";

function splitEntries(text: string, kind: EntryKind): string[] {
	return text
		.split(kind === "names" ? /[,\r\n]+/ : /[\r\n]+/)
		.map((entry) => entry.trim())
		.filter((entry) => entry !== "");
}

/** Adds entries, ignoring duplicates in any case; returns the same array if nothing is new. */
export function addEntries(list: string[], text: string, kind: EntryKind): string[] {
	const known = new Set(list.map((entry) => entry.toLocaleLowerCase()));
	const fresh: string[] = [];
	for (const entry of splitEntries(text, kind)) {
		const key = entry.toLocaleLowerCase();
		if (known.has(key)) continue;
		known.add(key);
		fresh.push(entry);
	}
	return fresh.length > 0 ? [...list, ...fresh] : list;
}
