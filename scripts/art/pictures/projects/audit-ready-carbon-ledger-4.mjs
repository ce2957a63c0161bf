import { at, avatar, each, icon, n, svg, tablet } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { bookCss, co2e, tone, whole } from "./_audit-ready-carbon-ledger.mjs";

const [W, H] = [730, 470];
const [LOW, HIGH] = [22000, 32000];
/** @type {[year: number, reported: number, restated: number][]} */
const years = [[2020, 29412, 31006], [2021, 28105, 29214], [2022, 26230, 26887], [2023, 24812, 25090], [2024, 23146, 23146]];
const x = (/** @type {number} */ i) => 52 + i * ((W - 104) / 4);
const y = (/** @type {number} */ value) => H - ((value - LOW) / (HIGH - LOW)) * H;
const path = (/** @type {number[]} */ values) => `M${values.map((value, i) => `${n(x(i))} ${n(y(value))}`).join("L")}`;
const [reported, restated] = [years.map(([, a]) => a), years.map(([, , b]) => b)];
const RUST = "#b5501f";

const between = `${path(reported)}L${[...restated].reverse().map((value, i) => `${n(x(4 - i))} ${n(y(value))}`).join("L")}z`;
const chart = svg(W, H, `
	${each([22, 24, 26, 28, 30, 32], (k) => `<path d="M0 ${n(y(k * 1000))}H${W}" stroke="${k === 22 ? tone.ink : tone.rule}" stroke-width="${k === 22 ? 2.5 : 1.5}"/>`)}
	<rect x="${x(0) - 52}" y="-10" width="104" height="${H + 10}" fill="#f5e8c8" opacity=".75"/>
	<path d="${between}" fill="${RUST}" opacity=".16"/>
	${each(years, ([, a, b], i) => (a === b ? "" : `<path d="M${n(x(i))} ${n(y(a))}V${n(y(b))}" stroke="${RUST}" stroke-width="${i === 0 ? 5 : 2.5}"/>`))}
	<path d="${path(restated)}" stroke="${RUST}" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"/><path d="${path(reported)}" stroke="${tone.green}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>
	${each(years, ([, a, b], i) => `${a === b ? "" : `<circle cx="${n(x(i))}" cy="${n(y(b))}" r="11" fill="#fff" stroke="${RUST}" stroke-width="5"/>`}<circle cx="${n(x(i))}" cy="${n(y(a))}" r="12" fill="${tone.green}" stroke="#fff" stroke-width="4"/>`)}`, "position:absolute;left:0;top:0");

const ends = each([32000, 22000], (value) => at(W + 14, Math.round(y(value)) - 14, null, null, whole(value), { cls: "s19 m2 nw" }));
const labels = each(years, ([year, a, b], i) => `${at(Math.round(x(i)) - 60, H + 16, 120, null, `${year}`, { cls: "tc year" })}${at(Math.round(x(i)) - (i % 4 ? 94 : 60), Math.round(y(a)) + (i % 4 ? 12 : 20), 120, null, whole(a), { cls: "tc b rep" })}${a === b ? "" : at(Math.round(x(i)) - (i ? 26 : 60), Math.round(y(b)) - (i ? 42 : 46), 120, null, whole(b), { cls: "tc b res" })}`);

/** @type {[why: string, where: string, tonnes: string][]} */
const reasons = [["Grid factor", "CEA 17 to CEA 20", "+1,104"], ["Freight method", "GLEC 2.0 to 3.0", "+702"], ["Refrigerant error", "Posting 3,377", "−212"]];

