import type { Config } from "dompurify";

const TAGS =
	"p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup mark small blockquote q cite ul ol li dl dt dd a img figure figcaption pre code kbd samp table caption thead tbody tfoot tr th td abbr time details summary div span".split(
		" ",
	);

const ATTRIBUTES = "href title alt src width height lang dir colspan rowspan scope datetime start reversed cite open".split(" ");

/** Attributes whose values are not addresses. */
const NO_ADDRESSES = ["datetime", "width", "height", "colspan", "rowspan", "start", "scope", "lang", "dir", "open", "reversed"];

/**
 * Allowlist for bodies from outside. See docs/decisions.md, "Posts are sanitized when they are saved and when they are shown".
 * Addresses are checked afterwards, by the site's own rule.
 */
export const FROM_OUTSIDE: Config = {
	ALLOWED_TAGS: TAGS,
	ALLOWED_ATTR: ATTRIBUTES,
	ADD_URI_SAFE_ATTR: NO_ADDRESSES,
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	FORBID_CONTENTS:
		"script style template noscript iframe svg math xmp noembed noframes plaintext textarea title select option object".split(" "),
};

/** Allowlist after the site has added its own classes and attributes; the result is sanitized again. */
export const DRESSED: Config = {
	...FROM_OUTSIDE,
	ALLOWED_ATTR: [...ATTRIBUTES, ..."class id role target rel loading decoding referrerpolicy srcset sizes".split(" ")],
	ADD_URI_SAFE_ATTR: [...NO_ADDRESSES, "target", "rel", "loading", "decoding", "referrerpolicy", "sizes"],
	ALLOW_ARIA_ATTR: true,
};

/** The same limits as in the database. See docs/decisions.md, "Large posts are not parsed as HTML". */
export const MOST_CHARACTERS = 204_800;
export const MOST_TAGS = 5000;

/** Whether a body is too much to be read as HTML. */
export function isTooMuch(content: string): boolean {
	if (content.length > MOST_CHARACTERS) return true;
	let tags = 0;
	for (let at = content.indexOf("<"); at >= 0; at = content.indexOf("<", at + 1)) {
		tags += 1;
		if (tags > MOST_TAGS) return true;
	}
	return false;
}
