import { at, each, icon, n, svg } from "../../kit/base.mjs";
import { base, cargo, tone } from "./_grain-terminal-berth-planner.mjs";

/** Silos 21 to 36: percent full, cargo, grade. One percent is 24 tonnes. @type {[number, keyof typeof cargo | "", string][]} */
const silos = [
	[82, "wheat", "W1"], [64, "wheat", "W1"], [91, "wheat", "W2"], [38, "wheat", "W2"], [0, "", ""], [70, "maize", "M1"], [88, "maize", "M1"], [54, "maize", "M2"],
	[21, "maize", "M2"], [95, "soy", "S1"], [60, "soy", "S1"], [44, "soy", "S1"], [76, "wheat", "W3"], [30, "maize", "M1"], [83, "soy", "S2"], [52, "wheat", "W1"],
];
const tonnes = (/** @type {number} */ level) => `${(level * 24).toLocaleString("en-US")} t`;
const sum = (/** @type {string} */ kind) => tonnes(silos.reduce((all, [level, what]) => all + (what === kind ? level : 0), 0));

const STEP = 95;
const WIDE = 80;
const TOP = 372;
const FLOOR = 812;
const FILLING = 3;
const CHOSEN = 8;
const middle = (/** @type {number} */ i) => 40 + STEP * (i + 0.5);

/** @param {number} x middle @param {number} y @param {number} ry */
const disc = (x, y, ry) => `M${x - WIDE / 2} ${n(y)}A${WIDE / 2} ${ry} 0 0 0 ${x + WIDE / 2} ${n(y)}`;

/** One silo, cut open. @param {typeof silos[number]} silo @param {number} i */
function silo([level, kind, grade], i) {
	const x = middle(i);
	const [l, r] = [x - WIDE / 2, x + WIDE / 2];
	const top = FLOOR - (level / 100) * (FLOOR - TOP);
	const shell = `<path d="M${l} ${FLOOR}L${x - 9} 868h18L${r} ${FLOOR}" fill="url(#steel)"/><path d="${disc(x, FLOOR, 11)}V${TOP}H${l}z" fill="url(#inside)"/>`;
	const grain = kind ? `<path d="${disc(x, FLOOR, 11)}V${n(top + 12)}L${x} ${n(top - 10)}L${l} ${n(top + 12)}z" fill="url(#${kind})"/>
		<path d="M${l} ${n(top + 12)}L${x} ${n(top - 10)}L${r} ${n(top + 12)}A${WIDE / 2} 10 0 0 1 ${l} ${n(top + 12)}z" fill="${cargo[kind].light}"/>` : "";
	const stream = i === FILLING ? `<path d="M${x - 5} ${TOP - 36}h10l4 ${n(top - TOP + 30)}h-18z" fill="${cargo.wheat.color}"/>` : "";
	const radar = i === CHOSEN ? `<path d="M${x} ${TOP - 26}L${l + 6} ${n(top + 6)}L${x} ${n(top - 10)}L${r - 6} ${n(top + 6)}z" fill="${tone.blue}" opacity=".2"/>
		<path d="M${x} ${TOP - 26}V${n(top - 14)}" stroke="${tone.blue}" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>` : "";
	const roof = `<path d="M${l - 3} ${TOP}L${x - 14} ${TOP - 34}h28L${r + 3} ${TOP}z" fill="url(#steel)"/><path d="M${l - 3} ${TOP}L${x - 14} ${TOP - 34}" stroke="#fff" stroke-width="2.5"/>`;
	const walls = `<path d="M${l} ${TOP}V${FLOOR}M${r} ${TOP}V${FLOOR}" stroke="#7b929f" stroke-width="3"/><path d="M${l + 1} ${TOP + 88}h78M${l + 1} ${TOP + 176}h78M${l + 1} ${TOP + 264}h78M${l + 1} ${TOP + 352}h78" stroke="#123" stroke-opacity=".12" stroke-width="2"/>`;
	const painted = kind ? `<text x="${x}" y="794" text-anchor="middle" fill="${cargo[kind].ink}" font-size="32" font-weight="600">${grade}</text>` : `<g transform="translate(${x + 9} 690) rotate(-90)"><text fill="${tone.ink2}" font-size="26">Cleaning</text></g>`;
	const label = `<text x="${x}" y="912" text-anchor="middle" fill="${i === CHOSEN ? tone.blue : tone.ink}" font-size="28" font-weight="600">${21 + i}</text><text x="${x}" y="942" text-anchor="middle" fill="${tone.ink2}" font-size="20">${kind ? tonnes(level) : "empty"}</text>`;
	return shell + grain + stream + radar + roof + walls + painted + label;
}

