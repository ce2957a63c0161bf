import { n, random } from "../../kit/base.mjs";

/** @typedef {[x: number, y: number, z: number]} Vec y is up, z is away from the viewer */

/** The block of land that the editor shows: its size, its floor, the river's bends from the hills to the mouth. */
export const land = { w: 42, d: 27, floor: -4.6 };
const bends = [[-15, 15.5], [-13.6, 11.4], [-8, 9.4], [-1, 9.8], [6.4, 8.6], [9, 4.4], [4.4, 1.2], [-4, 1.6], [-11, 0.4], [-12.4, -4.6], [-6.4, -7], [1.6, -6], [8, -6], [11.6, -9.4], [12, -15.5]];

/** Half the river's width, from 0 at the hills to 1 at the mouth: wide pools, and narrows in the middle. @param {number} t */
const half = (t) => 1.5 + 0.5 * t + 0.35 * Math.sin(t * 19) - 0.7 * Math.exp(-(((t - 0.5) / 0.07) ** 2));

/** The middle of the river: place, direction, half width. */
export const river = Array.from({ length: 281 }, (_, i) => {
	const t = i / 280;
	const at = Math.min(bends.length - 1.001, t * (bends.length - 1));
	const k = Math.floor(at);
	const f = at - k;
	const [a, b, c, d] = [-1, 0, 1, 2].map((step) => bends[Math.min(bends.length - 1, Math.max(0, k + step))]);
	const [x, z] = [0, 1].map((axis) => 0.5 * (2 * b[axis] + (c[axis] - a[axis]) * f + (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * f * f + (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * f ** 3));
	return { t, x, z, half: half(t) };
});

/** How far a place lies from the water's edge; negative in the river. @param {number} x @param {number} z */
export const toWater = (x, z) => river.reduce((best, p) => Math.min(best, Math.hypot(x - p.x, z - p.z) - p.half), 99);
const ease = (/** @type {number} */ v) => { const t = Math.min(1, Math.max(0, v)); return t * t * (3 - 2 * t); };
const hill = (/** @type {number} */ x, /** @type {number} */ z, /** @type {number[]} */ [cx, cz, r, tall]) => tall * Math.exp(-((x - cx) ** 2 + (z - cz) ** 2) / (r * r));
const hills = [[-19, 4, 4, 4.2], [-20.5, 11.5, 3.6, 4.6], [-6, 14.4, 4, 5.2], [1, 15, 4, 3.2], [13.4, 11, 4.6, 5.6], [17.4, 3.6, 3.6, 3.4], [-1.6, 5.4, 3, 1.9], [-5.4, -2.8, 3, 1.3], [17.4, -6.4, 4, 2.2], [-18.6, -7, 3.6, 2.8], [3, -2.2, 3.4, 1.5], [15.5, 6.5, 4, 3]];

/** The height of the land. @param {number} x @param {number} z */
export function rise(x, z) {
	const d = toWater(x, z);
	if (d < 0) return Math.max(-1.7, d * 1.15);
	const tall = hills.reduce((sum, one) => sum + hill(x, z, one), 0.35 * Math.sin(x * 0.8 + z) + 0.35);
	return 0.62 * ease(d / 0.7) + ease(d / 4.2) * Math.max(0, tall);
}

/** A polygon cut at the water: what stands above it, or what lies below. @param {Vec[]} points @param {1 | -1} side @returns {Vec[]} */
function cut(points, side) {
	return points.flatMap((a, i) => {
		const b = points[(i + 1) % points.length];
		const crossing = /** @type {Vec[]} */ (a[1] * side > 0 !== b[1] * side > 0 ? [a.map((value, axis) => value + ((b[axis] - value) * a[1]) / (a[1] - b[1]))] : []);
		return a[1] * side > 0 ? [a, ...crossing] : crossing;
	});
}

/**
 * The block of land as faces: land, water by its depth, the two walls that the viewer sees.
 * @param {(point: Vec) => [number, number, number]} look
 * @param {{ ground: (height: number, light: number) => string, water: (depth: number, light: number) => string, strata: [depth: number, light: string, dark: string][], wet: [string, string], lit: (normal: Vec) => number }} paint
 */
export function slab(look, { ground, water, strata, wet, lit }) {
	const next = random(17);
	const [columns, rows] = [land.w, land.d];
	/** @type {Vec[][]} */
	const points = Array.from({ length: rows + 1 }, (_, r) => Array.from({ length: columns + 1 }, (_, c) => {
		const free = (/** @type {number} */ i, /** @type {number} */ end) => (i === 0 || i === end ? 0 : (next() - 0.5) * 0.56);
		const x = c - columns / 2 + free(c, columns);
		const z = r - rows / 2 + free(r, rows);
		return [x, rise(x, z), z];
	}));
	const path = (/** @type {Vec[]} */ ring, /** @type {string} */ fill) => `<path d="M${ring.map((point) => look(point).slice(0, 2).map(n).join(" ")).join("L")}z" fill="${fill}" stroke="${fill}" stroke-width=".9" stroke-linejoin="round"/>`;
	const faces = [];
	for (let r = 0; r < rows; r += 1)
		for (let c = 0; c < columns; c += 1) {
			const [a, b, d, e] = [points[r][c], points[r][c + 1], points[r + 1][c], points[r + 1][c + 1]];
			for (const face of (r + c) % 2 ? [[a, b, d], [b, e, d]] : [[a, b, e], [a, e, d]]) {
				const [u, v] = [face[1], face[2]].map((p) => p.map((value, axis) => value - face[0][axis]));
				const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
				const light = lit(/** @type {Vec} */ (normal.map((value) => value * (normal[1] < 0 ? -1 : 1))));
				const mean = (face[0][1] + face[1][1] + face[2][1]) / 3;
				const depth = Math.max(...face.map((p) => look(p)[2]));
				const [dry, under] = [cut(face, 1), cut(face, -1)];
				if (under.length > 2) faces.push({ depth: depth + 0.01, shape: path(under.map(([x, , z]) => [x, 0, z]), water(-mean, light)) });
				if (dry.length > 2) faces.push({ depth, shape: path(dry, ground(Math.max(0, mean), light)) });
			}
		}
	const front = points[0];
	const side = points.map((row) => row[columns]);
	return faces.sort((p, q) => q.depth - p.depth).map(({ shape }) => shape).join("") + wall(side, 2) + wall(front, 1);

	/** @param {Vec[]} edge @param {1 | 2} tint which color of the strata */
	function wall(edge, tint) {
		const fine = edge.flatMap((a, i) => { const b = edge[i + 1]; return b ? [a, ...[0.25, 0.5, 0.75].map((f) => { const x = a[0] + (b[0] - a[0]) * f; const z = a[2] + (b[2] - a[2]) * f; return /** @type {Vec} */ ([x, a[1] + (b[1] - a[1]) * f, z]); })] : [a]; });
		const down = (/** @type {number} */ by) => fine.map(([x, y, z], i) => /** @type {Vec} */ ([x, by === 0 ? y : Math.max(land.floor, Math.min(y, 1.2) * (1 - by * 0.14) - by - 0.14 * Math.sin(i * 0.21 + by * 3)), z]));
		const layers = strata.map(([depth, ...tints], i) => {
			const lower = i === strata.length - 1 ? fine.map(([x, , z]) => /** @type {Vec} */ ([x, land.floor, z])) : down(strata[i + 1][0]);
			return path([...down(depth), ...lower.reverse()], tints[tint - 1]);
		});
		const flood = fine.filter(([, y]) => y < 0);
		const sea = flood.length ? path([...flood.map(([x, , z]) => /** @type {Vec} */ ([x, 0, z])), ...flood.reverse()], wet[tint - 1]) : "";
		return layers.join("") + sea;
	}
}

/** Lines along the river: `shift` from its middle (−1 and 1 are its edges) at places from 0 to 1. @param {number} from @param {number} to @param {(t: number) => number} shift @param {number} [up] @param {number} [beyond] @returns {Vec[]} */
export function along(from, to, shift, up = 0.05, beyond = 0) {
	const start = Math.round(from * 280);
	return river.slice(start, Math.round(to * 280) + 1).map((p, i) => {
		const [a, b] = [river[Math.max(0, start + i - 1)], river[Math.min(280, start + i + 1)]];
		const size = Math.hypot(b.x - a.x, b.z - a.z) || 1;
		const off = shift(p.t) * p.half + Math.sign(shift(p.t)) * beyond;
		return [p.x + (-(b.z - a.z) / size) * off, up, p.z + ((b.x - a.x) / size) * off];
	});
}
