export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "gif";

/** How far into a text to look for the <svg> element. */
const SVG_REACH = 4096;

const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/** Detects the type of a file from its content (the first 4 kB suffice); names and MIME types are not reliable. */
export function sniffPicture(bytes: Uint8Array): PictureKind | "svg" | "heic" | "other" {
	if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
	if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
	if (/^GIF8[79]a$/.test(letters(bytes, 0, 6))) return "gif";
	if (letters(bytes, 0, 4) === "RIFF" && letters(bytes, 8, 12) === "WEBP") return "webp";
	const brands = readBrands(bytes);
	// AVIF files may list a HEIC brand first.
	if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
	if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return "heic";
	return isSvg(bytes) ? "svg" : "other";
}

function readBrands(bytes: Uint8Array): string[] {
	if (letters(bytes, 4, 8) !== "ftyp") return [];
	const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
	const brands = [letters(bytes, 8, 12)];
	// Skip the four version bytes after the major brand.
	for (let at = 16; at + 4 <= end; at += 4) brands.push(letters(bytes, at, at + 4));
	return brands;
}

function letters(bytes: Uint8Array, from: number, to: number): string {
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

interface PictureFacts {
	width: number;
	height: number;
	animated: boolean;
}

/** Reads dimensions and animation from the header, to reject decompression bombs before decoding; null if the header is invalid. */
export function pictureFacts(kind: PictureKind, bytes: Uint8Array): PictureFacts | null {
	try {
		const facts = READERS[kind](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
		return facts && facts.width > 0 && facts.height > 0 ? facts : null;
	} catch (error) {
		// Read past the end: the file is truncated.
		if (error instanceof RangeError) return null;
		throw error;
	}
}

type Reader = (bytes: Uint8Array, view: DataView) => PictureFacts | null;

const READERS: Record<PictureKind, Reader> = { png, jpeg, webp, avif, gif };

function png(bytes: Uint8Array, view: DataView): PictureFacts | null {
	if (letters(bytes, 12, 16) !== "IHDR") return null;
	const size = { width: view.getUint32(16), height: view.getUint32(20) };
	// An animated PNG has an acTL chunk before its first image data.
	for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
		const chunk = letters(bytes, at + 4, at + 8);
		if (chunk === "acTL") return { ...size, animated: true };
		if (chunk === "IDAT") break;
	}
	return { ...size, animated: false };
}

function jpeg(bytes: Uint8Array, view: DataView): PictureFacts | null {
	let at = 2;
	while (at + 9 < bytes.length) {
		if (view.getUint8(at) !== 0xff) return null;
		const marker = view.getUint8(at + 1);
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), animated: false };
		// Fill bytes and markers without a length.
		const bare = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
		at += marker === 0xff ? 1 : bare ? 2 : 2 + view.getUint16(at + 2);
	}
	return null;
}

function webp(bytes: Uint8Array, view: DataView): PictureFacts | null {
	const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
	switch (letters(bytes, 12, 16)) {
		case "VP8X":
			return { width: three(24) + 1, height: three(27) + 1, animated: (view.getUint8(20) & 0x02) !== 0 };
		case "VP8L": {
			const bits = view.getUint32(21, true);
			return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, animated: false };
		}
		case "VP8 ":
			return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, animated: false };
		default:
			return null;
	}
}

/** Scans for every size box instead of parsing the nested boxes; the largest is the whole picture. */
function avif(bytes: Uint8Array, view: DataView): PictureFacts | null {
	let largest: PictureFacts | null = null;
	const animated = readBrands(bytes).includes("avis");
	for (let at = bytes.indexOf(0x69); at !== -1 && at + 16 <= bytes.length; at = bytes.indexOf(0x69, at + 1)) {
		if (letters(bytes, at, at + 4) !== "ispe") continue;
		const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), animated };
		if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
	}
	return largest;
}

function gif(bytes: Uint8Array, view: DataView): PictureFacts | null {
	const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
	const tableAfter = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));
	const afterBlocks = (from: number) => {
		let at = from;
		while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
		return at + 1;
	};
	let frames = 0;
	let at = 13 + tableAfter(view.getUint8(10));
	while (at < bytes.length && frames < 2) {
		const sign = view.getUint8(at);
		if (sign === 0x21) at = afterBlocks(at + 2);
		else if (sign === 0x2c) {
			frames += 1;
			at = afterBlocks(at + 11 + tableAfter(view.getUint8(at + 9)));
		} else break;
	}
	return frames === 0 ? null : { ...size, animated: frames > 1 };
}
