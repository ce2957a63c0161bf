import { at, each, random, svg } from "../../kit/base.mjs";
import { tone } from "./_lift-inspection-app.mjs";

/** The working days of October 2025 by week; a day without inspections is a holiday. @type {[day: number, load: number][][]} */
const weeks = [
	[[1, 31], [2, 0], [3, 30]], [[6, 33], [7, 31], [8, 34], [9, 32], [10, 29]], [[13, 32], [14, 34], [15, 35], [16, 36], [17, 33]],
	[[20, 0], [21, 0], [22, 0], [23, 30], [24, 31]], [[27, 34], [28, 33], [29, 32], [30, 31], [31, 19]],
];
const TODAY = 14;
const DONE_TODAY = 13;
const letters = ["M", "T", "W", "T", "F"];
const total = weeks.flat().reduce((sum, [, load]) => sum + load, 0);
const done = weeks.flat().reduce((sum, [day, load]) => sum + (day < TODAY ? load : day === TODAY ? DONE_TODAY : 0), 0);

const BASE = 884;
const [WIDE, TALL, STEP_X, STEP_Y] = [54, 15, 61, 18.4];
const next = random(2025);
/** @type {{ day: number, load: number, x: number, name: string }[]} */
const days = [];
let x = 62;
for (const week of weeks) {
	for (const [day, load] of week) {
		days.push({ day, load, x, name: letters[(day + 1) % 7] });
		x += STEP_X;
	}
	x += 18;
}

/** A day as a tower: one floor for each lift, those with the nearest due date at its foot. */
const tower = (/** @type {typeof days[number]} */ { day, load, x: left }) => {
	const soon = (day === TODAY ? DONE_TODAY : 0) + 3 + Math.floor(next() * 6);
	return Array.from({ length: load }, (_, i) => {
		const isDone = day < TODAY || (day === TODAY && i < DONE_TODAY);
		const fill = isDone ? tone.dark : i < soon ? tone.yellow : "#a3aeb5";
		return `<rect x="${left}" y="${(BASE - (i + 1) * STEP_Y).toFixed(1)}" width="${WIDE}" height="${TALL}" rx="2.5" fill="${fill}"/>`;
	}).join("");
};

const chosen = days.find(({ day }) => day === 16) ?? days[0];
const spot = { x: chosen.x, y: BASE - 4 * STEP_Y };
const gap = days.find(({ day }) => day === 20) ?? days[0];
const chart = svg(1600, 1000, `<path d="M40 ${BASE + 6}H1560" stroke="${tone.ink}" stroke-width="4"/>${each(days, tower)}
	${each([["#e8ecee", 10], [tone.ink, 4]], ([color, wide]) => `<path d="M${spot.x + WIDE} ${spot.y + 7}H${gap.x + 12}q14 0 14-14V708" stroke="${color}" stroke-width="${wide}"/>`)}<rect x="${spot.x - 3}" y="${spot.y - 3}" width="${WIDE + 6}" height="${TALL + 6}" rx="5" fill="${tone.yellow}" stroke="${tone.ink}" stroke-width="4.5"/>`, "position:absolute;left:0;top:0");

const label = (/** @type {typeof days[number]} */ { day, load, x: left, name }) =>
	at(left - 3, BASE + 18, WIDE + 6, null, `<div class="day ${day === TODAY ? "today" : ""} ${load ? "" : "off"}"><span class="s18">${name}</span><b class="s24 b">${day}</b></div>`);

const figures = [[String(total), "this month"], [String(done), "done"], ["0", "past the due date"]];

export const picture = {
	alt: "Plan for October with 600 lift inspections as a tower for each day: done, planned, and in yellow those whose due date is near.",
	accent: tone.yellow,
	css: `
		.plan { color: ${tone.ink}; } .day { display: grid; justify-items: center; padding: 5px 0 7px; border-radius: 12px; line-height: 1.2; } .day .s18 { color: ${tone.ink2}; } .day.today { background: ${tone.yellow}; } .day.off { color: ${tone.ink3}; }
		.swatch { width: 30px; height: 14px; border-radius: 3px; } .soft { color: ${tone.ink2}; }
	`,
	html: `<div class="ground" style="background:#e8ecee"></div>${chart}
		${at(60, 54, null, null, '<div class="nw b" style="font-size:92px;line-height:.95;letter-spacing:-.05em">October 2025</div>', { cls: "plan layer" })}
		${at(64, 158, null, null, `<div class="r" style="gap:34px">${each([[tone.dark, "done"], [tone.yellow, "due within 7 days"], ["#a3aeb5", "due later"]], ([color, what]) => `<span class="r s20 soft nw" style="gap:12px"><i class="swatch" style="background:${color}"></i>${what}</span>`)}</div>`, { cls: "plan layer" })}
		${at(1000, 54, 538, null, `<div class="r sb" style="align-items:flex-start">${each(figures, ([value, what]) => `<div class="nw"><div class="s56 b">${value}</div><div class="s20 soft" style="margin-top:6px">${what}</div></div>`)}</div>`, { cls: "plan layer" })}
		${at(gap.x, 420, 178, null, `<div class="s24 b nw">Lift 4560</div><div class="s20 soft nw" style="margin-top:4px">Thu 16, 14:30</div><div class="b" style="font-size:150px;line-height:.9;letter-spacing:-.05em;margin:26px 0 6px -6px">4</div><div class="s24 b nw">days in hand</div><div class="s20 soft nw" style="margin-top:4px">due Mon 20 Oct</div>`, { cls: "plan layer" })}
		<div class="plan layer">${each(days, label)}</div>
		${at(gap.x, BASE - 46, 176, null, '<div class="s20 soft tc">Diwali</div>', { cls: "layer" })}${at(days[1].x + 11, BASE - 14, null, null, '<div class="s20 soft nw" style="transform-origin:0 0;transform:rotate(-90deg)">Gandhi Jayanti</div>', { cls: "layer" })}`,
};
