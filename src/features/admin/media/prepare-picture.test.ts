// @vitest-environment node

import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { MAX_PICTURE_BYTES } from "@/data/pictures/picture-types";
import { cardPart, drawCardAt, MAX_FILE_BYTES, type PictureTools, preparePicture } from "./prepare-picture";

const png = (width = 41, height = 29) =>
	sharp({ create: { width, height, channels: 3, background: "#0e7490" } })
		.png()
		.toBuffer();
const file = (bytes: BlobPart, name = "board.png", type = "image/png") => new File([bytes], name, { type });
const picture = async (name?: string) => file(new Uint8Array(await png()), name);

interface Browser {
	width?: number;
	height?: number;
	weigh?: (type: string, quality: number, width: number) => number;
	writes?: string[];
	seeThrough?: boolean;
	card?: "fails" | "other";
	copies?: "fail" | "other";
}

function browser({
	width = 1600,
	height = 1000,
	weigh = () => 1000,
	writes = ["image/webp", "image/jpeg"],
	seeThrough = false,
	card,
	copies,
}: Browser = {}) {
	const drawn: string[] = [];
	const close = vi.fn();
	const tools: PictureTools = {
		decode: async () => ({ width, height, close }),
		draw: (_image, w, h) => ({
			encode: async (type, quality) => {
				if (quality === 0.8) {
					if (copies === "fail") throw new Error("No canvas");
					return new Blob([`${w}×${h}`], { type: copies === "other" ? "image/png" : type });
				}
				const written = writes.includes(type) ? type : "image/png";
				drawn.push(`${w}×${h} ${written} ${quality}`);
				return new Blob([new Uint8Array(weigh(written, quality, w))], { type: written });
			},
			isSeeThrough: () => seeThrough,
		}),
		drawCard: () => ({
			encode: async (type) => {
				if (card === "fails") throw new Error("No canvas");
				return new Blob(["card"], { type: card === "other" ? "image/png" : type });
			},
			isSeeThrough: () => false,
		}),
	};
	return { tools, drawn, close };
}

const prepared = async (options: Browser, given?: File) => {
	const { tools, drawn, close } = browser(options);
	const result = await preparePicture(given ?? (await picture()), undefined, tools);
	expect(close).toHaveBeenCalledOnce();
	return { ...result, drawn };
};

describe("the link card", () => {
	test("is a JPEG beside the picture", async () => expect((await prepared({})).card?.type).toBe("image/jpeg"));

	test.each(["fails", "other"] as const)("is left out when the browser's encoder %s, and the picture stays", async (card) => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		expect(await prepared({ card })).not.toHaveProperty("card");
	});

	test.each([
		[2400, 1260, { x: 0, y: 0, width: 2400, height: 1260 }],
		[1200, 1200, { x: 0, y: 285, width: 1200, height: 630 }],
		[4000, 630, { x: 1400, y: 0, width: 1200, height: 630 }],
		[120, 630, { x: 0, y: 283.5, width: 120, height: 63 }],
	])("of %d × %d pixels is the part in the middle", (width, height, part) => expect(cardPart(width, height)).toEqual(part));

	test.each([
		[1200, 1200, { x: 30, y: 100 }, { x: 0, y: 570, width: 1200, height: 630 }],
		[4000, 630, { x: 0, y: 50 }, { x: 0, y: 0, width: 1200, height: 630 }],
	])("of %d × %d pixels around %j is the part that shows it", (width, height, point, part) =>
		expect(cardPart(width, height, point)).toEqual(part),
	);

	test("is drawn around the focal point, and isn't replaced by another type", async () => {
		const { tools, close } = browser({});
		const drawCard = vi.spyOn(tools, "drawCard");
		expect((await drawCardAt(await picture(), { x: 30, y: 70 }, tools)).type).toBe("image/jpeg");
		expect(drawCard).toHaveBeenCalledWith(expect.anything(), { x: 30, y: 70 });
		expect(close).toHaveBeenCalledOnce();
		await expect(drawCardAt(await picture(), { x: 30, y: 70 }, browser({ card: "other" }).tools)).rejects.toThrow("JPEG");
	});
});

describe("the smaller copies", () => {
	const sizes = async (options: Browser) => {
		const { copies = [], type } = await prepared(options);
		expect(copies.every(({ blob }) => blob.type === type)).toBe(true);
		return Promise.all(copies.map(async ({ width, blob }) => [width, await blob.text()]));
	};

	test.each([
		[1600, 1000, [480, 800, 1200], ["480×300", "800×500", "1200×750"]],
		[6000, 4000, [480, 800, 1200], ["480×320", "800×533", "1200×800"]],
		[1200, 600, [480, 800], ["480×240", "800×400"]],
		[2400, 2, [480, 800, 1200], ["480×1", "800×1", "1200×1"]],
		[480, 300, [], []],
	])("of %d × %d pixels are %j pixels wide", async (width, height, widths, drawn) =>
		expect(await sizes({ width, height })).toEqual(widths.map((copyWidth, index) => [copyWidth, drawn[index]])),
	);

	test("have the type of their picture", async () => expect(await sizes({ writes: ["image/jpeg"] })).toHaveLength(3));

	test.each(["fail", "other"] as const)("are left out together when their encoder's results %s, and the picture stays", async (copies) => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		expect(await prepared({ copies })).not.toHaveProperty("copies");
	});
});

