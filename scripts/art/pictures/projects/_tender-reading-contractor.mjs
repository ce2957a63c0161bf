import { n, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";

export const blue = "#17459c";
export const deep = "#0a2866";
export const marker = "#ffe14d";

/** The drafting ground: blue with a fine square grid. @param {[number, number]} light @param {string} [lines] */
export function sheet([x, y], lines = "") {
	let small = "";
	let large = "";
	for (let i = 1; i < 80; i += 1) {
		const d = `${i * 25 < 1600 ? `M${i * 25} 0V1000` : ""}${i * 25 < 1000 ? `M0 ${i * 25}H1600` : ""}`;
		if (i % 4) small += d;
		else large += d;
	}
	const grid = svg(1600, 1000, `<path d="${small}" stroke="#fff" stroke-opacity=".035"/><path d="${large}" stroke="#fff" stroke-opacity=".085"/>`, "position:absolute;inset:0");
	return ground({ base: `linear-gradient(145deg,#2f66c8 0%,${blue} 40%,${deep} 100%)`, glows: [[x, y, 900, "rgb(140 185 255 / .32)"]], lines: grid + lines, grained: 0.2 });
}

/** Height of an arch above its springing at a share of its span. @param {number} share @param {number} rise */
const above = (share, rise) => 4 * rise * share * (1 - share);

/** A tied arch in elevation: two ribs, hangers, deck between x0 and x1. @param {number} x0 @param {number} x1 @param {number} y top of the deck @param {number} rise @param {number[]} hangers where they stand @param {number} [rib] */
export function arch(x0, x1, y, rise, hangers, rib = 16) {
	const rest = (/** @type {number} */ up, /** @type {number} */ cut) => {
		const points = Array.from({ length: 65 }, (_, i) => i / 64).map((t) => `${n(x0 + cut + t * (x1 - x0 - cut * 2))} ${n(y - above(t, up))}`);
		return `M${points.join("L")}`;
	};
	const hang = hangers.map((x) => `M${n(x)} ${n(y)}V${n(y - above((x - x0) / (x1 - x0), rise - rib / 2))}`).join("");
	return `<path d="${rest(rise, 0)}${rest(rise - rib, rib * 1.4)}" stroke-width="3.5"/><path d="${hang}" stroke-width="2"/>`;
}

/** A deck with its parapet. @param {number} x0 @param {number} x1 @param {number} y @param {number} [thick] @param {number} [post] */
export function deck(x0, x1, y, thick = 20, post = 31) {
	let posts = "";
	for (let x = x0 + post / 2; x < x1; x += post) posts += `M${n(x)} ${y}v-13`;
	return `<path d="M${x0} ${y}H${x1}M${x0} ${y + thick}H${x1}" stroke-width="3.5"/><path d="M${x0} ${y + thick * 0.45}H${x1}M${x0} ${y - 13}H${x1}" stroke-width="1.5" stroke-opacity=".75"/><path d="${posts}" stroke-width="1.5" stroke-opacity=".75"/>`;
}

/** A pier on a cap with piles, from under the deck. @param {number} x @param {number} y @param {number} h of the column @param {number} piles their length @param {number} [s] size */
export function pier(x, y, h, piles, s = 1) {
	const cap = y + h;
	const pile = [-46, 0, 46].map((dx) => `M${n(x + (dx - 11) * s)} ${n(cap + 26 * s)}v${piles}M${n(x + (dx + 11) * s)} ${n(cap + 26 * s)}v${piles}${piles ? `M${n(x + (dx - 11) * s)} ${n(cap + 26 * s + piles)}q${n(11 * s)} ${n(14 * s)} ${n(22 * s)} 0` : ""}`).join("");
	return `<path d="M${n(x - 34 * s)} ${y}h${n(68 * s)}l${n(-12 * s)} ${n(20 * s)}v${n(h - 20 * s)}h${n(-44 * s)}v${n(-(h - 20 * s))}zM${n(x - 68 * s)} ${cap}h${n(136 * s)}v${n(26 * s)}h${n(-136 * s)}z" stroke-width="3"/><path d="${pile}" stroke-width="2"/>`;
}

/** Lines of a drawing, white. @param {string} inner @param {number} [opacity] */
export const drawn = (inner, opacity = 0.9) => svg(1600, 1000, `<g stroke="#fff" opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`, "position:absolute;left:0;top:0");

/** The nine tenders that are open: estimated cost in crore rupees, risks of 90 questions, expected margin, what to do. @type {[name: string, crore: number, risks: number, margin: number, what: "answer" | "partner" | "idle" | "pass"][]} */
export const tenders = [
	["Creek bridge, NH 66", 42, 17, 11.4, "answer"], ["Culverts, 9 km", 6, 13, 12.9, "answer"], ["Pump house", 9, 5, 9.1, "answer"], ["Kosad bridge", 12, 21, 7.9, "answer"],
	["Flyover, Hadapsar", 118, 40, 10.8, "partner"], ["Retaining wall, km 31", 14, 35, 7, "partner"], ["Road 14, lot 2", 31, 25, 3.5, "idle"], ["Canal lining", 18, 6, 3, "idle"], ["Jetty, Redi", 27, 43, 3.6, "pass"],
];
