import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../pipeline/settings.mjs";
import { marks as goods } from "./goods.mjs";
import { marks as homes } from "./homes.mjs";
import { marks as works } from "./works.mjs";

const HEIGHT = 96;
const LARGEST = 6 * 1024;
const folder = join(root, "public/media/clients");

/** How much a color stands out from white. @param {string} hex */
function contrast(hex) {
	const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

/** @param {string} name */
const slug = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/**
 * Draws the word marks of the sample clients into public/media/clients; the same input gives the same bytes.
 *
 * @returns how many.
 * @throws {Error} when a mark has more than two colors, too little contrast on white, or is larger than 6 kB.
 */
export function makeMarks() {
	const all = [...goods, ...homes, ...works].sort((a, b) => (a.client < b.client ? -1 : 1));
	mkdirSync(folder, { recursive: true });
	for (const { client, ink, accent, draw } of all) {
		const { width, art } = draw(ink, accent ?? ink);
		const w = Math.ceil(width);
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${HEIGHT}" viewBox="0 0 ${w} ${HEIGHT}"><title>${client}</title>${art}</svg>\n`;
		const colors = new Set(svg.match(/#[0-9a-f]{6}/g));
		if (colors.size > 2) throw new Error(`${client} has ${colors.size} colors`);
		for (const color of colors) if (contrast(color) < 3) throw new Error(`${client}: ${color} has ${contrast(color).toFixed(2)} : 1 on white`);
		if (svg.length > LARGEST) throw new Error(`${client} has ${svg.length} bytes`);
		if (/<(?!\/?(svg|title|g|path|circle|rect|ellipse)\b)/.test(svg) || /NaN|undefined|url\(|\d\.\d{3}/.test(svg)) throw new Error(`${client} holds what a mark must not hold`);
		writeFileSync(join(folder, `${slug(client)}.svg`), svg);
	}
	return all.length;
}
