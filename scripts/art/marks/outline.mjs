// Words as outlines: shaped by HarfBuzz, scaled, rounded, and written with relative steps, so that a mark stays small.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as hb from "harfbuzzjs";

const fontverter = createRequire(import.meta.url)("fontverter");
const files = join(dirname(fileURLToPath(import.meta.url)), "../../../node_modules/@fontsource-variable/instrument-sans/files");

/** @param {string} style */
async function load(style) {
	const file = readFileSync(join(files, `instrument-sans-latin-standard-${style}.woff2`));
	return new hb.Face(new hb.Blob(await fontverter.convert(file, "truetype")));
}
const faces = { normal: await load("normal"), italic: await load("italic") };

/**
 * How words are set. `size` is the em in pixels, `tracking` is in thousandths of it; with `fit` the words get that width instead of a size.
 * `drop` leaves out contours, by the letter's place and the contour's box, for what a mark draws itself.
 * @typedef {{ x: number, y: number, size?: number, fit?: number, weight?: number, width?: number, italic?: boolean, tracking?: number, drop?: (letter: number, box: Box) => boolean }} Setting
 * @typedef {{ x0: number, y0: number, x1: number, y1: number }} Box
 * @typedef {[type: string, ...numbers: number[]]} Step
 */

/** @param {string} path as HarfBuzz writes it @returns {Step[]} */
const steps = (path) => [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, type, numbers]) => /** @type {Step} */ ([type, ...(numbers.match(/-?[\d.]+/g) ?? []).map(Number)]));

/** @param {number[][]} points @returns {Box} */
function around(points) {
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** One decimal without a leading zero. @param {number} tenths */
const short = (tenths) => String(tenths / 10).replace(/^(-?)0\./, "$1.");
/** Numbers one behind the other, with a blank only where the next would run into the last. @param {number[]} values tenths */
const row = (values) => values.map(short).reduce((text, part) => text + (text && !part.startsWith("-") ? " " : "") + part, "");

/** Contours with relative steps. @param {Step[][]} contours in pixels */
function write(contours) {
	let d = "";
	let last = [0, 0];
	let start = [0, 0];
	for (const contour of contours)
		for (const [type, ...numbers] of contour) {
			if (type === "Z") {
				d += "z";
				last = start;
				continue;
			}
			const whole = numbers.map((value) => Math.round(value * 10));
			const end = whole.slice(-2);
			const flat = type === "L" && (end[0] === last[0] || end[1] === last[1]);
			if (type === "M") d += `M${row(whole)}`;
			else if (flat) d += end[1] === last[1] ? `h${short(end[0] - last[0])}` : `v${short(end[1] - last[1])}`;
			else d += `${type.toLowerCase()}${row(whole.map((value, i) => value - last[i % 2]))}`;
			if (type === "M") start = end;
			last = end;
		}
	return d;
}

/**
 * Words as a path.
 *
 * @param {string} text
 * @param {Setting} setting
 * @returns {Box & { d: string, size: number, letters: Box[] }} the path, the box of its ink, and the boxes of its letters in pixels.
 */
export function words(text, setting) {
	const { x, y, weight = 600, width = 100, italic = false, tracking = 0, fit, drop } = setting;
	const face = italic ? faces.italic : faces.normal;
	const font = new hb.Font(face);
	font.setVariations([new hb.Variation("wght", weight), new hb.Variation("wdth", width)]);
	const buffer = new hb.Buffer();
	buffer.addText(text);
	buffer.guessSegmentProperties();
	hb.shape(font, buffer);
	const positions = buffer.getGlyphPositions();
	let pen = 0;
	const glyphs = buffer.getGlyphInfos().map(({ codepoint }, i) => {
		const at = pen + positions[i].xOffset;
		pen += positions[i].xAdvance + (tracking * face.upem) / 1000;
		return steps(font.glyphToPath(codepoint)).map(([type, ...numbers]) => /** @type {Step} */ ([type, ...numbers.map((value, k) => (k % 2 ? value : value + at))]));
	});
	const boxes = glyphs.filter((glyph) => glyph.length).map((glyph) => around(pairs(glyph)));
	const ink = around(boxes.flatMap(({ x0, x1, y0, y1 }) => [[x0, y0], [x1, y1]]));
	const scale = fit ? fit / (ink.x1 - ink.x0) : (setting.size ?? 40) / face.upem;
	const place = (/** @type {Step} */ [type, ...numbers]) => /** @type {Step} */ ([type, ...numbers.map((value, k) => (k % 2 ? y - value * scale : x + (value - ink.x0) * scale))]);
	const set = glyphs.map((glyph) => split(glyph.map(place)));
	const kept = set.flatMap((contours, letter) => contours.filter((contour) => !drop?.(letter, around(pairs(contour)))));
	const letters = set.map((contours) => around(pairs(contours.flat())));
	return { d: write(kept), ...around(letters.filter(({ x0 }) => Number.isFinite(x0)).flatMap(({ x0, x1, y0, y1 }) => [[x0, y0], [x1, y1]])), size: scale * face.upem, letters };
}

/** @param {Step[]} glyph */
const pairs = (glyph) => glyph.flatMap(([, ...numbers]) => Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(i * 2, i * 2 + 2)));

/** Steps as contours. @param {Step[]} glyph @returns {Step[][]} */
const split = (glyph) => glyph.reduce((all, step) => (step[0] === "M" ? [...all, [step]] : [...all.slice(0, -1), [...all[all.length - 1], step]]), /** @type {Step[][]} */ ([]));
