import type { Config } from "dompurify";

/** The only list of the elements that a post may contain: the sanitizer and the editor's schema are built from it. */
export const ELEMENTS = {
	textBlock: ["p", "h1", "h2", "h3", "h4", "h5", "h6", "pre"],
	container: ["blockquote", "aside", "ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption", "details", "summary", "div"],
	table: ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
	divider: ["hr"],
	inline: "a strong b em i u s sub sup mark small q cite code kbd samp abbr time span".split(" "),
	inlineLeaf: ["br", "img"],
};

/** Every element may have all of these; sanitize.ts checks addresses and sizes. */
export const ATTRIBUTES = "href title alt src width height lang dir colspan rowspan scope datetime start reversed cite open".split(" ");

const NO_ADDRESSES = ["datetime", "width", "height", "colspan", "rowspan", "start", "scope", "lang", "dir", "open", "reversed"];

/** See docs/decisions.md, "Posts are sanitized when they are saved and when they are shown". */
export const ALLOWED: Config = {
	ALLOWED_TAGS: Object.values(ELEMENTS).flat(),
	ALLOWED_ATTR: ATTRIBUTES,
	ADD_URI_SAFE_ATTR: NO_ADDRESSES,
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	FORBID_CONTENTS:
		"script style template noscript iframe svg math xmp noembed noframes plaintext textarea title select option object".split(" "),
};

/** With the classes and attributes that the site adds before it sanitizes again. */
export const ALLOWED_ON_PAGES: Config = {
	...ALLOWED,
	ALLOWED_ATTR: [...ATTRIBUTES, ..."class id role target rel loading decoding referrerpolicy srcset sizes".split(" ")],
	ADD_URI_SAFE_ATTR: [...NO_ADDRESSES, "target", "rel", "loading", "decoding", "referrerpolicy", "sizes"],
	ALLOW_ARIA_ATTR: true,
};
