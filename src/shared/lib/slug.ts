import { uniqueId } from "./unique-id";

/**
 * A readable piece of an address: lower-case Latin letters, digits and single dashes, at most 80 characters.
 *
 * @param title any text; letters outside Latin are dropped, accents removed.
 * @returns never empty: a title without a usable letter gives "item-" and eight random signs.
 */
export function slugOf(title: string): string {
	const slug = title
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "")
		.slice(0, 80)
		.replace(/-+$/, "");
	return slug || `item-${uniqueId().slice(0, 8)}`;
}
