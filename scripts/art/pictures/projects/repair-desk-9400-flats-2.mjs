import { at, avatar, each, icon, svg } from "../../kit/base.mjs";
import { ring } from "../../kit/chart.mjs";
import { skin, tone } from "./_repair-desk-9400-flats.mjs";

const STEP = 218;
const W = 204;
const LEFT = 44;
const LINE = 196;

/** @typedef {[clock: string, share: number, what: string, flat: string, who: string, mood: "ok" | "warn" | "bad" | "calm" | "done"]} Repair */
/** The seven states on Friday, 27 June 2025, at 19:05: name, number of cases, those in sight. @type {[string, number, Repair[]][]} */
const states = [
	["Reported", 4, [
		["12 min", 0.1, "Lift door<br>sticks", "Palm Court, lobby", "NR", "ok"],
		["48 min", 0.4, "Damp wall in<br>the bedroom", "Orchid House, 2B", "TS", "ok"],
		["1 h 10", 0.58, "No light on<br>the landing", "Lake View, floor 3", "TS", "ok"],
		["1 h 40", 0.83, "Intercom<br>is dead", "Jasmine, 11D", "NR", "warn"],
	]],
	["Owner asked", 2, [
		["3 h", 0.375, "Geyser trips<br>the fuse", "Palm Court, 6D", "LK", "warn"],
		["7 h", 0.875, "Kitchen tiles<br>are loose", "Lake View, 4A", "AD", "bad"],
	]],
	["Booked", 2, [
		["5 h", 0.35, "No hot<br>water", "Palm Court, 3C", "DG", "calm"],
		["1 d", 0.5, "Window seal<br>is loose", "Palm Court, 5F", "GW", "calm"],
	]],
	["On site", 2, [
		["35 min", 0.3, "Leak under<br>the sink", "Palm Court, 7A", "RS", "ok"],
		["1 h 50", 0.9, "Gate motor<br>is stuck", "Jasmine, yard", "KE", "warn"],
	]],
	["To check", 2, [
		["2 h", 0.08, "Door lock<br>turns again", "Jasmine, 9F", "MS", "calm"],
		["20 h", 0.84, "Drain no<br>longer smells", "Lake View, 8C", "VP", "warn"],
	]],
	["Invoice", 4, [
		["1 d", 0.2, "Fuse box<br>replaced", "Orchid House, 5A", "KE", "calm"],
		["2 d", 0.4, "Door hinge<br>replaced", "Palm Court, 2F", "DG", "calm"],
		["3 d", 0.6, "Gate lamp<br>rewired", "Lake View, yard", "KE", "calm"],
		["4 d", 0.8, "Flush tank,<br>receipt missing", "Lake View, 6E", "RS", "warn"],
	]],
	["Closed", 4, [
		["2 d", 1, "Tap drips,<br>washer changed", "Orchid House, 3D", "RS", "done"],
		["3 d", 1, "Geyser valve<br>replaced", "Jasmine, 4A", "DG", "done"],
		["1 d", 1, "Balcony door<br>planed", "Palm Court, 1E", "GW", "done"],
		["2 d", 1, "Bell rings<br>again", "Jasmine, 7C", "KE", "done"],
	]],
];

const ink = { ok: tone.ok, warn: "#d98a1c", bad: tone.brick, calm: tone.dusk, done: "#8f7a6c" };
const words = { ...ink, warn: tone.warn, done: tone.ink3 };
const desk = { NR: tone.brick, TS: "#7b5a92" };

/** @param {Repair} repair */
const box = ([clock, share, what, flat, who, mood]) => `
	<div class="case box is-${mood}">
		<div class="r" style="gap:9px">${mood === "done" ? icon("CircleCheck", 34, { color: tone.ok, stroke: 2.2 }) : ring(share, 34, 7, ink[mood], "#ecdfcd")}<b class="s24 b nw" style="color:${words[mood]}">${clock}</b><span class="end">${avatar(who, 42, desk[who] ?? "#4c5378")}</span></div>
		<div class="b what">${what}</div>
		<div class="s18 m2 nw">${flat}</div>
	</div>`;

