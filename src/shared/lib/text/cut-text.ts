/** The first characters of a text, at most `longest` UTF-16 units. Postgres refuses half of a surrogate pair, so none is left at the end. */
export function cutText(text: string, longest: number): string {
	return text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, "") : text;
}
