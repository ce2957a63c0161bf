import sharp from "sharp";
import { settings } from "./settings.mjs";

/** @param {string} name */
const isSocial = (name) => name.startsWith("social/");

/** The files of a picture, from the repository's root. @param {string} name */
export function filesOf(name) {
	const base = `public/media/${name}`;
	if (isSocial(name)) return [`${base}.jpg`];
	const files = settings.widths.flatMap((width) => [`${base}-${width}.avif`, width === settings.width ? `${base}.webp` : `${base}-${width}.webp`]);
	return hasThumbnail(name) ? [`${base}-${settings.thumbnail.width}.avif`, ...files] : files;
}

/** @param {string} name */
const hasThumbnail = (name) => name.startsWith(settings.thumbnail.folder);

/**
 * Encodes one shot.
 *
 * @param {string} name
 * @param {Buffer} shot PNG at the density of the settings.
 * @param {import("../kit/page.mjs").Picture} picture
 * @throws {Error} when a file is larger than the settings allow.
 */
export async function encode(name, shot, { width = settings.width, height = settings.height, quality }) {
	const whole = await sharp(shot).removeAlpha().resize(width, height, { kernel: "lanczos3" }).png().toBuffer();
	const outputs = isSocial(name) ? await social(name, whole) : await variants(name, shot, quality);
	const { dominant } = await sharp(whole).stats();
	const blurred = await sharp(whole).resize(16, Math.round((16 * height) / width)).webp({ quality: 40, effort: 6 }).toBuffer();
	return {
		width,
		height,
		outputs,
		color: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`,
		blur: `data:image/webp;base64,${blurred.toString("base64")}`,
	};
}

/** @param {string} name @param {Buffer} whole @returns {Promise<[string, Buffer][]>} */
async function social(name, whole) {
	const bytes = await sharp(whole).jpeg(settings.jpeg).toBuffer();
	if (bytes.length > settings.largestJpeg) throw new Error(`${name} has ${bytes.length} bytes, more than ${settings.largestJpeg}`);
	return [[`public/media/${name}.jpg`, bytes]];
}

/** @param {string} name @param {Buffer} shot @param {{ avif: number, webp: number }} [quality] @returns {Promise<[string, Buffer][]>} */
async function variants(name, shot, quality) {
	/** @type {[string, Buffer][]} */
	const outputs = [];
	for (const width of settings.widths) {
		const small = await sharp(shot).removeAlpha().resize(width, null, { kernel: "lanczos3" }).png({ compressionLevel: 1 }).toBuffer();
		const of = quality ?? settings.quality[width];
		const avif = await sharp(small).avif({ ...settings.avif, quality: of.avif }).toBuffer();
		const webp = await sharp(small).webp({ ...settings.webp, quality: of.webp }).toBuffer();
		for (const [type, bytes] of /** @type {[string, Buffer][]} */ ([["avif", avif], ["webp", webp]])) {
			if (width === 800 && bytes.length > settings.largestAt800) throw new Error(`${name}-800.${type} has ${bytes.length} bytes`);
			// The plain name is the picture's address, and its largest WebP.
			outputs.push([type === "webp" && width === settings.width ? `public/media/${name}.webp` : `public/media/${name}-${width}.${type}`, bytes]);
		}
	}
	if (hasThumbnail(name)) {
		const { width, quality: number } = settings.thumbnail;
		const tiny = await sharp(shot).removeAlpha().resize(width, null, { kernel: "lanczos3" }).avif({ ...settings.avif, quality: number }).toBuffer();
		outputs.push([`public/media/${name}-${width}.avif`, tiny]);
	}
	return outputs;
}
