/** Every element of HTML, and the two languages that may stand inside it. */
const TAGS =
	"a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd label legend li link main map mark marquee math menu meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rp rt ruby s samp script search section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp";

/** Attributes that are written without a value. */
const BARE =
	"async|autofocus|autoplay|checked|compact|contenteditable|controls|default|defer|disabled|download|hidden|inert|itemscope|loop|multiple|muted|nowrap|open|playsinline|popover|readonly|required|reversed|selected";

const NAME = TAGS.replaceAll(" ", "|");

/** A tag up to its first attribute; no further, so that no text makes it slow. */
const TAG = new RegExp(`</?(?:${NAME})\\s*/?>|<(?:${NAME})[\\s/]+(?:[a-z][\\w:.-]*\\s*=|(?:${BARE})[\\s/>])`, "i");

/**
 * Whether a text is meant as HTML. Known names only, and what follows a name must look like a tag: "x <y and z>" and
 * "a <b and c> d" are text.
 */
export function isHtml(content: string): boolean {
	return TAG.test(content);
}
