import { at, each, icon, n, svg } from "../../kit/base.mjs";
import { course, tone } from "./_monsoon-run-live-ops.mjs";
import { block, boat, draw, lump, ortho, put } from "./_monsoon-run-solid.mjs";

const LEFT = 150;
const DAY = 103;
const x = (/** @type {number} */ day) => LEFT + day * DAY;
const days = ["Mon 26", "Tue 27", "Wed 28", "Thu 29", "Fri 30", "Sat 31", "Sun 1", "Mon 2", "Tue 3", "Wed 4"].map((day) => day.split(" "));
const CHOSEN = 3;

/** The tide in meters: two high waters a day, highest two days after the new moon of 27 May. @param {number} day */
const tide = (day) => 2.45 + (1.42 + 0.62 * Math.cos(((day - 3.2) / 14.77) * Math.PI * 2)) * Math.cos(((day * 24 - 84.9) / 12.42) * Math.PI * 2);
const SEA = 236;
const y = (/** @type {number} */ meters) => SEA - 22 - (meters / 5) * (SEA - 52);
const points = Array.from({ length: 600 }, (_, i) => { const day = (i / 599) * 10.05; return `${n(x(day) - LEFT)} ${n(y(tide(day)))}`; });
const wave = `M${points.join("L")}`;
const high = 3 + 12.9 / 24;
const sea = svg(1035, SEA, `<defs><linearGradient id="sea" x1="0" x2="1"><stop stop-color="#17a7a5"/><stop offset=".35" stop-color="#5b43d6"/><stop offset="1" stop-color="#2bc4b6"/></linearGradient><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".55"/></linearGradient></defs>
	${each([0, 2.5, 5], (m) => `<path d="M0 ${n(y(m))}H1035" stroke="#d9d6ee" stroke-width="1.5"/>`)}<path d="${wave}V${SEA}H0z" fill="url(#sea)"/><path d="${wave}V${SEA}H0z" fill="url(#fade)"/><path d="${wave}" stroke="#2a1c7a" stroke-width="3"/><circle cx="${n(x(high) - LEFT)}" cy="${n(y(tide(high)))}" r="9" fill="#ffb52e" stroke="#2a1c7a" stroke-width="4"/>`);

/** A boat from the side, as the shop shows it. @param {{ hull: string, trim: string }} paint @param {"sail" | "lamp"} gear @param {number} zoom @param {number} w @param {number} h */
function craft(paint, gear, zoom, w, h) {
	const look = ortho({ x: w * 0.47, y: h * 0.8, zoom, yaw: 0.46, pitch: 0.4 });
	const parts = boat(paint).map((part) => put(part, { yaw: Math.PI / 2 }));
	const facet = (/** @type {[number, number, number][]} */ corners, /** @type {string} */ fill) => `<path d="M${corners.map((corner) => look(corner).slice(0, 2).map(n).join(" ")).join("L")}z" fill="${fill}"/>`;
	const [tack, peak, clew, belly] = /** @type {[number, number, number][]} */ ([[2, 1.5, 0], [-0.5, 5.4, 0], [-2.3, 1.5, 0], [-0.2, 2.3, -0.4]]);
	const lamp = [block("#4a4480", [1.2, 0.7, 0], [0.12, 1.7, 0.12]), put(lump("#ffd95e", 2, [0.36, 0.38, 0.36], 0.05), { at: [1.2, 2.6, 0] })];
	const rig = gear === "sail" ? draw(look, [block("#6b3f4a", [-0.25, 0.6, 0], [0.16, 4.6, 0.16])], {}) + facet([tack, peak, belly], "#fffaf0") + facet([peak, clew, belly], "#ffd9b8") + facet([tack, belly, clew], "#f3b78e") : draw(look, lamp, { shade: "#2a1a70", deep: 0.5 });
	return svg(w, h, `<path d="M${n(w * 0.5 - zoom * 2.6)} ${n(h * 0.86)}h${n(zoom * 5)}" stroke="#0b2f5c" stroke-opacity=".2" stroke-width="${n(zoom * 0.4)}" stroke-linecap="round"/>${draw(look, parts.slice(0, 4), { sorted: false, shade: "#2a1a70", deep: 0.6 })}${draw(look, [...(gear === "sail" ? [] : [parts[7], parts[8]]), ...parts.slice(4, 7)], { shade: "#2a1a70", deep: 0.6, sorted: false })}${rig}`);
}
const koli = { hull: "#ff6b4a", trim: "#fff0dc" };
const skiff = { hull: "#3b2f9c", trim: "#b9a8ff" };

