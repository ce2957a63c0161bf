import { at, each, icon, svg } from "../../kit/base.mjs";
import { manner, stage, stone } from "./_museum-collection-search.mjs";
import { look, put, tones } from "./_museum-engraver.mjs";
import { bird, hanging, tiered } from "./_museum-lamps.mjs";
import { bell, uruli } from "./_museum-vessels.mjs";

const X = 400;
const SCALE = 1.74;
/** The head of the bird on the stage, and where the lens shows it. */
const HEAD = [X - 60 * SCALE, 124 * SCALE];
const LENS = [754, 596, 184];

const lens = `
	<defs><clipPath id="lens"><circle cx="${LENS[0]}" cy="${LENS[1]}" r="${LENS[2]}"/></clipPath></defs>
	<path d="M${HEAD[0] + 58} ${HEAD[1] + 10}C${HEAD[0] + 230} ${HEAD[1] + 20} ${LENS[0] + 10} ${LENS[1] - 330} ${LENS[0]} ${LENS[1] - LENS[2]}" stroke="${stone.terracotta}" stroke-width="2.5"/>
	<circle cx="${HEAD[0]}" cy="${HEAD[1]}" r="58" stroke="${stone.terracotta}" stroke-width="3.5"/>
	<circle cx="${LENS[0] + 16}" cy="${LENS[1] + 26}" r="${LENS[2]}" fill="#3a1c0c" opacity=".34" style="filter:blur(22px)"/>
	<circle cx="${LENS[0]}" cy="${LENS[1]}" r="${LENS[2]}" fill="#f1e8d7"/>
	<g clip-path="url(#lens)">${put(bird(look("bronze", { step: 2.2, edge: 0.7 })), LENS[0] + 62 * 4.5, LENS[1] + 50 * 4.5, 4.5)}</g>
	<circle cx="${LENS[0]}" cy="${LENS[1]}" r="${LENS[2]}" stroke="#fdf8ee" stroke-width="12"/>
	<circle cx="${LENS[0]}" cy="${LENS[1]}" r="${LENS[2] + 7}" stroke="${stone.umber}" stroke-width="2.5"/>`;

const past = [["About 1720", "Cast in Mannar, lost wax"], ["1888", "House of a spice merchant, Alappuzha"], ["1931", "Given to the museum"]];
/** @type {[string, string, string, number, number, string][]} */
const related = [["Tiered lamp", "same workshop", tiered(), 0.36, 14, stone.clay], ["Hand bell", "same gift", bell(), 0.42, 16, stone.moss],
	["Uruli", "same house", uruli(), 0.31, 66, stone.sand]];

const record = `
	<div class="r sb"><span class="s20 m2 nw">Object 1931.0862</span><span class="s20 m2 nw">Gallery 3, upper floor</span></div>
	<h1>Hanging lamp<br>with bird</h1>
	<div class="s24 nw">Bronze, Travancore, about 1720, 64 cm</div>
	<div class="route">${icon("Route", 26)}<div><div class="b nw">You asked for oil lamp</div><div class="nw">Its record says thookku vilakku</div>
	</div></div>
	<div class="past">
	${each(past, ([when, what], i) => `<div class="r p"><i></i><b class="b nw">${when}</b><span class="nw">${what}</span>${i < 2 ? "<u></u>" : ""}</div>`)}</div>
	<div class="r" style="gap:18px">
	${each(related, ([name, why, art, scale, lift, ground]) => `<div style="width:166px"><div class="small" style="background:${ground}">${stage(166, 176, art, 83, lift, scale)}</div><div class="b nw" style="margin-top:10px">${name}</div><div class="s18 m2 nw">${why}</div></div>`)}</div>
	<div class="r end2"><div class="btn">${icon("Download", 24)}Download</div><div><div class="b nw">CC BY 4.0</div>
	<div class="s18 m2 nw">Credit line filled in</div></div></div>`;

export const picture = {
	alt: "Object page of a bronze lamp with a bird: a lens on its head, where it came from, three related pieces and why it was found.",
	accent: stone.terracotta,
	css: `${manner}
		.hall { background: linear-gradient(120deg,#f4ecdc 0%,#e5d8c0 46%,#c9b594 100%); }
		.hall svg .big { filter: drop-shadow(46px 58px 22px rgb(70 40 18 / .34)); }
		.page { background: #fbf6ec; padding: 54px 64px 0 56px; box-shadow: -20px 0 60px rgb(70 40 18 / .2); }
		h1 { font-size: 70px; line-height: 1; font-weight: 500; letter-spacing: -.045em; margin: 24px 0 16px; }
		.route { display: flex; gap: 16px; align-items: center; margin-top: 24px; padding: 16px 20px; background: #f0dcc8; color: #6d2a16; font-size: 21px; line-height: 1.32; border-left: 6px solid ${stone.terracotta}; }
		.past { margin: 30px 0 30px; } .p { position: relative; height: 46px; font-size: 20px; }
		.p i { width: 14px; height: 14px; border-radius: 50%; background: ${stone.terracotta}; margin-right: 18px; } .p b { width: 122px; }
		.p u { position: absolute; left: 6px; top: 30px; width: 2px; height: 32px; background: #d3b89e; }
		.small { position: relative; height: 176px; overflow: hidden; } .small .thing { filter: drop-shadow(6px 8px 5px rgb(58 28 12 / .3)); }
		.end2 { gap: 22px; margin-top: 30px; line-height: 1.25; }
		.tool { display: flex; align-items: center; gap: 18px; height: 64px; padding: 0 22px; background: ${stone.umber}; color: #fbf1e0; border-radius: 4px; font-size: 20px; }
		.tool i { display: block; width: 150px; height: 4px; background: linear-gradient(90deg,#f0b893 72%,#6b4a3a 72%); }
	`,
	html:
		tones +
		at(0, 0, 1600, 1000, at(0, 0, 970, 1000, svg(970, 1000, `<g class="big">${put(hanging(4.2), X, -8, SCALE)}</g>${lens}`), { cls: "hall clip" }) +
		at(540, 878, null, null, `<div class="tool nw">${icon("ZoomIn", 26)}<i></i><span>400 megapixels</span></div>`, { cls: "layer" }) +
		at(970, 0, 630, 1000, record, { cls: "ui page layer box" })),
};
