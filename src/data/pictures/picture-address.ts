import { kebab } from "@/shared/lib/kebab";
import { HAS_CARD } from "@/shared/lib/link-card";
import { environment } from "../env";
import { PICTURE_ENDINGS, type PictureType } from "./picture-types";

export const BUCKET = "pictures";

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
 * File name in the bucket: 80 random bits protect pictures of drafts; an equal picture gets an equal name.
 *
 * @param hasCard whether a link card is stored beside it; pages read that from the name
 */
export function pictureFileName(id: string, name: string, type: PictureType, hasCard = false): string {
	const plain = name.replace(/\.[a-z0-9]{1,5}$/i, "");
	const words = kebab(plain, 80)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
	return `${id.slice(-12)}${id.slice(0, 8)}${hasCard ? HAS_CARD : ""}-${words || "picture"}.${PICTURE_ENDINGS[type]}`;
}
