import { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { useEffect, useRef, useState } from "react";
import { bodyOf, isEmptyDocument, saysTheSame, toDocument, toHtml } from "./document";
import { extensions } from "./extensions";
import { type PasteEvents, pasteHandlers } from "./paste";

const HINT = "Write here, or paste. # and a space make a heading, - a list, > a quote.";

export interface RichEditorOptions extends PasteEvents {
	value: string;
	/** What the textbox says of itself: its id, its label, its error. */
	attributes: Record<string, string>;
	disabled: boolean;
	/** Somebody changed the document; `read` gives what is to be stored. */
	onWritten: (read: () => string) => void;
	onBlur: () => void;
	/** A key was pressed in the text; true takes it. */
	onKey: (event: KeyboardEvent) => boolean;
}

export interface RichEditor {
	editor: Editor | null;
	/** Puts another text into the editor, and forgets what could be undone in the one before. */
	load: (value: string) => void;
}

/** The rich editor in an element of the page. What it was given and nobody changed it gives back as it was, to the letter. */
export function useRichEditor(host: { current: HTMLElement | null }, options: RichEditorOptions): RichEditor {
	const latest = useRef(options);
	latest.current = options;
	const origin = useRef<{ held: Node; value: string } | null>(null);
	const [editor, setEditor] = useState<Editor | null>(null);
	useEffect(() => {
		if (!host.current) return;
		const made = new Editor({
			element: host.current,
			extensions,
			content: toDocument(bodyOf(latest.current.value)).toJSON(),
			injectCSS: false,
			// What is pasted as text stays as it was written.
			enablePasteRules: false,
			editable: !latest.current.disabled,
			editorProps: {
				...pasteHandlers(() => latest.current),
				attributes: (state) => textboxAttributes(latest.current.attributes, state.doc),
				handleKeyDown: (_view, event) => latest.current.onKey(event),
			},
			onBlur: () => latest.current.onBlur(),
			onUpdate: ({ editor: { state }, transaction }) => {
				const from = origin.current;
				// The editor put something in order by itself (an empty last line, a table's missing cell): nobody wrote anything.
				if (from && !transaction.docChanged) {
					if (saysTheSame(transaction.before, from.held)) origin.current = { ...from, held: state.doc };
					return;
				}
				const { doc } = state;
				latest.current.onWritten(() => (from && saysTheSame(doc, from.held) ? from.value : toHtml(doc)));
			},
		});
		origin.current = { held: made.state.doc, value: latest.current.value };
		settle(made);
		setEditor(made);
		return () => {
			setEditor(null);
			made.destroy();
		};
	}, [host]);
	useEffect(() => editor?.setEditable(!options.disabled, false), [editor, options.disabled]);
	// The attributes are read with each state: a new one brings the label and the error of now.
	const attributes = JSON.stringify(options.attributes);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are read from the latest options.
	useEffect(() => editor?.view.updateState(editor.state), [editor, attributes]);
	const load = (value: string) => {
		if (!editor) return;
		const doc = toDocument(bodyOf(value), editor.schema);
		origin.current = { held: doc, value };
		editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }));
		settle(editor);
	};
	return { editor, load };
}

/** What the editor puts in order by itself it does now, where nobody could undo it; and the toolbar learns of a new text. */
function settle(editor: Editor): void {
	editor.view.dispatch(editor.state.tr.setMeta("addToHistory", false));
}

function textboxAttributes(own: Record<string, string>, held: Node): Record<string, string> {
	const empty = isEmptyDocument(held);
	return { ...own, class: `rich-text writing-text${empty ? " writing-empty" : ""}`, "aria-placeholder": empty ? HINT : "" };
}
