import { Extension } from "@tiptap/core";
import { Fragment, type ResolvedPos, type Schema, Slice } from "@tiptap/pm/model";
import { NodeSelection, Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { createFigure, isCaption } from "./block-nodes";

/** Stands for dropped picture files, which become figures. */
export function figureSlice(schema: Schema): Slice {
	return new Slice(Fragment.from(schema.nodeFromJSON(createFigure({ url: "", alt: "" }))), 0, 0);
}

/**
 * Where a drop at a point of the screen goes: whole blocks to the nearer edge of a block, pictures in a line to the nearer end of a
 * word, anything else to the letter.
 *
 * @param dragged null for text of another program
 * @returns a position in the document, or null outside the text
 */
export function dropPlace(view: EditorView, { clientX, clientY }: DragEvent, dragged: Slice | null): number | null {
	const under = view.posAtCoords({ left: clientX, top: clientY });
	if (!under) return null;
	const $pos = view.state.doc.resolve(under.pos);
	if (!dragged || !isWhole(dragged)) return under.pos;
	return dragged.content.firstChild?.isInline ? endOfWord($pos) : besideBlock($pos, dragged.content, nearerSide(view, $pos, clientY));
}

const isWhole = ({ openStart, openEnd, content }: Slice): boolean =>
	openStart === 0 && openEnd === 0 && content.childCount === 1 && content.firstChild?.isText === false;

type Side = "before" | "after";

function nearerSide(view: EditorView, $pos: ResolvedPos, y: number): Side {
	const depth = isCaption($pos.parent) ? $pos.depth - 1 : $pos.depth;
	const block = depth > 0 ? view.nodeDOM($pos.before(depth)) : null;
	if (!(block instanceof HTMLElement)) return "after";
	const { top, height } = block.getBoundingClientRect();
	return y < top + height / 2 ? "before" : "after";
}

/** The nearest place on this side of the block that takes the content. */
export function besideBlock($pos: ResolvedPos, content: Fragment, side: Side): number {
	for (let depth = $pos.depth; depth > 0; depth--) {
		const index = side === "before" ? $pos.index(depth - 1) : $pos.indexAfter(depth - 1);
		if ($pos.node(depth - 1).canReplace(index, index, content)) return side === "before" ? $pos.before(depth) : $pos.after(depth);
	}
	return $pos.pos;
}

const WORD = /[\p{L}\p{M}\p{N}'’_-]/u;

function endOfWord($pos: ResolvedPos): number {
	const { parent, parentOffset, pos } = $pos;
	if (!parent.inlineContent) return pos;
	const text = parent.textBetween(0, parent.content.size, undefined, "\ufffc");
	const isWord = (at: number) => WORD.test(text.charAt(at)) || /[\ud800-\udfff]/.test(text.charAt(at));
	let [start, end] = [parentOffset, parentOffset];
	while (start > 0 && isWord(start - 1)) start -= 1;
	while (isWord(end)) end += 1;
	if (start === parentOffset || end === parentOffset) return pos;
	return pos + (parentOffset - start <= end - parentOffset ? start : end) - parentOffset;
}

const dragsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") === true;

function draggedSlice(view: EditorView, event: DragEvent): Slice | null {
	return view.dragging?.slice ?? (dragsFiles(event) ? figureSlice(view.state.schema) : null);
}

/** Moves or copies a dragged block or picture; ProseMirror drops anything else. */
function dropWhole(view: EditorView, event: DragEvent, slice: Slice, moved: boolean): boolean {
	const place = isWhole(slice) ? dropPlace(view, event, slice) : null;
	const [node] = slice.content.content;
	if (place === null || !node) return false;
	const { tr, doc } = view.state;
	const { dragging } = view;
	const dragged = dragging && "node" in dragging && dragging.node instanceof NodeSelection ? dragging.node : null;
	if (moved && dragged) dragged.replace(tr);
	else if (moved) tr.deleteSelection();
	const at = tr.mapping.map(place);
	tr.insert(at, node);
	if (NodeSelection.isSelectable(node)) tr.setSelection(NodeSelection.create(tr.doc, at));
	if (!tr.doc.eq(doc)) view.dispatch(tr.setMeta("uiEvent", "drop"));
	view.focus();
	return true;
}

const THICKNESS = 3;

/** A line where the dragged content would go. */
function showAt(view: EditorView, line: HTMLElement, place: number): void {
	const frame = view.dom.parentElement;
	if (!frame) return;
	frame.append(line);
	const $place = view.state.doc.resolve(place);
	const { left, right, top, bottom } = $place.parent.inlineContent ? view.coordsAtPos(place) : edgeAt(view, $place);
	const isUpright = $place.parent.inlineContent;
	const origin = line.offsetParent?.getBoundingClientRect() ?? new DOMRect();
	line.style.left = `${left - origin.left - (isUpright ? THICKNESS / 2 : 0)}px`;
	line.style.top = `${top - origin.top - (isUpright ? 0 : THICKNESS / 2)}px`;
	line.style.width = `${isUpright ? THICKNESS : right - left}px`;
	line.style.height = `${isUpright ? bottom - top : THICKNESS}px`;
}

/** The middle of the gap between the blocks at a place. */
function edgeAt(view: EditorView, $place: ResolvedPos): { left: number; right: number; top: number; bottom: number } {
	const { nodeBefore, nodeAfter, pos } = $place;
	const measureNode = (at: number) => {
		const node = view.nodeDOM(at);
		return node instanceof HTMLElement ? node.getBoundingClientRect() : null;
	};
	const above = nodeBefore ? measureNode(pos - nodeBefore.nodeSize) : null;
	const below = nodeAfter ? measureNode(pos) : null;
	const { left, right } = above ?? below ?? view.dom.getBoundingClientRect();
	const top = above && below ? (above.bottom + below.top) / 2 : (above?.bottom ?? below?.top ?? view.dom.getBoundingClientRect().top);
	return { left, right, top, bottom: top };
}

function draggingPlugin(): Plugin {
	const line = document.createElement("div");
	line.className = "writing-drop";
	const hide = () => {
		line.remove();
		return false;
	};
	return new Plugin({
		view: () => ({ destroy: hide }),
		props: {
			handleDrop: dropWhole,
			handleDOMEvents: {
				dragover: (view, event) => {
					const place = view.editable ? dropPlace(view, event, draggedSlice(view, event)) : null;
					if (place === null) return hide();
					showAt(view, line, place);
					return false;
				},
				dragleave: (view, { relatedTarget }) => (relatedTarget instanceof Node && view.dom.contains(relatedTarget) ? false : hide()),
				dragend: hide,
				drop: hide,
			},
		},
	});
}

export const Dragging = Extension.create({ name: "dragging", addProseMirrorPlugins: () => [draggingPlugin()] });
