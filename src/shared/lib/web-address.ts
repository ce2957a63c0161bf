/**
 * An address that may stand in href or src, or null: http(s) with a dotted host and no user info, or a path of this site
 * (decisions.md R113; the same rule as private.is_web_url in the database).
 *
 * @param value anything; only text can be an address.
 */
export function webAddress(value: unknown): string | null {
	if (typeof value !== "string") return null;
	const text = value.trim();
	if (text === "" || text.length > 2048 || hasForbiddenSign(text)) return null;
	if (text.startsWith("/")) return text.startsWith("//") ? null : text;
	if (!/^https?:\/\/[^/]/i.test(text)) return null;
	try {
		const url = new URL(text);
		const host = url.hostname;
		const dotted = host.includes(".") && !host.endsWith(".");
		return dotted && url.username === "" && url.password === "" && !/^[^/]*@/.test(text.slice(text.indexOf("//") + 2)) ? text : null;
	} catch {
		return null;
	}
}

/** Signs that no address needs unescaped and that break out of attributes, headers or host parsing. */
function hasForbiddenSign(text: string): boolean {
	for (const sign of text) {
		const code = sign.codePointAt(0) ?? 0;
		if (code <= 0x20 || (code >= 0x7f && code <= 0xa0)) return true;
	}
	return /[\\"'<>`{}|^\s\p{Cf}]/u.test(text);
}
