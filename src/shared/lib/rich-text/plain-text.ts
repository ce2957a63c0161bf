import { isHtml } from "./content-kind";

const HIDDEN = new Set("iframe math noembed noframes noscript object script select style svg template textarea title xmp".split(" "));

// A word can continue after these.
const INLINE = new Set(
	"a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr".split(" "),
);

const OPENING = /<(?:(!--)|(\/?)([a-z][a-z0-9-]*))/gi;

const ENTITIES: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: " ",
	ndash: "–",
	mdash: "—",
	hellip: "…",
	lsquo: "‘",
	rsquo: "’",
	ldquo: "“",
	rdquo: "”",
	times: "×",
	deg: "°",
	euro: "€",
};

/** The visible text of a body as one line, not escaped. Needs no document, and takes linear time. */
export function plainText(content: string): string {
	const text = isHtml(content) ? decodeEntities(withoutTags(content)) : content;
	return text.replace(/\s+/g, " ").trim();
}

/** Counts the words of a body; punctuation alone isn't a word. */
export function countWords(content: string): number {
	return plainText(content)
		.split(" ")
		.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Characters of a description that search engines show, approximately. */
export const MAX_DESCRIPTION = 160;

/** The beginning of a body, cut at a word; `longest` is in characters and includes the ellipsis. */
export function getBeginning(content: string, longest: number): string {
	const text = plainText(content);
	if (text.length <= longest) return text;
	const cut = text.slice(0, longest);
	const atWord = cut.slice(0, Math.max(cut.lastIndexOf(" "), 0)).replace(/[\s,;:–—-]+$/, "");
	// Don't cut a surrogate pair in half.
	const kept = atWord === "" ? cut.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "") : atWord;
	return `${kept}…`;
}

function withoutTags(html: string): string {
	const lower = html.toLowerCase();
	const after = (sign: string, from: number) => {
		const found = lower.indexOf(sign, from);
		return found < 0 ? html.length : found + sign.length;
	};
	let text = "";
	let at = 0;
	for (const match of html.matchAll(OPENING)) {
		if (match.index < at) continue;
		const [, comment, closing, name = ""] = match;
		const tag = name.toLowerCase();
		text += html.slice(at, match.index) + (comment || INLINE.has(tag) ? "" : " ");
		const begin = HIDDEN.has(tag) && !closing ? after(`</${tag}`, match.index) : match.index;
		at = comment ? after("-->", match.index) : after(">", begin);
	}
	return text + html.slice(at);
}

function decodeEntities(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
		if (name) return ENTITIES[name.toLowerCase()] ?? entity;
		const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? "", 16);
		return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "";
	});
}
