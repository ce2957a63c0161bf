import { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import type { EditorProps } from "@tiptap/pm/view";
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { commandLetter } from "@/features/admin/ui/shortcut-keys";
import { isStoredAs } from "@/shared/lib/rich-text/clean-for-storage";
import type { Picture } from "./block-nodes";
import { enterField, FindPanel } from "./find-panel";
import { ForeignPictures, type PictureCopies } from "./foreign-pictures";
import { LinkPanel, TablePanel } from "./panels";
import { type PasteEvents, pasteHandlers } from "./paste";
import { insertPicture, PicturePanel } from "./picture-panel";
import { extensions } from "./schema";
import { SlashMenu, type SlashMenuState, useSlashMenu } from "./slash-menu";
import { toBody, toDocument } from "./to-document";
import { isEmptyDocument, saysTheSame, toHtml } from "./to-html";
import { Toolbar } from "./toolbar";
import { BlockKeys, insertTable, type PanelName, type ToolbarState, useToolbarState } from "./tools";
import type { LoadedText } from "./use-modes";

export interface TextboxProps {
	id: string;
	label: string;
	disabled: boolean;
	onBlur: () => void;
	"aria-describedby": string | undefined;
	"aria-invalid": boolean;
	"aria-required": boolean;
}

interface WritePaneProps extends TextboxProps, PasteEvents {
	text: LoadedText;
	onWritten: (read: () => string) => void;
	pickPicture?: () => Promise<Picture | null>;
	pictureCopies?: PictureCopies;
	ref: Ref<{ focus: () => void }>;
}

export function WritePane({ ref, ...props }: WritePaneProps) {
	const { id, disabled, pickPicture } = props;
	const host = useRef<HTMLDivElement>(null);
	const toolbar = useRef<HTMLDivElement>(null);
	const findField = useRef<HTMLInputElement>(null);
	const slash = useRef<SlashMenuState | null>(null);
	const onKey = (event: KeyboardEvent): boolean => {
		if (slash.current?.onKey(event)) event.stopPropagation();
		else if (event.altKey && event.key === "F10") toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
		else if (isShortcut(event, "k")) panels.show("link");
		else if (isShortcut(event, "f")) {
			panels.show("find");
			enterField(findField.current);
		} else return false;
		event.preventDefault();
		return true;
	};
	const editor = useRichEditor(host, props, onKey);
	const state = useToolbarState(editor);
	const menu = useSlashMenu(editor, (name) => panels.open(name));
	slash.current = menu;
	useImperativeHandle(ref, () => ({ focus: () => void editor?.commands.focus() }), [editor]);
	const panels = usePanels(editor, state, pickPicture);
	const { panel, close } = panels;
	return (
		<>
			<div className="writing-bar">
				{editor && state && !disabled ? (
					<Toolbar
						ref={toolbar}
						id={id}
						editor={editor}
						state={state}
						panel={panel}
						onPanel={panels.open}
						onReselect={panels.leavePicture}
					/>
				) : (
					<div className="h-12" />
				)}
				{editor && panel === "link" ? <LinkPanel editor={editor} onClose={close} /> : null}
				{editor && panel === "picture" ? <PicturePanel editor={editor} onClose={close} pickPicture={pickPicture} /> : null}
				{editor && panel === "table" ? <TablePanel editor={editor} onClose={close} /> : null}
				{editor && panel === "find" ? <FindPanel ref={findField} editor={editor} onClose={close} /> : null}
			</div>
			<div className="relative">
				<div ref={host} onPointerDown={panels.leave} />
				{editor && menu ? <SlashMenu id={`${id}-blocks`} editor={editor} menu={menu} /> : null}
			</div>
			{editor && props.pictureCopies && !disabled ? (
				<ForeignPictures editor={editor} copies={props.pictureCopies} onNotice={props.onNotice} />
			) : null}
		</>
	);
}

/** The panel that is open under the toolbar. */
function usePanels(editor: Editor | null, state: ToolbarState | null, pickPicture: WritePaneProps["pickPicture"]) {
	const [panel, setPanel] = useState<PanelName | null>(null);
	// In the text, another picture, link or table can be selected, to which the values of a panel don't belong.
	const leave = useCallback(() => setPanel((now) => (now === "find" ? now : null)), []);
	useEffect(() => {
		editor?.on("focus", leave);
		return () => void editor?.off("focus", leave);
	}, [editor, leave]);
	const close = () => {
		setPanel(null);
		editor?.commands.focus();
	};
	const choose = async () => {
		const picture = await pickPicture?.();
		if (picture && editor) insertPicture(editor, picture);
	};
	const open = (name: PanelName) => {
		if (panel === name) close();
		else if (name === "table" && !state?.inTable && editor) insertTable(editor);
		else if (name === "picture" && !state?.inPicture && pickPicture) void choose();
		else setPanel(name);
	};
	const leavePicture = () => setPanel((now) => (now === "picture" ? null : now));
	return { panel, show: setPanel, open, close, leave, leavePicture };
}

const isShortcut = (event: KeyboardEvent, letter: string): boolean => commandLetter(event) === letter && !event.shiftKey;

type RichEditorProps = Omit<WritePaneProps, "ref">;

// A text that the admin hasn't changed is given back as it was loaded, byte for byte.
interface Loaded {
	doc: Node;
	value: string;
}

function useRichEditor(
	host: { current: HTMLElement | null },
	props: RichEditorProps,
	onKey: (event: KeyboardEvent) => boolean,
): Editor | null {
	const latest = useRef({ props, onKey });
	latest.current = { props, onKey };
	const loaded = useRef<Loaded | null>(null);
	const [editor, setEditor] = useState<Editor | null>(null);
	useEffect(() => {
		if (!host.current) return;
		const { value } = latest.current.props.text;
		const created = createEditor(host.current, value, latest, loaded);
		loaded.current = { doc: created.state.doc, value };
		settle(created);
		setEditor(created);
		return () => {
			setEditor(null);
			created.destroy();
		};
	}, [host]);
	useEffect(() => editor?.setEditable(!props.disabled, false), [editor, props.disabled]);
	// ProseMirror reads the attributes of the textbox on each update.
	const attributes = JSON.stringify(ownAttributes(props));
	// biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are read from the latest props.
	useEffect(() => editor?.view.updateState(editor.state), [editor, attributes]);
	const shown = useRef(props.text);
	useEffect(() => {
		if (!editor || shown.current === props.text) return;
		shown.current = props.text;
		const { value } = props.text;
		const { doc: written } = editor.state;
		if (isStoredAs(window, toValue(written, loaded.current), value)) {
			// A save has cleaned the text, which looks the same: the caret and the undo history stay.
			loaded.current = { doc: written, value };
			return;
		}
		const doc = toDocument(toBody(value), editor.schema);
		loaded.current = { doc, value };
		// A new state has no undo history of the text before.
		editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }));
		settle(editor);
	});
	return editor;
}

