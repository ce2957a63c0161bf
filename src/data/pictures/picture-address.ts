import { kebab } from "@/shared/lib/kebab";
import { environment } from "../env";
import { PICTURE_ENDINGS, type PictureType } from "./picture-types";

/** Name of the bucket, as in the migration. */
export const BUCKET = "pictures";

/**
 * The address under which everybody reads an uploaded picture: a path of this site where the backend answers on the site's own
 * origin (the rule for addresses refuses a host such as "localhost"), otherwise an https address.
 *
 * @param path name of the file in the bucket.
 */
export function pictureAddress(path: string): string {
	return addressOn(environment().supabaseUrl, window.location.origin, path);
}

/** The rule behind `pictureAddress`. */
export function addressOn(supabaseUrl: string, pageOrigin: string, path: string): string {
	const address = new URL(`/storage/v1/object/public/${BUCKET}/${path}`, supabaseUrl);
	return address.origin === pageOrigin ? address.pathname : address.href;
}

/**
 * Name of a file in the bucket: eighty random bits, so that nobody finds the pictures of a draft by trying, then what the file was
 * called. The same picture gives the same name, so that a repeated upload makes no second file.
 *
 * @param id UUID of the picture.
 * @param name of the person's file, with or without its ending.
 */
export function pictureFileName(id: string, name: string, type: PictureType): string {
	const plain = name.replace(/\.[a-z0-9]{1,5}$/i, "");
	const words = kebab(plain, 80)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
	return `${id.slice(-12)}${id.slice(0, 8)}-${words || "picture"}.${PICTURE_ENDINGS[type]}`;
}
