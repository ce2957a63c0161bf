import type { Editor } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { Heading2, Heading3, Heading4, ImageIcon, type LucideIcon, Table, Video } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isComposing } from "@/shared/lib/is-composing";
import { LEVELS } from "./block-nodes";
import { type PanelName, tools, useEditorSnapshot } from "./tools";

interface SlashItem {
	label: string;
	/** Other names that find the block. */
	words: string;
	Icon: LucideIcon;
	run: (editor: Editor, onPanel: (panel: PanelName) => void) => void;
}

const WORDS: Record<string, string> = {
	"Bulleted list": "ul points unordered",
	"Numbered list": "ol steps ordered",
	Quote: "citation blockquote",
	Callout: "note tip aside box",
	"Code block": "pre program",
	Divider: "hr line rule",
};

const HEADING_ICONS = { 2: Heading2, 3: Heading3, 4: Heading4 };

const ITEMS: SlashItem[] = [
	...LEVELS.map((level) => ({
		label: `Heading ${level}`,
		words: `h${level} title section`,
		Icon: HEADING_ICONS[level],
		run: (editor: Editor) => editor.chain().focus().setNode("heading", { level }).run(),
	})),
	...tools.blocks.map(({ label, Icon, run }) => ({ label, words: WORDS[label] ?? "", Icon, run })),
	{ label: "Picture", words: "image photo figure", Icon: ImageIcon, run: (_editor, onPanel) => onPanel("picture") },
	{ label: "Video", words: "youtube vimeo embed film", Icon: Video, run: (_editor, onPanel) => onPanel("link") },
	{ label: "Table", words: "grid rows columns", Icon: Table, run: (_editor, onPanel) => onPanel("table") },
];

/** The blocks that a typed word finds by the beginning of one of their names. */
export function slashItems(query: string): SlashItem[] {
	const typed = ` ${query.trimStart().toLowerCase()}`;
	return ITEMS.filter(({ label, words }) => ` ${label} ${words}`.toLowerCase().includes(typed));
}

interface Slash {
	from: number;
	query: string;
}

/** The slash and word that are all of the caret's paragraph; null anywhere else. */
export function slashAt({ selection: { $from, empty } }: EditorState): Slash | null {
	const { parent, parentOffset } = $from;
	const text = parent.textContent;
	if (!empty || parent.type.name !== "paragraph" || parentOffset !== text.length || parent.content.size !== text.length) return null;
	const query = /^\/((?! )[\p{L}\d ]{0,20})$/u.exec(text)?.[1];
	return query === undefined ? null : { from: $from.start(), query };
}

export interface SlashMenuState {
	items: SlashItem[];
	active: number;
	from: number;
	/** Handles a key of the text; returns whether it was one of the menu's. */
	onKey: (event: KeyboardEvent) => boolean;
	choose: (item: SlashItem) => void;
	/** Makes the option at an index the active one. */
	point: (index: number) => void;
}

export function useSlashMenu(editor: Editor | null, onPanel: (panel: PanelName) => void): SlashMenuState | null {
	const slash = useEditorSnapshot<Slash>(editor, ({ state, isFocused }) => (isFocused ? slashAt(state) : null));
	const [moved, setMoved] = useState({ query: "", steps: 0 });
	const [dismissed, setDismissed] = useState(false);
	const isOpen = slash !== null;
	useEffect(() => {
		if (!isOpen) setDismissed(false);
	}, [isOpen]);
	const items = slash ? slashItems(slash.query) : [];
	if (!editor || !slash || dismissed || items.length === 0) return null;
	const steps = moved.query === slash.query ? moved.steps : 0;
	const active = ((steps % items.length) + items.length) % items.length;
	const choose = (item: SlashItem) => {
		editor.commands.deleteRange({ from: slash.from, to: slash.from + 1 + slash.query.length });
		item.run(editor, onPanel);
	};
	const onKey = (event: KeyboardEvent) => {
		const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
		if (isComposing(event) || ctrlKey || metaKey || altKey || shiftKey) return false;
		const item = items[active];
		if (key === "ArrowDown" || key === "ArrowUp") setMoved({ query: slash.query, steps: steps + (key === "ArrowDown" ? 1 : -1) });
		else if ((key === "Enter" || key === "Tab") && item) choose(item);
		else if (key === "Escape") setDismissed(true);
		else return false;
		return true;
	};
	const point = (index: number) => setMoved({ query: slash.query, steps: index });
	return { items, active, from: slash.from, onKey, choose, point };
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

// The sticky bar of buttons at the bottom of the form covers this height.
const COVERED = 120;

// Heights of the list: four options, and six and a half.
const ENOUGH = 190;
const TALLEST = 288;

export function SlashMenu({ id, editor, menu }: { id: string; editor: Editor; menu: SlashMenuState }) {
	const { items, active, from, choose, point } = menu;
	const list = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: fewer items make the list shorter.
	useLayoutEffect(() => {
		if (list.current) placeAt(list.current, editor, from);
	}, [editor, from, items.length]);
	useEffect(() => {
		list.current?.children[active]?.scrollIntoView({ block: "nearest" });
	}, [active]);
	useLayoutEffect(() => {
		const textbox = editor.view.dom;
		textbox.setAttribute("aria-controls", id);
		textbox.setAttribute("aria-activedescendant", optionId(id, active));
		return () => {
			textbox.removeAttribute("aria-controls");
			textbox.removeAttribute("aria-activedescendant");
		};
	}, [editor, id, active]);
	return (
		<div
			ref={list}
			id={id}
			role="listbox"
			aria-label="Blocks"
			// A list that scrolls has to be focusable, but Tab chooses and a press keeps the caret in the text.
			tabIndex={0}
			onMouseDown={(event) => event.preventDefault()}
			className="absolute z-30 w-60 overflow-y-auto overscroll-contain rounded-box border border-line-strong bg-surface p-1.5 shadow-pop"
		>
			{items.map((item, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the textbox has the focus and handles the keys.
				<div
					key={item.label}
					id={optionId(id, index)}
					role="option"
					tabIndex={-1}
					aria-selected={index === active}
					onMouseMove={() => point(index)}
					onClick={() => choose(item)}
					className="flex min-h-11 cursor-pointer items-center gap-3 rounded-chip px-3 text-[0.92rem] text-ink-2 aria-selected:bg-sunken aria-selected:text-ink"
				>
					<item.Icon aria-hidden="true" className="size-4.5 shrink-0" />
					{item.label}
				</div>
			))}
		</div>
	);
}

/** Below the line with the slash, or above it when there is too little room below; both in a positioned parent. */
function placeAt(list: HTMLElement, editor: Editor, from: number): void {
	const frame = list.offsetParent?.getBoundingClientRect() ?? new DOMRect();
	const line = editor.view.coordsAtPos(from);
	const [below, above] = [innerHeight - COVERED - line.bottom, line.top - COVERED];
	const goesAbove = below < ENOUGH && above > below;
	list.style.maxHeight = `${Math.max(ENOUGH, Math.min(TALLEST, goesAbove ? above : below))}px`;
	list.style.top = `${(goesAbove ? line.top - list.offsetHeight - 6 : line.bottom + 6) - frame.top}px`;
	list.style.left = `${Math.max(8, Math.min(line.left - frame.left, frame.width - list.offsetWidth - 8))}px`;
}
