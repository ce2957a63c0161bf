/**
 * An address that is safe in href or src, or null: http(s) with a dotted host and no user info, or a path of this site. Trimmed, and
 * with a host outside ASCII as browsers send it. See docs/decisions.md, "Addresses are checked by one strict rule".
 *
 * @param value anything; only text can be an address.
 */
export function webAddress(value: unknown): string | null {
	if (typeof value !== "string") return null;
	const text = value.trim();
	if (text === "" || text.length > 2048 || hasForbiddenSign(text)) return null;
	if (text.startsWith("/")) return text.startsWith("//") ? null : text;
	// The database's own pattern: no user info, no escapes in the host, a dot in it, a port of digits.
	const authority = /^https?:\/\/([^/?#@:%]+\.[^/?#@:.%]+)(:\d{1,5})?(?=[/?#]|$)/i.exec(text)?.[0];
	if (!authority) return null;
	try {
		const { hostname, href } = new URL(text);
		if (!hostname.includes(".") || hostname.endsWith(".")) return null;
		// A homograph shows what it is: a host outside ASCII is given in the spelling that browsers send.
		return /^[\x21-\x7e]*$/.test(authority) ? text : href;
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
