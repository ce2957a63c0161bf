import { Node } from "@tiptap/core";
import { NodeSelection, Plugin } from "@tiptap/pm/state";

/** A picture that was chosen, with the words for those who do not see it. */
export interface Picture {
	url: string;
	alt: string;
}

/** A picture that stands alone, with a caption that is written under it. */
export const Figure = Node.create({
	name: "figure",
	group: "block",
	content: "inline*",
	draggable: true,
	isolating: true,
	defining: true,
	addAttributes() {
		const ofPicture = (name: string) => ({
			default: null,
			parseHTML: (figure: HTMLElement) => figure.querySelector("img")?.getAttribute(name) ?? null,
		});
		return {
			src: ofPicture("src"),
			alt: ofPicture("alt"),
			title: ofPicture("title"),
			width: ofPicture("width"),
			height: ofPicture("height"),
		};
	},
	parseHTML: () => [{ tag: "figure", getAttrs: (figure) => (isPicture(figure) ? null : false), contentElement: captionOf }],
	renderHTML: ({ HTMLAttributes }) => ["figure", ["img", HTMLAttributes], ["figcaption", 0]],
	addKeyboardShortcuts() {
		const caption = () => {
			const { $from, empty } = this.editor.state.selection;
			return $from.parent.type === this.type ? { after: $from.after(), atStart: empty && $from.parentOffset === 0 } : null;
		};
		return {
			// A caption is one paragraph; what follows belongs below the picture.
			Enter: () => {
				const after = caption()?.after;
				if (after === undefined) return false;
				return this.editor
					.chain()
					.insertContentAt(after, { type: "paragraph" })
					.setTextSelection(after + 1)
					.scrollIntoView()
					.run();
			},
			Backspace: () => caption()?.atStart ?? false,
		};
	},
	addProseMirrorPlugins() {
		return [
			new Plugin({
				props: {
					// A click on the picture itself chooses it; one on the caption writes there.
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

function isPicture(figure: HTMLElement): boolean {
	const parts = [...figure.childNodes].filter((part) => part.nodeType === 1 || (part.textContent ?? "").trim() !== "");
	const [picture, caption, more] = parts.map((part) => part.nodeName);
	return picture === "IMG" && (caption === undefined || caption === "FIGCAPTION") && more === undefined;
}

function captionOf(figure: globalThis.Node): HTMLElement {
	const caption = figure instanceof Element ? figure.querySelector("figcaption") : null;
	return caption instanceof HTMLElement ? caption : document.createElement("figcaption");
}
