import { HAS_CARD } from "@/shared/lib/link-card";
import { copyMark, HAS_COPIES } from "@/shared/lib/picture-sources";
import { kebab } from "@/shared/lib/text/kebab";
import { environment } from "../env";
import { PICTURE_ENDINGS, type PreparedPicture } from "./picture-types";

export const BUCKET = "pictures";

/** What the files of one picture share, if it has link cards ("c") or copies ("s"). */
export const VARIANT_PREFIX = /^[0-9a-f]{20}(?=[cs])/;

/** Public address of an uploaded file: a path on the site's own origin, otherwise an https address. */
export function pictureAddress(path: string): string {
	return addressOn(environment().supabaseUrl, window.location.origin, path);
}

/** The rule of `pictureAddress`. The rule for addresses refuses hosts such as "localhost". */
export function addressOn(supabaseUrl: string, pageOrigin: string, path: string): string {
	const address = new URL(`/storage/v1/object/public/${BUCKET}/${path}`, supabaseUrl);
	return address.origin === pageOrigin ? address.pathname : address.href;
}

/**
 * File names in the bucket of a picture and of its smaller copies, in their order. 80 random bits protect pictures of drafts; an equal
 * picture gets equal names. Pages read from the name whether there are a link card and copies.
 */
export function pictureFileNames(id: string, picture: Omit<PreparedPicture, "blob">): { own: string; copies: string[] } {
	const { name, type, width, card, copies = [] } = picture;
	const plain = name.replace(/\.[a-z0-9]{1,5}$/i, "");
	const words = kebab(plain, 80)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
	const file = (mark: string) => `${id.slice(-12)}${id.slice(0, 8)}${mark}-${words || "picture"}.${PICTURE_ENDINGS[type]}`;
	return {
		own: file(`${card ? HAS_CARD : ""}${copies.length > 0 ? HAS_COPIES + width : ""}`),
		copies: copies.map((copy) => file(copyMark(copy.width))),
	};
}

/** Those of the names that a picture's link cards, also around a focal point, and its copies have. */
export function findVariants(path: string, names: readonly string[]): string[] {
	const start = VARIANT_PREFIX.exec(path)?.[0];
	return start ? names.filter((name) => name.startsWith(start) && name !== path) : [];
}
