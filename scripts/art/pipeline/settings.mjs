import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");

/** What every picture is made by; a change here makes all of them anew. */
export const settings = {
	width: 1600,
	height: 1000,
	density: 2,
	widths: [480, 800, 1200, 1600],
	avif: { quality: 55, effort: 4, chromaSubsampling: "4:4:4" },
	webp: { quality: 70, effort: 5, smartSubsample: true },
	/** Largest file at 800 wide, in bytes. */
	largestAt800: 60 * 1024,
	jpeg: { quality: 84, mozjpeg: true },
	/** Largest social picture, in bytes. */
	largestJpeg: 120 * 1024,
};
