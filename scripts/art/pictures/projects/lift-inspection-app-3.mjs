import { at, each, random, svg } from "../../kit/base.mjs";
import { lineChart } from "../../kit/chart.mjs";
import { parts, tone } from "./_lift-inspection-app.mjs";

/** @type {[what: string, value: string, limit: string, pass?: boolean][]} */
const measured = [
	["Governor trips, m/s", "1.31", "1.15 to 1.50"], ["Suspension ropes, mm", "9.8", "min 9.0"], ["Door force, N", "118", "max 150"], ["Lock bolt engages, mm", "9", "min 7"], ["Gap between panels, mm", "4", "max 6"],
	["Final limit switch", "closed", "open", false], ["Leveling, mm", "6", "max 10"], ["Insulation, MOhm", "2.4", "min 0.5"],
];
const facts = [["Lift", "4417, Mehra House, Mumbai"], ["Kind", "Traction, 8 landings, 1.0 m/s"], ["Load", "544 kg, 8 persons"], ["Date", "Tuesday, 14 October 2025"]];
const result = (/** @type {boolean} */ pass) => `<span class="res ${pass ? "" : "fail"}">${pass ? "Pass" : "Fail"}</span>`;

const first = `
	<div class="r sb top"><div><div class="b" style="font-size:45px;letter-spacing:-.035em;line-height:1.04">Statutory<br>inspection report</div></div><div class="ta"><div class="r s24 b" style="gap:12px"><i class="mark"></i>Altis Elevators</div><div class="s19 soft" style="margin-top:6px">118-point form</div></div></div>
	<div class="facts">${each(facts, ([what, value]) => `<span class="soft">${what}</span><span class="b nw">${value}</span>`)}</div>
	<div class="r row head soft"><span>Measured</span><span>Value</span><span>Limit</span><span></span></div>
	${each(measured, ([what, value, limit, pass = true]) => `<div class="r row ${pass ? "" : "out"}"><span class="b">${what}</span><span class="b">${value}</span><span class="soft">${limit}</span>${result(pass)}</div>`)}`;

/** A ride from level 1 to 8: it starts, runs, brakes. @param {number} seed @param {number} peak @param {number} shake */
function ride(seed, peak, shake) {
	const next = random(seed);
	const bump = (/** @type {number} */ t, /** @type {number} */ from, /** @type {number} */ to) => (t > from && t < to ? Math.sin(((t - from) / (to - from)) * Math.PI) : 0);
	return Array.from({ length: 111 }, (_, i) => peak * (bump(i, 4, 17) - bump(i, 92, 106)) + (i > 3 && i < 107 ? (next() - 0.5) * shake : 0));
}
const W = 570;
const chart = lineChart({ w: W, h: 172, min: -1.2, max: 1.2, ticks: [[1, ""], [0, ""], [-1, ""]], line: "#c9cfd3", series: [{ values: ride(24, 0.84, 0.34), color: "#a4aeb5", width: 3, sharp: true }, { values: ride(25, 0.92, 0.16), color: tone.ink, width: 4, sharp: true }], over: each([[37, "+1"], [150, "−1"]], ([y, label]) => `<text y="${y}" fill="#566067" font-size="18">${label}</text>`) });

const stamp = svg(190, 190, `<defs><path id="round" d="M95 95m-65 0a65 65 0 1 1 130 0a65 65 0 1 1-130 0"/></defs><g stroke="#2b4aa8" stroke-width="4.5"><circle cx="95" cy="95" r="90"/><circle cx="95" cy="95" r="54" stroke-width="3"/></g><text fill="#2b4aa8" font-size="21" font-weight="700" letter-spacing="2.6"><textPath href="#round">ALTIS ELEVATORS * INSPECTION *</textPath></text><text x="95" y="90" text-anchor="middle" fill="#2b4aa8" font-size="22" font-weight="700">14 OCT</text><text x="95" y="116" text-anchor="middle" fill="#2b4aa8" font-size="22" font-weight="700">2025</text>`);
const hand = svg(300, 110, '<path d="M14 30C40 22 92 16 118 20M66 20C62 48 52 80 40 96M96 66c18-26 30-30 22-6s-10 26 6 8 22-26 18-6 6 18 18 2 16-26 20-14-8 28 4 20 14-58 26-72 4 44-6 64 18-10 26-16 6 18 18 10 10-18 30-20" stroke="#1f3c94" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>');

