import { each, n, svg } from "../../kit/base.mjs";

/** Steel, and the yellow that means: look here. */
export const tone = { yellow: "#ffcf0d", deep: "#c79a00", ink: "#15191c", ink2: "#434b51", ink3: "#626c74", line: "#d3d9dd", sheet: "#f5f7f8", steel: "#9aa4ab", dark: "#2b3238", ok: "#14713a", bad: "#c4281a" };

/** The four parts of an inspection in the order in which the engineer moves: 31 stops, 118 points. @type {[name: string, stops: number, points: number][]} */
export const parts = [["Machine room", 8, 34], ["Shaft", 11, 41], ["Pit", 5, 17], ["Car", 7, 26]];

/** A tablet in a case that survives a fall: yellow rubber with thick corners. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} inner @param {string} [turn] */
export const rugged = (x, y, w, h, inner, turn = "") =>
	`<div class="abs rugged layer" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px;transform:${turn}"><i class="rub" style="left:-16px;top:-16px"></i><i class="rub" style="right:-16px;top:-16px"></i><i class="rub" style="left:-16px;bottom:-16px"></i><i class="rub" style="right:-16px;bottom:-16px"></i><div class="case"><div class="ui box">${inner}</div></div></div>`;
export const ruggedCss = `
	.rugged::before { content: ""; position: absolute; inset: 0; border-radius: 60px; background: #000; opacity: .62; filter: blur(40px); transform: translate(44px, 62px); }
	.rub { position: absolute; width: 150px; height: 150px; border-radius: 54px; background: linear-gradient(135deg,#ffe168,#e0ae00 60%,#a87f00); box-shadow: inset 2px 2px 2px rgb(255 255 255 / .6); }
	.case { position: absolute; inset: 0; border-radius: 46px; padding: 40px; background: linear-gradient(135deg,#ffdc4a,#f6c200 46%,#cf9f00); box-shadow: inset 3px 3px 2px rgb(255 255 255 / .65), inset -3px -3px 3px rgb(90 66 0 / .5); }
	.case::before { content: ""; position: absolute; inset: 24px; border-radius: 30px; background: #0b0d0f; box-shadow: inset 2px 2px 2px rgb(0 0 0 / .9), 1px 1px 1px rgb(255 255 255 / .4); } .case > div { position: relative; width: 100%; height: 100%; border-radius: 16px; overflow: hidden; }`;

