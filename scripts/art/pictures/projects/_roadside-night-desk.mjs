import { n } from "../../kit/base.mjs";

/** Night indigo with headlight amber. */
export const tone = {
	night: "#0b0d2b", deep: "#070820", panel: "#14173f", panel2: "#1e2253", line: "#333a7c", ink: "#f1f2ff", ink2: "#c3c7f0", ink3: "#a0a5d8",
	amber: "#ffb648", glow: "#ffe0a6", ember: "#7a4c12", lilac: "#8d95f2", mint: "#7de3c0", red: "#ff6f61",
};

/** Interfaces at night. */
export const base = `
	.ui { --bg: ${tone.panel}; --bg2: ${tone.panel2}; --bg3: #262b63; --ln: ${tone.line}; --ink: ${tone.ink}; --ink2: ${tone.ink2}; --ink3: ${tone.ink3}; --ok: ${tone.mint}; --okw: #17404a; --bad: ${tone.red}; }
	svg text { letter-spacing: -.012em; }
`;

/** @typedef {{ x: number, y: number, a: number }} Spot a place of a road and its direction in radians */

/** A smooth road through points. @param {[number, number][]} points */
export function road(points) {
	/** @type {Spot[]} */
	const spots = [];
	const near = (/** @type {number} */ i) => points[Math.min(points.length - 1, Math.max(0, i))];
	for (let i = 0; i < points.length - 1; i += 1)
		for (let step = 0; step < 24; step += 1) {
			const [p, q, r, s] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
			const t = step / 24;
			const bend = (/** @type {0 | 1} */ k) => 0.5 * (2 * q[k] + (r[k] - p[k]) * t + (2 * p[k] - 5 * q[k] + 4 * r[k] - s[k]) * t * t + (3 * q[k] - p[k] - 3 * r[k] + s[k]) * t ** 3);
			spots.push({ x: bend(0), y: bend(1), a: 0 });
		}
	for (let i = 0; i < spots.length; i += 1) {
		const [from, to] = [spots[Math.max(0, i - 1)], spots[Math.min(spots.length - 1, i + 1)]];
		spots[i].a = Math.atan2(to.y - from.y, to.x - from.x);
	}
	const beside = (/** @type {Spot} */ { x, y, a }, /** @type {number} */ off) => /** @type {Spot} */ ({ x: x - Math.sin(a) * off, y: y + Math.cos(a) * off, a });
	return {
		/** The road as a line, `off` to the right of its direction, between two shares of its length. @param {number} [off] @param {number} [from] @param {number} [to] */
		line: (off = 0, from = 0, to = 1) => `M${spots.slice(Math.round(from * spots.length), Math.round(to * spots.length)).map((spot) => beside(spot, off)).map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}`,
		/** A place of the road. @param {number} share @param {number} [off] */
		spot: (share, off = 0) => beside(spots[Math.min(spots.length - 1, Math.round(share * spots.length))], off),
	};
}

/** A dual carriageway by night. @param {ReturnType<typeof road>} way @param {number} lane width of a lane */
export const highway = (way, lane) =>
	`${Array.from({ length: 14 }, (_, i) => `<path d="${way.line()}" stroke="${tone.amber}" stroke-opacity=".011" stroke-width="${n(lane * (11 - i * 0.4))}"/>`).join("")}<path d="${way.line()}" stroke="#3a4084" stroke-width="${n(lane * 5.3)}"/>
		<path d="${way.line()}" stroke="#1d2150" stroke-width="${n(lane * 5)}"/><path d="${way.line()}" stroke="#0d0f30" stroke-width="${n(lane * 0.7)}"/>
		<path d="${way.line(lane * 0.42)}M${way.line(-lane * 0.42).slice(1)}" stroke="#5a61ad" stroke-width="2"/><path d="${way.line(lane * 1.4)}M${way.line(-lane * 1.4).slice(1)}" stroke="#8f95d8" stroke-width="2.5" stroke-dasharray="18 22"/>`;

/** Something drawn from above at a spot, its nose to the right. @param {Spot} spot @param {string} inner @param {boolean} [back] against the road's direction */
export const on = ({ x, y, a }, inner, back = false) => `<g transform="translate(${n(x)} ${n(y)}) rotate(${n((a * 180) / Math.PI + (back ? 180 : 0))})">${inner}</g>`;

/** A tow truck from above with its light ahead. @param {string} color @param {number} [reach] of the light @param {string} [light] */
export const truck = (color, reach = 300, light = tone.glow) =>
	`<path d="M44 -12L${44 + reach} ${-reach * 0.3}Q${70 + reach} 0 ${44 + reach} ${reach * 0.3}L44 12z" fill="url(#beam)"/><rect x="-56" y="-19" width="70" height="38" rx="5" fill="${color}"/>
		<path d="M-48 -11H8M-48 0H8M-48 11H8" stroke="#000" stroke-opacity=".28" stroke-width="3"/><rect x="16" y="-18" width="30" height="36" rx="8" fill="${color}"/>
		<rect x="30" y="-13" width="9" height="26" rx="3" fill="#151838"/><circle cx="44" cy="-12" r="5" fill="${light}"/><circle cx="44" cy="12" r="5" fill="${light}"/>`;

/** The light of a headlamp, for a drawing's defs. */
export const beam = `<linearGradient id="beam"><stop stop-color="${tone.glow}" stop-opacity=".85"/><stop offset=".35" stop-color="${tone.amber}" stop-opacity=".32"/>
	<stop offset="1" stop-color="${tone.amber}" stop-opacity="0"/></linearGradient>`;

/** A car from above with its hazard lights on. */
export const car = `<rect x="-34" y="-17" width="68" height="34" rx="12" fill="#f1f2ff"/><rect x="-20" y="-13" width="34" height="26" rx="6" fill="#c9cdf4"/>
	<path d="M14 -12q9 12 0 24zM-20 -11q-6 11 0 22z" fill="#151838"/>${[[-31, -13], [-31, 13], [31, -13], [31, 13]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="${tone.amber}" opacity=".35"/>
	<circle cx="${x}" cy="${y}" r="6" fill="${tone.amber}"/>`).join("")}`;
