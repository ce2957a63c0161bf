const TAGS =
	"a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd label legend li link main map mark marquee math menu meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rp rt ruby s samp script search section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp";

const BOOLEAN_ATTRIBUTES =
	"async|autofocus|autoplay|checked|compact|contenteditable|controls|default|defer|disabled|download|hidden|inert|itemscope|loop|multiple|muted|nowrap|open|playsinline|popover|readonly|required|reversed|selected";

const NAME = TAGS.replaceAll(" ", "|");

// A tag up to its first attribute only, so that no text makes it slow.
const TAG = new RegExp(`</?(?:${NAME})\\s*/?>|<(?:${NAME})[\\s/]+(?:[a-z][\\w:.-]*\\s*=|(?:${BOOLEAN_ATTRIBUTES})[\\s/>])`, "i");

/** Whether a text is HTML: a known name in what looks like a tag. "x <y and z>" and "a <b and c> d" are text. */
export function isHtml(content: string): boolean {
	return TAG.test(content);
}

// The database has the same size limit, in bytes. See docs/decisions.md, "Large posts are not parsed as HTML".
export const MAX_CHARACTERS = 204_800;
export const MAX_TAGS = 5000;

/** Whether a body is too long to be parsed as HTML. */
export function isTooMuch(content: string): boolean {
	if (content.length > MAX_CHARACTERS) return true;
	let tags = 0;
	for (let at = content.indexOf("<"); at >= 0; at = content.indexOf("<", at + 1)) {
		tags += 1;
		if (tags > MAX_TAGS) return true;
	}
	return false;
}
