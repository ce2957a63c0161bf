import { type AnyExtension, type Editor, Extension, getSchema, InputRule, Mark, markInputRule, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { StarterKit } from "@tiptap/starter-kit";
import { ATTRIBUTES, ELEMENTS } from "@/shared/lib/rich-text/elements";
import { linkAddress } from "@/shared/lib/rich-text/sanitize";
import { Callout, Caption, Figure, Heading, isCaption, tableNodes } from "./block-nodes";
import { Dragging } from "./dragging";

// Set by to-document.ts: an element without a node type of its own, text outside a paragraph, code with marks.
export const CONTAINER = "data-container";
export const BARE = "data-bare";
export const PREFORMATTED = "data-preformatted";

export const BLOCKS = [...ELEMENTS.textBlock, ...ELEMENTS.container, ...ELEMENTS.table, ...ELEMENTS.divider].join(",");

// The element's own type reads and writes these; all other attributes are kept as they are.
const OWN: Record<string, string[]> = {
	A: ["href"],
	IMG: ["src", "alt"],
	OL: ["start"],
	TD: ["colspan", "rowspan"],
	TH: ["colspan", "rowspan"],
};

function keptAttributes(element: HTMLElement): Record<string, string> | null {
	const own = element.hasAttribute(CONTAINER) ? [] : (OWN[element.tagName] ?? []);
	const names = ATTRIBUTES.filter((name) => element.hasAttribute(name) && !own.includes(name));
	return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, element.getAttribute(name) ?? ""]));
}

const Kept = Extension.create({
	name: "kept",
	addGlobalAttributes: () => [
		{ types: "*", attributes: { kept: { default: null, parseHTML: keptAttributes, renderHTML: ({ kept }) => kept ?? {} } } },
		{ types: "marks", attributes: { depth: { default: 0, parseHTML: countDepth, rendered: false } } },
		{
			types: ["paragraph"],
			attributes: {
				bare: {
					default: false,
					keepOnSplit: false,
					parseHTML: (element) => element.hasAttribute(BARE),
					renderHTML: ({ bare }) => (bare ? { [BARE]: "" } : {}),
				},
			},
		},
	],
});

// <sup>2<sup>3</sup></sup> has two different marks.
function countDepth(element: HTMLElement): number {
	let depth = 0;
	for (let outer = element.parentElement; outer; outer = outer.parentElement) if (outer.tagName === element.tagName) depth += 1;
	return depth;
}

// Keeps any block that has no other node type. Details are shown open, because closed text can't be edited.
const Container = Node.create({
	name: "container",
	group: "block",
	content: "block+",
	defining: true,
	addAttributes: () => ({ element: { default: "div", parseHTML: (element) => element.getAttribute(CONTAINER), rendered: false } }),
	parseHTML: () => [
		{ tag: `pre[${CONTAINER}]`, priority: 101, preserveWhitespace: "full" },
		{ tag: `[${CONTAINER}]`, priority: 100 },
	],
	renderHTML: ({ node, HTMLAttributes }) => [node.attrs.element, HTMLAttributes, 0],
	addNodeView:
		() =>
		({ node }) => {
			const { element, kept } = node.attrs;
			const dom = document.createElement(/^(details|summary)$/.test(element) ? "div" : element);
			for (const [name, value] of Object.entries(kept ?? {})) dom.setAttribute(name, String(value));
			dom.setAttribute(CONTAINER, element);
			return { dom, contentDOM: dom };
		},
});

// The starter kit's code block holds text only.
const Preformatted = Node.create({
	name: "preformatted",
	group: "block",
	content: "inline*",
	code: true,
	defining: true,
	whitespace: "pre",
	parseHTML: () => [{ tag: `pre[${PREFORMATTED}]`, priority: 100, preserveWhitespace: "full" }],
	renderHTML: ({ HTMLAttributes }) => ["pre", HTMLAttributes, 0],
});