describe("encoding", () => {
	test("re-encodes a picture that fits in its own size", async () => {
		const result = await prepared({});
		expect(result).toMatchObject({ type: "image/webp", width: 1600, height: 1000, name: "board.png" });
		expect(result.drawn).toEqual(["1600×1000 image/webp 0.86"]);
	});

	test.each([
		[6000, 4000, 2400, 1600],
		[3000, 6000, 1200, 2400],
		[2400, 10, 2400, 10],
		[9000, 1, 2400, 1],
	])("%d × %d becomes %d × %d", async (width, height, w, h) => {
		expect(await prepared({ width, height })).toMatchObject({ width: w, height: h });
	});

	test("lowers the quality, then the size, of a picture that is too heavy", async () => {
		const heavy = (_type: string, quality: number) => (quality > 0.7 ? MAX_PICTURE_BYTES + 1 : MAX_PICTURE_BYTES);
		expect((await prepared({ weigh: heavy })).drawn).toEqual([
			"1600×1000 image/webp 0.86",
			"1600×1000 image/webp 0.76",
			"1600×1000 image/webp 0.66",
		]);
		const wide = (_type: string, _quality: number, width: number) => (width > 1300 ? MAX_PICTURE_BYTES + 1 : 1000);
		expect(await prepared({ weigh: wide })).toMatchObject({ width: 1200, height: 750 });
	});

	test("falls back to JPEG, or PNG for transparency, when the browser can't encode WebP", async () => {
		expect(await prepared({ writes: ["image/jpeg"] })).toMatchObject({ type: "image/jpeg" });
		expect(await prepared({ writes: ["image/jpeg"], seeThrough: true })).toMatchObject({ type: "image/png" });
		const photo = file(
			new Uint8Array(
				await sharp(await png())
					.jpeg()
					.toBuffer(),
			),
			"photo.jpg",
			"image/jpeg",
		);
		expect(await prepared({ writes: ["image/jpeg"], seeThrough: true }, photo)).toMatchObject({ type: "image/jpeg" });
	});

	test("ignores a wrong file extension and names an unnamed file", async () => {
		expect(await prepared({}, await picture("page.html"))).toMatchObject({ type: "image/webp", name: "page.html" });
		expect(await prepared({}, await picture(" "))).toMatchObject({ name: "Pasted picture" });
	});
});

describe("refusing", () => {
	const refused = async (given: File, tools = browser().tools) => {
		const error: unknown = await preparePicture(given, undefined, tools).catch((reason: unknown) => reason);
		expect(error).toMatchObject({ name: "PictureRefused" });
		return error instanceof Error ? error.message : "";
	};

	test.each([
		["an empty file", file(""), /empty/],
		["a page named .png", file("<html><script>alert(1)</script></html>"), /isn't a picture/],
		["a drawing", file("<svg xmlns='http://www.w3.org/2000/svg'/>", "logo.svg", "image/svg+xml"), /^SVG files/],
		["a drawing named .png", file("<?xml version='1.0'?><svg/><svg />"), /^SVG files/],
		["a phone's photo", file("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "IMG_1.HEIC"), /Export the photo as JPEG/],
		["a GIF with a script and no frame", file("GIF89a/*<html>*/=1;alert(1)//"), /damaged/],
	])("%s", async (_name, given, reason) => {
		expect(await refused(given)).toMatch(reason);
	});

	test("refuses more than 50 megapixels before decoding", async () => {
		const bomb = await png();
		bomb.writeUInt32BE(12_000, 16);
		bomb.writeUInt32BE(9000, 20);
		const { tools } = browser();
		const decode = vi.spyOn(tools, "decode");
		expect(await refused(file(new Uint8Array(bomb)), tools)).toMatch(/12,000 × 9,000 pixels.*50 megapixels/);
		expect(decode).not.toHaveBeenCalled();
	});

	test("refuses a file over the size limit, after checking its type", async () => {
		const large = new Uint8Array(MAX_FILE_BYTES + 1);
		expect(await refused(file(large))).toMatch(/isn't a picture/);
		large.set(await png());
		expect(await refused(file(large))).toMatch(/30 MB.*up to 30 MB/);
	});

	test("refuses an animation", async () => {
		const pixels = Buffer.from(Array.from({ length: 8 * 16 * 3 }, (_byte, at) => (at < 8 * 8 * 3 ? 200 : 20)));
		const moving = await sharp(pixels, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
			.gif({ delay: [9, 9] })
			.toBuffer();
		expect(await refused(file(new Uint8Array(moving), "spinner.gif"))).toMatch(/^Animated pictures/);
	});

	test("refuses a file that can't be decoded or made small enough", async () => {
		const { tools } = browser();
		const blind = { ...tools, decode: () => Promise.reject(new DOMException("no", "InvalidStateError")) };
		expect(await refused(await picture(), blind)).toMatch(/damaged/);
		const heavy = browser({ weigh: () => MAX_PICTURE_BYTES + 1 });
		expect(await refused(await picture(), heavy.tools)).toMatch(/less than 5 MB/);
		expect(heavy.drawn).toHaveLength(12);
	});

	test("stops when canceled", async () => {
		const { tools, drawn } = browser();
		await expect(preparePicture(await picture(), AbortSignal.abort(new Error("Canceled")), tools)).rejects.toThrow("Canceled");
		expect(drawn).toEqual([]);
	});
});
