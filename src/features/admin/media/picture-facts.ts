import { brandsOf, letters, type PictureKind } from "./sniff-picture";

/** What a picture says of itself before it is decoded. */
export interface PictureFacts {
	width: number;
	height: number;
	animated: boolean;
}

/**
 * Reads size and movement from a picture's own headers: a small file that unpacks to gigabytes must be known before it is decoded.
 *
 * @param bytes the whole file.
 * @returns null when the headers are cut off or make no sense.
 */
export function pictureFacts(kind: PictureKind, bytes: Uint8Array): PictureFacts | null {
	try {
		const facts = READERS[kind](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
		return facts && facts.width > 0 && facts.height > 0 ? facts : null;
	} catch (error) {
		// Reading behind the end: the file is cut off.
		if (error instanceof RangeError) return null;
		throw error;
	}
}

type Reader = (bytes: Uint8Array, view: DataView) => PictureFacts | null;

const READERS: Record<PictureKind, Reader> = { png, jpeg, webp, avif, gif };

function png(bytes: Uint8Array, view: DataView): PictureFacts | null {
	if (letters(bytes, 12, 16) !== "IHDR") return null;
	const size = { width: view.getUint32(16), height: view.getUint32(20) };
	// A moving PNG says so in a chunk before its first picture.
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

/** The boxes lie deep; a scan finds every size that the file names, and the largest is the whole picture. */
function avif(bytes: Uint8Array, view: DataView): PictureFacts | null {
	let largest: PictureFacts | null = null;
	const animated = brandsOf(bytes).includes("avis");
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
