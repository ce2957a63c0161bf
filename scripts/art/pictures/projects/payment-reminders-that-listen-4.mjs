import { at, each, n, svg } from "../../kit/base.mjs";
import { control, pilot, plum } from "./_payment-reminders-that-listen.mjs";

const WIDE = 200;
const POINT = 12.4;
const y = (/** @type {number} */ percent) => 1000 - percent * POINT;
/** Share kept up to each week. @param {{ made: number[], kept: number[] }} group */
const soFar = ({ made, kept }) => {
	const sum = (/** @type {number[]} */ list, /** @type {number} */ end) => list.slice(0, end + 1).reduce((a, b) => a + b, 0);
	return kept.map((_, i) => (100 * sum(kept, i)) / sum(made, i));
};
const [ours, theirs] = [soFar(pilot), soFar(control)];
const weeks = ["3 Aug", "10 Aug", "17 Aug", "24 Aug", "31 Aug", "7 Sep", "14 Sep", "21 Sep"];

const steps = (/** @type {number[]} */ shares) => `M0 1000${shares.map((share, i) => `V${n(y(share))}H${(i + 1) * WIDE}`).join("")}V1000z`;
const drawing = svg(1600, 1000, `<defs><linearGradient id="gain" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1600" y2="0"><stop stop-color="#e58aa9"/><stop offset=".55" stop-color="#cf4f7c"/><stop offset="1" stop-color="#b8275d"/></linearGradient><linearGradient id="base" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#531a40"/><stop offset="1" stop-color="#2a0b20"/></linearGradient></defs>
	<path d="${steps(ours)}" fill="url(#gain)"/><path d="${steps(theirs)}" fill="url(#base)"/>
	<path d="${weeks.slice(1).map((_, i) => `${i === 6 ? "" : `M${(i + 1) * WIDE} ${n(y(ours[i]))}V${n(y(theirs[i]))}`}M${(i + 1) * WIDE} 840v98`).join("")}" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>`, "position:absolute;left:0;top:0");

const columns = each(weeks, (week, i) => at(i * WIDE + (i ? 24 : 64), 0, WIDE - 24, 1000, `
	${i < 7 ? at(0, y(ours[i]) - 46, null, null, `<b class="b s32" style="color:#8f1d4c">${Math.round(ours[i])}%</b>`) : ""}
	${i < 6 ? at(0, y(theirs[i]) + 14, null, null, `<span class="s28">${Math.round(theirs[i])}%</span>`) : ""}
	${at(0, 836, null, null, `<div class="s24 b nw">${week}</div><div class="s24 nw" style="color:#ff9dbd;margin-top:8px">${pilot.kept[i]} of ${pilot.made[i]}</div><div class="s24 nw" style="color:#d9c3d0;margin-top:4px">${control.kept[i]} of ${control.made[i]}</div>`)}`));

const big = (/** @type {number} */ top, /** @type {string} */ share, /** @type {string} */ words) => at(1100, top, 448, null, `<div class="share b ta">${share}</div><div class="s32 ta nw">${words}</div>`);

export const picture = {
	alt: "Promises kept by week as two stairs: the pilot group climbs to 58 percent while the control group stays at 34.",
	accent: plum.rose,
	css: `.stage { background: ${plum.pale}; color: #fff; } .share { font-size: 176px; line-height: .96; letter-spacing: -.055em; } .ttl { color: ${plum.ink}; } .ttl .big { font-size: 116px; line-height: .95; letter-spacing: -.05em; }`,
	html:
		`<div class="layer">${drawing}${columns}` +
		at(64, 64, 1100, null, '<div class="big b">Promises kept</div><div class="s32 n nw" style="margin-top:22px">Share so far, by week. Two groups of 500 accounts, one promise each.</div>', { cls: "ttl" }) +
		big(306, "58%", "pilot, 290 of 500") +
		big(596, "34%", "control, 170 of 500") +
		at(64, 776, null, null, '<div class="s24 nw" style="color:#d9c3d0">Kept, of those due in the week</div>') +
		"</div>",
};
