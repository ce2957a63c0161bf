import { at, card, each, icon, svg, tile } from "../../kit/base.mjs";
import { contours, ground } from "../../kit/background.mjs";
import { links } from "../../kit/graph.mjs";

const items = [["Bearing 6205, 40 pcs", "212.00"], ["Shaft seal, 40 pcs", "96.00"], ["Coupling, 12 pcs", "540.00"]];
const paper = `
	<div class="r top sb"><div><div class="s56 b">Invoice</div><div class="n" style="margin-top:14px">No. <span class="hit">VK-20817</span></div></div><div class="ta n s20" style="color:#555;padding-top:8px">Voss Kugellager KG<br>Hamburg</div></div>
	<div class="r sb n" style="margin:40px 0 26px"><span>Order <span class="hit">PO 55120</span></span><span>12 August</span></div>
	<div class="items">${each(items, ([what, sum]) => `<div class="r sb"><span class="n">${what}</span><span>${sum}</span></div>`)}</div>
	<div class="r sb n" style="margin-top:22px"><span>Net</span><span>848.00</span></div><div class="r sb n" style="margin-top:10px"><span>VAT 19%</span><span>161.12</span></div>
	<div class="r sb s36 b" style="margin-top:26px"><span>Total</span><span class="hit">€1,009.12</span></div>
	<div class="n s19" style="color:#777;margin-top:48px;line-height:1.6">Payable within 30 days.<br>Delivery note 9917 of 9 August</div>`;

const node = (/** @type {number} */ x, /** @type {string} */ name, /** @type {string} */ label, /** @type {string} */ count) => at(x, 84, 270, 146, `<div class="r node">${tile(name, 76, "#15803d", "#e4f4ea")}<div><div class="m3 nw">${label}</div><div class="s56 b">${count}</div></div></div>`, { cls: "ui card box layer" });

/** @type {[string, string, string, string][]} */
const queue = [["VK-20817", "Price up 4%", "€1,009.12", "on"], ["MR-3391", "Order not found", "€264.50", ""], ["AT-77102", "Bank changed", "€8,730.00", ""], ["SL-0042", "Paid already", "€412.75", ""]];
const desk = `
	<div class="r sb" style="padding:28px 32px 20px"><div><div class="s36 b">14 exceptions</div><div class="m3 nw">for Meera, oldest 2 h</div></div>${icon("UserRound", 40, { color: "#a15c07" })}</div>
	${each(queue, ([number, why, sum, on]) => `<div class="r q ${on}"><div class="g"><div class="b s24">${why}</div><div class="mono m3 s18">${number}</div></div><span class="b">${sum}</span></div>`)}
	<div class="r" style="gap:14px;padding:24px 32px 30px"><div class="btn g">Accept price</div><div class="btn q2">Ask vendor</div></div>`;

export const picture = {
	alt: "An invoice whose number, order and total are marked as read, a flow that posts 304 of 318 by itself, and a queue of fourteen exceptions for a person.",
	accent: "#15803d",
	css: `
		.paper { padding: 48px 44px; font-size: 23px; background: linear-gradient(120deg,#fff,#f6f1e6); color: #1a1c20; }
		.hit { background: #c8f0d5; box-shadow: 0 0 0 5px #c8f0d5, 0 0 0 7.5px #15803d; border-radius: 2px; font-weight: 600; color: #0a3a1d; margin: 0 8px; } .items { display: grid; gap: 16px; padding: 24px 0; border-top: 2px solid #1a1c20; border-bottom: 1.5px solid #c9c6bd; font-size: 23px; white-space: nowrap; }
		.node { height: 146px; gap: 20px; padding: 0 26px; } .q { height: 88px; padding: 0 32px; border-top: 1.5px solid var(--ln); } .q.on { background: #fdf6e6; box-shadow: inset 6px 0 0 #d98a14; } .btn { height: 64px; } .q2 { background: transparent; color: var(--ink); box-shadow: inset 0 0 0 1.5px var(--ln); }
		.flow { position: absolute; inset: 0; transform: rotateX(5deg) rotateY(-3deg); } .flat .flow { transform: none; }
	`,
	html:
		ground({ base: "linear-gradient(145deg,#5fc985 0%,#15803d 44%,#053c1b 100%)", glows: [[60, -60, 860, "rgb(220 255 225 / .7)"], [1640, 1020, 760, "rgb(0 32 12 / .7)"]], lines: contours("rgb(255 255 255 / .13)", 18, 2.1) }) +
		at(76, 132, 540, 740, paper, { cls: "card paper layer box", turn: "rotateX(6deg) rotateY(12deg) rotateZ(-5deg)", css: "border-radius:6px;" }) +
		`<div class="flow">${links(1600, 1000, [[576, 300, 648, 157, "#f2fff5"], [918, 157, 962, 157, "#f2fff5"], [1232, 157, 1276, 157, "#f2fff5"]])}${svg(1600, 1000, '<path d="M1094 230v60q0 40 40 40h70q40 0 40 40v60" stroke="#ffd98a" stroke-width="5" stroke-linecap="round" stroke-dasharray="2 13"/>', "position:absolute;left:0;top:0")}${node(648, "ScanText", "Read", "318")}${node(962, "ListChecks", "Matched", "304")}${node(1276, "Landmark", "Posted", "304")}</div>` +
		card(912, 356, 600, null, desk, { turn: "rotateX(3deg) rotateY(-8deg) rotateZ(1deg) translateZ(50px)" }),
};
