import { at, each, icon, n, random, svg } from "../../kit/base.mjs";
import { base, over, tide, tideLine, tone, when } from "./_grain-terminal-berth-planner.mjs";

const WED = when(2, 0);
const x = (/** @type {number} */ t) => 60 + (t - WED) * 61.67;
const METER = 120;
const y = (/** @type {number} */ h) => 640 - h * METER;
/** The hull is drawn shorter than it is; what counts, the water under the keel, is to scale. */
const HULL = 270;
const BED = y(0) + HULL - 0.9 * METER;
const LAST = WED + 24;
const [from, to] = over(when(2, 14, 20));

/** The ship from ahead. @param {number} t @param {{ side: string, bottom: string, house: string }} paint */
function ship(t, { side, bottom, house }) {
	const sea = y(tide(t));
	const keel = sea + HULL;
	const deck = sea - 78;
	const half = 94;
	const outline = `M${-half} ${deck}L${-half + 6} ${sea}V${keel - 56}Q${-half + 8} ${keel} ${-half + 64} ${keel}H${half - 64}Q${half - 8} ${keel} ${half - 6} ${keel - 56}V${sea}L${half} ${deck}Q0 ${deck - 26} ${-half} ${deck}z`;
	const windows = Array.from({ length: 7 }, (_, i) => `<rect x="${-53 + i * 16}" y="${deck - 86}" width="10" height="14" rx="2" fill="#173247"/>`).join("");
	return `<g transform="translate(${n(x(t))} 0)">
		<path d="M-3 ${deck - 130}h6v40h-6z" fill="${house}"/><path d="M-26 ${deck - 118}h52v5h-52z" fill="${house}"/><path d="M-90 ${deck - 96}H90V${deck - 62}H62V${deck - 4}H-62V${deck - 62}H-90z" fill="${house}"/>${windows}<path d="M30 ${deck - 62}H62V${deck - 4}H30zM58 ${deck - 96}H90V${deck - 62}H58zM-62 ${deck - 62}H62v7H-62z" fill="#1d3a50" opacity=".14"/>
		<clipPath id="h${Math.round(t)}"><path d="${outline}"/></clipPath><g clip-path="url(#h${Math.round(t)})"><path d="M-100 ${deck - 30}H100V${sea - 6}H-100z" fill="${side}"/><path d="M-100 ${sea - 6}H100V${keel}H-100z" fill="${bottom}"/><path d="M30 ${deck - 30}Q70 ${sea} 52 ${keel}H110V${deck - 30}z" fill="#000" opacity=".16"/><path d="M-100 ${sea - 10}H100v8H-100z" fill="#fff" opacity=".9"/></g>
		<path d="M0 ${deck - 16}V${Math.min(keel - 4, BED - 66)}" stroke="#fff" stroke-opacity=".35" stroke-width="3"/></g>`;
}

const real = { side: "#173a56", bottom: "#b5452f", house: "#f5dfae" };
const grey = { side: "#4a6b82", bottom: "#6f8798", house: "#b6c6d1" };
const NIGHT = when(2, 2);
const LOW = when(2, 8, 10);
const HIGH = when(2, 14, 20);
const keel = (/** @type {number} */ t) => y(tide(t)) + HULL;
const aground = `<path d="M${n(x(LOW) - 88)} ${BED}V${n(keel(LOW) - 56)}Q${n(x(LOW) - 86)} ${n(keel(LOW))} ${n(x(LOW) - 30)} ${n(keel(LOW))}H${n(x(LOW) + 30)}Q${n(x(LOW) + 86)} ${n(keel(LOW))} ${n(x(LOW) + 88)} ${n(keel(LOW) - 56)}V${BED}" stroke="${tone.clash}" stroke-width="4" stroke-dasharray="9 8" fill="${tone.clash}" fill-opacity=".2"/>`;

/** How much water is under the keel, as a measured arrow. @param {number} t @param {string} label @param {string} color */
const under = (t, label, color) =>
	`<path d="M${n(x(t))} ${n(keel(t) + 12)}V${n(BED - 12)}M${n(x(t) - 9)} ${n(keel(t) + 22)}l9-11 9 11M${n(x(t) - 9)} ${n(BED - 22)}l9 11 9-11" stroke="${color}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
		<text x="${n(x(t) + 22)}" y="${n((keel(t) + BED) / 2 + 10)}" fill="${color}" font-size="30" font-weight="600">${label}</text>`;

