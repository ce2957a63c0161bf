import { findParentNodeClosestToPos } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Node, type Schema, Slice } from "@tiptap/pm/model";
import { type Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { cleanPasted, type Pasted, unwrapRedirect } from "@/shared/lib/rich-text/clean-pasted";
import { listNames } from "@/shared/lib/rich-text/removed-parts";
import { linkAddress } from "@/shared/lib/rich-text/sanitize";
import { createFigure, goAfterPicture, isCaption, type Picture } from "./block-nodes";
import { besideBlock, dropPlace, figureSlice } from "./dragging";
import { looksLikeMarkdown, markdownToHtml } from "./markdown";
import { toDocument } from "./to-document";

export interface PasteEvents {
	onPictureFiles?: (files: File[]) => Promise<Picture[]>;
	onNotice: (text: string) => void;
}

// Larger HTML is pasted as its text, so that the page doesn't freeze.
const MAX_CHARACTERS = 2_000_000;
const MAX_TAGS = 40_000;
const isHuge = (html: string): boolean => html.length > MAX_CHARACTERS || html.split("<", MAX_TAGS + 2).length > MAX_TAGS + 1;

const HUGE_NOTICE = "What you copied is too large to paste at once. Copy it in smaller parts.";

const pictureNotice = (pictures: number): string =>
	`${pictures === 1 ? "A picture was" : `${pictures} pictures were`} left out because the site can't show ${pictures === 1 ? "it" : "them"}. Upload pictures instead.`;

const linkNotice = (links: number): string =>
	links === 1
		? "A link became plain text because its address doesn't work in a post."
		: `${links} links became plain text because their addresses don't work in a post.`;

const listNotices = ({ refusedPictures, lostLinks, removed }: Pasted): string[] => [
	...(refusedPictures > 0 ? [pictureNotice(refusedPictures)] : []),
	...(lostLinks > 0 ? [linkNotice(lostLinks)] : []),
	...(removed.length > 0 ? [`Not supported in posts and left out: ${listNames(removed)}.`] : []),
];

// ProseMirror's own parser never gets HTML: it needs a Trusted Types policy that lets every text pass.
export function pasteHandlers(events: () => PasteEvents): EditorProps {
	let copied: Slice | null = null;
	let shift = false;
	const noteShift = (_view: EditorView, event: KeyboardEvent) => {
		// Shift+Insert is the usual paste of some keyboards.
		shift = event.shiftKey && event.key !== "Insert";
		return false;
	};
	return {
		transformCopied: (slice) => {
			copied = slice;
			return slice;
		},
		clipboardTextSerializer: getText,
		clipboardTextParser: (text, $context, _plain, view) => textSlice(text, view.state.schema, $context.marks()),
		handleDOMEvents: {
			keydown: noteShift,
			keyup: noteShift,
			// The editor doesn't get the keyup of a Shift released elsewhere.
			blur: () => {
				shift = false;
				return false;
			},
			paste: (view, event) => {
				const data = event.clipboardData;
				if (!data || !view.editable) return false;
				const ours = copied && holds(data, view, copied) ? copied : null;
				if (!pasteData(view, data, events(), { asText: shift, ours, event })) return false;
				event.preventDefault();
				return true;
			},
			drop: (view, event) => {
				const data = event.dataTransfer;
				// ProseMirror moves what is dragged inside the editor without parsing HTML.
				if (!data || view.dragging || !view.editable) return false;
				event.preventDefault();
				const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
				if (place) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
				const dropped = pictureFiles(data);
				if (dropped.length > 0) void insertFiles(view, dropped, events(), dropPlace(view, event, figureSlice(view.state.schema)));
				else if (!pasteData(view, data, events(), { asText: false, ours: null }))
					insert(view, textSlice(data.getData("text/plain"), view.state.schema, []));
				view.focus();
				return true;
			},
		},
	};
}

const getText = (slice: Slice): string =>
	slice.content.textBetween(0, slice.content.size, "\n\n", (leaf) => (leaf.type.name === "hardBreak" ? "\n" : ""));

/** What browsers write behind the copied HTML. */
const END_OF_HTML = /^(\s|\0|<!--EndFragment-->|<\/(body|html)>)*$/i;

/** Whether a clipboard has a copied slice and nothing else. Browsers write tags around its HTML. */
function holds(data: DataTransfer, view: EditorView, slice: Slice): boolean {
	const html = data.getData("text/html");
	if (!html.includes("data-pm-slice")) return false;
	const own = view.serializeForClipboard(slice).dom.innerHTML;
	const at = html.indexOf(own);
	return at >= 0 && END_OF_HTML.test(html.slice(at + own.length));
}

interface Pasting {
	asText: boolean;
	/** What this editor copied. */
	ours: Slice | null;
	/** Absent for what is dropped. */
	event?: ClipboardEvent;
}

/** @returns false when there is only text, which ProseMirror inserts itself. */
function pasteData(view: EditorView, data: DataTransfer, events: PasteEvents, how: Pasting): boolean {
	const [html, text] = [data.getData("text/html"), data.getData("text/plain")];
	const files = pictureFiles(data);
	if (files.length > 0) {
		void insertFiles(view, files, events, null);
		return true;
	}
	const { selection, schema } = view.state;
	const asText = how.asText || selection.$from.parent.type.spec.code === true || isHuge(html);
	if (!asText && how.ours) return insertSlice(view, how.ours, how.event);
	const selected = view.state.doc.textBetween(selection.from, selection.to) !== "";
	if (!asText && selected && /^(https?:|mailto:)\S+$/i.test(text.trim()) && linkAddress(text))
		return linkSelection(view, unwrapRedirect(text.trim()));
	const target = unwrapRedirect(text);
	if (!asText && html === "" && target !== text) return insert(view, textSlice(target, schema, selection.$from.marks()));
	if (!asText && html === "" && looksLikeMarkdown(text)) {
		void insertMarkdown(view, text, events);
		return true;
	}
	// ProseMirror would put blocks into the caption.
	if (isCaption(selection.$from.parent) && text !== "" && (asText || html === ""))
		return insert(view, textSlice(text, schema, selection.$from.marks()));
	if (html === "") return false;
	// ProseMirror takes the text by itself only while Shift is pressed, and otherwise parses the HTML.
	if (asText && text !== "") return how.event ? view.pasteText(text, how.event) : false;
	if (isHuge(html)) {
		events.onNotice(HUGE_NOTICE);
		return true;
	}
	const pasted = cleanPasted(window, html, !isInBody(selection));
	const notices = listNotices(pasted);
	if (notices.length > 0) events.onNotice(notices.join(" "));
	if (asText) return insert(view, textSlice(pasted.body.textContent ?? "", schema, []));
	if (pasted.isCode || data.types.includes("vscode-editor-data")) return insertCode(view, text || (pasted.body.textContent ?? ""));
	return insertSlice(view, toSlice(pasted, schema), how.event);
}

const isInBody = ({ $from }: Selection): boolean =>
	findParentNodeClosestToPos($from, ({ type }) => type.name === "tableCell") !== undefined;

/** Cells that are pasted into a table take the place of its cells. */
function insertSlice(view: EditorView, slice: Slice, event: ClipboardEvent | undefined): true {
	const isDone = event ? view.someProp("handlePaste", (handle) => handle(view, event, slice)) : false;
	return isDone || insert(view, slice);
}

/** A text beside the files, such as cells of a spreadsheet, comes first. */
function pictureFiles(data: DataTransfer): File[] {
	return data.getData("text/plain") === "" ? [...data.files].filter((file) => file.type.startsWith("image/")) : [];
}

function toSlice({ body }: Pasted, schema: Schema): Slice {
	return Slice.maxOpen(toDocument(body, schema, true).content, false);
}

function textSlice(text: string, schema: Schema, marks: Parameters<Schema["text"]>[1]): Slice {
	const paragraphs = text
		.replace(/\r\n?/g, "\n")
		.replace(/^\n+|\n+$/g, "")
		.split(/\n\s*\n/)
		.map((paragraph) => {
			const lines = paragraph.split("\n").map((line) => (line === "" ? [] : [schema.text(line, marks)]));
			const breaks = lines.flatMap((line, index): Node[] => (index === 0 ? line : [schema.node("hardBreak"), ...line]));
			return schema.node("paragraph", null, breaks);
		});
	return Slice.maxOpen(Fragment.from(paragraphs));
}

/** Whether a slice goes into a line, such as a caption, as a whole. */
function isLine({ content, openStart }: Slice): boolean {
	const first = content.firstChild;
	if (!first || first.isInline) return true;
	return openStart > 0 && content.childCount === 1 && isLine(new Slice(first.content, openStart - 1, 0));
}

/** Blocks go after a picture. In its caption they would divide it. */
function leaveCaption(tr: Transaction): Transaction {
	const { $from, $to } = tr.selection;
	if (isCaption($from.parent) && $from.sameParent($to)) goAfterPicture(tr.deleteSelection());
	return tr;
}

function insert(view: EditorView, slice: Slice, tr = view.state.tr): true {
	if (!isLine(slice)) leaveCaption(tr);
	if (slice.size > 0) view.dispatch(tr.replaceSelection(slice).scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));
	return true;
}

