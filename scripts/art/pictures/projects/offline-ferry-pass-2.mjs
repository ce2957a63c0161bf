import { at, each, icon, svg } from "../../kit/base.mjs";
import { sea } from "./_offline-ferry-pass.mjs";

/** @type {[time: string, place: string, boat: string, state: string, look: string, note: string][]} */
const sailings = [
	["07:40", "Dabhol", "Tarini", "Boarding", "now", "gate 1"],
	["08:10", "Kelshi", "Ulka", "On time", "fine", ""],
	["08:30", "Velneshwar", "Sagari", "08:50", "late", "20 min late"],
	["09:00", "Dabhol", "Vasanti", "On time", "fine", ""],
	["09:30", "Guhagar", "Kalindi", "Not sailing", "off", "swell 2.1 m"],
	["10:10", "Dabhol", "Ulka", "On time", "fine", ""],
];

const board = `
	<div class="r top-row"><div class="s56 b">Harne jetty</div><div class="s28 soft" style="margin:14px 0 0 28px">Sunday 31 May</div><div class="s56 b end">07:34<span class="soft" style="font-weight:500">:10</span></div></div>
	${each(sailings, ([time, place, boat, state, look, note]) => `
	<div class="row r ${look}">
		<span class="time b">${time}</span>
		<div class="g"><div class="s44 b nw">${place}</div><div class="s24 soft" style="margin-top:4px">${boat}</div></div>
		<div class="ta nw"><div class="state b">${state}</div>${note ? `<div class="s24 soft" style="margin-top:4px">${note}</div>` : ""}</div>
	</div>`)}`;

/** @type {[string, string, string, boolean][]} */
const routes = [
	["RadioTower", "Jetty beacon", "heard at 07:34:06", true],
	["MessageSquareText", "SMS", "1 of 2 parts here", false],
	["BellOff", "Push", "no network since 07:12", false],
];

/** The beacon's signal, tone in tone. */
const signal = svg(584, 1000, [5, 4, 3, 2, 1].map((i) => `<circle cx="92" cy="716" r="${i * 172 - 40}" fill="${["#fdc63c", "#ffcf4a"][i % 2]}"/>`).join(""), "position:absolute;left:0;top:0");

const age = `
	${signal}
	<div class="s44 b rel">This timetable is</div>
	<div class="old b rel">4<small>s</small></div>
	<div class="s44 b rel">old.</div>
	<div class="routes">${each(routes, ([sign, name, state, on]) => `<div class="r route ${on ? "on" : ""}"><span class="av">${icon(sign, 32)}</span><div><div class="s28 b">${name}</div><div class="s24 nw">${state}</div></div>${on ? `<span class="end">${icon("Check", 40, { stroke: 3 })}</span>` : ""}</div>`)}</div>`;

export const picture = {
	alt: "Timetable of the next six sailings from Harne jetty, beside the age of the information: four seconds, by jetty beacon.",
	accent: sea.mid,
	css: `
		.stage { background: #052a31; color: #eafaf7; }
		.rel { position: relative; } .panel { overflow: hidden; background: ${sea.buoy}; color: ${sea.ink}; padding: 62px 56px 0 64px; } .old { font-size: 400px; line-height: .86; letter-spacing: -.06em; margin: 10px 0 16px -18px; } .old small { font-size: 170px; letter-spacing: -.04em; margin-left: 22px; }
		.routes { position: absolute; left: 40px; right: 40px; bottom: 44px; } .route { gap: 22px; height: 96px; padding: 0 24px; border-radius: 22px; color: #5b4300; } .route + .route { border-top: 0; } .route .av { color: inherit; } .route.on { background: ${sea.ink}; color: #fff; }
		.list { padding: 0 64px 0 0; } .top-row { height: 150px; padding-left: 56px; } .row { height: 137px; padding-left: 56px; border-top: 2px solid #14474f; gap: 48px; margin-right: -64px; padding-right: 64px; }
		.time { font-size: 76px; letter-spacing: -.045em; width: 216px; } .state { font-size: 40px; letter-spacing: -.03em; } .soft { color: #9cc9c6; }
		.now { background: ${sea.mid}; border-color: transparent; } .now .soft { color: #d8f5f0; } .late .time, .off .time { color: #86aaa9; text-decoration: line-through; text-decoration-thickness: 5px; } .late .state { color: ${sea.buoy}; font-size: 56px; line-height: 1; } .off .state { color: #ff9a86; } .off .s44 { color: #9cc9c6; } .fine .state { color: #bfe3df; font-weight: 500; }
	`,
	html: at(0, 0, 584, 1000, age, { cls: "panel box layer" }) + at(584, 0, 1016, 1000, board, { cls: "list box layer" }),
};
