const OPENING = /<[a-z][^\s/>]*/gi;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y;
const ACTIVE = /^(?:style|on[a-z]+)$/i;

/**
 * HTML whose style and event attributes bear the name of data. A browser reports each of them to the console as a breach of the
 * page's policy as soon as it parses them, even in a document where nothing applies and nothing runs; this makes nothing safe, that
 * is the cleaning's work. In a time in proportion to the length.
 */
export function withInertAttributes(html: string): string {
	let text = "";
	let taken = 0;
	OPENING.lastIndex = 0;
	for (let tag = OPENING.exec(html); tag; tag = OPENING.exec(html)) {
		ATTRIBUTE.lastIndex = OPENING.lastIndex;
		for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
			const [whole, name = ""] = found;
			OPENING.lastIndex = ATTRIBUTE.lastIndex;
			if (!ACTIVE.test(name)) continue;
			const at = found.index + whole.indexOf(name);
			text += `${html.slice(taken, at)}data-`;
			taken = at;
		}
	}
	return text + html.slice(taken);
}
