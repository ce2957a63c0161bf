import { uniqueId } from "./unique-id";

/** A slug of Latin letters, digits and single dashes, at most 80 characters; "item-" and eight random characters if none are left. */
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