/** Inserts the text as it is, and replaces it in a step of its own, so that one undo returns it. */
async function insertMarkdown(view: EditorView, text: string, events: PasteEvents): Promise<void> {
	const { schema, tr } = view.state;
	const plain = textSlice(text, schema, []);
	if (!isLine(plain)) leaveCaption(tr);
	const [place, before] = [tr.selection.from, tr.steps.length];
	tr.replaceSelection(plain).scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste");
	view.dispatch(closeHistory(tr).setMeta("preventAutolink", true));
	const { doc, selection: end } = view.state;
	const start = tr.mapping.slice(before).map(place, -1);
	try {
		const pasted = cleanPasted(window, await markdownToHtml(text));
		// Leave the text alone if the admin went on writing or opened the HTML in the meantime.
		if (view.isDestroyed || view.state.doc !== doc || view.dom.closest("[hidden]")) return;
		const all = TextSelection.between(doc.resolve(start), end.$to);
		insert(view, toSlice(pasted, schema), closeHistory(view.state.tr).setSelection(all));
		events.onNotice(["Converted from Markdown. Undo to get the plain text back.", ...listNotices(pasted)].join(" "));
	} catch (error) {
		console.error("Markdown:", error);
		events.onNotice("The Markdown converter didn't load, so the text was pasted as it is.");
	}
}

