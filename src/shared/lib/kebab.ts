/**
 * A text as a piece of an id or an address: lower case, letters and digits of any script, single dashes. The same text gives the
 * same piece everywhere (slugOf does not: it must never be empty).
 *
 * @param longest in characters; @returns empty for a text without a letter or digit.
 */
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
