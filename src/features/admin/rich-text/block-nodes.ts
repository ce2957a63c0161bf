import { type Editor, Node, textblockTypeInputRule } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import type { Node as DocumentNode } from "@tiptap/pm/model";
import { NodeSelection, Plugin, TextSelection, type Transaction } from "@tiptap/pm/state";

// The title of the page is level 1. Other levels of existing posts are kept.
export const LEVELS = [2, 3, 4] as const;

export const Heading = Node.create({
	name: "heading",
	group: "block",
	content: "inline*",
	defining: true,
	addAttributes: () => ({ level: { default: 2, rendered: false } }),
	parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
	renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
	addInputRules() {
		const rules: [RegExp, number][] = [
			[/^#{1,2}\s$/, 2],
			[/^###\s$/, 3],
			[/^####\s$/, 4],
		];
		return rules.map(([find, level]) => textblockTypeInputRule({ find, type: this.type, getAttributes: { level } }));
	},
});

/** A remark in a box of its own. */
export const Callout = Node.create({
	name: "callout",
	group: "block",
	content: "block+",
	defining: true,
	parseHTML: () => [{ tag: "aside" }],
	renderHTML: ({ HTMLAttributes }) => ["aside", { role: "note", ...HTMLAttributes }, 0],
});

export interface Picture {
	url: string;
	alt: string;
}

/** A picture. Its caption is a node of its own, in no group: commands that change blocks would replace a figure that holds text itself. */
export const Figure = Node.create({
	name: "figure",
	group: "block",
	content: "caption",
	draggable: true,
	isolating: true,
	addAttributes() {
		const ofPicture = (name: string) => (figure: HTMLElement) => figure.querySelector("img")?.getAttribute(name) ?? null;
		return {
			src: { default: null, parseHTML: ofPicture("src") },
			alt: { default: null, parseHTML: ofPicture("alt") },
			picture: { default: null, parseHTML: (figure) => otherAttributes(figure.querySelector("img")) },
		};
	},
	parseHTML: () => [{ tag: "figure", contentElement: findCaption }],
	renderHTML: ({ node: { attrs } }) => [
		"figure",
		attrs.kept ?? {},
		["img", { src: attrs.src, alt: attrs.alt, ...attrs.picture }],
		["figcaption", 0],
	],
	addProseMirrorPlugins() {
		return [
			new Plugin({
				props: {
					handleClickOn: (view, _at, node, start, event) => {
						if (node.type !== this.type || !(event.target instanceof HTMLImageElement)) return false;
						view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, start)));
						return true;
					},
				},
			}),
		];
	},
});

/** The text of a caption. Stored HTML has no element for it. */
export const Caption = Node.create({
	name: "caption",
	content: "inline*",
	selectable: false,
	parseHTML: () => [{ tag: "span[data-caption]", priority: 100 }],
	renderHTML: () => ["span", { "data-caption": "" }, 0],
	addKeyboardShortcuts() {
		const inCaption = () => isCaption(this.editor.state.selection.$from.parent);
		const caretAt = (place: (caption: DocumentNode) => number) => () => {
			const { $from, empty } = this.editor.state.selection;
			return inCaption() && empty && $from.parentOffset === place($from.parent);
		};
		return {
			Enter: () => inCaption() && leavePicture(this.editor),
			Backspace: caretAt(() => 0),
			Delete: caretAt(({ content }) => content.size),
		};
	},
});

export const isCaption = ({ type }: DocumentNode): boolean => type.name === "caption";

/** A new figure. */
export const createFigure = (picture: Picture) => ({
	type: "figure",
	attrs: { src: picture.url, alt: picture.alt },
	content: [{ type: "caption" }],
});

/** Puts the caret into a new paragraph after the picture that is selected or whose caption has it. Otherwise returns false. */
export function goAfterPicture(tr: Transaction): boolean {
	const { selection } = tr;
	const { $from } = selection;
	const isSelected = selection instanceof NodeSelection && selection.node.type.name === "figure";
	if (!isSelected && !isCaption($from.parent)) return false;
	const after = isSelected ? selection.to : $from.after(-1);
	tr.insert(after, tr.doc.type.schema.node("paragraph")).setSelection(TextSelection.create(tr.doc, after + 1));
	return true;
}

export function leavePicture({ state, view }: Editor): boolean {
	const { tr } = state;
	if (!goAfterPicture(tr)) return false;
	view.dispatch(tr.scrollIntoView());
	return true;
}

function otherAttributes(picture: HTMLImageElement | null): Record<string, string> | null {
	const others = [...(picture?.attributes ?? [])].filter(({ name }) => name !== "src" && name !== "alt");
	return others.length > 0 ? Object.fromEntries(others.map(({ name, value }) => [name, value])) : null;
}

function findCaption(figure: globalThis.Node): HTMLElement {
	const caption = figure instanceof Element ? figure.querySelector("figcaption") : null;
	return caption instanceof HTMLElement ? caption : document.createElement("figcaption");
}

const createSpanAttribute = (name: "colspan" | "rowspan") => ({
	default: 1,
	parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name)) || 1,
	renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cellAttributes = () => ({
	colspan: createSpanAttribute("colspan"),
	rowspan: createSpanAttribute("rowspan"),
	// prosemirror-tables requires it.
	colwidth: { default: null, parseHTML: () => null, rendered: false },
});

// The editor knows rows only: to-html.ts restores head, body and foot.
export const tableNodes = [
	Table.extend({
		addAttributes: () => ({
			caption: {
				default: null,
				parseHTML: (table: HTMLElement) => table.querySelector(":scope > caption")?.textContent?.replace(/\s+/g, " ").trim() || null,
				renderHTML: ({ caption }: Record<string, unknown>) => (caption ? { "data-caption": caption } : {}),
			},
		}),
		renderHTML: ({ HTMLAttributes }) => ["div", { class: "table-frame" }, ["table", HTMLAttributes, ["tbody", 0]]],
		parseHTML: () => [{ tag: "table" }, { tag: "table > caption", ignore: true }],
	}).configure({ resizable: false, View: null }),
	TableRow.extend({
		addAttributes: () => ({
			foot: {
				default: null,
				parseHTML: (row: HTMLElement) => row.parentElement?.tagName === "TFOOT" || null,
				renderHTML: ({ foot }: Record<string, unknown>) => (foot ? { "data-foot": "" } : {}),
			},
		}),
	}),
	TableHeader.extend({ addAttributes: cellAttributes }),
	TableCell.extend({ addAttributes: cellAttributes }),
];
