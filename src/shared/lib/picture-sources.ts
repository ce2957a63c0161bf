// The widths of the picture pipeline (scripts/art/pipeline).
const WIDTHS = [480, 800, 1200, 1600];
const WIDEST = 1600;
/** Pictures that thumbnails show have another AVIF file. */
const THUMBNAIL = { folder: "/media/services/", width: 320 };

const BUNDLED = /^(\/media\/(?:[\w-]+\/)*[\w-]+)(?<!-(?:480|800|1200|1600))\.webp$/;

/** The `sizes` of a picture as wide as the page's content. */
export const CONTENT_WIDTH = "(min-width: 77.5rem) 1144px, 100vw";

interface PictureSources {
	src: string;
	webp: string;
	/** Only of bundled pictures: browsers can't write AVIF. */
	avif?: string;
}

/** Widths in pixels of the copies beside an uploaded picture, as far as they are smaller than the picture. */
export const COPY_WIDTHS = [480, 800, 1200];
/** Stands before the width of an upload in its file's name when there are copies. */
export const HAS_COPIES = "s";
const UPLOADED = /^(\S*\/pictures\/[0-9a-f]{20})c?s(\d+)(-[\w-]+\.\w+)(?=#|$)/;

/** What a copy's file name has in the place of the picture's own width. */
export const copyMark = (width: number): string => `w${width}`;

/**
 * The `srcset` lists of a bundled picture such as `/media/services/iot.webp` or of an upload with copies; null for other addresses,
 * which have one file. See docs/decisions.md, "The name of an uploaded picture says which copies it has".
 */
export function pictureSources(address: string): PictureSources | null {
	const [file, start, own = 0, rest] = UPLOADED.exec(address) ?? [];
	if (file) {
		const copies = COPY_WIDTHS.filter((width) => width < +own).map((width) => `${start}${copyMark(width)}${rest} ${width}w`);
		return { src: address, webp: [...copies, `${file} ${own}w`].join(", ") };
	}
	const name = BUNDLED.exec(address)?.[1];
	if (!name) return null;
	const files = (type: string, widest: string, widths: number[]) =>
		widths.map((width) => `${width === WIDEST ? widest : `${name}-${width}.${type}`} ${width}w`).join(", ");
	const avif = name.startsWith(THUMBNAIL.folder) ? [THUMBNAIL.width, ...WIDTHS] : WIDTHS;
	return { src: `${name}-800.webp`, webp: files("webp", address, WIDTHS), avif: files("avif", `${name}-${WIDEST}.avif`, avif) };
}

/** Fallback illustrations and the keywords that select them; the first match wins. */
const SUBJECTS: [name: string, keywords: string[]][] = [
	["healthcare", ["healthcare", "medical"]],
	["retail", ["retail", "ecommerce", "e-commerce", "shopping"]],
	["education", ["education", "learning", "lms"]],
	["ai", ["ai", "automation"]],
];

/** The three illustrations to try when a picture with this `alt` fails to load. Keywords match whole words: "retail" contains "ai". */
export function fallbackPictures(alt: string): string[] {
	const subject = SUBJECTS.find(([, keywords]) =>
		new RegExp(`(?<![\\p{L}\\p{N}_])(?:${keywords.join("|")})(?![\\p{L}\\p{N}_])`, "iu").test(alt),
	);
	const names = subject ? [subject[0], "technology", "technology-2"] : ["technology", "technology-2", "technology-3"];
	return names.map((name) => `/media/fallback/${name}.webp`);
}
