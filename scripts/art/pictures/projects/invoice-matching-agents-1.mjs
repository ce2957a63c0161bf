import { at, each, icon, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { manner, sheet, tone } from "./_invoice-matching-agents.mjs";

const W = 282;
const STEP = 251;

const read = `<div class="bit"><div>Invoice <span class="field" style="margin-left:2px">SA/26/0719</span></div><hr><div>Aluminum scrap</div><div>
	<span class="field">184 cwt</span></div><hr><div class="r sb"><span>Rs</span><span class="field">22,08,795</span></div></div>`;
const units = `<div class="tc"><div class="big">184 cwt</div>
	${`<div class="down">${icon("ArrowDown", 34, { color: tone.red, stroke: 2.5 })}</div>`}<div class="big red">9.348 t</div>
	<div class="small">unit table, line 1,207</div></div>`;
const order = `<div class="bit two"><b class="b">Order</b><div class="big">30418</div><div>Aluminum scrap</div><div>9.350 t</div></div>
	<div class="pin">${icon("Link", 26, { color: "#fff", stroke: 2.5 })}</div>`;
const compare = each([["Order", "9.350"], ["Receipt", "9.350"], ["Invoice", "9.348"]], ([name, value]) => `<div class="r sb cmp"><span>${name}</span>
	<b class="b">${value}</b></div>`) + '<div class="small" style="margin-top:14px">0.02% apart, allowed 0.50%</div>';
const explain = `<div class="says">Weight and price agree with order 30418. The freight line is in the contract.</div>`;

/** @type {[string, number, string][]} */
const agents = [["Read", 318, read], ["Normalize units", 316, units], ["Find the order", 313, order], ["Compare", 309, compare],
	["Explain", 304, explain]];
/** @type {[number, string, number][]} */
const odd = [[2, "page missing", -5], [3, "unit unknown", 3], [4, "no order", -3], [5, "differ", 4]];

const folds = each(agents, ([name, count, inner], i) => at(i * STEP, 0, W, 560, `<div class="panel ${i % 2 ? "away" : "near"}"><div class="name nw">
	${name}</div><div class="count">${count}</div><div class="draw">${inner}</div>
	</div>`, { cls: "layer", turn: i % 2 ? `translateZ(${-Math.sin(0.471) * W}px) rotateY(-27deg)` : "rotateY(27deg)", css: "transform-origin:0 0;" }));

const rows = ["Aluminum scrap", "Silicon, 98%", "Freight", "CGST 9%", "SGST 9%"];
const typed = `<div style="padding:30px 30px;font-size:20px"><div class="s28 b nw">Shree Alloys</div>
	<div class="s18 nw" style="color:${tone.ink3};margin-bottom:20px">Plot 44, Chakan, Pune</div>
	${each(rows, (what) => `<div class="nw" style="padding:9px 0;border-top:1.5px solid ${tone.line}">${what}</div>`)}<div class="b s24 nw" style="padding:12px 0;border-top:2.5px solid ${tone.ink}">Total</div>
	</div>`;
const matrix = `<div class="mono" style="padding:239px 26px 0 44px;white-space:pre;font-size:19px;line-height:33px;color:#3a3f57">COLLET ER  25<br>TOTAL  12,450</div>`;
const photo = `<div class="nw" style="padding:20px 26px;font-size:22px"><b class="b">Kirti Transport</b></div>`;
const slip = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ count, /** @type {string} */ word, /** @type {number} */ turn, kind = "") => at(x, y, null, null, `<div class="slip r ${kind}">
	<b>${count}</b>${word}</div>`, { cls: "layer", turn: `rotate(${turn}deg)` });

