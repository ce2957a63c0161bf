import { each, n, random, svg } from "../../kit/base.mjs";

/** The project's colors: leaf, earth, morning. */
export const tone = { leaf: "#2f7d32", deep: "#163d1c", fresh: "#8fc24a", dew: "#eef6e2", earth: "#6b4226", clay: "#a8623a", dawn: "#fff3d1", ink: "#14210f" };

/** @typedef {{ light: string, body: string, shade: string, vein: string }} Greens */
/** @type {Greens} */
export const fresh = { light: "#a5cf55", body: "#5fa338", shade: "#2c6b28", vein: "#d3e79a" };

/** A blob that is no circle: its outline at a share of its size. @param {number[]} bumps @param {number} r @param {number} [flat] */
function blob(bumps, r, flat = 0.86) {
	const points = bumps.map((bump, i) => {
		const angle = (i / bumps.length) * Math.PI * 2;
		return [Math.cos(angle) * r * bump, Math.sin(angle) * r * bump * flat];
	});
	const half = (/** @type {number[]} */ a, /** @type {number[]} */ b) => `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
	return `M${half(points[points.length - 1], points[0])}${points.map((point, i) => `Q${n(point[0])} ${n(point[1])} ${half(point, points[(i + 1) % points.length])}`).join("")}z`;
}

/** A spot of early blight: a yellow halo, dead tissue, rings like a target. @param {number} x @param {number} y @param {number} r @param {number} seed */
export function lesion(x, y, r, seed) {
	const next = random(seed);
	const bumps = Array.from({ length: 9 }, () => 0.82 + next() * 0.34);
	const turn = n(next() * 180);
	const rings = r < 9 ? [] : [0.86, 0.66, 0.48, 0.3];
	return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><path d="${blob(bumps, r * 2)}" fill="url(#halo)"/><path d="${blob(bumps, r * 1.06)}" fill="#3f2410"/><path d="${blob(bumps, r * 0.95)}" fill="#7c4a20"/>${each(rings, (share, i) => `<path d="${blob(bumps, r * share)}" fill="${i % 2 ? "#6d3f1a" : "#9a6630"}" stroke="#45260f" stroke-width="${n(Math.max(0.8, r * 0.05))}"/>`)}<path d="${blob(bumps, r * 0.17)}" fill="#c9a878"/></g>`;
}

/** What the drawings of leaves refer to; once in a document. */
export const leafDefs = `<radialGradient id="halo"><stop offset=".42" stop-color="#e3cf45" stop-opacity=".95"/><stop offset=".66" stop-color="#cfc944" stop-opacity=".5"/><stop offset="1" stop-color="#b9c544" stop-opacity="0"/></radialGradient><filter id="leafblur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter><filter id="faraway" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="30"/></filter>`;

/** Leaves out of focus: [x, y, turn, length, color]. @param {[x: number, y: number, turn: number, long: number, color: string][]} leaves */
export const foliage = (leaves) =>
	`<g filter="url(#faraway)">${each(leaves, ([x, y, turn, long, color]) => `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${long / 100})" d="M0 0C22-30 66-30 100 0C66 26 22 28 0 0z" fill="${color}"/>`)}</g>`;

/** Light that falls in from the upper left. @param {number} opacity */
export const rays = (opacity) =>
	`<g filter="url(#faraway)" fill="#fff6d6" opacity="${opacity}"><path d="M-200-100L60-100L900 1100H420z"/><path d="M140-100H260L1240 1100H1010z"/><path d="M380-100H560L1700 1000H1420z"/></g>`;

/** A leaflet at its place; its lit side stays up. @param {number} x @param {number} y @param {number} turn @param {Parameters<typeof leaflet>[0]} look */
export const grown = (x, y, turn, look) => `<g transform="translate(${x} ${y}) rotate(${turn})${Math.abs(turn) > 90 ? " scale(1 -1)" : ""}">${leaflet(look)}</g>`;