const failed = (/** @type {string} */ name) => (name === "Shaft" ? 1 : 0);
const second = `
	<div class="r row part head soft"><span>Part</span><span>Stops</span><span>Points</span><span>Pass</span></div>
	${each(parts, ([name, stops, points]) => `<div class="r row part"><span class="b">${name}</span><span>${stops}</span><span>${points}</span><span class="b">${points - failed(name)}</span></div>`)}
	<div class="r row part sum"><span class="b">All</span><span class="b">31</span><span class="b">118</span><span class="b">117</span></div>
	<div class="r sb" style="margin-top:30px"><span class="s24 b">Ride, level 1 to 8, m/s<span style="font-size:.64em;vertical-align:.45em">2</span></span><span class="r s20" style="gap:10px"><i class="key" style="background:${tone.ink}"></i>2025<i class="key" style="background:#a4aeb5;margin-left:14px"></i>2024</span></div>
	<div style="position:relative;margin-top:12px;height:172px">${chart}</div><div class="r sb s19 soft" style="margin-top:10px"><span>0 s</span><span>11 s</span><span>22 s</span></div>
	<div class="stop r"><b class="s28 b">1 fail</b><span class="s24">Out of use until the switch is repaired</span></div>
	<div class="abs" style="left:62px;bottom:112px">${hand}</div><div class="abs sign"><div class="b">Thomas Varghese</div><div class="s19 soft nw">Senior Inspection Engineer, 12:14</div></div>
	<div class="abs" style="right:74px;bottom:48px;transform:rotate(-11deg)">${stamp}</div>`;

const TURN = "rotate(-4deg)";
export const picture = {
	alt: "Printed statutory inspection report in a yellow folder: measured values with limits, one fail, the ride curve, signature and stamp.",
	accent: tone.yellow,
	css: `
		.sheet { color: ${tone.ink}; background: linear-gradient(135deg,#fff,#f1f2f0); padding: 58px 62px; box-shadow: 16px 24px 40px rgb(60 44 0 / .42), 3px 4px 8px rgb(60 44 0 / .3); font-size: 22px; } .soft { color: #566067; }
		.mark { width: 30px; height: 30px; background: linear-gradient(${tone.ink},${tone.ink}) 0 0/30px 18px no-repeat, linear-gradient(${tone.yellow},${tone.yellow}) 0 22px/30px 8px no-repeat; }
		.facts { display: grid; grid-template-columns: 96px 1fr; gap: 9px 0; margin: 30px 0 26px; padding: 20px 0 22px; border-top: 3px solid ${tone.ink}; border-bottom: 3px solid ${tone.ink}; }
		.row { height: 58px; border-bottom: 1.5px solid #cfd5d8; white-space: nowrap; } .row.head { height: 44px; font-size: 19px; } .row > :nth-child(1) { flex: 1; } .row > :nth-child(2) { width: 84px; text-align: right; } .row > :nth-child(3) { width: 146px; text-align: right; } .row > :nth-child(4) { width: 92px; text-align: right; }
		.row.part { height: 43px; } .row.part > :nth-child(n+2) { width: 96px; } .row.sum { border-bottom: 0; border-top: 3px solid ${tone.ink}; }
		.res { color: ${tone.ok}; font-weight: 600; } .res.fail { color: ${tone.bad}; } .row.out { background: #fff0b3; margin: 0 -18px; padding: 0 18px; color: ${tone.bad}; } .key { width: 26px; height: 5px; border-radius: 3px; }
		.stop { margin-top: 24px; padding: 13px 22px 15px; gap: 22px; border: 3px solid ${tone.bad}; color: ${tone.bad}; white-space: nowrap; } .sign { left: 62px; bottom: 46px; width: 330px; padding-top: 10px; border-top: 2px solid #8d979e; }
	`,
	html:
		`<div class="ground" style="background:linear-gradient(135deg,#c3cbd0,#7f8a91 48%,#454f56)"></div>` +
		at(60, -260, 1490, 1560, "", { turn: TURN, css: "background:linear-gradient(135deg,#ffdf52,#f8c600 50%,#d29f00);border-radius:14px;box-shadow:40px 50px 80px rgb(0 0 0 / .5),inset 3px 3px 0 rgb(255 255 255 / .55);" }) +
		at(796, -260, 18, 1560, "", { turn: TURN, css: "background:linear-gradient(90deg,rgb(120 86 0 / .5),rgb(255 236 140 / .7));" }) +
		at(92, 76, 680, 1120, first, { cls: "sheet layer", turn: TURN }) + at(834, -206, 694, 1150, `<div style="height:186px"></div>${second}`, { cls: "sheet layer", turn: TURN }),
};
