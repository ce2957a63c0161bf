/** A trimmed address that is safe in href or src, or null. See docs/decisions.md, "Addresses are checked by one strict rule". */
export function webAddress(value: unknown): string | null {
	if (typeof value !== "string") return null;
	const text = value.trim();
	if (text === "" || text.length > 2048 || hasForbiddenCharacter(text)) return null;
	if (text.startsWith("/")) return text.startsWith("//") ? null : text;
	// The pattern of the database: no user info, no escapes in the host, a dot in the host, a port of digits.
	const authority = /^https?:\/\/([^/?#@:%]+\.[^/?#@:.%]+)(:\d{1,5})?(?=[/?#]|$)/i.exec(text)?.[0];
	if (!authority) return null;
	try {
		const { hostname, href } = new URL(text);
		if (!hostname.includes(".") || hostname.endsWith(".")) return null;
		// Return a host outside ASCII in Punycode, which reveals homographs.
		return /^[\x21-\x7e]*$/.test(authority) ? text : href;
	} catch {
		return null;
	}
}

// Characters that break out of attributes, headers or host parsing.
function hasForbiddenCharacter(text: string): boolean {
	for (const sign of text) {
		const code = sign.codePointAt(0) ?? 0;
		if (code <= 0x20 || (code >= 0x7f && code <= 0xa0)) return true;
	}
	return /[\\"'<>`{}|^\s\p{Cf}]/u.test(text);
}
