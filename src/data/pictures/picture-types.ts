export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const LONGEST_ALT = 300;
export const LONGEST_PICTURE_NAME = 200;

export const PICTURE_ENDINGS = { "image/webp": "webp", "image/jpeg": "jpg", "image/png": "png" } as const;
export type PictureType = keyof typeof PICTURE_ENDINGS;

export interface PreparedPicture {
	blob: Blob;
	type: PictureType;
	width: number;
	height: number;
	name: string;
	/** The link card, a JPEG; absent when the browser could not make it. */
	card?: Blob;
	/** Smaller copies of the same type, one for each width of `COPY_WIDTHS` below its own; absent when the browser could not make all. */
	copies?: { width: number; blob: Blob }[];
}

export interface Picture {
	id: string;
	path: string;
	address: string;
	name: string;
	alt: string;
	width: number;
	height: number;
	bytes: number;
	createdAt: string;
	version: number;
}
