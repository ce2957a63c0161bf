// Street maps and routes for scenes.
import { at, dot, icon, n, path, polyline, random, rect } from "./draw.mjs";

/**
 * A city of slightly turned blocks with a river and a park. `cross(i, j)` is the place of a street crossing.
 * @param {number} w @param {number} h @param {string} seed @param {{ dark?: boolean, step?: number, turn?: number }} [look]
 */
export function city(w, h, seed, { dark = false, step = 92, turn = -0.16 } = {}) {
	const next = random(seed);
	const ground = dark ? "#141a28" : "#eef0f4";
	const street = dark ? "#232c40" : "#fff";
	const water = dark ? "#16284a" : "#d3e2f7";
	const green = dark ? "#16302a" : "#d9ecdb";
	const offsets = Array.from({ length: 40 }, () => (next() - 0.5) * step * 0.36);
	/** @param {number} i @param {number} j @returns {[number, number]} */
	const cross = (i, j) => {
		const x = i * step + offsets[(i + 40) % 20];
		const y = j * step + offsets[20 + ((j + 40) % 20)];
		return [x - y * turn * 0.5 - 20, y + x * turn + h * 0.06];
	};
	const cols = Math.ceil(w / step) + 3;
	const rows = Math.ceil(h / step) + 4;
	let major = "";
	let minor = "";
	for (let i = -2; i < cols; i += 1) {
		const d = polyline([cross(i, -3), cross(i, rows)]);
		if (i % 3 === 0) major += d;
		else minor += d;
	}
	for (let j = -3; j < rows; j += 1) {
		const d = polyline([cross(-2, j), cross(cols, j)]);
		if (j % 3 === 0) major += d;
		else minor += d;
	}
	const [px, py] = cross(2, 1);
	const [qx, qy] = cross(4, 1);
	const [rx, ry] = cross(4, 3);
	const [sx, sy] = cross(2, 3);
	const drawing =
		rect(0, 0, w, h, ground) +
		path(minor, "none", { st: street, sw: 6 }) +
		path(`M${n(px)} ${n(py)}L${n(qx)} ${n(qy)}L${n(rx)} ${n(ry)}L${n(sx)} ${n(sy)}Z`, green) +
		path(`M${n(w * 0.5)} ${h + 40}C${n(w * 0.62)} ${n(h * 0.75)} ${n(w * 0.78)} ${n(h * 0.8)} ${n(w * 0.86)} ${n(h * 0.52)}S${w + 20} ${n(h * 0.3)} ${w + 60} ${n(h * 0.22)}`, "none", { st: water, sw: 84 }) +
		path(major, "none", { st: street, sw: 14 });
	return { drawing, cross };
}

/** A route along crossings. @param {(i: number, j: number) => [number, number]} cross @param {[number, number][]} stops @param {string} color @param {{ sw?: number, dash?: string, o?: number }} [look] */
export const route = (cross, stops, color, { sw = 7, dash, o } = {}) => path(polyline(stops.map(([i, j]) => cross(i, j))), "none", { st: color, sw, cap: true, dash, o });

/** @param {number} x @param {number} y @param {string} color @param {boolean} [stale] drawn hollow */
export const marker = (x, y, color, stale = false) => dot(x, y, 12, stale ? "#fff" : color, { st: stale ? color : "#fff", sw: stale ? 4 : 3.5 });
/** @param {number} x @param {number} y foot of the pin @param {string} color @param {number} [s] */
export const pin = (x, y, color, s = 1) =>
	at(x, y, path("M0 0C-16-20-24-30-24-44a24 24 0 0148 0C24-30 16-20 0 0z", color, { st: "#fff", sw: 3 }) + dot(0, -44, 9, "#fff"), s === 1 ? "" : `scale(${s})`);
/** @param {number} x @param {number} y @param {number} r @param {string} color @param {Parameters<typeof icon>[0]} sign */
export const badge = (x, y, r, color, sign) => dot(x, y, r, color, { st: "#fff", sw: 3 }) + icon(sign, x - r * 0.58, y - r * 0.58, r * 1.16, "#fff", 2.4);
