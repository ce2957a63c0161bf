// @vitest-environment node
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictureFacts } from "./picture-facts";
import type { PictureKind } from "./sniff-picture";

/** Two frames under each other, as sharp takes an animation. */
const frames = (kind: "gif" | "webp") => {
	const pixels = Buffer.from(Array.from({ length: 40 * 60 * 3 }, (_byte, at) => (at < 40 * 30 * 3 ? 200 : 20)));
	const moving = sharp(pixels, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } });
	return kind === "gif" ? moving.gif({ delay: [100, 100] }).toBuffer() : moving.webp({ delay: [100, 100] }).toBuffer();
};
const still = (alpha = false) =>
	sharp({ create: { width: 41, height: 29, channels: alpha ? 4 : 3, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } });
const facts = async (kind: PictureKind, file: Promise<Buffer>) => pictureFacts(kind, new Uint8Array(await file));

describe("size and movement from the file's own headers", () => {
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

	test.each(["gif", "webp"] as const)("a moving %s is known as such", async (kind) => {
		expect(await facts(kind, frames(kind))).toEqual({ width: 40, height: 30, animated: true });
	});

	test("a moving PNG is known as such", async () => {
		const plain = await still().png().toBuffer();
		// The chunk that announces frames stands behind the first one, which is 25 bytes long.
		const chunk = Buffer.from([0, 0, 0, 8, ...Buffer.from("acTL"), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
		const moving = Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)]);
		expect(await facts("png", Promise.resolve(moving))).toMatchObject({ animated: true });
	});

	test("a small file that unpacks to gigabytes says so", async () => {
		const bomb = await still().png().toBuffer();
		bomb.writeUInt32BE(60_000, 16);
		bomb.writeUInt32BE(60_000, 20);
		expect(await facts("png", Promise.resolve(bomb))).toMatchObject({ width: 60_000, height: 60_000 });
	});

	test("of several sizes in an AVIF the largest counts", async () => {
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

	test("a GIF that promises a picture and holds a script instead has no frame", () => {
		expect(pictureFacts("gif", new TextEncoder().encode("GIF89a/*<html>*/=1;alert(document.domain)//"))).toBeNull();
	});
});
