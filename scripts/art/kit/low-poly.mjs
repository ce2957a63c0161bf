import { n, random } from "./base.mjs";

/** @typedef {[x: number, y: number, z: number]} Vec y is up, z is away from the viewer */

/** @param {Vec} a @param {Vec} b @returns {Vec} */
const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** @param {Vec} a @param {Vec} b @returns {Vec} */
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
/** @param {string} hex */
const parts = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
/** @param {string} a @param {string} b @param {number} t */
export const mix = (a, b, t) => `rgb(${parts(a).map((part, i) => Math.round(part + (parts(b)[i] - part) * Math.min(1, Math.max(0, t)))).join(" ")})`;

/** A camera that looks over a landscape. @param {{ w: number, h: number, height: number, pitch: number, zoom: number, horizon: number }} lens */
export function camera({ w, height, pitch, zoom, horizon }) {
	const cos = Math.cos(pitch);
	const sin = Math.sin(pitch);
	return (/** @type {Vec} */ [x, y, z]) => {
		const dy = y - height;
		const depth = z * cos - dy * sin;
		const up = dy * cos + z * sin;
		return /** @type {[number, number, number]} */ ([w / 2 + (x / depth) * zoom, horizon - (up / depth) * zoom, depth]);
	};
}

/**
 * Land as triangles of one tone each, lit from the upper left, the far ones first.
 * @param {(p: Vec) => [number, number, number]} look the camera
 * @param {{ seed: number, columns: number, rows: number, step: number, near: number, height: (x: number, z: number) => number, color: (y: number, light: number, far: number) => string, keep?: (y: number) => boolean }} land
 */
export function terrain(look, { seed, columns, rows, step, near, height, color, keep = () => true }) {
	const next = random(seed);
	/** @type {Vec[][]} */
	const points = Array.from({ length: rows + 1 }, (_, r) =>
		Array.from({ length: columns + 1 }, (_, c) => {
			const x = (c - columns / 2) * step + (next() - 0.5) * step * 0.55;
			const z = near + r * step + (next() - 0.5) * step * 0.55;
			return [x, height(x, z), z];
		}),
	);
	/** @type {{ z: number, shape: string }[]} */
	const faces = [];
	for (let r = 0; r < rows; r += 1)
		for (let c = 0; c < columns; c += 1) {
			const [a, b, d, e] = [points[r][c], points[r][c + 1], points[r + 1][c], points[r + 1][c + 1]];
			for (const face of (r + c) % 2 ? [[a, b, d], [b, e, d]] : [[a, b, e], [a, e, d]]) faces.push(...triangle(face));
		}
	return faces.sort((p, q) => q.z - p.z).map(({ shape }) => shape).join("");

	/** @param {Vec[]} face */
	function triangle(face) {
		const mean = (face[0][1] + face[1][1] + face[2][1]) / 3;
		if (!keep(mean)) return [];
		const normal = cross(minus(face[1], face[0]), minus(face[2], face[0]));
		const size = Math.hypot(...normal) || 1;
		const up = normal[1] < 0 ? -1 : 1;
		const light = Math.max(0, ((normal[0] * -0.62 + normal[1] * 0.62 + normal[2] * -0.48) * up) / size);
		const seen = face.map(look);
		const z = (seen[0][2] + seen[1][2] + seen[2][2]) / 3;
		const fill = color(mean, light, (z - near) / (rows * step));
		return [{ z, shape: `<path d="M${seen.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z" fill="${fill}" stroke="${fill}" stroke-width=".8" stroke-linejoin="round"/>` }];
	}
}

/** A fir of three stories. @param {number} x @param {number} y foot @param {number} s height @param {string} light @param {string} shade @param {string} trunk */
export function fir(x, y, s, light, shade, trunk) {
	const story = (/** @type {number} */ top, /** @type {number} */ bottom, /** @type {number} */ half) =>
		`<path d="M${n(x)} ${n(y - s * top)}L${n(x - s * half)} ${n(y - s * bottom)}L${n(x + s * half * 0.1)} ${n(y - s * (bottom - 0.06))}z" fill="${light}"/><path d="M${n(x)} ${n(y - s * top)}L${n(x + s * half)} ${n(y - s * bottom)}L${n(x + s * half * 0.1)} ${n(y - s * (bottom - 0.06))}z" fill="${shade}"/>`;
	return `<path d="M${n(x - s * 0.04)} ${n(y)}h${n(s * 0.08)}v${n(-s * 0.2)}h${n(-s * 0.08)}z" fill="${trunk}"/>${story(0.62, 0.14, 0.27)}${story(0.82, 0.36, 0.21)}${story(1, 0.58, 0.15)}`;
}
