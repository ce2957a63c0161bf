import { Node, textblockTypeInputRule } from "@tiptap/core";

/** Levels that somebody can choose; the page's own title is the first, and others are only held. */
export const LEVELS = [2, 3, 4] as const;

const HELD = [1, 2, 3, 4, 5, 6];

export const Heading = Node.create({
	name: "heading",
	group: "block",
	content: "inline*",
	defining: true,
	addAttributes: () => ({ level: { default: 2, rendered: false } }),
	parseHTML: () => HELD.map((level) => ({ tag: `h${level}`, attrs: { level } })),
	renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
	addKeyboardShortcuts() {
		const toggle = (level: number) => () => this.editor.commands.toggleNode(this.name, "paragraph", { level });
		return Object.fromEntries(LEVELS.map((level) => [`Mod-Alt-${level}`, toggle(level)]));
	},
	addInputRules() {
		// One sign means the highest level that a body has.
		const rules: [RegExp, number][] = [
			[/^#{1,2}\s$/, 2],
			[/^###\s$/, 3],
			[/^####\s$/, 4],
		];
		return rules.map(([find, level]) => textblockTypeInputRule({ find, type: this.type, getAttributes: { level } }));
	},
});
