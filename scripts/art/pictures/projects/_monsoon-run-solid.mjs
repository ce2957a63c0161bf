import { n, random } from "../../kit/base.mjs";
import { mix } from "../../kit/low-poly.mjs";

/** @typedef {[x: number, y: number, z: number]} Vec y is up, z is away from the viewer */
/** @typedef {(point: Vec) => [x: number, y: number, depth: number]} Look a camera */
/** @typedef {{ points: Vec[], faces: [string, ...number[]][] }} Part a convex body: its corners, and its faces as a color and the corners around it */

/** A camera without perspective. @param {{ x: number, y: number, zoom: number, yaw: number, pitch: number }} lens @returns {Look} */
export function ortho({ x, y, zoom, yaw, pitch }) {
	const [c, s, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
	return ([px, py, pz]) => {
		const away = px * s + pz * c;
		return [x + (px * c - pz * s) * zoom, y - (py * cp + away * sp) * zoom, away * cp - py * sp];
	};
}

/** @param {Vec} a @param {Vec} b @returns {Vec} */
export const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** @param {Vec} a @param {Vec} b @returns {Vec} */
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
/** How much light falls on a face: from the upper left and the front. @param {Vec} normal */
export const lit = (normal) => Math.max(0, (normal[0] * -0.62 + normal[1] * 0.62 + normal[2] * -0.48) / (Math.hypot(...normal) || 1));
/** @param {Vec[]} points @returns {Vec} */
const middle = (points) => /** @type {Vec} */ ([0, 1, 2].map((i) => points.reduce((sum, point) => sum + point[i], 0) / points.length));

/** A part somewhere else: scaled, rolled about its length, pitched, turned, moved. @param {Part} part @param {{ at?: Vec, scale?: number, yaw?: number, pitch?: number, roll?: number }} place @returns {Part} */
export function put({ points, faces }, { at = [0, 0, 0], scale = 1, yaw = 0, pitch = 0, roll = 0 }) {
	const turn = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ by) => [a * Math.cos(by) - b * Math.sin(by), a * Math.sin(by) + b * Math.cos(by)];
	const moved = points.map(([x, y, z]) => {
		const [x1, y1] = turn(x, y, roll);
		const [z2, y2] = turn(z, y1, pitch);
		const [x3, z3] = turn(x1, z2, -yaw);
		return /** @type {Vec} */ ([at[0] + x3 * scale, at[1] + y2 * scale, at[2] + z3 * scale]);
	});
	return { points: moved, faces };
}

/** Parts as paths, the far ones first; `shade` is what their dark sides fall to. @param {Look} look @param {Part[]} parts @param {{ shade?: string, deep?: number, sorted?: boolean, haze?: [string, number] }} [light] */
export function draw(look, parts, { shade = "#1a1240", deep = 0.72, sorted = true, haze = ["#000000", 0] } = {}) {
	const shapes = parts.map(({ points, faces }) => {
		const heart = middle(points);
		const seen = points.map(look);
		const shape = faces.map(([color, ...ring]) => {
			const corners = ring.map((i) => points[i]);
			const normal = cross(minus(corners[1], corners[0]), minus(corners[2], corners[0]));
			const out = minus(middle(corners), heart);
			const outward = normal[0] * out[0] + normal[1] * out[1] + normal[2] * out[2] < 0 ? -1 : 1;
			const [a, b, c] = ring.map((i) => seen[i]);
			const area = ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) * outward;
			if (area < 0) return "";
			const light = lit(/** @type {Vec} */ (normal.map((value) => value * outward)));
			const fill = mix(hex(mix(shade, color, 1 - deep + deep * Math.min(1, light * 1.25))), haze[0], haze[1]);
			return `<path d="M${ring.map((i) => `${n(seen[i][0])} ${n(seen[i][1])}`).join("L")}z" fill="${fill}" stroke="${fill}" stroke-width=".8" stroke-linejoin="round"/>`;
		});
		return { depth: look(heart)[2], shape: shape.join("") };
	});
	if (sorted) shapes.sort((a, b) => b.depth - a.depth);
	return shapes.map(({ shape }) => shape).join("");
}

/** A color as the kit mixes it, back in hexadecimal. @param {string} rgb */
export const hex = (rgb) => (rgb.startsWith("#") ? rgb : `#${rgb.match(/\d+/g).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`);

