/** Widths in which the picture pipeline writes every picture (scripts/art/pipeline). */
const WIDTHS = [480, 800, 1200, 1600];
const WIDEST = 1600;

/** A picture of the pipeline by its plain name; one of its sizes, named directly, is an address like any other. */
const BUNDLED = /^(\/media\/(?:[\w-]+\/)*[\w-]+)(?<!-(?:480|800|1200|1600))\.webp$/;

/** A frame as wide as the page's content: never too small a picture, whoever forgets to say how wide it is shown. */
export const CONTENT_WIDTH = "(min-width: 77.5rem) 1144px, 100vw";

/** One picture in two encodings; each list is a `srcset`. */
export interface PictureSources {
	src: string;
	webp: string;
	avif: string;
}

/**
 * The files behind a bundled picture: `/media/services/iot.webp` lies there as `iot-480.avif`, `iot-480.webp` and so on; its own
 * address is the widest WebP.
 *
 * @param address of a picture; @returns null for any other (a drawing, an upload, another host), which has one file only.
 */
export function pictureSources(address: string): PictureSources | null {
	const name = BUNDLED.exec(address)?.[1];
	if (!name) return null;
	const files = (type: string, widest: string) =>
		WIDTHS.map((width) => `${width === WIDEST ? widest : `${name}-${width}.${type}`} ${width}w`).join(", ");
	return { src: `${name}-800.webp`, webp: files("webp", address), avif: files("avif", `${name}-${WIDEST}.avif`) };
}