const shade = (/** @type {string} */ id, /** @type {string} */ light, /** @type {string} */ color, /** @type {string} */ dark) =>
	`<linearGradient id="${id}"><stop stop-color="${light}"/><stop offset=".34" stop-color="${color}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
const paints = `<defs>${shade("steel", "#f4f8fa", "#c3d0d7", "#8da2ae")}${shade("inside", "#f6f9fa", "#e3ebef", "#c2cfd6")}${each(Object.entries(cargo), ([kind, { light, color, shade: dark }]) => shade(kind, light, color, dark))}</defs>`;

const gallery = `<path d="M0 268H1600V318H0z" fill="${tone.blue}"/><path d="M0 268H1600V274H0z" fill="#58a3c9"/><path d="M0 306h${middle(FILLING)}v8H0z" fill="${cargo.wheat.light}"/>
	${each(silos, (_, i) => `<path d="M${middle(i) - 10} 318h20v22h-20z" fill="${i === FILLING ? cargo.wheat.color : "#9db2be"}"/>`)}`;
const leader = `<path d="M${middle(CHOSEN)} 226V${TOP - 26}" stroke="${tone.deep}" stroke-width="3"/><circle cx="${middle(CHOSEN)}" cy="${TOP - 26}" r="9" fill="#fff" stroke="${tone.deep}" stroke-width="5"/>`;
const ring = `<rect x="${middle(CHOSEN) - 47}" y="${TOP - 44}" width="94" height="${956 - TOP + 44}" rx="14" stroke="${tone.blue}" stroke-width="4" fill="#fff" fill-opacity=".65"/>`;

const head = `
	<div class="abs" style="left:48px;top:44px"><div class="s72 b nw">Silos 21 to 36</div><div class="s24 m2 nw" style="margin-top:14px">${tonnes(silos.reduce((all, [level]) => all + level, 0))} by 16 radar gauges, live</div></div>
	<div class="abs r sums" style="right:48px;top:50px">${each(/** @type {const} */ (["wheat", "maize", "soy"]), (kind) => `<div style="border-color:${cargo[kind].color}"><div class="s32 b nw">${sum(kind)}</div><div class="s20 m2">${cargo[kind].name}</div></div>`)}</div>
	<div class="abs route r nw">${icon("ArrowRight", 22)}Route 4 from Berth 1</div>
	${at(middle(CHOSEN) - 228, 44, 340, 182, `<div class="r sb"><span class="s24 b">Silo 29</span><span class="s20 nw">Radar 15.8 m</span></div><div class="s56 b nw" style="margin:10px 0 12px">504 t</div><div class="s20 nw">12.9% moisture, corrected</div>`, { cls: "read box" })}`;

export const picture = {
	alt: "Sixteen silos cut open side by side, with grade and tonnage of wheat, maize and soy; a radar gauge measures silo 29.",
	accent: tone.blue,
	css: `${base}
		.flat-ui { position: absolute; inset: 0; background: linear-gradient(180deg,#fffdf6 0 268px,#e4f0f6 268px,#f5f1e2 880px); }
		.sums { gap: 34px; } .sums > div { border-left: 8px solid; padding-left: 16px; display: grid; gap: 6px; }
		.read { background: ${tone.deep}; color: #fff; border-radius: 16px; padding: 20px 26px; } .route { left: 48px; top: 276px; color: #fff; font-size: 20px; gap: 10px; line-height: 26px; }
	`,
	html: `<div class="flat-ui ui layer">${svg(1600, 1000, `${paints}${ring}${gallery}${each(silos, silo)}${leader}`, "position:absolute;inset:0")}${head}</div>`,
};
