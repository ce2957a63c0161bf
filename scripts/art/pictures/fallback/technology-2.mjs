import { ground, gridLines } from "../../kit/background.mjs";
import { box, iso, shade, stand } from "../../kit/solids.mjs";
import { each, n } from "../../kit/base.mjs";

/** @type {[string, string, string]} */
const steel = ["#5a6883", "#36415a", "#222b40"];
/** @type {[string, string, string]} */
const dark = ["#46526b", "#2a3449", "#1a2132"];

/** A cabinet of drawers with lights. @param {number} x @param {number} y @param {number} drawers @param {[string, string, string]} tones @param {number} lit */
function rack(x, y, drawers, tones, lit) {
	const h = drawers * 56 + 16;
	const front = Array.from({ length: drawers }, (_, i) => {
		const z = 18 + i * 56;
		const corner = (/** @type {number} */ dx, /** @type {number} */ dz) => iso(x + dx, y + 170, z + dz).map(n).join(" ");
		const [lx, ly] = iso(x + 142, y + 170, z + 22);
		return `<path d="M${corner(16, 0)}L${corner(174, 0)}L${corner(174, 42)}L${corner(16, 42)}z" fill="#0f1522"/><path d="M${corner(30, 14)}L${corner(104, 14)}M${corner(30, 28)}L${corner(104, 28)}" stroke="#4d5b78" stroke-width="5" stroke-linecap="round"/><circle cx="${n(lx)}" cy="${n(ly)}" r="7" fill="${i === lit ? "#ff6a33" : "#63d6a0"}"/>`;
	}).join("");
	return box([x, y, 0], [190, 170, h], tones) + front;
}

export const picture = {
	alt: "Five server cabinets of different heights, lights on their drawers, one of them orange.",
	html:
		ground({ base: "linear-gradient(150deg,#33405c 0%,#1a2236 52%,#0b0f1a 100%)", glows: [[140, -40, 900, "rgb(160 185 235 / .6)"], [1500, 980, 640, "rgb(255 106 51 / .3)"]], lines: gridLines(90, "rgb(255 255 255 / .08)", [800, 600], 1000), grained: 0.4 }) +
		stand(`${shade(700, 460, 0.42, 20, 60)}${each([[-330, -190, 8, steel, 9], [-110, -190, 6, dark, 3], [110, -190, 9, steel, 9], [-330, 20, 4, dark, 9], [-110, 20, 3, steel, 1], [110, 20, 5, dark, 9]], ([x, y, count, tones, lit]) => rack(x, y, count, tones, lit))}`, 800, 690, .93),
};