const toValue = (doc: Node, from: Loaded | null): string => (from && saysTheSame(doc, from.doc) ? from.value : toHtml(doc));

interface Latest {
	current: { props: RichEditorProps; onKey: (event: KeyboardEvent) => boolean };
}

function createEditor(element: HTMLElement, value: string, latest: Latest, loaded: { current: Loaded | null }): Editor {
	const pasting = pasteHandlers(() => latest.current.props);
	return new Editor({
		element,
		extensions: [...extensions, BlockKeys],
		content: toDocument(toBody(value)).toJSON(),
		injectCSS: false,
		enablePasteRules: false,
		editable: !latest.current.props.disabled,
		editorProps: {
			...pasting,
			attributes: ({ doc }) => ({ ...ownAttributes(latest.current.props), ...placeholderAttributes(doc) }),
			handleKeyDown: (_view, event) => latest.current.onKey(event),
			handleDOMEvents: { ...pasting.handleDOMEvents, ...caretHandlers() },
		},
		onBlur: () => latest.current.props.onBlur(),
		onUpdate: ({ editor: { state }, transaction }) => {
			const from = loaded.current;
			// The editor's own repair, such as an empty last line or a missing table cell, is no change by the admin.
			if (from && !transaction.docChanged) {
				if (saysTheSame(transaction.before, from.doc)) loaded.current = { ...from, doc: state.doc };
				return;
			}
			const { doc } = state;
			latest.current.props.onWritten(() => toValue(doc, from));
		},
	});
}

// When a closing dialog returns the focus, the browser puts the caret at the start of the text: restore it.
function caretHandlers(): EditorProps["handleDOMEvents"] {
	let isPressed = false;
	return {
		// Firefox places the caret of a click before it moves the focus.
		mousedown: () => {
			isPressed = true;
			setTimeout(() => {
				isPressed = false;
			});
			return false;
		},
		focus: (view) => {
			if (!isPressed) view.focus();
		},
	};
}

// Triggers the editor's own repairs outside the undo history.
function settle(editor: Editor): void {
	editor.view.dispatch(editor.state.tr.setMeta("addToHistory", false));
}

const PLACEHOLDER = "Write or paste here. Type / for headings, lists, pictures and more.";

function placeholderAttributes(doc: Node): Record<string, string> {
	const empty = isEmptyDocument(doc);
	return { class: `rich-text writing-text${empty ? " writing-empty" : ""}`, "aria-placeholder": empty ? PLACEHOLDER : "" };
}

function ownAttributes(props: TextboxProps): Record<string, string> {
	return {
		id: props.id,
		role: "textbox",
		"aria-label": props.label,
		"aria-multiline": "true",
		"aria-invalid": String(props["aria-invalid"]),
		"aria-required": String(props["aria-required"]),
		...(props["aria-describedby"] ? { "aria-describedby": props["aria-describedby"] } : {}),
	};
}
