import { at, each, icon, phone, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { skin, tone } from "./_repair-desk-9400-flats.mjs";
import { photo } from "./_repair-desk-9400-flats-photos.mjs";

/** Evening light that falls through a window upon the wall. */
const panes = svg(1600, 1000, `<defs><filter id="soften" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter></defs><g filter="url(#soften)" fill="#ffcf9a" opacity=".34" transform="translate(560 -120) skewX(24)">${each([0, 1, 2], (i) => each([0, 1, 2, 3], (k) => `<rect x="${i * 236}" y="${k * 266}" width="212" height="242"/>`))}</g>`, "position:absolute;inset:0");

const print = (x, y, w, h, which, time, angle, over = "") =>
	at(x, y, w, h, `${photo(which, w - 28, h - 66, over)}<div class="when">${time}</div>`, { cls: "print layer", turn: `rotate(${angle}deg)` });

const mark = `<ellipse cx="326" cy="254" rx="104" ry="92" stroke="${tone.lamp}" stroke-width="11"/>`;

const visits = [["Today", "18:30 to 19:30", true], ["Sat 28 June", "09:00 to 10:00", false], ["Sat 28 June", "18:00 to 19:00", false]];
const screen = `
	<div style="padding:88px 24px 0">
		<div class="s36 b nw">Leak under the sink</div>
		<div class="m2 nw" style="margin-top:6px">Palm Court 7A, reported 14:05</div>
		<div class="r thumbs">${each(["trap", "close", "floor"], (which) => `<span>${photo(which, 106, 92)}</span>`)}</div>
		<div class="s28 b nw" style="margin:30px 0 14px">Choose a visit time</div>
		${each(visits, ([day, when, on]) => `<div class="visit ${on ? "on" : ""} r"><span class="radio"></span><div class="nw"><div class="b s24">${when}</div><div class="m2 s20">${day}</div></div></div>`)}
		<div class="r firm">${icon("BadgeCheck", 30, { color: tone.ok })}<div class="nw"><div class="b">R. Sharma Plumbing</div><div class="m2 s19">approved for Palm Court</div></div></div>
	</div>
	<div class="btn abs" style="left:24px;right:24px;bottom:42px">Book today, 18:30</div>`;

export const picture = {
	alt: "A tenant’s phone with three visit times to choose from, beside photographs of the leak under the kitchen sink.",
	accent: tone.brick,
	css: `${skin}
		.print { background: #fffaf1; padding: 14px 14px 0; border-radius: 6px; box-shadow: 30px 44px 70px -6px rgb(58 14 4 / .5), 5px 8px 18px rgb(58 14 4 / .3); color: ${tone.ink2}; } .print svg { border-radius: 3px; } .when { font: 500 22px/50px ui-monospace, "DejaVu Sans Mono", monospace; padding: 0 6px; text-align: right; }
		.thumbs { gap: 11px; margin-top: 22px; } .thumbs span { border-radius: 14px; width: 106px; }
		.visit { height: 84px; border-radius: 20px; padding: 0 20px; gap: 18px; margin-bottom: 11px; background: #fffdf9; box-shadow: inset 0 0 0 2px ${tone.line}; line-height: 1.15; } .visit.on { box-shadow: inset 0 0 0 4px ${tone.brick}; background: #fbe6dc; }
		.radio { width: 28px; height: 28px; border-radius: 50%; box-shadow: inset 0 0 0 3px #b79c88; flex: none; } .on .radio { box-shadow: inset 0 0 0 9px ${tone.brick}; background: #fff; }
		.firm { gap: 14px; margin-top: 22px; line-height: 1.2; } .phone .btn { height: 70px; border-radius: 35px; font-size: 25px; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#d6744c 0%,#b4492a 48%,#742a18 100%)", glows: [[80, -40, 760, "rgb(255 202 150 / .55)"], [1600, 1000, 760, "rgb(64 16 10 / .6)"]], lines: panes, grained: 0 }) +
		print(486, 560, 436, 380, "floor", "14:04", 6) +
		print(96, 588, 400, 352, "close", "14:03", -7) +
		print(110, 76, 740, 566, "trap", "14:03", -3, mark) +
		phone(1010, 58, 1.02, screen, { time: "14:06", turn: "rotate(2.5deg)" }),
};
