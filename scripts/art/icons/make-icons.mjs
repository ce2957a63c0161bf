import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../pipeline/settings.mjs";

/** The mark without round corners, for systems that crop icons; the content is within the middle 80%. */
const whole = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z" fill="#0d0f14"/><path d="M0 0h39L24 64H0z" fill="#ff5a1f"/><path d="M39 0h25v20L32.67 27z" fill="#ffb48f"/></svg>';

/**
 * The icons that browsers and home screens ask for, all from public/favicon.svg and its full-bleed twin.
 *
 * @returns {Promise<string[]>} the files written, from the repository's root.
 */
export async function makeIcons() {
	const round = readFileSync(join(root, "public/favicon.svg"));
	/** @type {[string, Buffer][]} */
	const files = [
		["public/favicon.ico", ico(await png(round, 32), 32)],
		["public/apple-touch-icon.png", await png(Buffer.from(whole), 180)],
		["public/icon-192.png", await png(round, 192)],
		["public/icon-512.png", await png(round, 512)],
		["public/icon-maskable-512.png", await png(Buffer.from(whole), 512)],
	];
	for (const [path, bytes] of files) writeFileSync(join(root, path), bytes);
	return files.map(([path]) => path);
}

/** @param {Buffer} svg @param {number} size in pixels */
const png = (svg, size) => sharp(svg, { density: (72 * size) / 64 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** One PNG in the container that old crawlers ask for (ICONDIR, ICONDIRENTRY, image). @param {Buffer} image @param {number} size */
function ico(image, size) {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(image.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, image]);
}