/**
 * One leaflet of a tomato leaf, from its base at 0,0 to its tip at `long`,0: lobed, quilted between the veins, lit on its upper side.
 * @param {{ id: string, long: number, wide: number, lobes?: number, bend?: number, greens?: Greens, spots?: [t: number, v: number, r: number][], deep?: number, yellow?: number }} look
 * a spot lies at `t` of the length and `v` of the half width; `yellow` is how far the leaf has turned from its tip.
 */
export function leaflet({ id, long, wide, lobes = 6, bend = 0.06, greens = fresh, spots = [], deep = 0.26, yellow = 0 }) {
	/** @param {number} t @param {number} v @returns {[number, number]} */
	const place = (t, v) => {
		const slope = 2 * bend * t - bend;
		const size = Math.hypot(1, slope);
		return [long * t - (v * slope) / size, long * bend * (t * t - t) + v / size];
	};
	const at = (/** @type {number} */ t, /** @type {number} */ v) => place(t, v).map(n).join(" ");
	const half = (/** @type {number} */ t) => wide * 1.86 * Math.max(0, t) ** 0.55 * Math.max(0, 1 - t) ** 0.84;
	const next = random(Math.round(long * 3 + wide));
	/** Where a lobe begins: the nearer to the tip, the shorter it is. */
	const begin = (/** @type {number} */ k) => 0.02 + 0.98 * (1 - (1 - k / lobes) ** 1.28);
	let edges = "";
	let veins = "";
	let fine = "";
	let light = "";
	let dark = "";
	/** @type {string[]} */
	const sides = [-1, 1].map((side) => {
		let d = `M${at(0, 0)}`;
		for (let k = 0; k < lobes; k += 1) {
			const from = begin(k);
			const step = begin(k + 1) - from;
			const last = k === lobes - 1;
			const end = last ? 1 : from + step * (0.96 + next() * 0.08);
			const tip = last ? 1 : end + step * (0.02 + next() * 0.1);
			const peak = last ? 0 : side * half(Math.min(0.97, tip)) * (0.98 + next() * 0.1);
			const cut = last ? 0 : side * half(end) * (1 - deep * (0.8 + next() * 0.4) * (1 - k / lobes / 1.5));
			const tooth = from + step * (0.44 + next() * 0.1);
			const rise = side * half(tooth) * (0.97 + next() * 0.06);
			d += `Q${at(from + step * 0.1, side * half(from + step * 0.24) * 0.98)} ${at(tooth, rise)}L${at(tooth + step * 0.02, rise - side * wide * 0.028)}`;
			d += last ? `Q${at(from + step * 0.8, side * half(from + step * 0.8) * 0.62)} ${at(1, 0)}` : `Q${at(from + step * 0.78, side * half(from + step * 0.74) * 1.07)} ${at(tip, peak)}Q${at(end + step * 0.06, cut + (peak - cut) * 0.3)} ${at(end, cut)}`;
			const root = from - 0.005;
			const goal = last ? 0.95 : tip - step * 0.08;
			const v = last ? side * half(0.95) * 0.5 : peak * 0.9;
			const w = 0.006;
			const [mt, mv] = [(root + goal) / 2 - step * 0.08, v * 0.6];
			const [mid, mid2] = [at(mt, mv), at(mt + w * 0.8, mv)];
			veins += `M${at(root, 0)}Q${mid} ${at(goal, v)}Q${mid2} ${at(root + w * 2, 0)}z`;
			for (const share of [0.22, 0.4, 0.58, 0.76]) {
				const [rt, rv] = [root + (goal - root) * share * (0.8 + share * 0.1), v * share * 1.02];
				fine += `M${at(rt, rv)}Q${at(rt + step * 0.22, rv * 1.06)} ${at(rt + step * (0.5 - share * 0.25), rv + v * 0.2)}M${at(rt, rv)}Q${at(rt - step * 0.08, rv + v * 0.16)} ${at(rt - step * 0.3 * share, rv + v * 0.3)}`;
			}
			light += `M${at(root, 0)}Q${mid} ${at(goal, v)}L${at(goal - step * 0.5, v * 1.1)}L${at(root + step * 0.05, v * 0.75)}z`;
			dark += `M${at(root, 0)}Q${mid} ${at(goal, v)}L${at(goal + step * 0.2, v * 0.6)}L${at(root + step * 0.95, 0)}z`;
		}
		edges += d;
		return d;
	});
	const back = `Q${n(long * 0.5)} ${n(-long * bend * 0.5)} ${at(0, 0)}z`;
	const [upper, lower] = sides.map((d) => d + back);
	const rib = `M${at(0, -wide * 0.026)}Q${at(0.5, -wide * 0.015)} ${at(1, 0)}Q${at(0.5, wide * 0.015)} ${at(0, wide * 0.026)}z`;
	const thin = Math.max(0.8, long / 520);
	const ramp = (/** @type {string} */ end, /** @type {string} */ a, /** @type {string} */ b) => `<linearGradient id="${id}${end}" x1="0" y1="0" x2=".5" y2="1"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`;
	const turned = yellow ? `<linearGradient id="${id}y"><stop offset=".3" stop-color="#e6cf45" stop-opacity="0"/><stop offset="1" stop-color="#e6cf45" stop-opacity="${yellow}"/></linearGradient><rect y="${-wide * 2}" width="${long}" height="${wide * 4}" fill="url(#${id}y)"/>` : "";
	const blight = each(spots, ([t, v, r], i) => lesion(...place(t, v * half(t)), r, Math.round(long + i * 7 + t * 100)));
	return `<g><clipPath id="${id}"><path d="${upper}"/><path d="${lower}"/></clipPath>${ramp("u", greens.light, greens.body)}${ramp("l", greens.body, greens.shade)}<filter id="${id}q"><feGaussianBlur stdDeviation="${n(long / 130)}"/></filter>
		<path d="${lower}" fill="url(#${id}l)"/><path d="${upper}" fill="url(#${id}u)"/>
		<g clip-path="url(#${id})">${turned}<g filter="url(#${id}q)"><path d="${dark}" fill="${greens.shade}" opacity=".4"/><path d="${light}" fill="#f3ffc4" opacity=".26"/></g><path d="${fine}" stroke="${greens.vein}" stroke-width="${n(thin)}" opacity=".38"/><path d="${veins}" fill="${greens.shade}" opacity=".4" transform="translate(${n(thin)} ${n(thin * 2)})"/><path d="${veins}" fill="${greens.vein}"/>${blight}</g>
		<path d="${rib}" fill="${greens.shade}" opacity=".45" transform="translate(0 ${n(thin * 3)})"/><path d="${rib}" fill="${greens.vein}"/><path d="${edges}" stroke="#f4fbcf" stroke-opacity=".5" stroke-width="${n(thin)}" stroke-linejoin="round"/></g>`;
}

/** How loud a voice is at each of `count` moments, in phrases with pauses; 0 to 1. @param {number} count @param {number} seed @param {number} [phrase] moments in a phrase */
export function speech(count, seed, phrase = 9) {
	const next = random(seed);
	return Array.from({ length: count }, (_, i) => Math.max(0.12, Math.abs(Math.sin(((i + 0.7) / phrase) * Math.PI)) ** 0.7 * (0.5 + next() * 0.5)));
}

/** A voice as bars; those before `played` are white. @param {number[]} loud @param {number} w @param {number} h @param {number} bar @param {number} played @param {[string, string]} colors */
export const voice = (loud, w, h, bar, played, [done, rest]) =>
	svg(w, h, each(loud, (value, i) => `<rect x="${n((i * (w - bar)) / (loud.length - 1))}" y="${n((h - value * h) / 2)}" width="${bar}" height="${n(value * h)}" rx="${bar / 2}" fill="${i / loud.length < played ? done : rest}"/>`));