/** @type {[string, [from: number, to: number, look: string, inner: string][]][]} */
const lanes = [
	["Rivers", [[0, 3, "teal", "Lantern Bend"], [3, 10.2, "violet", course.name]]],
	["Boats", [[0, 4, "koli", `${craft(koli, "sail", 14.5, 100, 98)}<span>Koli sail</span>`], [4, 10.2, "night", `${craft(skiff, "lamp", 19, 122, 98)}<span>Night skiff</span>`]]],
	["Prizes", [[1, 3, "sun", `${icon("Sailboat", 28)}Oars`], [3, 6, "sun", `${icon("Lamp", 28)}Lanterns`], [7, 10.2, "plan", `${icon("Shirt", 28)}Captain’s coat`]]],
	["Cups", [[5, 7, "cup", `${icon("Trophy", 28)}Delta`], [8, 10.2, "plan", `${icon("Trophy", 28)}Gorge`]]],
];
const TOP = 482;
const ROW = 126;
const lane = ([name, bars], r) => at(48, TOP + r * ROW, 100, ROW, `<b class="b s24">${name}</b>`, { cls: "r" }) +
	each(bars, ([from, to, look, inner]) => at(x(from) + 4, TOP + r * ROW + 14, (to - from) * DAY - 8, ROW - 28, inner, { cls: `r bar ${look}` }));

const facts = [["Waves", "Tide", "4.5 m at 12:54"], ["Sailboat", "Boat", "Koli sail, last day"], ["Lamp", "Prize", "Lanterns"], ["Trophy", "Cup", "Delta in 2 days"]];
const rolling = Array.from({ length: 26 }, (_, i) => { const [px, py] = [(i % 9) * 46 - 10 + (i * 29) % 23, 112 + Math.floor(i / 9) * 26]; return `<path d="M${px} ${py}l34 ${8 + (i % 4) * 3}-50 ${12 + (i % 3) * 4}z" fill="${["#57dfd2", "#0f6f9c", "#1c93ab"][i % 3]}" opacity=".8"/>`; }).join("");
const view = svg(352, 188, `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2b2172"/><stop offset="1" stop-color="#b9a6f5"/></linearGradient></defs><rect width="352" height="112" fill="url(#sky)"/><path d="M0 104L46 62 96 92 150 48 206 94 262 58 352 100V120H0z" fill="#6f62c9"/><path d="M150 48L206 94 150 108zM46 62L96 92 60 110zM262 58L352 100 280 112z" fill="#51459f"/><path d="M0 100L60 88 120 110 0 122zM352 92L290 96 236 110 352 118z" fill="#3fb58b"/><rect y="108" width="352" height="90" fill="#1787a6"/>${rolling}`, "position:absolute;inset:0");
const player = `
	${at(40, 50, null, null, `<div class="s36 b nw">Thursday, 29 May</div><div class="s20 nw" style="color:#bdb6ea;margin-top:8px">What a player sees</div>`)}
	${at(30, 152, 352, 188, `${view}${at(150, 18, null, null, craft(koli, "sail", 24, 200, 150))}${at(24, 24, null, null, `<div class="s28 b nw">${course.name}</div><div class="s18 b nw">New river</div>`)}${at(24, 122, 104, 44, "Race", { cls: "race tc b s20" })}`, { cls: "mini clip" })}
	${each(facts, ([name, label, value], i) => at(40, 384 + i * 98, 328, 98, `${icon(name, 32, { color: "#a99bff" })}<div><div class="s19" style="color:#bdb6ea">${label}</div><div class="s26 b nw">${value}</div></div>`, { cls: "r fact" }))}
	${at(40, 816, 328, 72, "Publish", { cls: "send tc b s26" })}${at(40, 906, 328, 40, `<span class="r mid s20 nw" style="gap:10px;color:#7ff0d6">${icon("Check", 24, { stroke: 3 })}Checked on staging</span>`)}`;
