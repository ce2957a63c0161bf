/** Kinds of picture that browsers decode and that may be uploaded. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "gif";

/** How far into a text the drawing's own element may stand. */
const SVG_REACH = 4096;

const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/**
 * What a file is by its content. Neither its name nor the type that the browser derives from it says anything.
 *
 * @param bytes the file, or its first 4 kB.
 */
export function sniffPicture(bytes: Uint8Array): PictureKind | "svg" | "heic" | "other" {
	if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
	if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
	if (/^GIF8[79]a$/.test(letters(bytes, 0, 6))) return "gif";
	if (letters(bytes, 0, 4) === "RIFF" && letters(bytes, 8, 12) === "WEBP") return "webp";
	const brands = brandsOf(bytes);
	// An AVIF may name a brand of HEIC first: the family is the same.
	if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
	if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return "heic";
	return isSvg(bytes) ? "svg" : "other";
}

/** The brands in the first box of an ISO media file; none for any other file. */
export function brandsOf(bytes: Uint8Array): string[] {
	if (letters(bytes, 4, 8) !== "ftyp") return [];
	const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
	const brands = [letters(bytes, 8, 12)];
	// Four bytes of version stand between the first brand and the others.
	for (let at = 16; at + 4 <= end; at += 4) brands.push(letters(bytes, at, at + 4));
	return brands;
}

/** Bytes as Latin letters. */
export function letters(bytes: Uint8Array, from: number, to: number): string {
	return String.fromCharCode(...bytes.subarray(from, to));
}

function startsWith(bytes: Uint8Array, magic: number[]): boolean {
	return magic.every((byte, index) => bytes[index] === byte);
}

function isSvg(bytes: Uint8Array): boolean {
	const start = bytes.subarray(0, SVG_REACH);
	const wide = startsWith(bytes, [0xff, 0xfe]) ? "utf-16le" : startsWith(bytes, [0xfe, 0xff]) ? "utf-16be" : "utf-8";
	const text = new TextDecoder(wide).decode(start).trimStart();
	return /^<(svg|\?xml|!--|!doctype)/i.test(text) && /<(\w+:)?svg[\s>]/i.test(text);
}
