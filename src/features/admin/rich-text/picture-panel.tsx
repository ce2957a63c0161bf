import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, NodeSelection } from "@tiptap/pm/state";
import { useId, useState } from "react";
import { ALT_TEXT_HINT } from "@/features/admin/ui/form/image-preview";
import { webAddress } from "@/shared/lib/web-address";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { createFigure, isCaption, leavePicture, type Picture } from "./block-nodes";
import { AddressField, Panel } from "./panels";

interface PicturePanelProps {
	editor: Editor;
	onClose: () => void;
	pickPicture?: () => Promise<Picture | null>;
}

export function PicturePanel({ editor, onClose, pickPicture }: PicturePanelProps) {
	const id = useId();
	const [chosen] = useState(() => pictureAt(editor));
	const [picture, setPicture] = useState<Picture>(() => chosen ?? { url: "", alt: "" });
	const [error, setError] = useState("");
	const apply = () => {
		const url = webAddress(picture.url);
		if (!url) return setError("Enter a web address, or a path on this site that starts with /.");
		const checked = { url, alt: picture.alt.trim() };
		if (chosen) changePicture(editor, checked, picture.url !== chosen.url);
		else insertPicture(editor, checked);
		onClose();
	};
	const remove = () => {
		removePicture(editor);
		onClose();
	};
	const changeAddress = (url: string) => {
		setPicture({ ...picture, url });
		setError("");
	};
	const changeAlt = (alt: string) => {
		setPicture({ ...picture, alt });
		// An alt text typed for another address belongs to another picture.
		if (chosen?.url === picture.url) writeAlt(editor, alt.trim());
	};
	const choose = async () => {
		const picked = await pickPicture?.();
		if (picked) setPicture(picked);
	};
	return (
		<Panel label="Picture" onClose={onClose} onEnter={apply}>
			<AddressField id={`${id}-address`} error={error} value={picture.url} onChange={changeAddress} />
			<Field id={`${id}-alt`} label="Alternative text" hint={`${ALT_TEXT_HINT} Leave empty if it is decorative.`}>
				{(control) => (
					<input
						{...control}
						data-first={chosen ? "" : undefined}
						value={picture.alt}
						onChange={(event) => changeAlt(event.target.value)}
						autoComplete="off"
					/>
				)}
			</Field>
			<Actions isNew={chosen === null} onApply={apply} onChoose={pickPicture ? () => void choose() : undefined} onRemove={remove} />
		</Panel>
	);
}

interface ActionsProps {
	isNew: boolean;
	onApply: () => void;
	onChoose: (() => void) | undefined;
	onRemove: () => void;
}

function Actions({ isNew, onApply, onChoose, onRemove }: ActionsProps) {
	return (
		<div className="flex flex-wrap gap-2">
			<Button tone="solid" size="s" onClick={onApply}>
				{isNew ? "Add picture" : "Change picture"}
			</Button>
			{onChoose ? (
				<Button tone="line" size="s" onClick={onChoose}>
					{isNew ? "Choose" : "Replace"}
				</Button>
			) : null}
			{isNew ? null : (
				<Button tone="quiet" size="s" onClick={onRemove}>
					Remove picture
				</Button>
			)}
		</div>
	);
}

function selectedPicture({ selection }: EditorState): { node: Node; at: number } | null {
	if (selection instanceof NodeSelection && /^(figure|image)$/.test(selection.node.type.name))
		return { node: selection.node, at: selection.from };
	const { $from } = selection;
	return isCaption($from.parent) ? { node: $from.node(-1), at: $from.before(-1) } : null;
}

function pictureAt(editor: Editor): Picture | null {
	const place = selectedPicture(editor.state);
	return place ? { url: place.node.attrs.src ?? "", alt: place.node.attrs.alt ?? "" } : null;
}

export function insertPicture(editor: Editor, picture: Picture): void {
	leavePicture(editor);
	editor.chain().focus().insertContent(createFigure(picture)).run();
}

function changePicture(editor: Editor, { url, alt }: Picture, isMoved: boolean): void {
	const place = selectedPicture(editor.state);
	if (!place) return;
	const { attrs, type } = place.node;
	const others = type.name === "figure" ? "picture" : "kept";
	// Another address is another picture: drop the size. A copy to the library can have moved the same picture since the panel opened.
	const moved = isMoved ? { src: url, [others]: withoutSize(attrs[others]) } : {};
	editor.view.dispatch(editor.state.tr.setNodeMarkup(place.at, null, { ...attrs, alt, ...moved }));
	editor.commands.focus();
}

/** Keeps the selection and the focus. */
function writeAlt({ state, view }: Editor, alt: string): void {
	const place = selectedPicture(state);
	if (!place) return;
	// Unlike setNodeAttribute, this is one undo step for adjacent changes.
	const tr = state.tr.setNodeMarkup(place.at, null, { ...place.node.attrs, alt });
	view.dispatch(state.selection instanceof NodeSelection ? tr.setSelection(NodeSelection.create(tr.doc, place.at)) : tr);
}

function withoutSize(attributes: Record<string, string> | null): Record<string, string> | null {
	const { width: _width, height: _height, ...others } = attributes ?? {};
	return others;
}

function removePicture(editor: Editor): void {
	const place = selectedPicture(editor.state);
	if (place)
		editor
			.chain()
			.focus()
			.deleteRange({ from: place.at, to: place.at + place.node.nodeSize })
			.run();
}
