import { avatar, card, each, icon, win } from "../../kit/base.mjs";
import { bands, ground } from "../../kit/background.mjs";

const HOUR = 108;
const START = 8;
const x = (/** @type {number} */ hour) => (hour - START) * HOUR;

/** @type {[string, string, string, string, [from: number, to: number, label: string, state: string][]][]} */
const crews = [
	["RK", "#0e7490", "Reefer 117", "Rakesh K.", [[8, 9.6, "Kalyan", "done"], [9.8, 11.9, "Dombivli", "done"], [12.2, 13.4, "Ulhasnagar", "now"], [16.2, 17.6, "Ambernath", "plan"]]],
	["SM", "#be185d", "Reefer 211", "Sunita M.", [[8.3, 10, "Panvel", "done"], [10.3, 12.1, "Kharghar", "done"], [12.1, 14.3, "Vashi, 24 min late", "late"], [14.5, 15.9, "Nerul", "risk"], [16, 17.2, "Airoli", "risk"]]],
	["JP", "#6d28d9", "Box 304", "Joseph P.", [[8, 10.7, "Bhiwandi yard", "done"], [11, 13.2, "Thane West", "now"], [13.6, 16.4, "Mulund, 6 stops", "plan"]]],
	["AN", "#15803d", "Box 309", "Asma N.", [[8.6, 9.9, "Mumbra", "done"], [10.2, 12, "Diva", "done"], [12.4, 14.7, "Kalwa, 4 stops", "now"], [15.1, 17.7, "Ghodbunder", "plan"]]],
	["VD", "#a15c07", "Reefer 118", "Vikram D.", [[9, 11.4, "Badlapur", "done"], [11.9, 13, "Titwala", "now"], [13.5, 15.5, "Shahapur", "plan"]]],
	["LF", "#444955", "Box 310", "Lorna F.", [[8.2, 10.4, "Airport cargo", "done"], [10.7, 13.6, "Andheri East", "now"]]],
];

const row = ([letters, color, truck, driver, jobs]) => `
	<div class="row">
		<div class="r who">${avatar(letters, 46, color)}<div class="nw"><div class="b">${truck}</div><div class="s18 m3">${driver}</div></div></div>
		<div class="lane">${each(jobs, ([from, to, label, state]) => `<div class="job clip ${state}" style="left:${x(from)}px;width:${x(to) - x(from) - 6}px">${label}</div>`)}</div>
	</div>`;

const figures = [["148", "jobs today"], ["61", "done"], ["79", "on the road"], ["8", "unassigned"]];

const board = `
	<div class="r head">
		<div><div class="tag">Bhiwandi hub</div><div class="s44 b">Thursday, 14 August</div></div>
		<div class="r" style="gap:46px;margin-left:auto;margin-right:150px">${each(figures, ([value, label], i) => `<div><div class="s44 b ${i === 3 ? "a" : ""}">${value}</div><div class="s19 m3 nw">${label}</div></div>`)}</div>
	</div>
	<div class="hours">${each([8, 9, 10, 11, 13, 14, 15, 16, 17], (hour) => `<span style="left:${x(hour)}px">${String(hour).padStart(2, "0")}:00</span>`)}</div>
	<div class="grid">${each([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], (hour) => `<i style="left:${230 + x(hour)}px"></i>`)}${each(crews, row)}
		<div class="clock" style="left:${230 + x(12.66)}px" data-free><b>12:40</b></div>
	</div>`;

const advice = `
	<div class="r" style="gap:18px">${`<span class="av" style="width:58px;height:58px;border-radius:16px;background:#fdeae8;color:#c2261b">${icon("TriangleAlert", 30)}</span>`}<div><div class="s28 b nw">Reefer 211 is late</div><div class="m3 s20 nw">Two stops miss their window</div></div></div>
	<div class="move">
		<div class="r sb"><span class="b">Nerul</span><span class="r m3 s20" style="gap:10px">211 ${icon("ArrowRight", 20)} <b class="a b">117</b></span><span class="pill ok">on time</span></div>
		<div class="rule"></div>
		<div class="r sb"><span class="b">Airoli</span><span class="r m3 s20" style="gap:10px">211 ${icon("ArrowRight", 20)} <b class="a b">304</b></span><span class="pill ok">on time</span></div>
	</div>
	<div class="r" style="gap:14px"><div class="btn g">Move both stops</div><div class="btn q">Compare</div></div>
	<div class="s18 m3 tc nw">Adds 9 km, keeps 2 promises</div>`;

export const picture = {
	alt: "A dispatch board for delivery trucks with each vehicle's day as a row of jobs, and a card that proposes to move two late stops to other trucks.",
	accent: "#2446d8",
	css: `
		.head { padding: 30px 40px 22px; }
		.hours { position: relative; height: 34px; margin-left: 230px; font: 500 17px ui-monospace, "DejaVu Sans Mono", monospace; color: var(--ink3); } .hours span { position: absolute; top: 4px; padding-left: 8px; }
		.grid { position: relative; border-top: 1.5px solid var(--ln); } .grid > i { position: absolute; top: 0; bottom: -400px; width: 1.5px; background: var(--ln); }
		.row { display: flex; height: 116px; border-bottom: 1.5px solid var(--ln); position: relative; } .who { width: 230px; padding-left: 32px; gap: 14px; background: #fff; position: relative; }
		.lane { position: relative; z-index: 1; flex: 1; }
		.job { z-index: 1; position: absolute; top: 20px; height: 76px; border-radius: 12px; padding: 0 14px; line-height: 76px; font-size: 20px; font-weight: 600; white-space: nowrap; overflow: hidden; }
		.done { background: #eceef2; color: #6b7080; } .now { background: #2446d8; color: #fff; } .plan { background: #e3e8fd; color: #2446d8; } .late { background: #c2261b; color: #fff; } .risk { background: #fff; color: #c2261b; border: 2.5px dashed #e58b83; line-height: 71px; }
		.clock { z-index: 0; position: absolute; top: -34px; bottom: -400px; width: 3px; background: #0d0f14; } .clock b { position: absolute; top: -6px; left: -38px; width: 80px; text-align: center; background: #0d0f14; color: #fff; font-size: 18px; font-weight: 600; border-radius: 9px; line-height: 34px; }
		.move { background: var(--bg2); border-radius: 14px; padding: 14px 20px; margin: 24px 0; display: grid; gap: 12px; } .move > .r > :first-child { width: 84px; }
		.advice { padding: 30px; display: grid; gap: 0; } .advice .tc { margin-top: 16px; }
	`,
	html:
		ground({ base: "linear-gradient(140deg,#3f63f4 0%,#2446d8 38%,#122178 100%)", glows: [[120, 0, 900, "rgb(160 185 255 / .55)"], [1600, 1000, 700, "rgb(8 14 70 / .8)"]], lines: bands(190, "rgb(255 255 255 / .035)", -420) }) +
		win(92, 128, 1640, 980, "Dispatch board", board, { bleed: "rb", turn: "rotateX(7deg) rotateY(-8deg) rotateZ(1.2deg)" }) +
		card(985, 556, 500, null, `<div class="advice">${advice}</div>`, { turn: "rotateX(5deg) rotateY(-7deg) rotateZ(1deg) translateZ(80px)" }),
};
