import { at, each, n, svg } from "../../kit/base.mjs";

const tone = { red: "#e2432a", deep: "#b3260f", paper: "#fff9ee", edge: "#eadfc9", ink: "#1b1310", ink2: "#5a4c44", bar: "#e6dac4", cream: "#f8ead2" };

/** Points for the ten questions; the third got none. */
const points = [2, 1, 0, 2, 2, 1, 2, 1, 1, 1];
const total = points.reduce((sum, value) => sum + value, 0);
const R = 318;
const [CX, CY] = [1234, 590];

const polar = (/** @type {number} */ turn, /** @type {number} */ r) => `${n(r * Math.sin(turn * 2 * Math.PI))} ${n(-r * Math.cos(turn * 2 * Math.PI))}`;
/** One of twenty pieces of the ring. @param {number} i */
function piece(i) {
	const question = Math.floor(i / 2);
	const got = i % 2 < points[question];
	const [from, to] = [i / 20 + (i % 2 ? 0.0022 : 0.0058), (i + 1) / 20 - (i % 2 ? 0.0058 : 0.0022)];
	const none = points[question] === 0;
	const d = `M${polar(from, 196)}L${polar(from, 278)}A278 278 0 0 1 ${polar(to, 278)}L${polar(to, 196)}A196 196 0 0 0 ${polar(from, 196)}z`;
	return `<path d="${d}" fill="${got ? tone.cream : none ? tone.red : "#41342d"}"/>`;
}

const dial = `<g transform="translate(${CX} ${CY})">
	<circle r="${R + 4}" cx="44" cy="56" fill="#4a0c02" opacity=".55" filter="url(#soft)"/>
	<circle r="${R}" fill="url(#body)"/><circle r="${R - 5}" stroke="#6b5a50" stroke-width="3" stroke-opacity=".7"/>
	${each([...Array(60).keys()], (i) => `<path d="M${polar(i / 60, 291)}L${polar(i / 60, i % 3 ? 298 : 306)}" stroke="${tone.cream}" stroke-width="${i % 3 ? 2 : 4}" stroke-opacity="${i % 3 ? 0.4 : 0.9}"/>`)}
	${each([...Array(20).keys()], piece)}
	<circle r="186" cx="14" cy="22" fill="#000" opacity=".6" filter="url(#small)"/><circle r="172" fill="url(#knob)"/><circle r="169" stroke="#fff" stroke-width="4" stroke-opacity=".8"/>
	<path d="M-17-166L0-194L17-166z" fill="${tone.paper}"/>
	<text y="46" text-anchor="middle" fill="${tone.ink}" font-size="190" font-weight="700" letter-spacing="-10">${total}</text>
	<text y="104" text-anchor="middle" fill="${tone.ink2}" font-size="44" font-weight="500">of 20</text></g>`;

const bar = (/** @type {number} */ y, /** @type {number} */ w, /** @type {string} */ fill = tone.bar, /** @type {number} */ h = 20) => `<rect x="84" y="${y}" width="${w}" height="${h}" rx="4" fill="${fill}"/>`;
const sheet = svg(1060, 1200, `${bar(84, 330, tone.ink, 26)}${bar(152, 800)}${bar(192, 690)}${bar(232, 760)}
	<text x="78" y="560" fill="${tone.ink}" font-size="300" font-weight="700" letter-spacing="-18">7.5</text><text x="520" y="560" fill="${tone.ink}" font-size="80" font-weight="600" letter-spacing="-3">months</text>
	<path d="M46 486C170 436 300 424 420 444S660 486 812 442" stroke="${tone.red}" stroke-width="30" stroke-linecap="round"/>
	<text x="78" y="826" fill="${tone.red}" font-size="260" font-weight="700" letter-spacing="-15">29.7</text>`, "position:absolute;inset:0");

export const picture = {
	alt: "A proposal whose 7.5 months are struck out in red and corrected to 29.7, beside a black timer with a ring of twenty marks that shows 13.",
	accent: tone.red,
	css: `.sheet { background: linear-gradient(120deg,#fffdf7,${tone.paper} 60%,#f3e8d3); box-shadow: 34px 48px 90px rgb(74 12 2 / .5), 8px 12px 22px rgb(74 12 2 / .28); } .under { background: ${tone.edge}; box-shadow: 20px 30px 60px rgb(74 12 2 / .4); }`,
	html:
		`<div class="ground" style="background:linear-gradient(140deg,#f4603f 0%,${tone.red} 42%,${tone.deep} 100%)"></div>` +
		at(96, 96, 1020, 1200, "", { cls: "under", turn: "rotate(2.2deg)" }) +
		at(62, 70, 1060, 1200, sheet, { cls: "sheet layer", turn: "rotate(-3.4deg)" }) +
		at(0, 0, 1600, 1000, svg(1600, 1000, `<defs><radialGradient id="body" cx=".32" cy=".26" r=".85"><stop stop-color="#4a3b33"/><stop offset=".5" stop-color="#231a16"/><stop offset="1" stop-color="#120c0a"/></radialGradient>
			<linearGradient id="knob" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffffff"/><stop offset="1" stop-color="#e7d8bd"/></linearGradient>
			<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="34"/></filter><filter id="small" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="12"/></filter></defs>${dial}`), { cls: "layer" }),
};
