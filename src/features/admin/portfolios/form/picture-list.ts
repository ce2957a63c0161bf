import { webAddress } from "@/shared/lib/web-address";
import type { ProjectForm } from "./project-form-schema";

type Gallery = ProjectForm["gallery"];

/** A gallery with more pictures at its end; an address that is there already is left out. */
export function addPictures(gallery: Gallery, pictures: Gallery): Gallery {
	const known = new Set(gallery.map(({ url }) => url.trim()));
	const fresh = pictures.flatMap((picture) => {
		const url = picture.url.trim();
		if (url === "" || known.has(url)) return [];
		known.add(url);
		return [{ url, alt: picture.alt.trim() }];
	});
	return fresh.length > 0 ? [...gallery, ...fresh] : gallery;
}

/**
 * The addresses in a pasted list, one per line or parted by spaces; commas belong to addresses.
 *
 * @returns null for a text that is no list.
 */
export function readAddresses(text: string): { addresses: string[]; others: number } | null {
	const parts = text.split(/\s+/).filter((part) => part !== "");
	if (parts.length < 2) return null;
	const addresses = parts.filter((part) => webAddress(part) !== null);
	return addresses.length < 2 ? null : { addresses, others: parts.length - addresses.length };
}
