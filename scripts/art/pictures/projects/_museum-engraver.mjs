import { n } from "../../kit/base.mjs";

/** Engraves things as copperplates were: lines follow the form and swell where it turns from the light, which falls from the upper left. */

/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ fill: string, ink: string, step?: number, tilt?: number, edge?: number }} Look */

/** Light, main and deep tone of a material, and the ink of its lines. */
const materials = {
	bronze: ["#e3bd79", "#c08c46", "#8c5a26", "#2c170b"],
	brass: ["#f4dc95", "#d8b055", "#9a6f28", "#33200c"],
	gold: ["#f9e6a8", "#e2b954", "#a8782a", "#38240c"],
	clay: ["#eeb08a", "#cd7148", "#8f4324", "#31130a"],
	stone: ["#cfcbaa", "#9c9a74", "#626046", "#22210f"],
	wood: ["#c99a6c", "#96633a", "#5d381c", "#231108"],
};
/** @param {keyof typeof materials} name @param {Partial<Look>} [more] @returns {Look} */
export const look = (name, more = {}) => ({ fill: `url(#m-${name})`, ink: materials[name][3], ...more });

/** Once in a picture: the tones of the materials. */
export const tones = `<svg width="0" height="0" style="position:absolute"><defs>
	${Object.entries(materials).map(([name, [light, main, deep]]) => `<linearGradient id="m-${name}"><stop stop-color="${main}"/><stop offset=".3" stop-color="${light}"/><stop offset=".62" stop-color="${main}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`).join("")}</defs>
	</svg>`;

/** A thing drawn around x = 0 from y = 0 down. @param {string} art @param {number} x @param {number} y @param {number} scale @param {number} [turn] */
export const put = (art, x, y, scale, turn = 0) => `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})${turn ? ` rotate(${turn})` : ""}">
	${art}</g>`;

/** A smooth way through points, about one unit from step to step. @param {number[][]} points */
function smooth(points) {
	/** @type {number[][]} */
	const way = [];
	for (let i = 0; i < points.length - 1; i += 1) {
		const [a, b, c, d] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
		const count = Math.max(2, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / 1.2));
		for (let k = 0; k < count; k += 1) {
			const t = k / count;
			way.push(b.map((_, j) => 0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
				(3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3)));
		}
	}
	way.push(points[points.length - 1]);
	return way;
}

const LIGHT = [-0.56, -0.5, 0.66];
/** How dark a line is where the form looks to (x, y, z). @param {number} x @param {number} y @param {number} z */
const dark = (x, y, z) => Math.min(1, Math.max(0, (0.74 - (x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2])) / 1.05));

/** One line across the form: centre, direction along the form, half width, slope; thick where it is dark. @param {Point} at @param {Point} along @param {number} r @param {number} slope @param {Look} look */
function line([cx, cy], [tx, ty], r, slope, { step = 6, tilt = 0.26 }) {
	const [nx, ny] = [ty, -tx];
	const size = Math.hypot(1, slope);
	const count = Math.max(8, Math.ceil(r / 2.5));
	/** @type {[Point, Point][][]} */
	const runs = [[]];
	for (let i = 0; i <= count; i += 1) {
		const phi = (i / count) * Math.PI;
		const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
		const shade = dark((nx * cos - tx * slope) / size, (ny * cos - ty * slope) / size, sin / size);
		const back = nx * cos > 0.82 ? 1 - (nx * cos - 0.82) * 2.6 : 1;
		const w = (step * 0.92 * shade ** 1.15 * back) / 2;
		const [px, py] = [cx + nx * r * cos + tx * r * tilt * sin, cy + ny * r * cos + ty * r * tilt * sin];
		if (w < 0.16) { if (runs[runs.length - 1].length) runs.push([]); continue; }
		runs[runs.length - 1].push([[px + tx * w, py + ty * w], [px - tx * w, py - ty * w]]);
	}
	return runs.filter((run) => run.length > 1).map((run) => `M${[...run.map(([p]) => p), ...run.map(([, p]) => p).reverse()].map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`).join("");
}

/**
 * What is turned on a lathe or a wheel, seen a little from above. Each part is a smooth profile of [radius, y]; between parts is an edge.
 * @param {number[][][]} parts @param {Look} look
 */
export function turned(parts, look) {
	const { fill, ink, step = 6, tilt = 0.26, edge = 1.6 } = look;
	const way = parts.flatMap((part) => smooth(part));
	const rings = way.map(([r, y]) => `<ellipse cy="${n(y)}" rx="${n(Math.max(r, 0.5))}" ry="${n(Math.max(r * tilt, 0.3))}"/>`);
	let out = "";
	let last = Number.NEGATIVE_INFINITY;
	/** @type {string[]} */
	const marks = [];
	way.forEach(([r, y], i) => {
		const next = way[i + 1] ?? [r, y + 1];
		const front = y + r * tilt;
		const dr = next[0] - r;
		const dy = Math.max(next[1] - y, 0.05);
		if (front >= last + step && r > 3) {
			marks[i] = `<path d="${line([0, y], [0, 1], r, Math.max(-6, Math.min(6, dr / dy)), look)}" fill="${ink}"/>`;
			last = front;
		} else if (front > last - 0.01 && next[1] + next[0] * tilt < front - 0.2) {
			marks[i] = `<path d="M${n(-r)} ${n(y)}A${n(r)} ${n(r * tilt)} 0 0 0 ${n(r)} ${n(y)}" stroke="${ink}" stroke-width="${edge}"/>`;
		}
	});
	for (let i = way.length - 1; i >= 0; i -= 1) out += rings[i] + (marks[i] ?? "");
	return `<g fill="${ink}" stroke="${ink}" stroke-width="${edge * 2}">${rings.join("")}</g><g fill="${fill}">${out}</g>`;
}

/** The mouth of a vessel: its dark inside and its lip. @param {number} r @param {number} y @param {Look} look @param {number} [lip] */
export const mouth = (r, y, { fill, ink, tilt = 0.26, edge = 1.6 }, lip = 4) =>
	`<ellipse cy="${y}" rx="${r}" ry="${n(r * tilt)}" fill="${fill}" stroke="${ink}" stroke-width="${edge}"/>
		<ellipse cy="${n(y + lip * 0.2)}" rx="${n(r - lip)}" ry="${n(r * tilt - lip * 0.45)}" fill="${ink}"/>`;

/** A line all around, from the front. @param {number} r @param {number} y @param {Look} look @param {number} [width] */
export const girdle = (r, y, { ink, tilt = 0.26 }, width = 2) => `<path d="M${n(-r)} ${n(y)}A${n(r)} ${n(r * tilt)} 0 0 0 ${n(r)} ${n(y)}" stroke="${ink}" stroke-width="${width}"/>`;

/** Something round that bends: a spout, a handle, a neck. Points are [x, y, radius]. @param {number[][]} points @param {Look} look @param {boolean} [flip] the lines bulge back */
export function bent(points, look, flip = false) {
	const { fill, ink, step = 6, edge = 1.6 } = look;
	const way = smooth(points);
	/** @type {Point[]} */
	const left = [];
	/** @type {Point[]} */
	const right = [];
	let marks = "";
	let gone = 0;
	way.forEach(([x, y, r], i) => {
		const [ax, ay, ar] = way[Math.max(0, i - 1)];
		const [bx, by, br] = way[Math.min(way.length - 1, i + 1)];
		const size = Math.hypot(bx - ax, by - ay) || 1;
		const [tx, ty] = [(bx - ax) / size, (by - ay) / size];
		left.push([x + ty * r, y - tx * r]);
		right.push([x - ty * r, y + tx * r]);
		gone += size / 2;
		if (gone < step || r < 2) return;
		gone = 0;
		marks += flip ? line([x, y], [-tx, -ty], r, -(br - ar) / size, look) : line([x, y], [tx, ty], r, (br - ar) / size, look);
	});
	const d = `M${[...left, ...right.reverse()].map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`;
	return `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${edge * 1.25}" stroke-linejoin="round"/><path d="${marks}" fill="${ink}"/>`;
}
