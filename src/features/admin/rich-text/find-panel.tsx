import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { CaseSensitive, ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { commandLetter } from "@/features/admin/ui/shortcut-keys";
import { isComposing } from "@/shared/lib/is-composing";
import { Button } from "@/shared/ui/button";
import { ToolButton } from "./toolbar";
import { useEditorSnapshot } from "./tools";

interface Match {
	from: number;
	to: number;
}

interface Wanted {
	query: string;
	matchCase: boolean;
}

/** Every place of the words inside a block, in order; a space also finds a non-breaking one. */
export function findMatches(doc: Node, { query, matchCase }: Wanted): Match[] {
	if (query === "") return [];
	const source = query.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/[ \u00a0]/g, "[ \\u00a0]");
	const pattern = new RegExp(source, matchCase ? "gu" : "giu");
	const matches: Match[] = [];
	doc.descendants((block, at) => {
		if (!block.isTextblock) return true;
		const text = block.textBetween(0, block.content.size, undefined, "\ufffc");
		for (const { index, 0: found } of text.matchAll(pattern)) matches.push({ from: at + 1 + index, to: at + 1 + index + found.length });
		return false;
	});
	return matches;
}

const FIND = new PluginKey("find");

// More marks than this make typing slow.
const MAX_SHOWN = 1000;

interface Finder {
	plugin: Plugin;
	want: (wanted: Wanted) => void;
	matchesIn: (doc: Node) => Match[];
}

function createFinder(): Finder {
	let wanted: Wanted = { query: "", matchCase: false };
	let known: { doc: Node; matches: Match[] } | null = null;
	const matchesIn = (doc: Node) => {
		if (known?.doc !== doc) known = { doc, matches: findMatches(doc, wanted) };
		return known.matches;
	};
	const decorations = ({ doc, selection }: EditorState) => {
		const shown = matchesIn(doc).map((match, index) => {
			if (isAt(match, selection)) return [Decoration.inline(match.from, match.to, { class: "writing-found writing-found-now" })];
			return index < MAX_SHOWN ? [Decoration.inline(match.from, match.to, { class: "writing-found" })] : [];
		});
		return DecorationSet.create(doc, shown.flat());
	};
	const want = (next: Wanted) => {
		wanted = next;
		known = null;
	};
	return { plugin: new Plugin({ key: FIND, props: { decorations } }), want, matchesIn };
}

const isAt = (match: Match, at: Match): boolean => match.from === at.from && match.to === at.to;

function select(editor: Editor, match: Match | undefined): void {
	const { tr, doc } = editor.state;
	editor.view.dispatch(match ? tr.setSelection(TextSelection.create(doc, match.from, match.to)) : tr);
	editor.view.dom.querySelector(".writing-found-now")?.scrollIntoView({ block: "center" });
}

// insertText without words would delete a paragraph that it empties.
const put = (tr: Transaction, words: string, { from, to }: Match): Transaction =>
	words === "" ? tr.delete(from, to) : tr.insertText(words, from, to);

function selectedText({ state: { doc, selection } }: Editor): string {
	const isWithinBlock = selection instanceof TextSelection && selection.$from.sameParent(selection.$to);
	return isWithinBlock ? doc.textBetween(selection.from, selection.to).slice(0, 100) : "";
}

function useFinder(editor: Editor) {
	const [finder] = useState(createFinder);
	const [wanted, setWanted] = useState<Wanted>(() => ({ query: selectedText(editor), matchCase: false }));
	const [replaced, setReplaced] = useState<{ times: number; doc: Node } | null>(null);
	const start = useRef(editor.state.selection.from);
	useEffect(() => {
		editor.registerPlugin(finder.plugin);
		return () => {
			if (!editor.isDestroyed) editor.unregisterPlugin(FIND);
		};
	}, [editor, finder]);
	useEffect(() => {
		finder.want(wanted);
		const matches = finder.matchesIn(editor.state.doc);
		select(editor, matches.find(({ from }) => from >= start.current) ?? matches[0]);
	}, [editor, finder, wanted]);
	const place = useEditorSnapshot(editor, ({ state: { doc, selection } }) => {
		const matches = finder.matchesIn(doc);
		return { at: matches.findIndex((match) => isAt(match, selection)) + 1, of: matches.length };
	}) ?? { at: 0, of: 0 };
	const search = (change: Partial<Wanted>) => {
		setReplaced(null);
		setWanted((now) => ({ ...now, ...change }));
	};
	const move = (forward: boolean) => {
		setReplaced(null);
		const { doc, selection } = editor.state;
		const matches = finder.matchesIn(doc);
		const next = forward
			? (matches.find(({ from }) => from >= selection.to) ?? matches[0])
			: (matches.findLast(({ to }) => to <= selection.from) ?? matches.at(-1));
		select(editor, next);
	};
	const replace = (words: string) => {
		const { tr, doc, selection } = editor.state;
		const match = finder.matchesIn(doc).find((one) => isAt(one, selection));
		if (match) editor.view.dispatch(put(closeHistory(tr), words, match));
		move(true);
	};
	const replaceAll = (words: string) => {
		const { tr, doc } = editor.state;
		const matches = finder.matchesIn(doc);
		for (const match of matches.toReversed()) put(tr, words, match);
		if (matches.length > 0) editor.view.dispatch(closeHistory(tr));
		setReplaced({ times: matches.length, doc: editor.state.doc });
	};
	const times = replaced?.doc === editor.state.doc ? replaced.times : null;
	return { wanted, place, replaced: times, search, move, replace, replaceAll };
}

