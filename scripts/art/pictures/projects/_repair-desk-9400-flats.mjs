import { icon } from "../../kit/base.mjs";

/** The colors of the repair desk: brick, evening, lamplight, paper. */
export const tone = {
	paper: "#fbf6ee",
	sand: "#f1e6d6",
	line: "#e4d5c1",
	ink: "#2b1a14",
	ink2: "#5c463c",
	ink3: "#7b6357",
	brick: "#b4492a",
	deep: "#6e2817",
	dusk: "#25274f",
	lamp: "#ffc766",
	ok: "#1f6f55",
	okw: "#dcede4",
	warn: "#9a5b06",
	warnw: "#fbe8c6",
};

/** What its interfaces are set in: the variables of the kit in its own colors. */
export const skin = `.ui,.nest{--bg:${tone.paper};--bg2:${tone.sand};--bg3:${tone.sand};--ln:${tone.line};--ink:${tone.ink};--ink2:${tone.ink2};--ink3:${tone.ink3};--ok:${tone.ok};--okw:${tone.okw};--warn:${tone.warn};--warnw:${tone.warnw};color:var(--ink);}`;

/** The open repairs of Palm Court on Friday, 27 June 2025, at 19:05. @type {{ flat: string, what: string, who: string, clock: string, sign: string, color: string }[]} */
export const repairs = [
	{ flat: "7A", what: "Leak under the sink", who: "Plumber on site", clock: "35 min", sign: "Droplets", color: tone.ok },
	{ flat: "6D", what: "Geyser trips the fuse", who: "Owner asked, above limit", clock: "3 h", sign: "Zap", color: tone.warn },
	{ flat: "5F", what: "Window seal is loose", who: "Booked, Mon 10:00", clock: "1 d", sign: "Wind", color: tone.dusk },
	{ flat: "3C", what: "No hot water", who: "Booked, Sat 09:00", clock: "5 h", sign: "ThermometerSnowflake", color: tone.dusk },
	{ flat: "G", what: "Lift door sticks", who: "Reported, with Nisha", clock: "12 min", sign: "ArrowUpDown", color: tone.brick },
];

/** A repair's pin. @param {string} sign @param {string} color @param {number} [size] */
export const pin = (sign, color, size = 56) =>
	`<span class="av" style="width:${size}px;height:${size}px;background:#fff;color:${color};box-shadow:0 0 0 5px ${color},5px 9px 18px rgb(30 8 4 / .55)">${icon(sign, Math.round(size * 0.54), { stroke: 2.4 })}</span>`;
