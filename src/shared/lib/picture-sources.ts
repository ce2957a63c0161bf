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
	avif: string;
}

/** The `srcset` lists of a bundled picture such as `/media/services/iot.webp`; null for other addresses, which have one file. */
export function pictureSources(address: string): PictureSources | null {
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