const column = ([name, count, cases], i) => at(LEFT + i * STEP, LINE + 30, W, null, `<div class="r sb state"><b class="b nw">${name}</b><span class="m2">${count}</span></div>${each(cases, box)}`, { cls: "layer" });

const stops = each(states, ([, , cases], i) => `<circle cx="${LEFT + 14 + i * STEP}" cy="${LINE}" r="${i === 1 ? 15 : 11}" fill="${i === 1 ? tone.brick : i === 6 ? tone.ok : tone.dusk}" stroke="${tone.sand}" stroke-width="5"/>`);
const route = svg(1600, 1000, `<path d="M${LEFT + 14} ${LINE}H${LEFT + 14 + 6 * STEP}" stroke="${tone.dusk}" stroke-width="5"/>${stops}`, "position:absolute;inset:0");

const open = `
	<div class="clock">${ring(0.875, 226, 26, tone.lamp, "#41446f")}<div class="abs tc" style="inset:0;padding-top:62px"><div class="s72 b">7 h</div><div style="color:#c9c6dc">of 8 h</div></div></div>
	<div class="g">
		<div class="s44 b nw">Kitchen tiles are loose</div>
		<div class="s26" style="margin:14px 0 26px;color:#f5e3d0">With Anil Dias, owner of Lake View 4A,<br>because the estimate crosses his limit.</div>
		<div class="limit"><i style="width:80.2%"></i><b></b></div>
		<div class="r" style="margin-top:12px"><span class="nw" style="width:81.3%">Limit Rs 10,000</span><span class="b nw end" style="color:${tone.lamp}">Rs 12,400</span></div>
	</div>`;

export const picture = {
	alt: "Board of repair cases in seven states, a clock on each case; one is open and says who holds it and why.",
	accent: tone.brick,
	css: `${skin}
		.desk { background: ${tone.sand}; } .prop { font-variant-numeric: proportional-nums; }
		.state { height: 40px; margin-bottom: 10px; padding: 0 2px; }
		.case { background: #fffdf9; border-radius: 14px; padding: 10px 14px 0; margin-bottom: 16px; height: 152px; box-shadow: 0 0 0 1.5px ${tone.line}, 3px 6px 14px rgb(94 50 24 / .1); line-height: 1.2; }
		.case.is-bad { box-shadow: 0 0 0 4px ${tone.brick}; } .case.is-done { background: #f9f2e7; } .what { margin: 9px 0 4px; letter-spacing: -.02em; }
		.open { background: ${tone.dusk}; color: #fff; border-radius: 26px; padding: 0 40px; gap: 40px; box-shadow: 34px 44px 80px -8px rgb(50 20 30 / .5), inset 1.5px 1.5px 0 rgb(255 255 255 / .2); }
		.clock { position: relative; width: 226px; height: 226px; }
		.limit { position: relative; height: 26px; border-radius: 8px; background: ${tone.lamp}; } .limit i { display: block; height: 100%; border-radius: 8px 0 0 8px; background: #7f82b4; border-right: 4px solid #fff; }
	`,
	html: `<div class="fill nest desk"></div>${route}
		${at(LEFT, 52, 1512, 90, `<span class="s72 b nw">Repairs</span><span class="s28 m2 nw" style="padding-top:22px">West desk, Friday 19:05</span><span class="s72 b end prop">11</span><span class="m2" style="line-height:1.2;padding-top:8px">messages per repair,<br>median. It was 31.</span>`, { cls: "nest r layer", css: "background:none;gap:24px" })}
		<div class="nest">${each(states, column)}</div>
		${svg(1600, 1000, `<path d="M${LEFT + STEP + 78} 614l20-24 20 24z" fill="${tone.dusk}"/>`, "position:absolute;inset:0")}
		${at(LEFT + STEP, 612, STEP * 4 - 14, 320, open, { cls: "open r layer" })}`,
};
