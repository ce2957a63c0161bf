import { type ChainedCommands, type Editor, Extension } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import type { LucideIcon } from "lucide-react";
import {
	Bold,
	Code,
	Italic,
	List,
	ListOrdered,
	Minus,
	Quote,
	Redo2,
	SquareCode,
	StickyNote,
	Strikethrough,
	Subscript,
	Superscript,
	Underline,
	Undo2,
} from "lucide-react";
import { useCallback, useSyncExternalStore } from "react";
import { isCaption, LEVELS, leavePicture } from "./block-nodes";
import { toggleMark } from "./schema";

export interface Tool {
	label: string;
	keys: string;
	Icon: LucideIcon;
	active?: string;
	run: (editor: Editor) => boolean;
	can?: (editor: Editor) => boolean;
}

/** A chain of commands for one block. From a picture or its caption they go on in a new paragraph after it. */
function blockChain(editor: Editor, takesFocus = true): ChainedCommands {
	const { $from, $to } = editor.state.selection;
	if ($from.sameParent($to)) leavePicture(editor);
	return takesFocus ? editor.chain().focus() : editor.chain();
}

/**
 * @param kind "paragraph" or the level of a heading
 * @param takesFocus whether the focus moves into the text
 */
export function setBlock(editor: Editor, kind: string, takesFocus = true): void {
	const chain = blockChain(editor, takesFocus);
	if (kind === "paragraph") chain.setNode("paragraph").run();
	else chain.setNode("heading", { level: Number(kind) }).run();
}

export function insertTable(editor: Editor): void {
	blockChain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
}

/** From a caption, puts the box around the picture, or removes it, and keeps the caret. */
function toggleBox(editor: Editor, name: string): boolean {
	const { $from, $to, from, to } = editor.state.selection;
	const chain = editor.chain().focus();
	if (!isCaption($from.parent) || !$from.sameParent($to)) return chain.toggleWrap(name).run();
	return chain
		.setNodeSelection($from.before(-1))
		.toggleWrap(name)
		.command(({ tr }) => {
			tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(from), tr.mapping.map(to)));
			return true;
		})
		.run();
}

const mark = (label: string, keys: string, Icon: LucideIcon, name: string): Tool => ({
	label,
	keys,
	Icon,
	active: name,
	run: (editor) => toggleMark(editor, name),
	can: (editor) => editor.can().toggleMark(name),
});

export const tools = {
	history: [
		{
			label: "Undo",
			keys: "Ctrl+Z",
			Icon: Undo2,
			run: (editor) => editor.chain().focus().undo().run(),
			can: (editor) => editor.can().undo(),
		},
		{
			label: "Redo",
			keys: "Ctrl+Shift+Z",
			Icon: Redo2,
			run: (editor) => editor.chain().focus().redo().run(),
			can: (editor) => editor.can().redo(),
		},
	],
	marks: [
		mark("Bold", "Ctrl+B", Bold, "bold"),
		mark("Italic", "Ctrl+I", Italic, "italic"),
		mark("Underline", "Ctrl+U", Underline, "underline"),
		mark("Strikethrough", "Ctrl+Shift+S", Strikethrough, "strike"),
		mark("Code", "Ctrl+E", Code, "code"),
		mark("Subscript", "Ctrl+,", Subscript, "sub"),
		mark("Superscript", "Ctrl+.", Superscript, "sup"),
	],
	blocks: [
		{
			label: "Bulleted list",
			keys: "Ctrl+Shift+8",
			Icon: List,
			active: "bulletList",
			run: (editor) => blockChain(editor).toggleBulletList().run(),
		},
		{
			label: "Numbered list",
			keys: "Ctrl+Shift+7",
			Icon: ListOrdered,
			active: "orderedList",
			run: (editor) => blockChain(editor).toggleOrderedList().run(),
		},
		{
			label: "Quote",
			keys: "Ctrl+Shift+B",
			Icon: Quote,
			active: "blockquote",
			run: (editor) => toggleBox(editor, "blockquote"),
		},
		{
			label: "Callout",
			keys: "Ctrl+Alt+O",
			Icon: StickyNote,
			active: "callout",
			run: (editor) => toggleBox(editor, "callout"),
		},
		{
			label: "Code block",
			keys: "Ctrl+Alt+C",
			Icon: SquareCode,
			active: "codeBlock",
			run: (editor) => blockChain(editor).toggleCodeBlock().run(),
		},
		{
			label: "Divider",
			keys: "---",
			Icon: Minus,
			run: (editor) => blockChain(editor).setHorizontalRule().run(),
		},
	],
} satisfies Record<string, Tool[]>;

/** The keys of blocks do what the toolbar does, also in the caption of a picture. */
export const BlockKeys = Extension.create({
	name: "blockKeys",
	priority: 2000,
	addKeyboardShortcuts() {
		const { editor } = this;
		const ofTools = tools.blocks
			.filter(({ keys }) => keys.startsWith("Ctrl"))
			.map(({ keys, run }) => [keys.toLowerCase().replace("ctrl", "mod").replaceAll("+", "-"), () => run(editor)]);
		const ofHeadings = LEVELS.map((level) => [
			`mod-alt-${level}`,
			() => blockChain(editor).toggleNode("heading", "paragraph", { level }).run(),
		]);
		return Object.fromEntries([...ofTools, ...ofHeadings, ["mod-alt-0", () => blockChain(editor).setNode("paragraph").run()]]);
	},
});

export type PanelName = "link" | "picture" | "table" | "find";

export interface ToolbarState {
	/** "paragraph", or the heading's level; empty when the kind can't be changed. */
	block: string;
	// Labels of the pressed and of the disabled buttons.
	pressed: string[];
	idle: string[];
	inLink: boolean;
	inPicture: boolean;
	inTable: boolean;
}

const ALL: Tool[] = Object.values(tools).flat();

export function useToolbarState(editor: Editor | null): ToolbarState | null {
	return useEditorSnapshot(editor, readState);
}

/** What `read` finds after each change of the editor. It is compared as a string, so that typing doesn't render the toolbar again. */
export function useEditorSnapshot<T>(editor: Editor | null, read: (editor: Editor) => T | null): T | null {
	const subscribe = useCallback(
		(changed: () => void) => {
			editor?.on("transaction", changed);
			return () => {
				editor?.off("transaction", changed);
			};
		},
		[editor],
	);
	const state = useSyncExternalStore(subscribe, () => (editor && !editor.isDestroyed ? JSON.stringify(read(editor)) : "null"));
	return JSON.parse(state);
}

function readState(editor: Editor): ToolbarState {
	return {
		block: readBlock(editor),
		pressed: ALL.filter(({ active }) => active && editor.isActive(active)).map(({ label }) => label),
		idle: ALL.filter(({ can }) => can && !can(editor)).map(({ label }) => label),
		inLink: editor.isActive("link"),
		inPicture: editor.isActive("figure") || editor.isActive("image"),
		inTable: editor.isActive("table"),
	};
}

function readBlock(editor: Editor): string {
	if (editor.isActive("heading")) return String(editor.getAttributes("heading").level);
	return editor.isActive("paragraph") ? "paragraph" : "";
}
