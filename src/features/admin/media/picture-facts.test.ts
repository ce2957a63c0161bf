// @vitest-environment node

import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type PictureKind, pictureFacts, sniffPicture } from "./picture-facts";

const text = (value: string) => new TextEncoder().encode(value);
const box = (brand: string, ...others: string[]) => {
	const names = `${brand}\0\0\0\0${others.join("")}`;
	return Uint8Array.from([0, 0, 0, 8 + names.length, ...text("ftyp"), ...text(names)]);
};
const riff = (kind: string) => Uint8Array.from([...text("RIFF"), 9, 9, 9, 9, ...text(kind)]);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe("sniffPicture", () => {
	test.each([
		["jpeg", Uint8Array.from([0xff, 0xd8, 0xff, 0xe1])],
		["png", Uint8Array.from(PNG)],
		["gif", text("GIF89a")],
		["gif", text("GIF87a")],
		["webp", riff("WEBPVP8 ")],
		["avif", box("avif", "mif1", "miaf")],
		["avif", box("mif1", "avif", "miaf")],
		["heic", box("heic", "mif1")],
		["heic", box("mif1", "heic")],
		["svg", text("<svg xmlns='http://www.w3.org/2000/svg'>")],
		["svg", text('\ufeff\n <?xml version="1.0"?><!-- drawn -->\n<svg>')],
		["svg", text('<!DOCTYPE svg PUBLIC "x"><svg >')],
		["svg", text('<?xml version="1.0"?><s:svg xmlns:s="http://www.w3.org/2000/svg">')],
		["svg", Uint8Array.from([0xff, 0xfe, ...[..."<svg>"].flatMap((sign) => [sign.charCodeAt(0), 0])])],
	] as const)("%s", (kind, bytes) => {
		expect(sniffPicture(bytes)).toBe(kind);
	});

	test.each([
		["a page called a picture", text("<!doctype html><script>alert(1)</script>")],
		["a page that mentions a drawing", text("<html><body><svg></svg></body></html>")],
		["a sound in the same container as WebP", riff("WAVEfmt ")],
		["a film in the same container as AVIF", box("isom", "mp42")],
		["a PDF", text("%PDF-1.7")],
		["a program", text("MZ")],
		["a GIF that is none", text("GIF90a")],
		["PNG, but one byte late", Uint8Array.from([0, ...PNG])],
		["nothing", new Uint8Array()],
		["one byte", Uint8Array.from([0xff])],
	])("other: %s", (_name, bytes) => {
		expect(sniffPicture(bytes)).toBe("other");
	});
});

/** Frames stacked vertically, as sharp expects an animation. */
const frames = (kind: "gif" | "webp") => {
	const pixels = Buffer.from(Array.from({ length: 40 * 60 * 3 }, (_byte, at) => (at < 40 * 30 * 3 ? 200 : 20)));
	const moving = sharp(pixels, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } });
	return kind === "gif" ? moving.gif({ delay: [100, 100] }).toBuffer() : moving.webp({ delay: [100, 100] }).toBuffer();
};
const still = (alpha = false) =>
	sharp({ create: { width: 41, height: 29, channels: alpha ? 4 : 3, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } });
const facts = async (kind: PictureKind, file: Promise<Buffer>) => pictureFacts(kind, new Uint8Array(await file));

describe("pictureFacts", () => {
	test.each<[string, PictureKind, () => Promise<Buffer>]>([
		["PNG", "png", () => still().png().toBuffer()],
		["JPEG", "jpeg", () => still().jpeg().toBuffer()],
		[
			"progressive JPEG with a camera's notes",
			"jpeg",
			() =>
				still()
					.withExif({ IFD0: { Copyright: "x".repeat(400) } })
					.jpeg({ progressive: true })
					.toBuffer(),
		],
		["lossy WebP", "webp", () => still().webp().toBuffer()],
		["lossless WebP", "webp", () => still().webp({ lossless: true }).toBuffer()],
		["see-through WebP", "webp", () => still(true).webp().toBuffer()],
		["AVIF", "avif", () => still().avif().toBuffer()],
		["GIF", "gif", () => still().gif().toBuffer()],
	])("%s", async (_name, kind, make) => {
		expect(await facts(kind, make())).toEqual({ width: 41, height: 29, animated: false });
	});

	test.each(["gif", "webp"] as const)("detects an animated %s", async (kind) => {
		expect(await facts(kind, frames(kind))).toEqual({ width: 40, height: 30, animated: true });
	});

	test("detects an animated PNG", async () => {
		const plain = await still().png().toBuffer();
		// Insert the acTL chunk after IHDR, which is 25 bytes long.
		const chunk = Buffer.from([0, 0, 0, 8, ...Buffer.from("acTL"), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
		const moving = Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)]);
		expect(await facts("png", Promise.resolve(moving))).toMatchObject({ animated: true });
	});

	test("reads the size of a decompression bomb", async () => {
		const bomb = await still().png().toBuffer();
		bomb.writeUInt32BE(60_000, 16);
		bomb.writeUInt32BE(60_000, 20);
		expect(await facts("png", Promise.resolve(bomb))).toMatchObject({ width: 60_000, height: 60_000 });
	});

	test("uses the largest of several sizes in an AVIF", async () => {
		const size = (edge: number) =>
			Buffer.from([...Buffer.from("ispe"), 0, 0, 0, 0, 0, 0, edge >> 8, edge & 255, 0, 0, edge >> 8, edge & 255]);
		const file = Buffer.concat([Buffer.from("\0\0\0\x14ftypavif\0\0\0\0mif1"), size(64), size(30_000), size(512)]);
		expect(await facts("avif", Promise.resolve(file))).toEqual({ width: 30_000, height: 30_000, animated: false });
	});

	test.each(["png", "jpeg", "webp", "avif", "gif"] as const)(
		"a %s that is cut off anywhere gives nothing or its size, and never throws",
		async (kind) => {
			const whole = new Uint8Array(await still().toFormat(kind).toBuffer());
			for (let length = 0; length < Math.min(whole.length, 700); length += 1) {
				const part = pictureFacts(kind, whole.subarray(0, length));
				if (part) expect(part).toMatchObject({ width: 41, height: 29 });
			}
			expect(pictureFacts(kind, whole.subarray(0, 8))).toBeNull();
		},
	);

	test("rejects a GIF that holds a script instead of a frame", () => {
		expect(pictureFacts("gif", new TextEncoder().encode("GIF89a/*<html>*/=1;alert(document.domain)//"))).toBeNull();
	});
});