const next = random(31);
const stars = Array.from({ length: 34 }, (_, i) => `<circle cx="${n((i % 2 ? 1190 : 20) + next() * 390)}" cy="${n(20 + next() * 330)}" r="${n(1.2 + next() * 1.4)}" fill="#fff" opacity=".55"/>`).join("");
const surface = tideLine(WED - 2, LAST + 2, x, y);
const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const section = svg(1600, 1000, `
	<defs>
		<linearGradient id="sky" x1="0" y1="0" x2="0" y2=".6"><stop stop-color="#cfe7f3"/><stop offset="1" stop-color="#fbf3dc"/></linearGradient><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0c2f4b"/><stop offset="1" stop-color="#2a6690"/></linearGradient>
		<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#4aa3cd"/><stop offset="1" stop-color="#12517d"/></linearGradient>
		<linearGradient id="sand" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#edcf8b"/><stop offset="1" stop-color="#dfb25c"/></linearGradient>
	</defs>
	<rect width="1600" height="1000" fill="url(#sky)"/><path d="M0 0H${n(x(WED + 6))}V640H0zM${n(x(WED + 18))} 0H1600V640H${n(x(WED + 18))}z" fill="url(#night)"/>${stars}
	<path d="M${n(x(from))} 0H${n(x(to))}V${BED}H${n(x(from))}z" fill="#fff" opacity=".75"/>
	<path d="${surface}V${BED + 4}H-80z" fill="url(#sea)"/>
	<path d="${tideLine(from, to, x, y)}V${BED + 4}H${n(x(from))}z" fill="#8fd0ee" opacity=".34"/>
	${ship(NIGHT, grey)}${ship(LOW, real)}${ship(HIGH, real)}
	<path d="${surface}V${BED + 4}H-80z" fill="#2079ad" opacity=".2"/>
	<path d="${surface}" stroke="#fff" stroke-width="6"/>
	<path d="M0 ${BED}H1600V1000H0z" fill="url(#sand)"/><path d="M0 ${BED}H1600" stroke="#a9792a" stroke-width="4"/>
	${aground}
	${each([[0, x(WED + 6), "#fff"], [x(WED + 6), x(HIGH) - 104, tone.blue], [x(HIGH) + 104, x(WED + 18), tone.blue], [x(WED + 18), 1600, "#fff"]], ([a, b, color]) => `<path d="M${n(+a)} ${n(y(1.6))}H${n(+b)}" stroke="${color}" stroke-width="3" stroke-dasharray="12 10"/>`)}
	${under(HIGH, "1.1 m", "#fff")}${under(NIGHT, "0.9 m", "#fff")}
	<text x="${n(x(LOW))}" y="${BED - 22}" text-anchor="middle" fill="#fff" font-size="30" font-weight="600">0.4 m short</text>
	${each(hours, (hour) => `<path d="M${n(x(WED + hour))} ${BED}v14" stroke="#7a5513" stroke-width="3"/>`)}`, "position:absolute;inset:0");

/** @param {number} t @param {string} time @param {string} words @param {string} ground @param {string} name */
const flag = (t, time, words, ground, name) =>
	at(Math.round(x(t)) - 130, 48, 260, null, `<div class="s44 b" style="color:${t === NIGHT ? "#fff" : tone.ink}">${time}</div><span class="pill" style="background:${ground};color:#fff;margin-top:12px;height:42px;border-radius:21px;font-size:20px">${icon(name, 22, { stroke: 2.5 })}${words}</span>`, { cls: "tc" });

export const picture = {
	alt: "A day of tide at the harbor bar with one ship drawn three times: no pilot at night, too low in the morning, free to enter at 14:20.",
	accent: tone.blue,
	css: `${base} .sand { color: #2c2007; } .sand .hour { position: absolute; top: 0; width: 80px; text-align: center; font-size: 20px; }`,
	html: `<div class="layer">${section}
		${flag(NIGHT, "02:00", "no pilot", "rgb(4 20 34 / .55)", "MoonStar")}${flag(LOW, "08:10", "aground", tone.clash, "X")}${flag(HIGH, "14:20", "may enter", tone.ok, "Check")}
		${at(1210, Math.round(y(1.6)) - 50, 330, null, '<div class="s28 b nw ta" style="color:#fff">Rule 38: 1.6 m of tide</div>')}
		${at(Math.round(x(from)) - 96, Math.round(y(1.6)) - 48, 84, null, '<div class="s26 b ta">12:05</div>')}${at(Math.round(x(to)) + 12, Math.round(y(1.6)) - 48, 84, null, '<div class="s26 b">16:35</div>')}
		<div class="abs sand" style="left:0;top:${BED + 22}px;width:1600px">${each(hours, (hour) => `<span class="hour" style="left:${n(x(WED + hour) - 40)}px">${hour === 9 ? "" : `${String(hour).padStart(2, "0")}:00`}</span>`)}</div>
		<div class="abs sand" style="left:60px;top:892px"><div class="s44 b nw">MV Pelican Star, Wed 11 March</div></div>
		<div class="abs sand r nw" style="right:60px;top:884px;gap:40px;font-size:24px">${each([["11.0 m", "bar at datum"], ["+ 1.6 m", "tide"], ["= 11.9 m", "draft"], ["+ 0.7 m", "under the keel"]], ([value, label]) => `<div><div class="s32 b">${value}</div><div class="s20">${label}</div></div>`)}</div>
	</div>`,
};