/** A lift in section: machine room, eight landings, pit; the car at a level, and the counterweight across from it. The shaft is 190 wide and starts at x 118. @param {number} h @param {number} level where the car is @param {string} over drawn on top */
export function section(h, level, over = "") {
	const [left, right, roof, pit] = [118, 308, 126, h - 62];
	const step = (pit - roof - 40) / 8;
	const floor = (/** @type {number} */ k) => pit - 18 - (k - 1) * step;
	const levels = each([1, 2, 3, 4, 5, 6, 7, 8], (k) => `<path d="M${left - 26} ${n(floor(k))}H${left}M${right} ${n(floor(k))}h44" stroke="#8d979e" stroke-width="7"/><text x="${left - 40}" y="${n(floor(k) + 7)}" text-anchor="end" fill="${k === level ? tone.ink : tone.ink3}" font-size="21" font-weight="600">${k}</text><rect x="${right - 3}" y="${n(floor(k) - step * 0.72)}" width="11" height="${n(step * 0.72 - 4)}" fill="${k === level ? tone.deep : "#59636a"}"/>`);
	const carY = floor(level);
	const weightY = floor(9 - level) - 10;
	const man = `<g fill="${tone.ink}" transform="translate(${left + 42} ${n(carY - step * 0.86 - 31)}) scale(.72)"><path d="M-8-3c-7 2-9 9-9 16v10h9V3z"/><path d="M-7-6h14c6 0 9 4 9 9l3 14-5 2-6-12-1 0V16l2 27h-7L0 22l-3 21h-7L-8 16z"/><circle cx="0" cy="-16" r="8.5"/><path d="M-11-17a11 10 0 0 1 22 0l3 1h-28z" fill="${tone.yellow}" stroke="${tone.ink}" stroke-width="2"/></g>`;
	return `<path d="M${left - 34} 18H${right + 52}V${roof}H${left - 34}z" fill="#e6eaed"/><path d="M${left} ${roof}H${right}V${h - 14}H${left}z" fill="#e1e6e9"/>
		<path d="M${left - 34} 18H${right + 52}" stroke="#59636a" stroke-width="9"/><path d="M${left - 34} 14V${roof}M${right + 52} 14V${roof}" stroke="#59636a" stroke-width="7"/><path d="M${left - 37} ${roof}H${left + 44}M${left + 84} ${roof}H${right - 66}M${right - 36} ${roof}H${right + 55}" stroke="#59636a" stroke-width="11"/>
		<path d="M${left} ${roof}V${h - 14}H${right}V${roof}" stroke="#59636a" stroke-width="8"/>${levels}
		<path d="M${left + 14} ${roof + 6}V${h - 18}M${right - 14} ${roof + 6}V${h - 18}" stroke="#a7b0b6" stroke-width="5"/>
		<path d="M${left + 58} 84V${n(carY - step * 0.86)}M${left + 66} 84V${n(carY - step * 0.86)}M${left + 74} 84V${n(carY - step * 0.86)}M${right - 56} 84V${n(weightY - 92)}M${right - 48} 84V${n(weightY - 92)}" stroke="${tone.ink2}" stroke-width="2.6"/>
		<circle cx="${left + 96}" cy="78" r="38" fill="#c3cbd0" stroke="${tone.ink2}" stroke-width="7"/><circle cx="${left + 96}" cy="78" r="9" fill="${tone.ink2}"/><path d="M${left + 132} 82L${right - 52} 88" stroke="${tone.ink2}" stroke-width="3"/><circle cx="${right - 60}" cy="92" r="17" fill="#c3cbd0" stroke="${tone.ink2}" stroke-width="5"/><rect x="${right - 14}" y="62" width="44" height="58" rx="4" fill="#b4bdc3" stroke="${tone.ink2}" stroke-width="4"/><path d="M${right - 4} 78h24M${right - 4} 92h24" stroke="${tone.ink2}" stroke-width="3"/>
		<rect x="${right - 68}" y="${n(weightY - 92)}" width="34" height="92" fill="#6b757c"/><path d="M${right - 68} ${n(weightY - 62)}h34m-34 30h34" stroke="#aab3b9" stroke-width="2.5"/>
		<rect x="${left + 22}" y="${n(carY - step * 0.86)}" width="88" height="${n(step * 0.86)}" fill="${tone.yellow}" stroke="${tone.ink}" stroke-width="4"/><path d="M${left + 66} ${n(carY - step * 0.86 + 6)}V${n(carY - 4)}" stroke="${tone.deep}" stroke-width="3"/>${man}
		<path d="M${left + 48} ${h - 18}v-26h36v26M${right - 66} ${h - 18}v-26h30v26" stroke="${tone.ink2}" stroke-width="5" fill="#b4bdc3"/>${over}`;
}

/** The way of an inspection as stops on a line. @param {number} x @param {number} y @param {number} gap @param {number} now the stop at which the engineer is */
export function stopLine(x, y, gap, now) {
	let stop = 0;
	let at = y;
	return parts.map(([, count], part) => Array.from({ length: count }, () => {
		stop += 1;
		const top = at;
		at += gap;
		if (stop === now) return `<circle cx="${x}" cy="${n(top)}" r="15" fill="${tone.yellow}" stroke="${tone.ink}" stroke-width="5"/>`;
		return `<circle cx="${x}" cy="${n(top)}" r="6.5" fill="${stop < now ? tone.ink : "#fff"}" stroke="${stop < now ? tone.ink : "#8d979e"}" stroke-width="3"/>`;
	}).join("") + ((at += part < 3 ? gap * 0.7 : 0), "")).join("");
}

/** A sheet of paper with a drawing, as large as its own units. @param {number} w @param {number} h @param {string} inner */
export const drawing = (w, h, inner) => svg(w, h, inner, "position:absolute;left:0;top:0");
