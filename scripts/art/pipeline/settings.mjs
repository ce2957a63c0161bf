import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");

/** What every picture is made by; a change here makes all of them anew. */
export const settings = {
	width: 1600,
	height: 1000,
	density: 2,
	widths: /** @type {const} */ ([480, 800, 1200, 1600]),
	avif: { effort: 4, chromaSubsampling: "4:4:4" },
	webp: { effort: 5, smartSubsample: true },
	/** By width. The wide ones are for dense screens, which show their faults smaller. */
	quality: { 480: { avif: 55, webp: 70 }, 800: { avif: 55, webp: 70 }, 1200: { avif: 49, webp: 60 }, 1600: { avif: 44, webp: 52 } },
	/** AVIF files that pictures of this folder have besides, for the thumbnails of the home page. */
	thumbnail: { folder: "services/", width: 320, quality: 50 },
	/** Largest file at 800 wide, in bytes. */
	largestAt800: 60 * 1024,
	jpeg: { quality: 84, mozjpeg: true },
	/** Largest social picture, in bytes. */
	largestJpeg: 120 * 1024,
};
