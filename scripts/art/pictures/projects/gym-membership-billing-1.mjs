import { at, each, icon, svg } from "../../kit/base.mjs";
import { ring } from "../../kit/chart.mjs";
import { ground } from "../../kit/ground.mjs";
import { black, gymCss, gyms, lime, mark } from "./_gym-membership-billing.mjs";

const tileOf = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {string} */ inner, cls = "") =>
	at(x, y, w, h, inner, { cls: `tile ui dark box layer ${cls}` });

const STEP = 105;
const TALL = 240;
const height = (/** @type {number} */ lakh) => (lakh / 13.2) * TALL;
const bars = svg(1000, 390, each(gyms, ([, lakh], i) => `<rect x="${46 + i * STEP}" y="${390 - height(lakh)}" width="72" height="${height(lakh)}" rx="6" fill="${i === 0 ? lime : "#93b81a"}"/>`));
const chart = `
	<div class="r sb base" style="padding:34px 44px 0"><div class="s44 b">By gym</div><div class="s28 m2">Rs lakh</div></div>
	<div class="abs" style="left:0;top:0">${bars}</div>
	${each(gyms, ([name, lakh], i) => at(32 + i * STEP, 390 - height(lakh) - 44, 100, 40, `<div class="tc s32 b">${lakh.toFixed(1)}</div>`) + at(27 + i * STEP, 402, 110, 40, `<div class="tc s28 m2">${name}</div>`))}`;

const revenue = `
	<div class="r sb s28 b" style="padding:36px 44px 0"><span>Recurring revenue, July</span><span class="up">${icon("ArrowUp", 26, { stroke: 3.2 })}6.2% on June</span></div>
	<div class="abs big sum" style="left:26px;top:82px">78.4</div><div class="abs unit" style="right:44px;bottom:21px">Rs<br>lakh</div>`;

const members = `<div class="s28 m2" style="padding:36px 38px 0">Members</div><div class="abs big mid" style="left:32px;bottom:122px">4,480</div><div class="abs s28 b nw" style="left:38px;bottom:44px;color:${lime}">118 more than in June</div>`;
const failed = `<div class="s28 m2" style="padding:36px 38px 0">Failed renewals</div><div class="abs big mid" style="left:32px;top:112px">173</div><div class="abs" style="right:38px;bottom:40px">${ring(116 / 173, 160, 26, lime, "#2f3422")}</div><div class="abs s28 b" style="left:38px;bottom:44px;color:${lime}">116<br>recovered</div>`;

const top = `<div class="r" style="height:100%;padding:0 44px;gap:20px">${mark(60, lime)}<b class="s44 b">Ironroom</b><span class="s28 m2" style="margin-left:26px">Owner, 9 gyms</span><span class="r s28 b" style="margin-left:auto;gap:14px">${icon("Check", 30, { color: lime, stroke: 3.2 })}July closed in 6 min</span></div>`;

export const picture = {
	alt: "An owner’s dashboard with a huge figure for recurring revenue, members, failed renewals and a bar chart of nine gyms.",
	accent: lime,
	css: `${gymCss}
		.tile { border-radius: 30px; box-shadow: 30px 46px 70px -10px rgb(0 0 0 / .8), inset 2px 2px 0 rgb(255 255 255 / .13); overflow: hidden; }
		.tile.lime { background: linear-gradient(130deg, #deff62 0%, ${lime} 45%, #b4e60a 100%); color: ${black}; box-shadow: 30px 46px 70px -10px rgb(0 0 0 / .8), inset 2px 2px 0 rgb(255 255 255 / .6); }
		.sum { font-size: 416px; } .mid { font-size: 152px; display: block; } .unit { font-size: 72px; font-weight: 700; letter-spacing: -.045em; line-height: .92; } .up { display: flex; align-items: center; gap: 8px; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#20241a 0%,#0f110b 45%,#050602 100%)", glows: [[0, 0, 760, "rgb(222 240 170 / .16)"]], grained: 0.35 }) +
		at(74, -16, 1452, 1036, tileOf(0, 0, 1452, 104, top) + tileOf(0, 126, 1000, 430, revenue, "lime") + tileOf(1022, 126, 430, 430, members) + tileOf(0, 578, 1000, 458, chart) + tileOf(1022, 578, 430, 458, failed), { turn: "rotateX(6deg) rotateZ(-4deg) skewX(-9deg) scale(.862)", css: "transform-origin:50% 50%;" }),
};
