import type { Editor } from "@tiptap/core";
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
	Strikethrough,
	Subscript,
	Superscript,
	Underline,
	Undo2,
} from "lucide-react";

export interface Tool {
	label: string;
	/** As it is written on a keyboard of a PC. */
	keys: string;
	Icon: LucideIcon;
	/** What the cursor stands in when the button is pressed; without it the button has no state. */
	active?: string;
	run: (editor: Editor) => boolean;
	can?: (editor: Editor) => boolean;
}

const mark = (label: string, keys: string, Icon: LucideIcon, name: string): Tool => ({
	label,
	keys,
	Icon,
	active: name,
	run: (editor) => editor.chain().focus().toggleMark(name).run(),
	can: (editor) => editor.can().toggleMark(name),
});

/** Groups of buttons from left to right; the kind of block, links, pictures and tables have controls of their own. */
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
			run: (editor) => editor.chain().focus().toggleBulletList().run(),
		},
		{
			label: "Numbered list",
			keys: "Ctrl+Shift+7",
			Icon: ListOrdered,
			active: "orderedList",
			run: (editor) => editor.chain().focus().toggleOrderedList().run(),
		},
		{
			label: "Quote",
			keys: "Ctrl+Shift+B",
			Icon: Quote,
			active: "blockquote",
			run: (editor) => editor.chain().focus().toggleBlockquote().run(),
		},
		{
			label: "Code block",
			keys: "Ctrl+Alt+C",
			Icon: SquareCode,
			active: "codeBlock",
			run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
		},
		{ label: "Divider", keys: "---", Icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
	],
} satisfies Record<string, Tool[]>;

export type PanelName = "link" | "picture" | "table";
