import { n, svg } from "./base.mjs";

const size = [1600, 1000];

/** Fine grain, the same in every picture. @param {number} strength 0 to 1 @param {number} [seed] */
export function grain(strength, seed = 7) {
	const noise = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><filter id="m"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="${seed}" stitchTiles="stitch"/><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer></filter><rect width="320" height="320" filter="url(#m)"/></svg>`;
	return `<div class="fill" style="background:url('data:image/svg+xml;base64,${Buffer.from(noise).toString("base64")}');mix-blend-mode:soft-light;opacity:${strength}"></div>`;
}

/** How a light fades: evenly to the eye, without an edge. */
const fall = [[0, 100], [15, 92], [30, 74], [45, 51], [60, 29], [75, 12], [88, 3], [100, 0]];

/** A ground: a color, lights over it (the first is the uppermost), lines in it, grain. @param {{ base: string, glows?: [x: number, y: number, r: number, color: string][], lines?: string, grained?: number }} look */
export function ground({ base, glows = [], lines = "", grained = 0.35 }) {
	const stops = (/** @type {string} */ color) => fall.map(([place, share]) => `color-mix(in srgb,${color} ${share}%,transparent) ${place}%`).join(",");
	const light = glows.map(([x, y, r, color]) => `radial-gradient(${n(r * 1.3)}px ${n(r * 1.06)}px at ${x}px ${y}px,${stops(color)})`).join(",");
	return `<div class="ground" style="background:${light ? `${light},` : ""}${base}">${lines}${grained ? grain(grained) : ""}</div>`;
}

/** A square grid that fades away from a point. @param {number} step @param {string} color @param {[number, number]} from @param {number} [reach] @param {number} [w] @param {number} [h] */
export function gridLines(step, color, [x, y], reach = 1000, w = size[0], h = size[1]) {
	let d = "";
	for (let i = step / 2; i < w; i += step) d += `M${i} 0V${h}`;
	for (let i = step / 2; i < h; i += step) d += `M0 ${i}H${w}`;
	return masked(x, y, reach, `<path d="${d}" stroke="${color}"/>`, w, h);
}

/** Rings around a point. @param {number} x @param {number} y @param {number} count @param {number} step @param {string} color @param {number} [width] */
export const rings = (x, y, count, step, color, width = 1.5) =>
	svg(size[0], size[1], Array.from({ length: count }, (_, i) => `<circle cx="${x}" cy="${y}" r="${(i + 1) * step}" stroke="${color}" stroke-width="${width}" opacity="${n(1 - (i / count) * 0.8)}"/>`).join(""), "position:absolute;inset:0");

/** Height lines of a landscape. @param {string} color @param {number} count @param {number} phase */
export function contours(color, count, phase) {
	let d = "";
	for (let i = 0; i < count; i += 1) {
		const y = 1000 - i * (1150 / count);
		d += `M-20 ${n(y)}`;
		for (let x = 0; x <= 1640; x += 40) d += `L${x} ${n(y - 70 * Math.sin(x / 330 + phase + i * 0.16) - 44 * Math.sin(x / 148 + phase * 2 - i * 0.21))}`;
	}
	return svg(size[0], size[1], `<path d="${d}" stroke="${color}" stroke-width="1.6"/>`, "position:absolute;inset:0");
}

/** Slanted bands. @param {number} step @param {string} color @param {number} slant */
export function bands(step, color, slant) {
	let shapes = "";
	for (let x = -1200; x < 2200; x += step * 2) shapes += `<path d="M${x} 0h${step}l${slant} 1000h${-step}z" fill="${color}"/>`;
	return svg(size[0], size[1], shapes, "position:absolute;inset:0");
}

/** Dots on a grid that fade away from a point. @param {number} step @param {number} r @param {string} color @param {[number, number]} from @param {number} [reach] */
export function dots(step, r, color, [x, y], reach = 1000) {
	return masked(x, y, reach, `<defs><pattern id="d" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><circle cx="${step / 2}" cy="${step / 2}" r="${r}" fill="${color}"/></pattern></defs><rect width="1600" height="1000" fill="url(#d)"/>`);
}

/** @param {number} x @param {number} y @param {number} reach @param {string} inner @param {number} [w] @param {number} [h] */
const masked = (x, y, reach, inner, w = size[0], h = size[1]) =>
	svg(w, h, inner, `position:absolute;inset:0;-webkit-mask:radial-gradient(${reach}px at ${x}px ${y}px,#000,transparent)`);
