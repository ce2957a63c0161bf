import { Mark, markInputRule } from "@tiptap/core";

/** Elements inside a line that a page can show, held as they are: only sub and sup have buttons. */
const KEPT = ["sub", "sup", "mark", "small", "q", "cite", "kbd", "samp", "abbr", "time"];

const SHORTCUTS: Record<string, string> = { sub: "Mod-,", sup: "Mod-." };

const keptAttributes = { title: { default: null }, lang: { default: null }, dir: { default: null } };

function keptMark(tag: string) {
	return Mark.create({
		name: tag,
		...(tag === "sub" || tag === "sup" ? { excludes: "sub sup" } : {}),
		addAttributes: () => ({ ...keptAttributes, ...(tag === "time" ? { datetime: { default: null } } : {}) }),
		parseHTML: () => [{ tag }],
		renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
		addKeyboardShortcuts() {
			const key = SHORTCUTS[tag];
			const shortcuts: Record<string, () => boolean> = {};
			if (key) shortcuts[key] = () => this.editor.commands.toggleMark(tag);
			return shortcuts;
		},
	});
}

/** A span says something only by its language, its direction or its title. */
const Span = Mark.create({
	name: "span",
	addAttributes: () => keptAttributes,
	parseHTML: () => [{ tag: "span[lang], span[dir], span[title]" }],
	renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

/** The starter kit's own lets nothing stand beside it; a page has code that is a link, or strong. */
const Code = Mark.create({
	name: "code",
	code: true,
	exitable: true,
	excludes: "",
	parseHTML: () => [{ tag: "code" }],
	renderHTML: ({ HTMLAttributes }) => ["code", HTMLAttributes, 0],
	addKeyboardShortcuts() {
		return { "Mod-e": () => this.editor.commands.toggleMark(this.name) };
	},
	addInputRules() {
		return [markInputRule({ find: /(?:^|[^`])(`(?!`)([^`]+)`)$/, type: this.type })];
	},
});

export const inlineMarks = [Code, Span, ...KEPT.map(keptMark)];