export const picture = {
	alt: "Paper invoices enter a folded strip of five agents, from reading to explanation; 318 go in, and red slips show where 14 stopped.",
	accent: tone.red,
	css: `${manner}
		.room { perspective: 1700px; perspective-origin: 46% -34%; } .strip { transform-style: preserve-3d; }
		.panel { position: absolute; inset: 0; padding: 34px 28px; color: ${tone.ink}; }
		.near { background: linear-gradient(90deg,#f1e8d8 0%,#fffcf4 22%,#fbf5e8 72%,#e3d8c3 100%); }
		.away { background: linear-gradient(90deg,#c4b8a2 0%,#e0d5c0 24%,#e4dac7 78%,#d9cdb7 100%); }
		.name { font-size: 27px; font-weight: 600; letter-spacing: -.02em; }
		.count { font-size: 98px; font-weight: 600; letter-spacing: -.055em; line-height: 1.06; }
		.draw { position: absolute; left: 28px; right: 28px; top: 236px; font-size: 20px; }
		.bit { background: #fffdf8; padding: 20px 18px; box-shadow: 5px 8px 14px rgb(60 40 16 / .24); font-size: 19px; display: grid; gap: 10px; white-space: nowrap; }
		.bit .b { font-size: 19px; } .bit hr { border: 0; border-top: 1.5px solid ${tone.line}; } .bit .field { font-weight: 600; margin: 0 4px; }
		.two { padding: 24px 22px 26px; font-size: 21px; gap: 6px; margin-top: 20px; }
		.pin { position: absolute; right: -8px; top: -6px; width: 58px; height: 58px; border-radius: 50%; background: ${tone.red}; display: grid; place-items: center; }
		.big { font-size: 46px; font-weight: 600; letter-spacing: -.045em; line-height: 1.1; white-space: nowrap; } .red { color: #b92d11; }
		.down { display: grid; place-items: center; height: 66px; } .small { font-size: 18px; color: ${tone.ink2}; margin-top: 22px; line-height: 1.3; }
		.cmp { height: 66px; border-bottom: 2px solid #b5a88f; font-size: 22px; } .cmp b { font-size: 30px; letter-spacing: -.03em; }
		.says { font-size: 26px; line-height: 1.28; letter-spacing: -.02em; border-left: 5px solid ${tone.red}; padding-left: 18px; }
		.slip { background: linear-gradient(120deg,#f0583a,#d03315); color: #fff; padding: 12px 20px 14px; box-shadow: 12px 16px 26px rgb(0 0 0 / .45), inset 1px 1px 0 rgb(255 255 255 / .35); white-space: nowrap; font-size: 21px; line-height: 1.2; }
		.slip b { font-size: 44px; font-weight: 600; letter-spacing: -.04em; line-height: 1; margin-right: 12px; }
		.fair { background: linear-gradient(120deg,#fffdf6,#e9dfcb); color: #211f1b; }
		.white { color: #fbf5ea; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#4b4740 0%,#2f2c27 44%,#171512 100%)", glows: [[80, -60, 900, "rgb(236 214 180 / .34)"],
			[1560, 1000, 700, "rgb(0 0 0 / .5)"]], grained: 0.3 }) +
		svg(1600, 1000, '<path d="M380 838L640 790L860 850L1120 790L1370 850L1560 790L1640 840L1450 930L1180 870L930 930L680 870L430 924z" fill="#000" opacity=".55" style="filter:blur(20px)"/>', "position:absolute;inset:0") +
		sheet(84, 236, 300, 300, photo, "rotate(6deg)", "background:linear-gradient(130deg,#efe0b8,#dcc78f);") +
		sheet(34, 556, 310, 350, matrix, "rotate(7deg)", "background:repeating-linear-gradient(#f4f6ee 0 33px,#dfe8dd 33px 66px);") +
		sheet(66, 306, 330, 446, typed, "rotate(-5deg)") +
		at(0, 0, 1600, 1000, at(330, 256, 1260, 560, folds, { cls: "strip" }), { cls: "room" }) +
		each(odd, ([count, why, turn], i) => slip(404 + i * 238, 880, count, why, turn)) + slip(1348, 806, 277, "posted", -2, "fair") +
			slip(1340, 888, 27, "proposed", 2, "fair") +
		at(76, 60, null, null, '<div class="white layer"><div class="s72 b nw">318 in, 318 accounted for</div><div class="s28 nw" style="color:#d8c8ac;margin-top:14px">Tuesday, 14 July, 02:00 to 05:48</div></div>'),
};
