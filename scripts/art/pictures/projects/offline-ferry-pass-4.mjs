import { at, each, n, svg } from "../../kit/base.mjs";
import { chart, coast, rose, sea } from "./_offline-ferry-pass.mjs";

/** @typedef {import("./_offline-ferry-pass.mjs").Point} Point */

const OPEN = 5;
const CLOSE = 22;
const LEFT = 92;
const HOUR = 58;
const TOP = 348;
const STEP = 86;
/** @param {string} clock */
const hours = (clock) => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60;
const x = (/** @type {number} */ hour) => LEFT + (hour - OPEN) * HOUR;

/** Seven jetties from north to south: when each met the network with how many checks. @type {[string, [string, string, number][]][]} */
const jetties = [
	["Kelshi", [["09:30", "09:50", 610], ["14:10", "14:35", 820], ["20:35", "21:05", 750]]],
	["Harne", [["06:58", "07:12", 880], ["12:05", "12:30", 3120], ["17:10", "17:30", 2910], ["21:00", "21:25", 1730]]],
	["Dabhol", [["10:20", "10:50", 3050], ["15:30", "15:50", 3480], ["21:05", "21:40", 2890]]],
	["Guhagar", [["07:40", "08:05", 540], ["13:15", "13:45", 2460], ["20:10", "20:40", 2310]]],
	["Velneshwar", [["11:30", "11:50", 1580], ["18:40", "19:10", 1890]]],
	["Tavsal", [["16:20", "16:45", 1930], ["21:20", "21:45", 830]]],
	["Jaigad", [["08:50", "09:20", 960], ["14:00", "14:30", 2370], ["19:45", "20:15", 2320]]],
];
const number = (/** @type {number} */ value) => value.toLocaleString("en-US");
const sum = (/** @type {number[]} */ list) => list.reduce((a, b) => a + b, 0);
const total = sum(jetties.flatMap(([, met]) => met.map(([, , checks]) => checks)));

/** @type {Point[]} */
const shore = [[1096, -80], [1122, 60], [1108, 170], [1128, 260], [1150, 348], [1186, 394], [1138, 434], [1196, 484], [1204, 520], [1190, 562], [1204, 606], [1200, 692], [1234, 738], [1226, 778], [1198, 822], [1204, 864], [1230, 950], [1226, 1100]];
const place = coast(shore, 1300).x;

const lanes = each(jetties, ([, met], row) => {
	const y = TOP + row * STEP;
	const cx = n(place(y));
	const edges = [OPEN, ...met.flatMap(([from, to]) => [hours(from), hours(to)]), CLOSE];
	let out = `<path d="M${x(CLOSE) + 10} ${y}H${cx}" stroke="${sea.ink}" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round"/><path d="M${x(OPEN)} ${y}H${x(CLOSE)}" stroke="${sea.mark}" stroke-width="4"/>`;
	for (let i = 0; i < edges.length; i += 2) out += `<rect x="${n(x(edges[i]))}" y="${y - 14}" width="${n(x(edges[i + 1]) - x(edges[i]))}" height="28" rx="4" fill="${sea.deep}"/>`;
	for (const [from, to, checks] of met) {
		const mid = n((x(hours(from)) + x(hours(to))) / 2);
		out += `<circle cx="${mid}" cy="${y}" r="13" fill="#fff" stroke="${sea.mark}" stroke-width="6"/><text x="${mid}" y="${y - 26}" text-anchor="middle" fill="${sea.mark}" font-size="23" font-weight="600">${number(checks)}</text>`;
	}
	return `${out}<circle cx="${cx}" cy="${y}" r="10" fill="#fff" stroke="${sea.ink}" stroke-width="5"/>`;
});

const scale = each(Array.from({ length: CLOSE - OPEN }), (_, i) => `<rect x="${x(OPEN + i)}" y="284" width="${HOUR}" height="11" fill="${i % 2 ? "#fff" : sea.ink}" stroke="${sea.ink}" stroke-width="2"/>`) +
	each([5, 7, 9, 11, 13, 15, 17, 19, 21], (hour) => `<text x="${x(hour)}" y="270" text-anchor="${hour === 5 ? "start" : "middle"}" font-size="21" fill="${sea.ink}">${String(hour).padStart(2, "0")}:00</text><path d="M${x(hour)} 295V884" stroke="${sea.ink}" stroke-opacity=".13" stroke-width="2"/>`);

/** The border of a printed chart. */
const frame = `<path d="M0 0H1600V1000H0zM44 44V956H1556V44z" fill="#f7f8f0" fill-rule="evenodd"/><rect x="44" y="44" width="1512" height="912" stroke="${sea.ink}" stroke-width="3"/><rect x="28" y="28" width="1544" height="944" stroke="${sea.ink}" stroke-width="1.5"/><path d="M44 36H1556M44 964H1556" stroke="${sea.ink}" stroke-width="7" stroke-dasharray="60.48 60.48"/><path d="M36 44V956M1564 44V956" stroke="${sea.ink}" stroke-width="7" stroke-dasharray="60.8 60.8"/>`;

const names = each(jetties, ([name, met], row) => {
	const minutes = (CLOSE - OPEN) * 60 - Math.round(sum(met.map(([from, to]) => hours(to) - hours(from))) * 60);
	return at(1262, TOP + row * STEP - 31, 262, null, `<div class="r base sb"><span class="s32 b">${name}</span><span class="s28 b">${number(sum(met.map(([, , checks]) => checks)))}</span></div><div class="s20 nw" style="margin-top:3px">${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min offline</div>`);
});

export const picture = {
	alt: "Synchronization log drawn as a sea chart: seven jetties down the coast, their offline hours as bars, and each time they met the network.",
	accent: sea.mid,
	css: `.stage { background: #f7f8f0; color: ${sea.ink}; }`,
	html:
		`<div class="layer">${chart(1600, 1000, shore, 1300, { bands: ["#bfe2de", "#cde9e5", "#d9eeeb", "#e4f3f0", "#ecf7f4", "#f2f9f6", "#f6fbf8", "#f9fcf9", "#fbfdfa"], line: "#86bdb9", land: sea.buff, shore: "#8a7a45", text: "none" }, rose(962, 146, 74, "#2f7f83"), () => false)}` +
		`${svg(1600, 1000, scale + lanes + frame, "position:absolute;left:0;top:0")}` +
		at(92, 84, null, null, `<div class="s72 b nw">Synchronization log</div><div class="s28 nw" style="margin-top:16px">Sunday 31 May 2026, seven jetties</div>`) +
		at(92, 906, null, null, `<div class="r s20 nw" style="gap:14px"><i style="width:44px;height:20px;border-radius:4px;background:${sea.deep}"></i><span>no network, the gate checks alone</span><i style="width:24px;height:24px;border-radius:50%;background:#fff;flex:none;border:5px solid ${sea.mark};margin-left:22px"></i><span>met the network, checks handed over</span></div>`) +
		at(1180, 84, 344, null, `<div class="s72 b ta">${number(total)}</div><div class="s24 ta" style="margin-top:14px;line-height:1.4">checks made offline,<br>81% of 46,210</div>`) +
		`${names}</div>`,
};