/** A rough ball of twenty faces: a stone, a crown of leaves, a cloud. @param {string} color @param {number} seed @param {[number, number, number]} [size] @param {number} [rough] @returns {Part} */
export function lump(color, seed, [w, h, d] = [1, 1, 1], rough = 0.2) {
	const next = random(seed);
	const t = 0.85;
	const s = 0.526;
	const raw = [[-s, t, 0], [s, t, 0], [-s, -t, 0], [s, -t, 0], [0, -s, t], [0, s, t], [0, -s, -t], [0, s, -t], [t, 0, -s], [t, 0, s], [-t, 0, -s], [-t, 0, s]];
	const points = raw.map(([x, y, z]) => { const k = 1 - rough / 2 + next() * rough; return /** @type {Vec} */ ([x * w * k, y * h * k, z * d * k]); });
	const faces = [[0, 11, 5], [0, 5, 1], [0, 1, 7], [0, 7, 10], [0, 10, 11], [1, 5, 9], [5, 11, 4], [11, 10, 2], [10, 7, 6], [7, 1, 8], [3, 9, 4], [3, 4, 2], [3, 2, 6], [3, 6, 8], [3, 8, 9], [4, 9, 5], [2, 4, 11], [6, 2, 10], [8, 6, 7], [9, 8, 1]];
	return { points, faces: faces.map((ring) => /** @type {[string, ...number[]]} */ ([color, ...ring])) };
}

/** A box around a point. @param {string} color @param {Vec} at @param {Vec} size @param {number} [taper] how far its top is drawn in @returns {Part} */
export function block(color, [x, y, z], [w, h, d], taper = 0) {
	const [p, q] = [(w / 2) * (1 - taper), (d / 2) * (1 - taper)];
	/** @type {Vec[]} */
	const points = [[x - w / 2, y, z - d / 2], [x + w / 2, y, z - d / 2], [x + w / 2, y, z + d / 2], [x - w / 2, y, z + d / 2], [x - p, y + h, z - q], [x + p, y + h, z - q], [x + p, y + h, z + q], [x - p, y + h, z + q]];
	return { points, faces: [[color, 0, 1, 5, 4], [color, 1, 2, 6, 5], [color, 2, 3, 7, 6], [color, 3, 0, 4, 7], [color, 4, 5, 6, 7], [color, 0, 1, 2, 3]] };
}

/** A racing boat, bow to +z, with its driver, in the order in which it is painted from behind. @param {{ hull: string, trim: string }} paint @returns {Part[]} */
export function boat({ hull, trim }) {
	/** @type {Vec[]} */
	const points = [[-0.84, 0.66, -2.1], [0.84, 0.66, -2.1], [0.62, -0.25, -2.1], [-0.62, -0.25, -2.1], [-1.02, 0.72, 0.5], [1.02, 0.72, 0.5], [0.66, -0.25, 0.5], [-0.66, -0.25, 0.5], [0, 1.12, 3.1], [0, 0.2, 2.5], [-0.76, 0.3, -2.1], [0.76, 0.3, -2.1], [0.9, 0.34, 0.5], [-0.9, 0.34, 0.5], [0, 0.78, 2.85]];
	const body = { points, faces: [[trim, 0, 1, 11, 10], [hull, 10, 11, 2, 3], [trim, 0, 4, 13, 10], [hull, 10, 13, 7, 3], [trim, 4, 8, 14, 13], [hull, 13, 14, 9, 7], [trim, 1, 5, 12, 11], [hull, 11, 12, 6, 2], [trim, 5, 8, 14, 12], [hull, 12, 14, 9, 6], [hull, 0, 1, 5, 4], [hull, 4, 5, 8]] };
	const well = { points: [[-0.58, 0.68, -1.35], [0.58, 0.68, -1.35], [0.66, 0.76, 0.5], [-0.66, 0.76, 0.5], [0, 0.4, 0]], faces: [["#1c1a3a", 0, 1, 2, 3]] };
	const stripe = { points: [[-0.2, 0.79, 0.75], [0.2, 0.79, 0.75], [0.06, 1.08, 2.75], [-0.06, 1.08, 2.75], [0, 0.3, 1.6]], faces: [[trim, 0, 1, 2, 3]] };
	const screen = { points: [[-0.66, 0.74, 0.6], [0.66, 0.74, 0.6], [0.5, 1.2, 0.25], [-0.5, 1.2, 0.25], [0, 0.6, 1.6]], faces: [["#9fe9ff", 0, 1, 2, 3]] };
	return /** @type {Part[]} */ ([body, well, stripe, screen, block("#2a2750", [0, 0.62, -0.75], [0.78, 0.62, 0.5], 0.12), block("#f4f1ff", [0, 0.78, -0.55], [0.72, 0.74, 0.42], 0.2), put(lump(hull, 3, [0.36, 0.38, 0.38], 0.05), { at: [0, 1.78, -0.5] }), block("#23204a", [0, 0.1, -2.3], [0.5, 0.78, 0.5], 0.16), block(trim, [0, 0.86, -2.3], [0.4, 0.12, 0.42], 0.1)]);
}
