import { each, n, random, svg } from "../../kit/base.mjs";

/** @typedef {[number, number]} Point */
/** @typedef {{ bands: string[], line: string, land: string, shore: string, text: string, font?: number }} ChartLook */

export const sea = { ink: "#06282f", deep: "#07414a", mid: "#0b7078", buff: "#f3e4b7", mark: "#b01c66", buoy: "#ffcf4a" };

/** Depth of each line in meters, from the shore outward. */
export const levels = [2, 5, 10, 15, 20, 30, 40, 50, 60];

/** A smooth line through points (Catmull-Rom). @param {Point[]} points @param {boolean} [closed] */
export function through(points, closed = false) {
	const count = points.length;
	const p = (/** @type {number} */ i) => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]);
	let d = `M${n(points[0][0])} ${n(points[0][1])}`;
	for (let i = 0; i < (closed ? count : count - 1); i += 1) {
		const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
		d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
	}
	return d + (closed ? "z" : "");
}

/** A coast that runs from the top to the bottom with the sea to its west. @param {Point[]} shore [x, y] with y rising @param {number} reach width of the outermost band */
export function coast(shore, reach) {
	const x = (/** @type {number} */ y) => {
		const i = Math.max(1, shore.findIndex(([, at]) => at >= y));
		const [[ax, ay], [bx, by]] = [shore[i - 1], shore[i]];
		const t = Math.max(0, Math.min(1, (y - ay) / (by - ay)));
		return ax + (bx - ax) * t * t * (3 - 2 * t);
	};
	const offset = (/** @type {number} */ k) => reach * ((k + 1) / levels.length) ** 1.35;
	/** The further out, the less a line knows of the shore. @param {number} k @param {number} y */
	const edge = (k, y) => {
		const blur = 14 + k * 34;
		let sum = 0;
		for (let i = -3; i <= 3; i += 1) sum += x(Math.max(shore[0][1], Math.min(shore[shore.length - 1][1], y + (i * blur) / 3)));
		return sum / 7 - offset(k) + Math.sin(y / (74 + k * 17) + k * 1.9) * (5 + k * 4.5) + Math.sin(y / 39 + k * 0.7) * (2 + k);
	};
	/** Depth at a point in meters. @param {number} px @param {number} py */
	const depth = (px, py) => {
		let k = 0;
		while (k < levels.length - 1 && edge(k, py) > px) k += 1;
		const inner = k ? edge(k - 1, py) : x(py);
		const share = (inner - px) / Math.max(1, inner - edge(k, py));
		const from = k ? levels[k - 1] : 0;
		return Math.max(1, Math.round(from + (levels[k] - from) * Math.min(1.3, share)));
	};
	return { x, edge, depth };
}

/** The chart of a coast. @param {number} w @param {number} h @param {Point[]} shore @param {number} reach @param {ChartLook} look @param {string} [over] @param {(x: number, y: number) => boolean} [free] where a sounding may stand */
export function chart(w, h, shore, reach, look, over = "", free = () => true) {
	const { x, edge, depth } = coast(shore, reach);
	const ys = Array.from({ length: Math.ceil(h / 20) + 7 }, (_, i) => -60 + i * 20);
	const bands = levels.map((_, i) => levels.length - 1 - i).map((k) => {
		const d = through(ys.map((y) => /** @type {Point} */ ([edge(k, y), y])));
		return `<path d="${d}L${w + 60} ${h + 80}V-60z" fill="${look.bands[Math.min(k, look.bands.length - 1)]}"/><path d="${d}" stroke="${look.line}" stroke-width="${k % 3 === 2 ? 2.4 : 1.4}"/>`;
	});
	const fine = ys.flatMap((y) => [y, y + 10]).map((y) => /** @type {Point} */ ([x(y) + Math.sin(y / 17) * 3 + Math.sin(y / 7.3) * 2, y]));
	const land = through(fine);
	const next = random(31);
	let soundings = "";
	for (let y = 44; y < h; y += 86) {
		for (let px = 40 + ((y / 86) % 2) * 58; px < w; px += 124) {
			const [sx, sy] = [px + (next() - 0.5) * 54, y + (next() - 0.5) * 40];
			if (sx < x(sy) - 26 && free(sx, sy)) soundings += `<text x="${n(sx)}" y="${n(sy)}">${depth(sx, sy)}</text>`;
		}
	}
	return svg(w, h, `${bands.join("")}<path d="${land}L${w + 60} ${h + 80}V-60z" fill="${look.land}"/><path d="${land}" stroke="${look.shore}" stroke-width="2.4"/><g data-free fill="${look.text}" font-size="${look.font ?? 18}" font-style="italic" text-anchor="middle">${soundings}</g>${over}`, "position:absolute;left:0;top:0");
}

/** A compass rose. @param {number} x @param {number} y @param {number} r @param {string} color */
export function rose(x, y, r, color) {
	const ticks = each(Array.from({ length: 72 }), (_, i) => `<path d="M0 ${-r}v${i % 6 === 0 ? 22 : i % 2 === 0 ? 13 : 8}" transform="rotate(${i * 5})" stroke-width="${i % 6 === 0 ? 2.4 : 1.4}"/>`);
	const points = each([45, 135, 225, 315, 0, 90, 180, 270], (turn, i) => {
		const tall = r * (i < 4 ? 0.46 : 0.76);
		return `<g transform="rotate(${turn})" stroke="none"><path d="M0 ${n(-tall)}L${n(r * 0.1)} ${n(-r * 0.1)}L0 0z" fill="${color}" opacity=".85"/><path d="M0 ${n(-tall)}L${n(-r * 0.1)} ${n(-r * 0.1)}L0 0z" fill="${color}" opacity=".3"/></g>`;
	});
	return `<g transform="translate(${x} ${y})" stroke="${color}"><circle r="${r}" stroke-width="2"/><circle r="${n(r * 0.82)}" stroke-width="1.2"/>${ticks}${points}</g>`;
}

/** A code in the manner of those on transport tickets: rings in the middle, cells around. @param {number} cells odd @param {number} size @param {number} seed @param {string} color */
export function code(cells, size, seed, color) {
	const next = random(seed);
	const cell = size / cells;
	const mid = (cells - 1) / 2;
	let d = "";
	for (let row = 0; row < cells; row += 1) {
		for (let col = 0; col < cells; col += 1) {
			const ring = Math.max(Math.abs(row - mid), Math.abs(col - mid));
			const corner = row < mid && col < mid ? 3 : row < mid ? 2 : col < mid ? 1 : 0;
			const on = ring < 5 ? ring % 2 === 0 : ring === 5 && Math.abs(row - mid) + Math.abs(col - mid) > 8 ? corner > next() * 0.1 + 1 : next() > 0.48;
			if (on) d += `M${n(col * cell)} ${n(row * cell)}h${n(cell + 0.1)}v${n(cell + 0.1)}h${n(-cell - 0.1)}z`;
		}
	}
	return svg(size, size, `<path d="${d}" fill="${color}"/>`);
}

/** The boat from above, bow to the right, its middle at 0 0. @param {string} hull @param {string} deck */
export const boat = (hull, deck) =>
	`<path d="M-34-13H12C26-13 36-5 40 0 36 5 26 13 12 13H-34q-5 0-5-5V-8q0-5 5-5z" fill="${hull}"/><rect x="-28" y="-7" width="36" height="14" rx="3" fill="${deck}"/><rect x="-4" y="-7" width="7" height="14" fill="${hull}"/>`;
