import { at, each, n, svg, tablet } from "../../kit/base.mjs";
import { ground, rings } from "../../kit/ground.mjs";
import { languages, skin, tone } from "./_voice-triage-nine-languages.mjs";

/** How the calls of a day fall on its hours: a morning rush, a quiet noon, an evening. */
const day = [5, 4, 3, 3, 5, 12, 28, 66, 98, 112, 84, 60, 46, 38, 40, 48, 58, 72, 80, 58, 40, 26, 18, 11];
/** By how many hours a language calls later than the others. */
const late = [0, 0, 1.5, 0.3, 0.5, 2, 0.7, 1, 1.2];

/** Whole calls by hour that add up to the language's calls. @param {number} calls @param {number} shift @param {number} i */
function hours(calls, shift, i) {
	const raw = day.map((_, hour) => {
		const from = (hour - shift + 24) % 24;
		const [a, b] = [day[Math.floor(from)], day[(Math.floor(from) + 1) % 24]];
		return (a + (b - a) * (from % 1)) * (1 + 0.14 * Math.sin(hour * (1.3 + i * 0.37) + i * 2));
	});
	const sum = raw.reduce((total, value) => total + value, 0);
	const exact = raw.map((value) => (value / sum) * calls);
	const whole = exact.map(Math.floor);
	const missing = calls - whole.reduce((total, value) => total + value, 0);
	const order = exact.map((value, hour) => [value - whole[hour], hour]).sort((a, b) => b[0] - a[0]);
	for (const [, hour] of order.slice(0, missing)) whole[hour] += 1;
	return whole;
}

const rows = languages.map(([, , , calls], i) => hours(calls, late[i], i));
const sums = day.map((_, hour) => rows.reduce((total, row) => total + row[hour], 0));
const busiest = Math.max(...sums);
const PEAK = sums.indexOf(busiest);
const most = Math.max(...rows.flat());

const STEP = 45;
const TALL = 49;
const CELL = 39;
const LEFT = 146;
const TOP = 150;

/** From the night of the ground to white. @param {number} share */
const heat = (share) => (share < 0.5 ? `color-mix(in oklab,#1aa3bd ${n(share * 200)}%,#0a3c4a)` : `color-mix(in oklab,#ffffff ${n((share - 0.5) * 200)}%,#1aa3bd)`);
const cells = each(rows, (row, i) => each(row, (calls, hour) => `<rect x="${LEFT + hour * STEP}" y="${TOP + i * TALL}" width="${CELL}" height="${TALL - 7}" rx="10" style="fill:${heat(Math.sqrt(calls / most))}"/>`));
const bars = each(sums, (sum, hour) => `<rect x="${LEFT + hour * STEP}" y="${n(TOP - 22 - (sum / busiest) * 112)}" width="${CELL}" height="${n((sum / busiest) * 112)}" rx="8" fill="${hour === PEAK ? tone.amber : "#2d8ea3"}"/>`);
const frame = `<rect x="${LEFT + PEAK * STEP - 7}" y="${TOP - 9}" width="${CELL + 14}" height="${TALL * 9 + 11}" rx="16" stroke="${tone.amber}" stroke-width="4"/>`;
const label = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ text, look = "") => `<text x="${x}" y="${y}" font-size="22" font-weight="500" fill="#b9dde4" ${look}>${text}</text>`;
const names = each(languages, ([name, , , calls], i) => label(0, TOP + i * TALL + 29, name, 'font-weight="600"') + label(LEFT + 24 * STEP + 76, TOP + i * TALL + 29, String(calls), 'text-anchor="end"'));
const axis = each([0, 3, 6, 9, 12, 15, 18, 21], (hour) => label(LEFT + hour * STEP + CELL / 2, TOP + 9 * TALL + 34, `${String(hour).padStart(2, "0")}:00`, `text-anchor="middle" ${hour === PEAK ? `style="fill:${tone.amber}"` : ""}`));

const screen = `
	<div class="r base head"><span class="s44 b nw">Monday, 5 October</span><span class="s26 nw" style="color:#b9dde4">by hour and language</span><span class="s72 b end">1,240</span><span class="s28">calls</span></div>
	${at(52, 146, 1300, 630, svg(1300, 630, cells + bars + frame + names + axis))}
	${at(52 + LEFT, 162, null, null, `<span class="s36 b nw" style="color:${tone.amber}">${busiest} at nine</span><div class="nw s24" style="margin-top:4px">on 14 lines at once</div>`)}`;

export const picture = {
	alt: "Heat map of one Monday’s 1,240 calls by hour and by language, on a tablet; the rush at nine in the morning is framed.",
	accent: tone.cyan,
	css: `${skin} .head { gap: 20px; padding: 44px 52px 0; }
		.tablet > div { background: linear-gradient(140deg,#084757,#032a35) !important; color: #fff; }`,
	html:
		ground({ base: "linear-gradient(135deg,#ffffff 0%,#d3eef3 28%,#59b1c2 62%,#0b5c70 100%)", lines: rings(1600, 1000, 9, 150, "rgb(255 255 255 / .2)", 2), grained: 0 }) +
		tablet(74, 84, 1440, 836, screen, { dark: true, turn: "rotateX(9deg) rotateY(8deg) rotateZ(-1.6deg)" }),
};
