import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { Picture } from "./figure";
import { LinkPanel } from "./link-panel";
import { insertPicture } from "./picture-commands";
import { PicturePanel } from "./picture-panel";
import { TablePanel } from "./table-panel";
import type { TextboxProps } from "./textbox-props";
import { Toolbar } from "./toolbar";
import type { PanelName } from "./tools";
import { useRichEditor } from "./use-rich-editor";
import { useToolbarState } from "./use-toolbar-state";
import type { LoadedText } from "./use-writing";

interface WritePaneProps extends TextboxProps {
	text: LoadedText;
	onWritten: (read: () => string) => void;
	onNotice: (text: string) => void;
	pickPicture?: () => Promise<Picture | null>;
	onPictureFiles?: (files: File[]) => Promise<Picture[]>;
	ref: Ref<{ focus: () => void }>;
}

/** The text with the look of the page, and the toolbar over it. */
export function WritePane({ id, label, text, onWritten, pickPicture, ref, ...props }: WritePaneProps) {
	const host = useRef<HTMLDivElement>(null);
	const toolbar = useRef<HTMLDivElement>(null);
	const [panel, setPanel] = useState<PanelName | null>(null);
	const onKey = (event: KeyboardEvent): boolean => {
		if (event.altKey && event.key === "F10") toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
		else if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "k") setPanel("link");
		else return false;
		event.preventDefault();
		return true;
	};
	const attributes = {
		id,
		role: "textbox",
		"aria-label": label,
		"aria-multiline": "true",
		"aria-invalid": String(props["aria-invalid"]),
		"aria-required": String(props["aria-required"]),
		...(props["aria-describedby"] ? { "aria-describedby": props["aria-describedby"] } : {}),
	};
	const { disabled, onBlur, onNotice, onPictureFiles } = props;
	const { editor, load } = useRichEditor(host, {
		value: text.value,
		attributes,
		disabled,
		onWritten,
		onBlur,
		onKey,
		onNotice,
		onPictureFiles,
	});
	const loaded = useRef(text);
	useEffect(() => {
		if (!editor || loaded.current === text) return;
		loaded.current = text;
		load(text.value);
	});
	const state = useToolbarState(editor);
	useImperativeHandle(ref, () => ({ focus: () => void editor?.commands.focus() }), [editor]);
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
		else if (name === "table" && !state?.inTable) editor?.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
		else if (name === "picture" && !state?.inPicture && pickPicture) void choose();
		else setPanel(name);
	};
	return (
		<>
			<div className="writing-bar">
				{editor && state && !disabled ? (
					<Toolbar ref={toolbar} id={id} editor={editor} state={state} panel={panel} onPanel={open} />
				) : (
					<div className="h-12" />
				)}
				{editor && panel === "link" ? <LinkPanel editor={editor} onClose={close} /> : null}
				{editor && panel === "picture" ? <PicturePanel editor={editor} onClose={close} pickPicture={pickPicture} /> : null}
				{editor && panel === "table" ? <TablePanel editor={editor} onClose={close} /> : null}
			</div>
			<div ref={host} onPointerDown={() => setPanel(null)} />
		</>
	);
}
