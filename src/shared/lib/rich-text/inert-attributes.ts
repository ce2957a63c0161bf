const OPENING = /<[a-z][^\s/>]*/gi;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y;
const ACTIVE = /^(?:style|on[a-z]+)$/i;

/** Renames style and event attributes, which browsers report as policy violations while parsing. Makes nothing safe; takes linear time. */
export function withInertAttributes(html: string): string {
	let text = "";
	let copied = 0;
	OPENING.lastIndex = 0;
	for (let tag = OPENING.exec(html); tag; tag = OPENING.exec(html)) {
		ATTRIBUTE.lastIndex = OPENING.lastIndex;
		for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
			const [whole, name = ""] = found;
			OPENING.lastIndex = ATTRIBUTE.lastIndex;
			if (!ACTIVE.test(name)) continue;
			const at = found.index + whole.indexOf(name);
			text += `${html.slice(copied, at)}data-`;
			copied = at;
		}
	}
	return text + html.slice(copied);
}