function insertCode(view: EditorView, text: string): true {
	const { schema, tr } = view.state;
	const code = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "");
	if (!code.includes("\n")) return insert(view, textSlice(code, schema, []));
	view.dispatch(
		leaveCaption(tr)
			.replaceSelectionWith(schema.node("codeBlock", null, [schema.text(code)]))
			.scrollIntoView(),
	);
	return true;
}

function linkSelection(view: EditorView, href: string): true {
	const { selection, schema, tr } = view.state;
	view.dispatch(tr.addMark(selection.from, selection.to, schema.mark("link", { href })));
	return true;
}

/**
 * Inserts pictures at a caret in an empty block, or else at `place`. After a change during the upload they go after a block, so that
 * they split no word and replace no new selection.
 *
 * @param place of dropped files; null for pasted ones, which replace the selection
 */
async function insertFiles(view: EditorView, files: File[], events: PasteEvents, place: number | null): Promise<void> {
	if (!events.onPictureFiles) return events.onNotice("You can't paste picture files here. Use the Picture button instead.");
	const { doc, selection } = view.state;
	try {
		const pictures = await events.onPictureFiles(files);
		const { schema } = view.state;
		const figures = pictures.map((picture) => schema.nodeFromJSON(createFigure(picture)));
		if (figures.length === 0 || view.isDestroyed) return;
		const now = view.state.selection;
		const isSame = view.state.doc === doc;
		const isEmptyBlock = now.empty && now.$from.parent.isTextblock && now.$from.parent.content.size === 0;
		if (isEmptyBlock || (place === null && isSame && now.eq(selection))) return void insert(view, new Slice(Fragment.from(figures), 0, 0));
		const after = besideBlock((isSame ? selection : now).$to, figureSlice(schema).content, "after");
		const tr = view.state.tr.insert(isSame ? (place ?? after) : after, figures);
		view.dispatch(tr.scrollIntoView().setMeta("uiEvent", place === null ? "paste" : "drop"));
	} catch (error) {
		console.error("Pictures:", error);
		events.onNotice("The pictures couldn't be uploaded, so nothing was added to the text. Try again.");
	}
}
