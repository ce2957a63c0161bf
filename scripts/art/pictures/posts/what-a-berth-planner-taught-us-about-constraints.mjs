import { each, icon, n, svg } from "../../kit/base.mjs";

/** A sliding puzzle whose pieces are ships in a basin. */
const tone = { water: "#9fdcc6", deep: "#5fb79d", quay: "#f1e3c4", edge: "#cdb88c", ink: "#0f3a33", white: "#fffdf5", coral: "#f2603f", navy: "#1f3f6d", mustard: "#eab038", plum: "#7a3656" };
const CELL = 206;
const [LEFT, TOP, COLS, ROWS] = [92, 88, 6, 4];
const px = (/** @type {number} */ c) => LEFT + c * CELL;
const py = (/** @type {number} */ r) => TOP + r * CELL;

/** A hull from above in its own frame, bow to the right. @param {number} long */
function hull(long) {
	const [w, h, i] = [long * CELL - 22, CELL - 46, 0];
	return { w, h, d: `M${30 + i} 0H${n(w - 104)}C${n(w - 50)} 2 ${n(w - 14)} ${n(h * 0.3)} ${w} ${h / 2}C${n(w - 14)} ${n(h * 0.7)} ${n(w - 50)} ${h - 2} ${n(w - 104)} ${h}H30Q0 ${h} 0 ${h - 30}V30Q0 0 30 0z` };
}

/** @param {{ c: number, r: number, long: number, up?: boolean, flip?: boolean, color: string, shade: string, light: string, badge?: string }} ship */
function ship({ c, r, long, up = false, flip = false, color, shade, light, badge = "" }) {
	const { w, h, d } = hull(long);
	const place = up ? `translate(${px(c) + 23} ${py(r) + long * CELL - 11}) rotate(-90)` : flip ? `translate(${px(c) + 11 + w} ${py(r) + 23 + h}) rotate(180)` : `translate(${px(c) + 11} ${py(r) + 23})`;
	// The light stays where it is when the hull turns.
	const [lx, ly] = up ? [-1, 1] : flip ? [1, 1] : [-1, -1];
	const holds = Array.from({ length: long === 1 ? 0 : long * 2 - 2 }, (_, i) => 104 + i * ((w - 104 - 118) / (long * 2 - 2)));
	const hatch = (w - 104 - 118) / Math.max(1, long * 2 - 2) - 18;
	const middle = { x: px(c) + (up ? CELL : long * CELL) / 2, y: py(r) + (up ? long * CELL : CELL) / 2 };
	const mark = badge === "lock" ? `<g transform="translate(${middle.x - 28} ${middle.y - 29})">${icon("Lock", 56, { color: tone.ink, stroke: 2.4 })}</g>` : `<text x="${middle.x}" y="${middle.y + 23}" text-anchor="middle" fill="${tone.ink}" font-size="66" font-weight="700">${badge}</text>`;
	return `<g clip-path="url(#basin)"><g transform="translate(22 30)"><g transform="${place}"><path d="${d}" fill="#0b3a33" opacity=".42" filter="url(#soft)"/></g></g></g>
		<g transform="${place}"><path d="${d}" fill="${shade}"/><g transform="translate(${5 * lx} ${5 * ly}) "><path d="${d}" fill="${color}" transform="translate(5 5) scale(${n(((w - 10) / w) * 1000) / 1000} ${n(((h - 10) / h) * 1000) / 1000})"/></g>
			<path d="M26 ${h / 2 - 46}h34q8 0 8 8v76q0 8-8 8H26q-8 0-8-8v-76q0-8 8-8z" fill="${tone.white}"/><path d="M52 ${h / 2 - 34}h10v68H52z" fill="${shade}" opacity=".8"/>
			${each(holds, (x) => `<rect x="${n(x)}" y="${h / 2 - 44}" width="${n(hatch)}" height="88" rx="9" fill="${light}"/>`)}</g>
		${badge === "" ? "" : `<circle cx="${middle.x}" cy="${middle.y}" r="50" fill="${tone.white}"/>${mark}`}`;
}

