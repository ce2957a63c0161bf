import { at, each, icon, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { pin, repairs, skin, tone } from "./_repair-desk-9400-flats.mjs";
import { edge, house, levels, place } from "./_repair-desk-9400-flats-house.mjs";

const CARD = { x: 80, w: 448, h: 76 };

/** From a card along the floor to the window. @param {string} flat */
function leader(flat) {
	const { x, y, base } = place(flat);
	const from = CARD.x + CARD.w;
	return base === y || flat.endsWith("A") ? `M${from} ${y}H${x}` : `M${from} ${y}H${from + 38}q14 0 14 14V${base - 14}q0 14 14 14H${x}V${y}`;
}

const lines = repairs.map(({ flat }) => leader(flat)).join("");

const note = ({ flat, what, who, clock, color }) =>
	at(CARD.x, place(flat).y - CARD.h / 2, CARD.w, CARD.h, `<span class="flat-no" style="background:${color}">${flat}</span><div class="g nw"><div class="b s24">${what}</div><div class="s19 m2">${who}</div></div><b class="r b nw" style="gap:8px;color:${color}">${icon("Clock", 22, { stroke: 2.4 })}${clock}</b>`, { cls: "nest note r layer" });

export const picture = {
	alt: "Elevation of a brick apartment building at dusk with lit windows; five open repairs are pinned to their flats, floor by floor.",
	accent: tone.brick,
	css: `${skin}
		.note { background: ${tone.paper}; border-radius: 16px; gap: 16px; padding: 0 20px 0 10px; box-shadow: 12px 18px 34px rgb(20 6 26 / .42); line-height: 1.2; }
		.flat-no { width: 58px; height: 56px; border-radius: 11px; display: grid; place-items: center; color: #fff; font-weight: 600; font-size: 25px; flex: none; }
		.level { color: #ffe9d2; font: 500 20px ui-monospace, "DejaVu Sans Mono", monospace; }
	`,
	html:
		ground({ base: "linear-gradient(180deg,#1d2050 0%,#3b3468 30%,#7c4a6e 52%,#c9705f 72%,#f2a765 92%)", glows: [[80, 640, 720, "rgb(255 186 120 / .6)"], [1600, 0, 900, "rgb(14 16 50 / .7)"]], grained: 0.25 }) +
		house(repairs.map(({ flat }) => flat)) +
		svg(1600, 1000, `<path d="${lines}" stroke="#3b120c" stroke-opacity=".55" stroke-width="8"/><path d="${lines}" stroke="#fff" stroke-width="3.5"/>`, "position:absolute;inset:0") +
		each(repairs, ({ flat, sign, color }) => at(place(flat).x - 28, place(flat).y - 28, null, null, pin(sign, color))) +
		each(levels, ([floor, y]) => at(edge + 28, y - 13, null, null, `<span class="level">${floor}</span>`)) +
		at(CARD.x, 64, null, null, `<div class="layer" style="color:#fff"><div class="s96 b nw">Palm Court</div><div class="s28 nw" style="margin-top:14px;color:#f3d9cf">48 flats, 5 open repairs</div></div>`) +
		each(repairs, note),
};