const EDGE = x(10) + 4;
const moon = (/** @type {number} */ day, /** @type {string} */ d) => at(x(day) + DAY / 2 - 11, 222, 22, 22, svg(22, 22, `<circle cx="11" cy="11" r="10" fill="#fff" stroke="#2a1c7a" stroke-width="2"/><path d="${d}" fill="#2a1c7a"/>`));

export const picture = {
	alt: "A live calendar of a game: the tide as a curve over ten days, bars for rivers, boats, prizes and cups, and what a player sees on Thursday.",
	accent: tone.violet,
	css: `
		.sheet { --ink: #171040; --ink2: #4a4470; --ink3: #6d6791; --ln: #dedbf0; background: #fbfaff; color: var(--ink); } .bar { border-radius: 16px; padding: 0 22px; gap: 14px; font-size: 26px; font-weight: 600; white-space: nowrap; overflow: hidden; } .bar svg { margin-left: -8px; }
		.teal { background: #0d7f80; color: #fff; } .violet { background: #5b43d6; color: #fff; } .koli { background: #ffe1d6; color: #8c2a12; } .night { background: #dcd5ff; color: #2f2390; } .sun { background: #ffdb92; color: #5a3500; } .cup { background: #b6ece1; color: #064e4a; } .plan { box-shadow: inset 0 0 0 2.5px #b3addb; color: #4a4470; background: #fbfaff; }
		.day { text-align: center; } .chosen { background: #eae5ff; box-shadow: inset 0 6px 0 #5b43d6; } .player { background: linear-gradient(160deg,#2b1f74,#150e40 60%); color: #fff; }
		.mini { border-radius: 30px; overflow: hidden; box-shadow: 0 0 0 9px #07051c, 20px 30px 50px rgb(0 0 0 / .5); } .race { background: #ffb52e; color: #3a1d00; border-radius: 14px; line-height: 43px; } .fact { gap: 22px; border-bottom: 1.5px solid #40358a; } .send { background: #fff; color: #2a1c7a; border-radius: 18px; line-height: 70px; }
	`,
	html: `<div class="fill sheet layer">` +
		at(x(CHOSEN), 122, DAY, 900, "", { cls: "chosen" }) +
		each(days.slice(1), (_, i) => at(x(i + 1), 122, 1.5, 900, "", { css: "background:#e6e3f4" })) +
		at(48, 44, null, null, `<span class="s56 b nw">Season 3</span>`) +
		at(700, 56, 460, 44, `<span class="r s20 m2 nw" style="gap:12px;justify-content:flex-end"><i class="dot" style="width:22px;height:22px;border-radius:7px;background:#5b43d6"></i>Scheduled<i class="dot" style="width:22px;height:22px;border-radius:7px;background:#fff;box-shadow:inset 0 0 0 2.5px #b3addb;margin-left:18px"></i>Draft</span>`, { cls: "c mid" }) +
		each(days, ([name, date], i) => at(x(i), 138, DAY, 84, `<div class="s20 ${i === CHOSEN ? "b" : "m3"}">${name}</div><div class="s36 b">${date}</div>`, { cls: "day" })) +
		moon(1, "M11 1a10 10 0 0 1 0 20a10 10 0 0 1 0-20z") + moon(8, "M11 1a10 10 0 0 0 0 20z") +
		at(LEFT, 236, null, null, sea) + at(48, 262, 100, 196, `<b class="b s24">Tides</b>`, { cls: "r" }) +
		at(x(CHOSEN) + 2, 222, DAY - 4, 32, "4.5 m", { cls: "tc b s24" }) +
		each(lanes, lane) +
		at(EDGE, 0, 1600 - EDGE, 1000, player, { cls: "player" }) +
		`</div>`,
};
