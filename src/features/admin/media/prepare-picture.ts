import { MOST_PICTURE_BYTES, type PictureType, type PreparedPicture } from "@/data/pictures/picture-types";
import { browserCanvas, type Canvas, type PictureTools } from "./picture-canvas";
import { pictureFacts } from "./picture-facts";
import { PictureRefused, refusals } from "./picture-refused";
import { type PictureKind, sniffPicture } from "./sniff-picture";

/** Largest file that is read at all, in bytes. */
export const LARGEST_FILE = 30 * 1024 * 1024;
/** A decoded pixel takes four bytes: 50 megapixels are 200 MB. */
const MOST_PIXELS = 50_000_000;
/** Longest edge of what is uploaded, in pixels: a full-width picture on a dense screen. */
const LONGEST_EDGE = 2400;

const QUALITIES = [0.86, 0.76, 0.66, 0.54];
const SCALES = [1, 0.75, 0.5];

/**
 * Makes of a person's file what is uploaded: checked by content, turned upright, at most 2,400 pixels long, WebP of at most 5 MB.
 * Everything is drawn anew, so nothing that was hidden in the file (a place, a script behind the picture) goes along.
 *
 * @throws PictureRefused with a message for the person; the signal's reason.
 */
export async function preparePicture(file: File, signal?: AbortSignal, tools: PictureTools = browserCanvas): Promise<PreparedPicture> {
	const kind = await checkPicture(file);
	signal?.throwIfAborted();
	const image = await tools.decode(file).catch(() => {
		throw new PictureRefused(refusals.damaged);
	});
	try {
		for (const scale of SCALES) {
			const fit = Math.min(1, (LONGEST_EDGE * scale) / Math.max(image.width, image.height));
			// A picture that is small already shrinks all the same when its bytes do not fit.
			const share = fit === 1 ? scale : fit;
			const [width, height] = [image.width, image.height].map((edge) => Math.max(1, Math.round(edge * share)));
			if (!width || !height) break;
			const blob = await encode(tools.draw(image, width, height), kind, signal);
			if (blob) return { ...blob, width, height, name: file.name.trim() || "Pasted picture" };
		}
	} finally {
		image.close();
	}
	throw new PictureRefused(refusals.notSmallEnough(MOST_PICTURE_BYTES));
}

/**
 * What a file is, if it may be uploaded.
 *
 * @throws PictureRefused.
 */
async function checkPicture(file: Blob): Promise<PictureKind> {
	if (file.size === 0) throw new PictureRefused(refusals.empty);
	// By the first bytes: what is no picture is told so, however large it is.
	const kind = sniffPicture(new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
	if (kind === "svg") throw new PictureRefused(refusals.svg);
	if (kind === "heic") throw new PictureRefused(refusals.heic);
	if (kind === "other") throw new PictureRefused(refusals.notAPicture);
	if (file.size > LARGEST_FILE) throw new PictureRefused(refusals.tooLarge(file.size, LARGEST_FILE));
	const facts = pictureFacts(kind, new Uint8Array(await file.arrayBuffer()));
	if (!facts) throw new PictureRefused(refusals.damaged);
	if (facts.animated) throw new PictureRefused(refusals.animated);
	if (facts.width * facts.height > MOST_PIXELS) throw new PictureRefused(refusals.tooManyPixels(facts.width, facts.height, MOST_PIXELS));
	return kind;
}

/** The best encoding that fits, or null when none does. */
async function encode(canvas: Canvas, kind: PictureKind, signal?: AbortSignal): Promise<{ blob: Blob; type: PictureType } | null> {
	let type: PictureType = "image/webp";
	for (const quality of QUALITIES) {
		signal?.throwIfAborted();
		let blob = await canvas.encode(type, quality);
		if (blob.type !== type) {
			// Safari's canvas writes no WebP and gives PNG instead; only what is see-through needs that.
			type = kind !== "jpeg" && canvas.isSeeThrough() ? "image/png" : "image/jpeg";
			blob = await canvas.encode(type, quality);
		}
		if (blob.size <= MOST_PICTURE_BYTES) return { blob, type };
		if (type === "image/png") return null;
	}
	return null;
}