const STARTER_MARKS: Record<string, string[]> = {
	bold: ["strong", "b"],
	italic: ["em", "i"],
	underline: ["u"],
	strike: ["s"],
	link: ["a"],
};

const SHORTCUTS: Record<string, string> = { sub: "Mod-,", sup: "Mod-.", code: "Mod-e" };

const OPPOSITES: Record<string, string> = { sub: "sup", sup: "sub" };

export function toggleMark(editor: Editor, name: string): boolean {
	const opposite = OPPOSITES[name];
	const chain = editor.chain().focus();
	return (opposite ? chain.unsetMark(opposite) : chain).toggleMark(name).run();
}

function inlineMark(tag: string) {
	return Mark.create({
		name: tag,
		excludes: "",
		code: tag === "code",
		exitable: tag === "code",
		parseHTML: () => [{ tag }],
		renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
		addKeyboardShortcuts() {
			const key = SHORTCUTS[tag];
			const shortcuts: Record<string, () => boolean> = {};
			if (key) shortcuts[key] = () => toggleMark(this.editor, tag);
			return shortcuts;
		},
		addInputRules() {
			return tag === "code" ? [markInputRule({ find: /(?:^|[^`])(`(?!`)([^`]+)`)$/, type: this.type })] : [];
		},
	});
}

// Keeps nested marks, and both <b> and <strong>.
function widened(extension: AnyExtension): AnyExtension {
	if (extension.name === "link" && extension instanceof Mark)
		return extension.extend({ addAttributes: () => ({ href: { default: null, parseHTML: (link) => link.getAttribute("href") } }) });
	const tags = STARTER_MARKS[extension.name];
	if (tags && extension instanceof Mark)
		return extension.extend({
			excludes: "",
			addAttributes: () => ({ tag: { default: tags[0], parseHTML: (element) => element.tagName.toLowerCase(), rendered: false } }),
			parseHTML: () => tags.map((tag) => ({ tag })),
			renderHTML: ({ mark, HTMLAttributes }) => [mark.attrs.tag, HTMLAttributes, 0],
		});
	if (extension.name === "orderedList" && extension instanceof Node)
		return extension.extend({
			addAttributes: () => ({
				start: {
					default: 1,
					parseHTML: (list) => (/^-?\d+$/.test(list.getAttribute("start") ?? "") ? Number(list.getAttribute("start")) : 1),
				},
			}),
		});
	if (extension.name === "horizontalRule" && extension instanceof Node)
		return extension.extend({
			addInputRules() {
				return (this.parent?.() ?? []).map(
					({ find, handler }) =>
						new InputRule({
							find,
							handler: (typed) => (isCaption(typed.state.selection.$from.parent) ? null : handler(typed)),
						}),
				);
			},
		});
	return extension;
}

const starterKit = StarterKit.extend({
	addExtensions() {
		return (this.parent?.() ?? []).map(widened);
	},
});

const starterTags = new Set(Object.values(STARTER_MARKS).flat());

export const extensions = [
	starterKit.configure({
		code: false,
		heading: false,
		codeBlock: { languageClassPrefix: null },
		link: {
			openOnClick: false,
			linkOnPaste: false,
			defaultProtocol: "https",
			HTMLAttributes: { target: null, rel: null, class: null },
			isAllowedUri: (address) => linkAddress(address ?? null) !== null,
			shouldAutoLink: (address) => /^https?:\/\//i.test(address),
		},
		dropcursor: false,
	}),
	Heading,
	Image.extend({ addAttributes: () => ({ src: raw("src"), alt: raw("alt") }) }).configure({ inline: true }),
	Figure,
	Caption,
	Callout,
	Container,
	Preformatted,
	...ELEMENTS.inline.filter((tag) => !starterTags.has(tag)).map(inlineMark),
	...tableNodes,
	Kept,
	Dragging,
];

function raw(name: string) {
	return { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) };
}

export const editorSchema = getSchema(extensions);