/** Where a ship was. @param {number} c @param {number} r @param {number} long @param {boolean} up */
function ghost(c, r, long, up) {
	const { w, h, d } = hull(long);
	return `<g transform="${up ? `translate(${px(c) + 23} ${py(r) + long * CELL - 11}) rotate(-90)` : `translate(${px(c) + 11 + w} ${py(r) + 23 + h}) rotate(180)`}"><path d="${d}" fill="${tone.white}" fill-opacity=".3" stroke="${tone.ink}" stroke-width="6" stroke-dasharray="4 17" stroke-linecap="round"/></g>`;
}
/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
function arrow(x1, y1, x2, y2) {
	const turn = Math.atan2(y2 - y1, x2 - x1);
	const wing = (/** @type {number} */ a) => `${n(x2 - 46 * Math.cos(turn + a))} ${n(y2 - 46 * Math.sin(turn + a))}`;
	return `<path d="M${x1} ${y1}L${x2} ${y2}M${wing(0.7)}L${x2} ${y2}L${wing(-0.7)}" stroke="${tone.ink}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const silo = (/** @type {number} */ x, /** @type {number} */ y) => `<circle cx="${x + 12}" cy="${y + 17}" r="56" fill="#6d5522" opacity=".36" filter="url(#soft)"/><circle cx="${x}" cy="${y}" r="54" fill="url(#roof)"/><circle cx="${x}" cy="${y}" r="51" stroke="#fff" stroke-width="4" stroke-opacity=".7"/><circle cx="${x}" cy="${y}" r="11" fill="${tone.edge}"/>
	${each([0, 1, 2, 3, 4, 5, 6, 7], (i) => `<path d="M${n(x + 15 * Math.cos((i * Math.PI) / 4))} ${n(y + 15 * Math.sin((i * Math.PI) / 4))}L${n(x + 50 * Math.cos((i * Math.PI) / 4))} ${n(y + 50 * Math.sin((i * Math.PI) / 4))}" stroke="${tone.edge}" stroke-width="3" stroke-opacity=".7"/>`)}`;
const bollard = (/** @type {number} */ x, /** @type {number} */ y) => `<circle cx="${x + 5}" cy="${y + 7}" r="15" fill="#6d5522" opacity=".4"/><circle cx="${x}" cy="${y}" r="15" fill="${tone.ink}"/><circle cx="${x - 4}" cy="${y - 4}" r="5" fill="#8fb5a9"/>`;
const count = (/** @type {number} */ y, /** @type {string} */ number, /** @type {string} */ words) => `<text x="1374" y="${y}" fill="${tone.ink}" font-size="160" font-weight="700" letter-spacing="-6">${number}</text><text x="1380" y="${y + 52}" fill="${tone.ink}" font-size="44" font-weight="600">${words}</text>`;

const navy = { color: tone.navy, shade: "#112647", light: "#5d7fb1" };
const mustard = { color: tone.mustard, shade: "#a87413", light: "#f8d88a" };
const plum = { color: tone.plum, shade: "#4a1c33", light: "#b8738f" };
const coral = { color: tone.coral, shade: "#a9301a", light: "#ffb39e" };
const right = px(COLS);
const bottom = py(ROWS);
const exit = py(1);

export const picture = {
	alt: "A basin as a sliding puzzle: ships are the pieces, two have moved aside, two are locked, and the coral one has a free way out to sea.",
	accent: tone.coral,
	html: `<div class="layer">${svg(1600, 1000, `<defs><linearGradient id="sea" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#b9ead7"/><stop offset="1" stop-color="#74c5ab"/></linearGradient><linearGradient id="stone" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fbf1da"/><stop offset="1" stop-color="#e2cda0"/></linearGradient>
			<radialGradient id="roof" cx=".32" cy=".28" r=".9"><stop stop-color="#fffdf6"/><stop offset="1" stop-color="#d8c08c"/></radialGradient><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter><clipPath id="left"><path d="M0 0H${px(4) + 60}V1000H0z"/></clipPath><clipPath id="basin"><path d="M${LEFT} ${TOP}H${right}V${exit}H1640V${exit + CELL}H${right}V${bottom}H${LEFT}z"/></clipPath></defs>
		<rect width="1600" height="1000" fill="url(#stone)"/>
		<g clip-path="url(#basin)"><rect width="1640" height="1000" fill="url(#sea)"/>
			${each([1, 2, 3, 4, 5], (i) => `<path d="M${px(i)} ${TOP}V${bottom}" stroke="#fff" stroke-width="3" stroke-opacity=".45" stroke-dasharray="2 14" stroke-linecap="round"/>`)}${each([1, 2, 3], (i) => `<path d="M${LEFT} ${py(i)}H${right}" stroke="#fff" stroke-width="3" stroke-opacity=".45" stroke-dasharray="2 14" stroke-linecap="round"/>`)}
			<path d="M${LEFT - 30} ${bottom + 40}V${TOP}H${right}V${exit}H1660" stroke="#0b3a33" stroke-width="58" stroke-opacity=".34" filter="url(#soft)"/><path d="M${right} ${exit + CELL}V${bottom + 30}" stroke="#fff" stroke-width="10" stroke-opacity=".5"/></g>
		<path d="M${LEFT} ${TOP}H${right}V${exit}H1640M1640 ${exit + CELL}H${right}V${bottom}H${LEFT}V${TOP}" stroke="${tone.edge}" stroke-width="7"/>
		${ghost(4, 0, 2, true)}<g clip-path="url(#left)">${ghost(3, 3, 2, false)}</g>
		${ship({ c: 0, r: 0, long: 3, flip: true, ...navy, badge: "lock" })}${ship({ c: 0, r: 2, long: 2, up: true, ...plum })}${ship({ c: 1, r: 2, long: 2, ...mustard })}
		${ship({ c: 0, r: 1, long: 2, ...coral })}${ship({ c: 5, r: 2, long: 2, up: true, ...navy, badge: "lock" })}
		${ship({ c: 4, r: 2, long: 2, up: true, ...mustard, badge: "2" })}${ship({ c: 1, r: 3, long: 2, flip: true, ...plum, badge: "1" })}
		${arrow(px(2) + 40, exit + CELL / 2, 1556, exit + CELL / 2)}
		${each([[1406, 84], [1532, 84], [1406, 210], [1532, 210]], ([x, y]) => silo(x, y))}${each([180, 386, 592, 798, 1004, 1210], (x) => bollard(x, 46))}${each([190, 396, 602, 808], (y) => bollard(46, y))}
		${count(640, "2", "move")}${count(850, "4", "stay")}
		`, "position:absolute;inset:0")}</div>`,
};