const screen = `
	<div class="bar r sb"><div class="r" style="gap:16px">${avatar("IS", 54, "#3f7a5c")}<div class="nw"><div class="b">Auditor seat</div><div class="s19" style="color:#bcd2c2">read only, signed trail</div></div></div><div class="tabs r"><span>As reported</span><span>Restated</span><span class="on">Both</span></div></div>
	<div class="abs" style="left:52px;top:124px"><div class="s36 b nw">Nilgara Pressings, t ${co2e}</div><div class="r key"><i style="background:${tone.green}"></i>as reported<i class="dash"></i>restated</div></div>
	<div class="abs" style="left:52px;top:250px;width:${W}px;height:${H}px">${chart}${ends}${labels}</div>
	<div class="why"><div class="s20 m2 nw">What changed in 2020</div><div class="delta nw">+1,594 <small>t</small></div>
		<div class="r sb move"><span class="nw">As reported</span><b class="b">29,412</b></div>
		${each(reasons, ([why, where, tonnes]) => `<div class="r sb move"><div><div class="nw">${why}</div><div class="s19 m2 nw">${where}</div></div><b class="b" style="color:${tonnes.startsWith("+") ? RUST : tone.green}">${tonnes}</b></div>`)}
		<div class="r sb move last"><span class="nw">Restated</span><b class="b"><span class="sum">31,006</span></b></div>
		<div class="r trail nw">${icon("Link2", 24)}Every line opens its postings</div></div>`;

export const picture = {
	alt: "A tablet with a chart of reported and restated emissions over five years, and the difference of 2020 explained line by line.",
	accent: tone.green,
	css: `${bookCss}
		.tablet > .ui { background: ${tone.paper}; color: ${tone.ink}; --ink2: ${tone.soft}; --ln: ${tone.rule}; }
		.bar { height: 92px; padding: 0 34px 0 52px; background: ${tone.forest}; color: #fff; } .tabs { height: 58px; border-radius: 10px; background: #ffffff1c; padding: 6px; font-size: 21px; font-weight: 600; } .tabs span { height: 46px; padding: 0 22px; border-radius: 7px; display: grid; place-items: center; color: #cfe0d2; } .tabs .on { background: ${tone.mint}; color: ${tone.forest}; }
		.key { margin-top: 14px; gap: 12px; font-size: 21px; color: ${tone.soft}; } .key i { width: 44px; height: 7px; border-radius: 4px; } .key .dash { margin-left: 26px; background: repeating-linear-gradient(90deg,${RUST} 0 7px,transparent 7px 15px); }
		.year { font-size: 22px; color: ${tone.soft}; } .rep { font-size: 23px; color: ${tone.green}; } .res { font-size: 23px; color: #9a3f18; }
		.why { position: absolute; right: 0; top: 92px; bottom: 0; width: 440px; padding: 34px 44px 0 38px; background: #fff; border-left: 1.5px solid ${tone.rule}; } .delta { font-size: 92px; font-weight: 600; letter-spacing: -.055em; line-height: 1.12; margin-bottom: 16px; color: #9a3f18; } .delta small { font-size: 34px; letter-spacing: -.02em; }
		.move { min-height: 82px; border-top: 1.5px solid ${tone.rule}; font-size: 24px; } .move b { font-size: 28px; letter-spacing: -.02em; } .last { border-top: 2.5px solid ${tone.ink}; font-weight: 600; } .last .sum { border-top: 0; padding-bottom: 3px; } .trail { gap: 12px; margin-top: 26px; font-size: 20px; color: ${tone.green}; font-weight: 600; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#f1f4e8 0%,#cfdbc3 40%,#8fab8e 74%,#547c63 100%)", glows: [[80, -60, 900, "rgb(255 255 250 / .9)"]], grained: 0 }) +
		svg(1600, 1000, `<g stroke="#1d5b43" stroke-opacity=".14" stroke-width="1.5">${Array.from({ length: 22 }, (_, i) => `<path d="M0 ${i * 48 - 10}H1600"/>`).join("")}</g><path d="M54 0V1000M62 0V1000" stroke="#b5501f" stroke-opacity=".3" stroke-width="1.5"/>`, "position:absolute;inset:0") +
		tablet(124, 66, 1370, 850, screen, { turn: "rotateX(6deg) rotateY(5deg) rotateZ(-1.6deg)" }),
};
