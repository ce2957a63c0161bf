import { n, svg } from "./base.mjs";

/** Quiet objects in isometric view, lit from the upper left; for pictures that say a subject without words. */

const COS = Math.cos(Math.PI / 6);

/** A point of space on the picture: x to the lower right, y to the lower left, z up. @param {number} x @param {number} y @param {number} z @returns {[number, number]} */
export const iso = (x, y, z) => [(x - y) * COS, (x + y) / 2 - z];
/** @param {[number, number, number][]} points */
const shape = (points) => `M${points.map((point) => iso(...point).map(n).join(" ")).join("L")}z`;

/** A box: its corner, its sizes, its tones (top, left, right). @param {[number, number, number]} from @param {[number, number, number]} size @param {[string, string, string]} tones */
export function box([x, y, z], [w, d, h], [top, left, right]) {
	const up = z + h;
	return `<path d="${shape([[x, y + d, z], [x + w, y + d, z], [x + w, y + d, up], [x, y + d, up]])}" fill="${left}"/><path d="${shape([[x + w, y, z], [x + w, y + d, z], [x + w, y + d, up], [x + w, y, up]])}" fill="${right}"/><path d="${shape([[x, y, up], [x + w, y, up], [x + w, y + d, up], [x, y + d, up]])}" fill="${top}"/><path d="M${iso(x, y + d, up).map(n).join(" ")}L${iso(x, y, up).map(n).join(" ")}L${iso(x + w, y, up).map(n).join(" ")}" stroke="#fff" stroke-opacity=".55" stroke-width="2.5" stroke-linejoin="round"/>`;
}

/** A plate with round corners that floats: drawn flat in the plane of the floor. @param {number} w @param {number} d @param {number} z @param {number} r @param {string} fill @param {string} edge @param {number} [thick] @param {string} [inner] drawn on top, in the plate's own units */
export function plate(w, d, z, r, fill, edge, thick = 16, inner = "") {
	const plane = (/** @type {number} */ lift) => `matrix(${n2(COS)} .5 ${n2(-COS)} .5 0 ${n(-lift)})`;
	const body = Array.from({ length: Math.round(thick / 2) }, (_, i) => `<rect x="${-w / 2}" y="${-d / 2}" width="${w}" height="${d}" rx="${r}" fill="${edge}" transform="${plane(z + i * 2)}"/>`).join("");
	return `${body}<g transform="${plane(z + thick)}"><rect x="${-w / 2}" y="${-d / 2}" width="${w}" height="${d}" rx="${r}" fill="${fill}"/><rect x="${-w / 2 + 1.5}" y="${-d / 2 + 1.5}" width="${w - 3}" height="${d - 3}" rx="${r}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>${inner}</g>`;
}
/** @param {number} value */
const n2 = (value) => String(Math.round(value * 1000) / 1000);

/** A soft shadow on the floor. @param {number} w @param {number} d @param {number} opacity @param {number} [dx] @param {number} [dy] */
export const shade = (w, d, opacity, dx = 40, dy = 70) =>
	`<g transform="translate(${dx} ${dy})"><rect x="${-w / 2}" y="${-d / 2}" width="${w}" height="${d}" rx="60" fill="#05070c" opacity="${opacity}" transform="matrix(.866 .5 -.866 .5 0 0)" filter="url(#soft)"/></g>`;

/** The picture in which they stand, its origin in the middle. @param {string} inner @param {number} [x] @param {number} [y] @param {number} [scale] */
export const stand = (inner, x = 800, y = 520, scale = 1) =>
	svg(1600, 1000, `<defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="34"/></filter></defs><g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`, "position:absolute;inset:0");
