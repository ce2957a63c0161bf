/** A tag as a serializer writes it: every value is in double quotes and holds none. */
const TAG = /<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)*>/gi;

const ENTITIES: Record<string, string> = { "<": "&lt;", ">": "&gt;" };

/**
 * Escapes `<` and `>` in attribute values, as browsers do since 2025 and jsdom doesn't: no search for a tag finds one in a value.
 *
 * @param html serialized by a DOM; a TrustedHTML object is returned as it is, because only a parser will ever read it.
 */
export function escapeAttributes(html: string | TrustedHTML): string | TrustedHTML {
	if (typeof html !== "string") return html;
	return html.replace(TAG, (tag) => tag.replace(/"[^"]*"/g, (value) => value.replace(/[<>]/g, (sign) => ENTITIES[sign] ?? sign)));
}
