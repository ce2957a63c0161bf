import { each, n } from "../../kit/base.mjs";
import { mix } from "../../kit/low-poly.mjs";

/** @typedef {[x: number, y: number, z: number]} Vec meters; y is up, z away from the viewer */
/** @typedef {(p: Vec) => [number, number]} Look */

/** A camera: where it stands, how it is turned (right, down), how near it draws, and the middle of its picture. @param {{ from: Vec, yaw: number, pitch: number, zoom: number, middle: [number, number] }} lens @returns {Look} */
export function lens({ from, yaw, pitch, zoom, middle }) {
	const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
	return ([x, y, z]) => {
		const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]];
		const across = dx * cy - dz * sy;
		const ahead = dx * sy + dz * cy;
		const depth = ahead * cp - dy * sp;
		return [middle[0] + (across / depth) * zoom, middle[1] - ((dy * cp + ahead * sp) / depth) * zoom];
	};
}

/** A shape in space as a path. @param {Look} look @param {Vec[]} points @param {boolean} [open] */
export const outline = (look, points, open = false) => `M${points.map((p) => look(p).map(n).join(" ")).join("L")}${open ? "" : "z"}`;

/** The plan of a cabinet: a long shape with round ends. @param {number} x @param {number} half width @param {number} z0 @param {number} z1 @returns {[number, number][]} */
function stadium(x, half, z0, z1) {
	const arc = (/** @type {number} */ z, /** @type {number} */ from) => Array.from({ length: 49 }, (_, i) => { const t = from + (i / 48) * Math.PI; return /** @type {[number, number]} */ ([x + half * Math.cos(t), z + half * Math.sin(t)]); });
	return [...arc(z1 - half, 0), ...arc(z0 + half, Math.PI)];
}

/** Walls of a plan from one height to another, lit from the upper left. @param {Look} look @param {[number, number][]} plan @param {number} y0 @param {number} y1 @param {Vec} eye @param {[string, string]} tones dark, light */
function walls(look, plan, y0, y1, eye, [dark, light]) {
	return each(plan, ([x, z], i) => {
		const [bx, bz] = plan[(i + 1) % plan.length];
		const [nx, nz] = [bz - z, x - bx];
		const size = Math.hypot(nx, nz);
		if (size < 1e-6 || nx * (eye[0] - x) + nz * (eye[2] - z) <= 0) return "";
		const fill = mix(dark, light, 0.12 + 0.88 * Math.max(0, (nx * -0.52 + nz * -0.85) / size) ** 1.4);
		return `<path d="${outline(look, [[x, y0, z], [bx, y0, bz], [bx, y1, bz], [x, y1, z]])}" fill="${fill}" stroke="${fill}" stroke-width="1"/>`;
	});
}

const TOP = 0.96;
const DEEP = 1.7;

/** A cabinet of the gate, its top of glass, with a line of light. @param {Look} look @param {Vec} eye @param {number} x @param {string} glow */
export function cabinet(look, eye, x, glow) {
	const plan = stadium(x, 0.13, 0, DEEP);
	const flat = (/** @type {[number, number][]} */ points, /** @type {number} */ y) => points.map(([px, pz]) => /** @type {Vec} */ ([px, y, pz]));
	const side = eye[0] < x ? -0.131 : 0.131;
	const [g0, g1] = [0.16, DEEP - 0.16];
	const strip = outline(look, [[x + side, 0.8, g0], [x + side, 0.8, g1], [x + side, 0.835, g1], [x + side, 0.835, g0]]);
	return `<path d="${outline(look, flat(stadium(x + 0.05, 0.2, -0.06, DEEP), 0))}" fill="#000" opacity=".55" filter="url(#gate-soft)"/>
		${walls(look, stadium(x, 0.1, 0.05, DEEP - 0.05), 0, 0.07, eye, ["#050604", "#1b1e15"])}
		${walls(look, plan, 0.07, TOP, eye, ["#33372c", "#eef1e4"])}
		<path d="${outline(look, [[x + side, 0.07, 0.13], [x + side, 0.07, DEEP - 0.13], [x + side, TOP, DEEP - 0.13], [x + side, TOP, 0.13]])}" fill="url(#gate-side)"/>
		<path d="${strip}" fill="${glow}" filter="url(#gate-glow)"/><path d="${strip}" fill="${glow}"/>
		<path d="${outline(look, [[x, 0.2, -0.004], [x, 0.86, -0.004]], true)}" stroke="${glow}" stroke-width="9" stroke-linecap="round" filter="url(#gate-glow)"/><path d="${outline(look, [[x, 0.2, -0.004], [x, 0.86, -0.004]], true)}" stroke="${glow}" stroke-width="7" stroke-linecap="round"/>
		<path d="${outline(look, flat(plan, TOP))}" fill="#f5f8ea"/><path d="${outline(look, flat(stadium(x, 0.112, 0.02, DEEP - 0.02), TOP + 0.004))}" fill="#14170f"/>
		<path d="${outline(look, flat(stadium(x, 0.075, 0.08, 0.36), TOP + 0.006))}" fill="${glow}"/>`;
}

/** The sign on a cabinet's reader: a tick, or a cross. @param {Look} look @param {number} x @param {boolean} open */
export function sign(look, x, open) {
	const at = (/** @type {[number, number][]} */ points) => outline(look, points.map(([px, pz]) => /** @type {Vec} */ ([x + px, TOP + 0.008, 0.22 + pz])), true);
	const d = open ? at([[-0.04, 0], [-0.012, -0.04], [0.042, 0.05]]) : at([[-0.032, -0.045], [0.032, 0.045]]) + at([[0.032, -0.045], [-0.032, 0.045]]);
	return `<path d="${d}" stroke="#0a0b07" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A wing of glass: its hinge, its angle (0 = across the lane, 90 = along it), the way it reaches (1 right, -1 left). @param {Look} look @param {number} x @param {number} angle @param {number} way @param {string} color @param {number} fill share of color */
export function wing(look, x, angle, way, color, fill) {
	const turn = (angle * Math.PI) / 180;
	const point = (/** @type {number} */ along, /** @type {number} */ y) => /** @type {Vec} */ ([x + way * along * Math.cos(turn), y, 0.9 + along * Math.sin(turn)]);
	const long = 0.325;
	const round = Array.from({ length: 9 }, (_, i) => { const t = (i / 8) * (Math.PI / 2); return point(long - 0.16 + 0.16 * Math.sin(t), 0.76 + 0.16 * Math.cos(t)); });
	const shape = [point(0, 0.2), point(0, 0.92), ...round, point(long, 0.2)];
	return `<path d="${outline(look, shape)}" fill="${color}" fill-opacity="${fill}" stroke="${color}" stroke-width="5" stroke-linejoin="round"/><path d="${outline(look, [point(0.03, 0.5), point(0.03, 0.8), point(0.3, 0.44), point(0.3, 0.24), point(0.22, 0.24)])}" fill="#fff" fill-opacity=".14"/>`;
}
