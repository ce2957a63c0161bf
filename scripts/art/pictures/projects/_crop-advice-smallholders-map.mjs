import { n, random } from "../../kit/base.mjs";

/** @typedef {[number, number]} Point */

/** The part of a shape that is nearer to `a` than to `b`. @param {Point[]} shape @param {Point} a @param {Point} b @returns {Point[]} */
function nearer(shape, a, b) {
	const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
	const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
	const side = (/** @type {Point} */ p) => (p[0] - mx) * dx + (p[1] - my) * dy;
	/** @type {Point[]} */
	const kept = [];
	shape.forEach((p, i) => {
		const q = shape[(i + 1) % shape.length];
		const [sp, sq] = [side(p), side(q)];
		if (sp <= 0) kept.push(p);
		if (sp * sq < 0) kept.push([p[0] + ((q[0] - p[0]) * sp) / (sp - sq), p[1] + ((q[1] - p[1]) * sp) / (sp - sq)]);
	});
	return kept;
}

/** A border as people draw it: the same way from both sides. @param {Point} p @param {Point} q @returns {Point[]} */
function border(p, q) {
	const swap = p[0] > q[0] || (p[0] === q[0] && p[1] > q[1]);
	const [a, b] = swap ? [q, p] : [p, q];
	const next = random(Math.round(a[0] * 3 + a[1] * 17 + b[0] * 29 + b[1] * 7));
	const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
	const count = Math.max(1, Math.round(long / 22));
	/** @type {Point[]} */
	const points = [a];
	for (let i = 1; i < count; i += 1) {
		const off = (next() - 0.5) * Math.min(16, long * 0.2);
		points.push([a[0] + ((b[0] - a[0]) * i) / count + ((b[1] - a[1]) / long) * off, a[1] + ((b[1] - a[1]) * i) / count - ((b[0] - a[0]) / long) * off]);
	}
	points.push(b);
	if (swap) points.reverse();
	return points.slice(0, -1);
}

/** The lands of villages: to each place what lies nearest to it. @param {Point[]} places @param {number} w @param {number} h @returns {string[]} outlines */
export function lands(places, w, h) {
	/** Both sides of a border must begin at the very same points. @param {Point} p @returns {Point} */
	const exact = ([x, y]) => [Math.round(x), Math.round(y)];
	return places.map((place) => {
		/** @type {Point[]} */
		let shape = [[-60, -60], [w + 60, -60], [w + 60, h + 60], [-60, h + 60]];
		for (const other of places) if (other !== place && Math.hypot(other[0] - place[0], other[1] - place[1]) < 420) shape = nearer(shape, place, other);
		const corners = shape.map(exact);
		return `M${corners.flatMap((p, i) => border(p, corners[(i + 1) % corners.length])).map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`;
	});
}

/** Places without a name between those that have one. @param {Point[]} named @param {number} w @param {number} h @param {number} step @returns {Point[]} */
export function hamlets(named, w, h, step) {
	const next = random(31);
	/** @type {Point[]} */
	const found = [];
	for (let y = step / 3; y < h + step; y += step)
		for (let x = step / 3; x < w + step; x += step) {
			/** @type {Point} */
			const place = [x + (next() - 0.5) * step * 0.8, y + (next() - 0.5) * step * 0.8];
			if ([...named, ...found].every(([px, py]) => Math.hypot(px - place[0], py - place[1]) > step * 0.62)) found.push(place);
		}
	return found;
}

/** The district: longitude and latitude on the map. @param {number} lon @param {number} lat @returns {Point} */
export const onMap = (lon, lat) => [((lon - 73.88) / 0.52) * 1600, ((20.255 - lat) / 0.305) * 1000];

/** Villages with a name and their cases of the last seven days. @type {[name: string, lon: number, lat: number, cases: number][]} */
export const villages = [
	["Pimpalgaon", 73.988, 20.167, 64], ["Kasbe Sukene", 74.036, 20.103, 47], ["Ozar", 73.928, 20.094, 31], ["Ugaon", 74.118, 20.124, 18], ["Chandori", 74.0, 20.04, 26],
	["Niphad", 74.109, 20.073, 14], ["Shirwade", 74.03, 20.212, 22], ["Lasalgaon", 74.222, 20.149, 3], ["Khedgaon", 73.925, 20.212, 9], ["Saykheda", 73.985, 19.997, 8], ["Naitale", 74.18, 20.095, 5], ["Nandur", 74.16, 20.035, 2], ["Kothure", 74.085, 20.022, 6],
];
