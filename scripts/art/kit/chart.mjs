import { each, n, random, svg } from "./base.mjs";

/** @typedef {[number, number]} Point */

/** A smooth line that never overshoots its points. @param {Point[]} points */
function curve(points) {
	let d = `M${n(points[0][0])} ${n(points[0][1])}`;
	for (let i = 1; i < points.length; i += 1) {
		const [ax, ay] = points[i - 1];
		const [bx, by] = points[i];
		const half = (bx - ax) / 2;
		d += `C${n(ax + half)} ${n(ay)} ${n(bx - half)} ${n(by)} ${n(bx)} ${n(by)}`;
	}
	return d;
}

/** Places of values in a box. @param {number[]} values @param {number} w @param {number} h @param {number} min @param {number} max @returns {Point[]} */
const plot = (values, w, h, min, max) => values.map((value, i) => [(i * w) / (values.length - 1), h - ((value - min) / (max - min)) * h]);

/** Lines over time. @param {{ w: number, h: number, min: number, max: number, ticks?: [number, string][], series: { values: number[], color: string, fill?: string, dash?: string, width?: number, sharp?: boolean }[], line?: string, over?: string }} spec */
export function lineChart({ w, h, min, max, ticks = [], series, line = "#8884", over = "" }) {
	const y = (/** @type {number} */ value) => n(h - ((value - min) / (max - min)) * h);
	const scale = each(ticks, ([value]) => `<path d="M0 ${y(value)}H${w}" stroke="${line}" stroke-width="1.5"/>`);
	const lines = each(series, ({ values, color, fill, dash = "", width = 4, sharp }) => {
		const points = plot(values, w, h, min, max);
		const d = sharp ? `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join("L")}` : curve(points);
		return `${fill ? `<path d="${d}V${h}H0z" fill="${fill}"/>` : ""}<path d="${d}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${dash ? `stroke-dasharray="${dash}"` : ""}/>`;
	});
	return svg(w, h, scale + lines + over);
}

/** A ring that is full by a share. @param {number} share 0 to 1 @param {number} size @param {number} width @param {string} color @param {string} track */
export function ring(share, size, width, color, track) {
	const r = (size - width) / 2;
	const length = 2 * Math.PI * r;
	const circle = `cx="${size / 2}" cy="${size / 2}" r="${n(r)}" stroke-width="${width}"`;
	return svg(size, size, `<circle ${circle} stroke="${track}"/><circle ${circle} stroke="${color}" stroke-linecap="round" stroke-dasharray="${n(length * share)} ${n(length)}" transform="rotate(-90 ${size / 2} ${size / 2})"/>`);
}

/** A voice as bars; the part up to `played` is in the first color. @param {{ seed: number, w: number, h: number, bar: number, gap: number, color: string, rest?: string, played?: number, calm?: number }} spec */
export function wave({ seed, w, h, bar, gap, color, rest = color, played = 1, calm = 0.12 }) {
	const next = random(seed);
	const count = Math.floor((w + gap) / (bar + gap));
	const bars = Array.from({ length: count }, (_, i) => {
		const phrase = Math.max(0, Math.sin(i / (4.3 + (seed % 5)) + seed) * 0.6 + Math.sin(i / 2.1 + seed * 3) * 0.25 + 0.35);
		const tall = Math.max(bar, h * Math.min(1, calm + phrase * (0.35 + next() * 0.65) * 0.9));
		return `<rect x="${n(i * (bar + gap))}" y="${n((h - tall) / 2)}" width="${bar}" height="${n(tall)}" rx="${bar / 2}" fill="${i / count < played ? color : rest}"/>`;
	});
	return svg(w, h, bars.join(""));
}
