import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import type { Picture } from "./figure";

/** The picture that is selected, or whose caption the cursor stands in. */
function placeOf(editor: Editor): { node: Node; at: number } | null {
	const { selection } = editor.state;
	if (selection instanceof NodeSelection && /^(figure|image)$/.test(selection.node.type.name))
		return { node: selection.node, at: selection.from };
	const { $from } = selection;
	return $from.parent.type.name === "figure" ? { node: $from.parent, at: $from.before() } : null;
}

export function pictureAt(editor: Editor): Picture | null {
	const place = placeOf(editor);
	return place ? { url: place.node.attrs.src ?? "", alt: place.node.attrs.alt ?? "" } : null;
}

/** Stands alone, with room for a caption. */
export function insertPicture(editor: Editor, { url, alt }: Picture): void {
	editor
		.chain()
		.focus()
		.insertContent({ type: "figure", attrs: { src: url, alt } })
		.run();
}

/** Another address is another picture, which has another size. */
export function setPicture(editor: Editor, { url, alt }: Picture): void {
	const place = placeOf(editor);
	if (!place) return;
	const size = url === place.node.attrs.src ? {} : { width: null, height: null };
	editor.view.dispatch(editor.state.tr.setNodeMarkup(place.at, null, { ...place.node.attrs, src: url, alt, ...size }));
	editor.commands.focus();
}

export function removePicture(editor: Editor): void {
	const place = placeOf(editor);
	if (place)
		editor
			.chain()
			.focus()
			.deleteRange({ from: place.at, to: place.at + place.node.nodeSize })
			.run();
}
