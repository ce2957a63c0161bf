import { MAX_PICTURE_BYTES, type PictureType, type PreparedPicture } from "@/data/pictures/picture-types";
import { formatBytes, formatNumber } from "@/features/admin/ui/format";
import { CARD_HEIGHT, CARD_WIDTH } from "@/shared/lib/link-card";
import { COPY_WIDTHS } from "@/shared/lib/picture-sources";
import { type FocalPoint, MIDDLE } from "./focal-point";
import { type PictureKind, pictureFacts, sniffPicture } from "./picture-facts";

export const MAX_FILE_BYTES = 30 * 1024 * 1024;
/** A decoded pixel takes four bytes: 50 megapixels are 200 MB. */
const MAX_PIXELS = 50_000_000;
/** In pixels: a full-width picture on a dense screen. */
const MAX_EDGE = 2400;

const QUALITIES = [0.86, 0.76, 0.66, 0.54];
const SCALES = [1, 0.75, 0.5];
const CARD_QUALITY = 0.84;
const COPY_QUALITY = 0.8;

/**
 * Turns a file into an upload: checked by content, rotated upright, at most 2,400 pixels long, WebP of at most 5 MB. Re-encoding drops hidden data such as locations or appended scripts.
 *
 * @throws PictureRefused with a message for the admin; the signal's reason.
 */
export async function preparePicture(file: File, signal?: AbortSignal, tools: PictureTools = browserCanvas): Promise<PreparedPicture> {
	const kind = await checkPicture(file);
	signal?.throwIfAborted();
	const image = await tools.decode(file).catch(() => {
		throw new PictureRefused(refusals.damaged);
	});
	try {
		for (const scale of SCALES) {
			const fit = Math.min(1, (MAX_EDGE * scale) / Math.max(image.width, image.height));
			// Small pictures shrink too if they weigh too much.
			const share = fit === 1 ? scale : fit;
			const [width, height] = [image.width, image.height].map((edge) => Math.max(1, Math.round(edge * share)));
			if (!width || !height) break;
			const blob = await encode(tools.draw(image, width, height), kind, signal);
			if (!blob) continue;
			const card = await encodeCard(image, tools);
			const copies = await encodeCopies(image, { width, height, type: blob.type }, tools, signal);
			return {
				...blob,
				width,
				height,
				name: file.name.trim() || "Pasted picture",
				...(card ? { card } : {}),
				...(copies.length > 0 ? { copies } : {}),
			};
		}
	} finally {
		image.close();
	}
	throw new PictureRefused(refusals.notSmallEnough(MAX_PICTURE_BYTES));
}

