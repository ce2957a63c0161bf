/** Lower-case letters and digits of any script with single dashes, at most `longest` characters; empty for a text without any. */
export function kebab(text: string, longest = 60): string {
	return text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]+/g, "")
		.normalize("NFC")
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
		.replace(/^-+/, "")
		.slice(0, longest)
		.replace(/[-\ud800-\udbff]+$/, "");
}
