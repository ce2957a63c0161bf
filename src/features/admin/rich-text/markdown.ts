import { MAX_CHARACTERS } from "@/shared/lib/rich-text/content-kind";

const FENCE = /^ {0,3}(```|~~~)[^\n`]*\n(?:[^\n]*\n)*? {0,3}\1[ \t]*$/m;
const TABLE_RULE = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const LINK = /\[[^[\]\n]+\]\((?:https?:\/\/|mailto:|[/#])[^\s()]+(?: "[^"\n]*")?\)/;
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+\S/;

/** Whether a text is surely Markdown: a fence, table, link, lower heading or list alone, or two of the signs that prose can have too. */
export function looksLikeMarkdown(text: string): boolean {
	if (text.length > MAX_CHARACTERS) return false;
	const lines = text.replace(/\r\n?/g, "\n").split("\n");
	const isHeading = (sign: RegExp) => lines.some((line, index) => sign.test(line) && (lines[index + 1] ?? "").trim() === "");
	const isTable = lines.some((line, index) => line.includes("|") && TABLE_RULE.test(line) && lines[index - 1]?.includes("|"));
	if (FENCE.test(lines.join("\n")) || LINK.test(text) || isTable || isHeading(/^#{2,6} +\S/)) return true;
	const written = lines.filter((line) => line.trim() !== "");
	const items = written.filter((line) => ITEM.test(line)).length;
	if (items > 1 && ITEM.test(written[0] ?? "") && written.every((line) => ITEM.test(line) || /^\s{2,}/.test(line))) return true;
	const signs = [
		isHeading(/^# +\S/),
		items > 1,
		lines.some((line) => /^> ?\S/.test(line)),
		/(\*\*|__)(?=\S)[^\n*_]+\1/.test(text),
		/`[^`\n]+`/.test(text),
	];
	return signs.filter(Boolean).length > 1;
}

/** Markdown as HTML that is still to be sanitized. */
export async function markdownToHtml(text: string): Promise<string> {
	const { marked } = await import("marked");
	return marked.parse(text, { async: false, gfm: true }).replaceAll("\n</code></pre>", "</code></pre>");
}