interface FindPanelProps {
	ref: RefObject<HTMLInputElement | null>;
	editor: Editor;
	onClose: () => void;
}

export function FindPanel({ ref: field, editor, onClose }: FindPanelProps) {
	const { wanted, place, replaced, search, move, replace, replaceAll } = useFinder(editor);
	const [words, setWords] = useState("");
	useEffect(() => enterField(field.current), [field]);
	const onKeyDown = (event: KeyboardEvent) => {
		const { target, key, shiftKey, ctrlKey, metaKey } = event;
		if (isComposing(event.nativeEvent)) return;
		if (key === "Escape") onClose();
		else if (commandLetter(event) === "f") enterField(field.current);
		else if (key !== "Enter" || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return;
		else if (target === field.current) move(!shiftKey);
		else replace(words);
		event.preventDefault();
		event.stopPropagation();
	};
	const none = place.of === 0;
	return (
		<div role="dialog" aria-label="Find and replace" onKeyDown={onKeyDown} className="grid gap-1.5 border-line border-t p-1.5">
			<div className="flex items-center gap-0.5">
				<input
					ref={field}
					aria-label="Find"
					placeholder="Find"
					value={wanted.query}
					onChange={(event) => search({ query: event.target.value })}
					autoComplete="off"
					spellCheck={false}
					className="control min-w-0 flex-1 py-1.5"
				/>
				<p role="status" className="m-0 min-w-[4.75rem] px-1.5 text-[0.82rem] text-ink-3 tabular-nums">
					{describeStatus(wanted.query, place, replaced)}
				</p>
				<ToolButton
					label="Match case"
					Icon={CaseSensitive}
					tabIndex={0}
					pressed={wanted.matchCase}
					onClick={() => search({ matchCase: !wanted.matchCase })}
				/>
				<ToolButton label="Previous match" keys="Shift+Enter" Icon={ChevronUp} tabIndex={0} idle={none} onClick={() => move(false)} />
				<ToolButton label="Next match" keys="Enter" Icon={ChevronDown} tabIndex={0} idle={none} onClick={() => move(true)} />
				<ToolButton label="Close find and replace" keys="Escape" Icon={X} tabIndex={0} onClick={onClose} />
			</div>
			<ReplaceRow words={words} off={none} onWords={setWords} onReplace={() => replace(words)} onReplaceAll={() => replaceAll(words)} />
		</div>
	);
}

interface ReplaceRowProps {
	words: string;
	off: boolean;
	onWords: (words: string) => void;
	onReplace: () => void;
	onReplaceAll: () => void;
}

function ReplaceRow({ words, off, onWords, onReplace, onReplaceAll }: ReplaceRowProps) {
	return (
		<div className="flex flex-wrap items-center gap-1.5">
			<input
				aria-label="Replace with"
				placeholder="Replace with"
				value={words}
				onChange={(event) => onWords(event.target.value)}
				autoComplete="off"
				className="control min-w-0 flex-1 basis-28 py-1.5"
			/>
			<Button tone="line" size="s" aria-disabled={off} onClick={onReplace}>
				Replace
			</Button>
			<Button tone="line" size="s" aria-disabled={off} onClick={onReplaceAll}>
				Replace all
			</Button>
		</div>
	);
}

/** Puts the caret into the field and selects its words, to be typed over. */
export function enterField(field: HTMLInputElement | null): void {
	field?.focus();
	field?.select();
}

function describeStatus(query: string, { at, of }: { at: number; of: number }, replaced: number | null): string {
	if (replaced !== null) return `${replaced} replaced`;
	if (query === "") return "";
	if (of === 0) return "No matches";
	return at === 0 ? `${of} found` : `${at} of ${of}`;
}
