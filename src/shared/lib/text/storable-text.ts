// Postgres stores neither NUL nor half of a surrogate pair.

/** A text without the characters that the database refuses. */
export const storableText = (text: string): string => text.replace(/\0|\p{Cs}/gu, "");

const REFUSED = /\\u(0000|d[89a-f])/i;
const ESCAPES = /\\(?:u(0000|d[89a-f]..)|.)/gi;

/** The JSON of the same texts, as `JSON.stringify` writes it: it escapes these characters, and whole pairs never. */
export function storableJson(json: string): string {
	return REFUSED.test(json) ? json.replace(ESCAPES, (found, refused) => (refused ? "" : found)) : json;
}

/** A value as the database returns it after it was stored. */
export const storableValue = <Value>(value: Value): Value => JSON.parse(storableJson(JSON.stringify(value)));
