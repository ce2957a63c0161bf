import { n, random } from "../../kit/base.mjs";

/** The west of Mumbai as a courier's desk draws it. Places are [longitude, latitude]; a view turns kilometers into pixels.
 * @typedef {[number, number]} Place
 * @typedef {(east: number, north: number, up?: number) => { x: number, y: number, near: number } | null} View
 */

/** Kilometers east and north of Bandra. @param {Place} place @returns {Place} */
export const km = ([lon, lat]) => [(lon - 72.84) * 105.1, (lat - 19.06) * 110.9];

const coast = [
	[72.83, 19.24], [72.824, 19.2], [72.818, 19.16], [72.812, 19.142], [72.811, 19.13], [72.819, 19.118], [72.825, 19.105], [72.827, 19.09], [72.825, 19.078], [72.829, 19.068], [72.822, 19.06], [72.8195, 19.05], [72.8175, 19.0425],
	[72.822, 19.0405], [72.8275, 19.0445], [72.833, 19.042], [72.8375, 19.0455], [72.8405, 19.047], [72.839, 19.043], [72.8365, 19.036], [72.8365, 19.03], [72.833, 19.022], [72.8265, 19.017], [72.82, 19.02],
	[72.8155, 19.0255], [72.8145, 19.02], [72.8165, 19.01], [72.813, 19], [72.811, 18.985], [72.803, 18.97], [72.8, 18.955], [72.808, 18.93], [72.835, 18.93], [72.845, 18.95], [72.85, 18.975], [72.858, 18.992],
	[72.868, 19.003], [72.878, 19.012], [72.885, 19.004], [72.9, 18.998], [72.918, 18.995], [72.93, 19.005], [72.945, 19.02], [72.95, 19.04], [72.938, 19.055], [72.936, 19.07], [72.945, 19.09], [72.955, 19.11], [72.968, 19.14], [72.975, 19.17], [72.99, 19.24],
];
const airport = [[72.848, 19.0855], [72.851, 19.0965], [72.866, 19.1], [72.884, 19.098], [72.888, 19.087], [72.872, 19.0805], [72.858, 19.083]];
const greens = [
	[[72.862, 19.15], [72.9, 19.145], [72.925, 19.155], [72.94, 19.2], [72.93, 19.24], [72.88, 19.24], [72.862, 19.19]],
	[[72.846, 19.047], [72.858, 19.05], [72.862, 19.056], [72.854, 19.056], [72.846, 19.052]],
	[[72.94, 19.075], [72.95, 19.1], [72.962, 19.13], [72.952, 19.13], [72.942, 19.105], [72.935, 19.085]],
];
const river = [[72.839, 19.0465], [72.846, 19.0478], [72.857, 19.0475], [72.866, 19.056], [72.873, 19.066], [72.875, 19.078], [72.884, 19.088], [72.889, 19.1], [72.892, 19.114], [72.9, 19.125]];
const lake = [[72.896, 19.122], [72.903, 19.121], [72.912, 19.126], [72.91, 19.133], [72.9, 19.133]];
export const seaLink = [[72.8285, 19.0435], [72.8205, 19.037], [72.8175, 19.029], [72.8185, 19.02], [72.8178, 19.014]];
const highways = [
	[[72.8425, 19.048], [72.847, 19.065], [72.8535, 19.085], [72.8555, 19.11], [72.859, 19.14], [72.862, 19.2]],
	[[72.858, 19.01], [72.866, 19.03], [72.885, 19.05], [72.905, 19.07], [72.92, 19.09], [72.935, 19.118], [72.955, 19.16], [72.965, 19.2]],
	[[72.8125, 18.985], [72.8178, 19.012], [72.829, 19.016], [72.839, 19.026], [72.8405, 19.04], [72.8425, 19.048]],
	[[72.855, 19.137], [72.875, 19.128], [72.895, 19.118], [72.912, 19.119], [72.938, 19.126]],
];
const mains = [
	[[72.8425, 19.048], [72.8365, 19.055], [72.8355, 19.07], [72.8395, 19.085], [72.8425, 19.11], [72.847, 19.135], [72.848, 19.18]],
	[[72.829, 19.0455], [72.8265, 19.056], [72.8305, 19.066], [72.831, 19.085], [72.832, 19.105], [72.8335, 19.13], [72.833, 19.17]],
	[[72.8475, 19.005], [72.8475, 19.018], [72.856, 19.033], [72.864, 19.045], [72.8795, 19.068], [72.905, 19.09], [72.925, 19.12], [72.945, 19.16]],
	[[72.847, 19.065], [72.858, 19.068], [72.872, 19.0635], [72.885, 19.062], [72.901, 19.06], [72.925, 19.052]],
	[[72.8425, 19.111], [72.856, 19.118], [72.872, 19.115], [72.891, 19.112], [72.908, 19.09]],
	[[72.8195, 19.05], [72.8265, 19.0525], [72.8365, 19.055], [72.847, 19.058]],
	[[72.831, 19.1], [72.8425, 19.1], [72.8555, 19.1]],
	[[72.8365, 19.036], [72.8475, 19.0365], [72.859, 19.038], [72.866, 19.03], [72.88, 19.03], [72.895, 19.04], [72.9, 19.06]],
	[[72.8215, 19.121], [72.833, 19.125], [72.847, 19.128], [72.859, 19.14]], [[72.862, 19.16], [72.848, 19.163], [72.82, 19.165]],
	[[72.865, 19.1], [72.863, 19.115], [72.868, 19.132]], [[72.829, 19.016], [72.8475, 19.018], [72.858, 19.012]],
];
const rails = [
	[[72.831, 18.99], [72.843, 19.018], [72.841, 19.04], [72.8402, 19.055], [72.84, 19.07], [72.842, 19.082], [72.845, 19.1], [72.847, 19.119], [72.85, 19.15], [72.854, 19.2]],
	[[72.843, 19.018], [72.85, 19.027], [72.862, 19.047], [72.879, 19.065], [72.897, 19.079], [72.908, 19.086], [72.928, 19.111], [72.95, 19.16], [72.965, 19.19]],
];
/** Quarters, each with the direction and the width of its blocks. @type {[Place, number, number][]} */
const quarters = [
	[[72.827, 19.056], 24, 0.2], [[72.834, 19.072], 4, 0.19], [[72.852, 19.06], -14, 0.3], [[72.83, 19.1], -6, 0.2], [[72.842, 19.125], 12, 0.24], [[72.866, 19.115], -20, 0.27], [[72.868, 19.07], 34, 0.25],
	[[72.895, 19.065], 12, 0.24], [[72.845, 19.03], -8, 0.19], [[72.822, 19.01], 38, 0.22], [[72.87, 19.035], 28, 0.24], [[72.9, 19.1], 42, 0.26], [[72.89, 19.025], -10, 0.4], [[72.925, 19.06], -24, 0.3], [[72.845, 19.16], 2, 0.28], [[72.935, 19.14], 30, 0.3],
];

