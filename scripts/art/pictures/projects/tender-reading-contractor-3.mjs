import { at, each, n } from "../../kit/base.mjs";
import { arch, blue, deck, drawn, marker, sheet } from "./_tender-reading-contractor.mjs";

// Three weeks from Wednesday, 3 December 2025, a column for each day.
const LEFT = 318;
const DAY = 58;
const DECK = 384;
const LINE = 560;
/** The middle of a day of December. @param {number} day */
const x = (day) => LEFT + (day - 3 + 0.5) * DAY;
const days = Array.from({ length: 22 }, (_, i) => i + 3);
const weekend = (/** @type {number} */ day) => day % 7 === 6 || day % 7 === 0;

const column = (/** @type {number} */ day, /** @type {number} */ w) => `<path d="M${n(x(day) - w / 2)} ${DECK + 22}h${w}V${LINE - 18}h-${w}zM${n(x(day) - w / 2 - 12)} ${LINE - 18}h${w + 24}v18h-${w + 24}z" stroke-width="3"/>`;
const hangers = days.filter((day) => day > 9 && day < 19);
const bridge = drawn(
	arch(x(9), x(19), DECK, 290, hangers.filter((day) => !weekend(day)).map(x), 20) + deck(-40, x(24) + 100, DECK, 22, DAY / 2) + each([9, 19], (day) => column(day, 40)) + each([5, 22], (day) => column(day, 26)) +
	`<path d="${hangers.filter(weekend).map((day) => `M${n(x(day))} ${DECK}V${n(DECK - 270 * 4 * ((day - 9) / 10) * (1 - (day - 9) / 10))}`).join("")}" stroke-width="2" stroke-dasharray="4 10"/>`,
);

/** Works by working days of the bank; the bond of the flyover ends in the next year. @type {[name: string, crore: string, marks: [kind: "visit" | "ask" | "bond" | "bid", from: number, to: number, words: string][]][]} */
const rows = [
	["Culverts, 9 km", "Rs 6 crore", [["bond", 2, 11, "Bond, 7 bank days left"], ["bid", 12, 12, "Bid"]]],
	["Pump house", "Rs 9 crore", [["visit", 4, 4, "Visit"], ["bond", 8, 18, "Bond, 9 bank days"], ["bid", 19, 19, "Bid"]]],
	["Flyover, Hadapsar", "Rs 118 crore", [["visit", 9, 9, "Visit"], ["ask", 15, 15, "Q&amp;A"], ["bond", 17, 27, "Bond, 9 bank days"]]],
	["Kosad bridge", "Rs 12 crore", [["visit", 16, 16, "Visit"], ["ask", 18, 18, "Q&amp;A"]]],
];
const bar = ([kind, from, to, words]) => {
	const start = Math.max(LEFT, x(from) - DAY / 2 + 3);
	return at(start, 20, x(to) + DAY / 2 - 3 - start, 50, words, { cls: `bar clip ${kind} ${from < 3 ? "begun" : ""}` });
};
const row = ([name, crore, marks], /** @type {number} */ i) => `<div class="row" style="top:${LINE + 74 + i * 91}px"><div class="abs" style="left:56px;top:13px"><div class="s26 b nw">${name}</div><div class="s20 nw" style="color:#45557f">${crore}</div></div>${each(marks, bar)}</div>`;
const head = (/** @type {number} */ day) => at(x(day) - DAY / 2, LINE, DAY, 74, `<div class="wd">${["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][(day - 1) % 7]}</div><div class="dd">${day}</div>`, { cls: `tc ${day === 3 ? "now" : weekend(day) ? "off" : ""}` });

const label = (/** @type {number} */ lx, /** @type {string} */ what, /** @type {string} */ when, cls = "") => at(lx, 424, 260, null, `<div class="what nw">${what}</div><div class="s24 nw">${when}</div>`, { cls: `lb ${cls}` });

export const picture = {
	alt: "A calendar of bid deadlines in which one tender stands as a drawn bridge: its piers are the dates, its arch the nine days for the bond.",
	accent: blue,
	css: `
		.plan { position: absolute; left: 0; right: 0; top: ${LINE}px; bottom: 0; background: #fbfcff; } .week { position: absolute; top: ${LINE}px; bottom: 0; background: #e9eef9; }
		.row { position: absolute; left: 0; right: 0; height: 91px; border-top: 1.5px solid #cfd8ec; color: #10235a; } .wd { padding-top: 9px; font-size: 18px; } .dd { font-size: 27px; font-weight: 700; line-height: 1.15; } .tc { color: #10235a; } .off { color: #5b6a92; } .now { background: ${blue}; color: #fff; }
		.bar { height: 50px; border-radius: 8px; line-height: 50px; padding: 0 6px; font-size: 20px; font-weight: 600; white-space: nowrap; text-align: center; letter-spacing: -.02em; }
		.bond { background: ${marker}; color: #10235a; text-align: left; padding-left: 18px; font-size: 22px; } .begun { border-radius: 0 8px 8px 0; } .bid { background: ${blue}; color: #fff; }
		.visit, .ask { font-size: 19px; letter-spacing: -.03em; } .visit { background: #fff; color: ${blue}; box-shadow: inset 0 0 0 2.5px ${blue}; padding: 0; } .ask { background: #cfe0ff; color: ${blue}; padding: 0; }
		.lb { color: #fff; } .lb.left { text-align: right; } .what { font-size: 31px; font-weight: 600; letter-spacing: -.03em; }
		.badge { background: ${marker}; color: #10235a; border-radius: 12px; padding: 15px 0 17px; text-align: center; }
	`,
	html:
		sheet([300, -60], bridge) +
		`<div class="layer"><div class="abs" style="left:56px;top:52px;color:#fff"><div class="b nw" style="font-size:76px;letter-spacing:-.05em;line-height:1">Creek bridge,<br>NH 66</div><div class="s28 nw" style="margin-top:16px;color:#fff">1 of 9 open tenders</div></div>
			${at(x(14) - 144, 222, 288, null, '<div class="nw" style="font-size:47px;font-weight:700;letter-spacing:-.045em;line-height:1">9 bank days</div><div class="s24 nw" style="font-weight:600;margin-top:6px">Bid bond, Rs 84 lakh</div>', { cls: "badge" })}
			${label(x(5) + 30, "Site visit", "10:00")}${label(x(9) + 38, "Apply at the bank", "11:00")}${label(x(19) - 38 - 260, "Bond in hand", "17:00", "left")}${label(x(22) - 28 - 260, "Bid", "15:00", "left")}
		</div>
		<div class="plan"></div>${each([6, 13, 20], (day) => `<i class="week" style="left:${x(day) - DAY / 2}px;width:${DAY * 2}px"></i>`)}
		<div class="layer"><div class="abs s28 b" style="left:56px;top:${LINE + 19}px;color:#10235a">December 2025</div>${each(days, head)}${each(rows, row)}</div>`,
};
