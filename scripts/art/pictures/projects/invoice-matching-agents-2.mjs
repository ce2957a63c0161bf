import { at, icon, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { manner, sheet, tone } from "./_invoice-matching-agents.mjs";
import { invoice, print, stamp } from "./_invoice-paper.mjs";

const close = `<div class="close clip"><div class="abs" style="left:328px;top:364px;width:210px;transform:rotate(-16deg) scale(3.9)" data-free>
	${stamp}</div><span class="mono">184 cwt</span></div>`;

const proof = `
	<div class="r base sb"><span class="s36 b">Quantity</span><span class="s24 nw" style="color:${tone.ink2}">the stamp crosses the unit</span></div>
	<div class="score">0.93</div>
	${close}
	<div class="sum"><div class="r sb"><span>184 cwt at 50.802 kg</span><b class="b">9.348 t</b></div><div class="r sb"><span>Order 30418</span>
	<b class="b">9.350 t</b></div><div class="r sb"><span>Receipt, gate 2</span><b class="b">9.350 t</b></div></div>
	<div class="pass r">${icon("Check", 34, { stroke: 2.5 })}<div><div class="s28 b nw">0.02% apart</div>
	<div class="s20 nw">0.50% is allowed for Shree Alloys</div></div></div>`;

export const picture = {
	alt: "A printed tax invoice with five fields marked and scored; the quantity under a stamp is shown large and proven against the order.",
	accent: tone.red,
	css: `${manner}${print}
		.proof { color: ${tone.ink}; }
		.score { font-size: 196px; margin-left: -8px; font-weight: 600; letter-spacing: -.06em; line-height: 1.02; color: #cf3315; }
		.close { position: relative; overflow: hidden; width: 484px; height: 210px; margin: 22px 0 34px; background: linear-gradient(120deg,#fffdf7,#f4ecdc); box-shadow: 0 0 0 5px ${tone.red}, 18px 26px 40px rgb(70 46 16 / .28); }
		.close .mono { position: absolute; left: 38px; top: 58px; font-size: 78px; line-height: 92px; letter-spacing: -.03em; white-space: nowrap; }
		.sum { font-size: 23px; } .sum > div { height: 60px; border-top: 1.5px solid #bfae90; } .sum b { font-size: 26px; }
		.pass { margin-top: 12px; gap: 20px; padding: 26px 26px; background: ${tone.graphite}; color: #fbf5ea; border-radius: 6px; }
	`,
	html:
		ground({ base: "linear-gradient(140deg,#f3e9d6 0%,#e0d1b6 52%,#bda784 100%)", glows: [[60, -60, 900, "rgb(255 253 244 / .8)"],
			[1640, 1040, 700, "rgb(110 80 40 / .4)"]], grained: 0 }) +
		at(0, 0, 1600, 1000, sheet(56, -24, 950, 1240, `<div class="bill">${invoice}</div>
			<div class="abs" style="left:480px;top:470px;transform:rotate(-14deg)" data-free>
			${stamp}</div>`), { turn: "rotate(-2.2deg)", css: "transform-origin:520px 500px;" }) +
		svg(1600, 1000, `<path d="M660 430L1058 344V562L660 470z" fill="${tone.red}" opacity=".13"/>`, "position:absolute;inset:0") +
		at(1058, 84, 484, null, `<div class="proof">${proof}</div>`, { cls: "layer" }),
};