/** Points in between, on a soft line through all of them. @param {number[][]} points @param {number} [parts] @returns {Place[]} */
export function soft(points, parts = 8) {
	const p = points.map((point) => km(/** @type {Place} */ (point)));
	/** @type {Place[]} */
	const out = [];
	for (let i = 0; i < p.length - 1; i += 1) {
		const [a, b, c, d] = [p[Math.max(0, i - 1)], p[i], p[i + 1], p[Math.min(p.length - 1, i + 2)]];
		for (let k = 0; k < parts; k += 1) {
			const t = k / parts;
			const at = (/** @type {0 | 1} */ j) => 0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3);
			out.push([at(0), at(1)]);
		}
	}
	return [...out, p[p.length - 1]];
}

/** @param {Place} point @param {Place[]} area */
function inside([x, y], area) {
	let is = false;
	for (let i = 0, j = area.length - 1; i < area.length; j = i++) {
		const [[ax, ay], [bx, by]] = [area[i], area[j]];
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
	}
	return is;
}

const land = soft(coast, 5);
const holes = [airport, lake, ...greens].map((area) => soft([...area, area[0]], 4));
const isBuilt = (/** @type {Place} */ point) => inside(point, land) && !holes.some((hole) => inside(point, hole));

/** Small streets: in every quarter a net in its own direction, cut where the quarter ends. @returns {Place[][]} */
function streets() {
	const centers = quarters.map(([place]) => km(place));
	const next = random(41);
	/** @type {Place[][]} */
	const lines = [];
	quarters.forEach(([, degrees, gap], which) => {
		const [cx, cy] = centers[which];
		const nearest = (/** @type {Place} */ [x, y]) => centers.every(([ox, oy]) => (ox - x) ** 2 + (oy - y) ** 2 >= (cx - x) ** 2 + (cy - y) ** 2 - 1e-9);
		for (const turn of [degrees, degrees + 90]) {
			const [ux, uy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
			for (let side = -4.5; side < 4.5; side += gap * (0.8 + next() * 0.7)) {
				/** @type {Place[]} */
				let line = [];
				for (let along = -4.5; along < 4.5; along += 0.12) {
					/** @type {Place} */
					const point = [cx + ux * along - uy * side, cy + uy * along + ux * side];
					if (next() > 0.035 && nearest(point) && isBuilt(point)) line.push(point);
					else if (line.length > 1) line = (lines.push(line), []);
					else line = [];
				}
				if (line.length > 1) lines.push(line);
			}
		}
	});
	return lines;
}

export const roads = { small: streets(), main: mains.map((line) => soft(line)), high: highways.map((line) => soft(line)) };

/** A line or an area of kilometers as a path; what a view cannot see is left out. @param {View} view @param {Place[]} points @param {boolean} [closed] */
export function path(view, points, closed = false) {
	const seen = points.map(([east, north]) => view(east, north)).filter((point) => point !== null);
	return seen.length > 1 ? `M${seen.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}${closed ? "z" : ""}` : "";
}

/** Land, water, streets and railways. `size` is how wide streets are. @param {View} view @param {Record<"land" | "shore" | "green" | "water" | "small" | "main" | "high" | "rail", string>} tone @param {number} [size] */
export function city(view, tone, size = 1) {
	const all = (/** @type {Place[][]} */ lines) => lines.map((line) => path(view, line)).join("");
	const high = all([...roads.high, soft(seaLink)]);
	return `<path d="${path(view, land, true)}" fill="${tone.land}" stroke="${tone.shore}" stroke-width="${n(3 * size)}" stroke-linejoin="round"/>
		<path d="${greens.map((area) => path(view, soft([...area, area[0]], 4), true)).join("")}" fill="${tone.green}"/>
		<path d="${all(roads.small)}" stroke="${tone.small}" stroke-width="${n(2.6 * size)}" stroke-linecap="round"/>
		<path d="${path(view, soft([...airport, airport[0]], 4), true)}" fill="${tone.green}"/><path d="${path(view, soft([[72.851, 19.088], [72.884, 19.093]]))}" stroke="${tone.main}" stroke-width="${n(9 * size)}"/>
		<path d="${path(view, soft(river))}" stroke="${tone.water}" stroke-width="${n(12 * size)}" stroke-linecap="round"/><path d="${path(view, soft([...lake, lake[0]], 4), true)}" fill="${tone.water}"/>
		<path d="${all(rails.map((line) => soft(line)))}" stroke="${tone.rail}" stroke-width="${n(3 * size)}" stroke-dasharray="${n(11 * size)} ${n(7 * size)}"/>
		<path d="${all(roads.main)}" stroke="${tone.main}" stroke-width="${n(5.5 * size)}" stroke-linejoin="round"/>
		<path d="${high}" stroke="${tone.land}" stroke-width="${n(13 * size)}" stroke-linejoin="round"/><path d="${high}" stroke="${tone.high}" stroke-width="${n(8 * size)}" stroke-linejoin="round"/>`;
}

/** A camera over the city. @param {{ at: Place, x: number, y: number, turn: number, pitch: number, far: number, scale: number }} look @returns {View} */
export function camera({ at, x, y, turn, pitch, far, scale }) {
	const [east0, north0] = km(at);
	const [a, p] = [(turn * Math.PI) / 180, (pitch * Math.PI) / 180];
	return (east, north, up = 0) => {
		const u = (east - east0) * Math.cos(a) - (north - north0) * Math.sin(a);
		const v = (east - east0) * Math.sin(a) + (north - north0) * Math.cos(a);
		const near = far / (far + v * Math.cos(p) - up * Math.sin(p));
		if (near <= 0 || near > 3.2) return null;
		return { x: x + u * near * scale, y: y - (v * Math.sin(p) + up * Math.cos(p)) * near * scale, near };
	};
}