async function checkPicture(file: Blob): Promise<PictureKind> {
	if (file.size === 0) throw new PictureRefused(refusals.empty);
	// Check the type first, so that other files get the right message whatever their size.
	const kind = sniffPicture(new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
	if (kind === "svg") throw new PictureRefused(refusals.svg);
	if (kind === "heic") throw new PictureRefused(refusals.heic);
	if (kind === "other") throw new PictureRefused(refusals.notAPicture);
	if (file.size > MAX_FILE_BYTES) throw new PictureRefused(refusals.tooLarge(file.size, MAX_FILE_BYTES));
	const facts = pictureFacts(kind, new Uint8Array(await file.arrayBuffer()));
	if (!facts) throw new PictureRefused(refusals.damaged);
	if (facts.animated) throw new PictureRefused(refusals.animated);
	if (facts.width * facts.height > MAX_PIXELS) throw new PictureRefused(refusals.tooManyPixels(facts.width, facts.height, MAX_PIXELS));
	return kind;
}

async function encode(canvas: Canvas, kind: PictureKind, signal?: AbortSignal): Promise<{ blob: Blob; type: PictureType } | null> {
	let type: PictureType = "image/webp";
	for (const quality of QUALITIES) {
		signal?.throwIfAborted();
		let blob = await canvas.encode(type, quality);
		if (blob.type !== type) {
			// Safari can't encode WebP and returns PNG, which only transparent pictures need.
			type = kind !== "jpeg" && canvas.isSeeThrough() ? "image/png" : "image/jpeg";
			blob = await canvas.encode(type, quality);
		}
		if (blob.size <= MAX_PICTURE_BYTES) return { blob, type };
		if (type === "image/png") return null;
	}
	return null;
}

/** Smaller copies for phones and cards. Without all of them, pages show the picture itself. */
async function encodeCopies(
	image: ImageBitmap,
	{ width, height, type }: Pick<PreparedPicture, "width" | "height" | "type">,
	tools: PictureTools,
	signal?: AbortSignal,
): Promise<{ width: number; blob: Blob }[]> {
	const copies: { width: number; blob: Blob }[] = [];
	try {
		for (const copyWidth of COPY_WIDTHS.filter((smaller) => smaller < width)) {
			signal?.throwIfAborted();
			const canvas = tools.draw(image, copyWidth, Math.max(1, Math.round((height * copyWidth) / width)));
			const blob = await canvas.encode(type, COPY_QUALITY);
			if (blob.type !== type || blob.size > MAX_PICTURE_BYTES) return [];
			copies.push({ width: copyWidth, blob });
		}
		return copies;
	} catch (error) {
		signal?.throwIfAborted();
		console.warn("Smaller copies:", error instanceof Error ? error.message : error);
		return [];
	}
}

/** The middle of the picture as a link card. Without one, links show the picture itself. */
async function encodeCard(image: ImageBitmap, tools: PictureTools): Promise<Blob | null> {
	try {
		const blob = await tools.drawCard(image).encode("image/jpeg", CARD_QUALITY);
		return blob.type === "image/jpeg" ? blob : null;
	} catch (error) {
		console.warn("Link card:", error instanceof Error ? error.message : error);
		return null;
	}
}

/** The largest part of a picture that has the shape of a link card, placed as CSS places it with `object-position`. */
export function cardPart(width: number, height: number, point = MIDDLE): { x: number; y: number; width: number; height: number } {
	const scale = Math.min(width / CARD_WIDTH, height / CARD_HEIGHT);
	const [w, h] = [CARD_WIDTH * scale, CARD_HEIGHT * scale];
	return { x: ((width - w) * point.x) / 100, y: ((height - h) * point.y) / 100, width: w, height: h };
}

/** The link card of a picture's file around a focal point. @throws if the browser can't read or draw it. */
export async function drawCardAt(file: Blob, point: FocalPoint, tools: PictureTools = browserCanvas): Promise<Blob> {
	const image = await tools.decode(file);
	try {
		const card = await tools.drawCard(image, point).encode("image/jpeg", CARD_QUALITY);
		if (card.type !== "image/jpeg") throw new Error("This browser can't make a JPEG");
		return card;
	} finally {
		image.close();
	}
}

export class PictureRefused extends Error {
	override name = "PictureRefused";
}

const refusals = {
	empty: "This file is empty. Choose another one.",
	tooLarge: (bytes: number, most: number) =>
		`This file is ${formatBytes(bytes)}. Choose one of up to ${formatBytes(most)}, which is then made smaller for the upload.`,
	tooManyPixels: (width: number, height: number, most: number) =>
		`This picture is ${formatNumber(width)} × ${formatNumber(height)} pixels. Choose one of up to ${Math.round(most / 1e6)} megapixels.`,
	svg: "SVG files aren't accepted because they can contain scripts. Save the drawing as PNG or WebP and upload that.",
	heic: "Few browsers can show HEIC photos. Export the photo as JPEG and upload that.",
	animated: "Animated pictures aren't supported. Upload a still one.",
	notAPicture: "This file isn't a picture, even if its name says so. Choose a JPEG, PNG, WebP, AVIF or still GIF file.",
	damaged: "This picture is damaged and can't be read. Choose another one.",
	notSmallEnough: (most: number) => `This picture couldn't be reduced to less than ${formatBytes(most)}. Upload a smaller one.`,
} as const;

interface Canvas {
	/** Browsers fall back to PNG if they can't encode the type; the result's `type` says so. */
	encode: (type: string, quality: number) => Promise<Blob>;
	isSeeThrough: () => boolean;
}

export interface PictureTools {
	/** Applies the camera's rotation. */
	decode: (file: Blob) => Promise<ImageBitmap>;
	draw: (image: ImageBitmap, width: number, height: number) => Canvas;
	drawCard: (image: ImageBitmap, point?: FocalPoint) => Canvas;
}

const browserCanvas: PictureTools = {
	decode: (file) => createImageBitmap(file, { imageOrientation: "from-image" }),
	draw: (image, width, height) => drawn(width, height, (context) => context.drawImage(image, 0, 0, width, height)),
	drawCard: (image, point) =>
		drawn(CARD_WIDTH, CARD_HEIGHT, (context) => {
			const part = cardPart(image.width, image.height, point);
			// JPEG has no transparency and would turn it black.
			context.fillStyle = "#fff";
			context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
			context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, CARD_WIDTH, CARD_HEIGHT);
		}),
};

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function drawn(width: number, height: number, draw: (context: Context) => void): Canvas {
	const canvas = typeof OffscreenCanvas === "function" ? new OffscreenCanvas(width, height) : htmlCanvas(width, height);
	const context = canvas.getContext("2d");
	if (!context || !("drawImage" in context)) throw new Error("This browser can't draw pictures");
	context.imageSmoothingQuality = "high";
	draw(context);
	return {
		encode: (type, quality) =>
			canvas instanceof HTMLCanvasElement ? encodeCanvas(canvas, type, quality) : canvas.convertToBlob({ type, quality }),
		isSeeThrough: () => context.getImageData(0, 0, width, height).data.some((value, index) => index % 4 === 3 && value < 255),
	};
}

function htmlCanvas(width: number, height: number): HTMLCanvasElement {
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	return canvas;
}

function encodeCanvas(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser returned an empty picture"))), type, quality);
	});
}
