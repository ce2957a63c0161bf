/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. @throws TypeError on pages without https, which have no `crypto.subtle`. */
export async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
