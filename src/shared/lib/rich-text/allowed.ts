import type { Config } from "dompurify";

const TAGS =
	"p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup mark small blockquote q cite ul ol li dl dt dd a img figure figcaption pre code kbd samp table caption thead tbody tfoot tr th td abbr time details summary div span".split(
		" ",
	);

const ATTRIBUTES = "href title alt src width height lang dir colspan rowspan scope datetime start reversed cite open".split(" ");

/** Values that are no addresses, and must not be judged as such. */
const NO_ADDRESSES = ["datetime", "width", "height", "colspan", "rowspan", "start", "scope", "lang", "dir", "open", "reversed"];

/**
 * What a body may bring: no class, id, style, name, form or frame, so that nothing of it
 * looks like a part of this site. Addresses are judged afterwards, by the site's own rule.
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

/** What it has after this site has dressed it; cleaned again, because what was changed is to be trusted as a whole. */
export const DRESSED: Config = {
	...FROM_OUTSIDE,
	ALLOWED_ATTR: [...ATTRIBUTES, ..."class id role target rel loading decoding referrerpolicy srcset sizes".split(" ")],
	ADD_URI_SAFE_ATTR: [...NO_ADDRESSES, "target", "rel", "loading", "decoding", "referrerpolicy", "sizes"],
	ALLOW_ARIA_ATTR: true,
};

/** What the cleaning can take without freezing the page; the same as in the database. */
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
