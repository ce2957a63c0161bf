/** Largest file that the bucket takes, in bytes; the migration says the same. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;
/** Longest alternative text, in characters. */
export const LONGEST_ALT = 300;

/** What the browser uploads, with the ending of its file name. */
export const PICTURE_ENDINGS = { "image/webp": "webp", "image/jpeg": "jpg", "image/png": "png" } as const;
export type PictureType = keyof typeof PICTURE_ENDINGS;

/** A picture ready to be uploaded: scaled, encoded anew, without what a camera writes beside it. */
export interface PreparedPicture {
	blob: Blob;
	type: PictureType;
	width: number;
	height: number;
	/** Name of the file that the person gave. */
	name: string;
}

/** An uploaded picture. */
export interface Picture {
	id: string;
	path: string;
	/** As it is written into a project or a post. */
	address: string;
	name: string;
	alt: string;
	width: number;
	height: number;
	bytes: number;
	createdAt: string;
	version: number;
}
