import { at, avatar, card, each, tile, win } from "../../kit/base.mjs";
import { bands, ground } from "../../kit/background.mjs";
import { falls } from "../../kit/graph.mjs";

/** @type {[string, string, string, [string, string, string, string, string, string?][]][]} */
const stages = [
	["Qualify", "$186k", "#7dd3e8", [["Bayside Hotels", "Call, 18 Aug", "$74k", "AP", "#be185d"], ["Lumen Optics", "Demo, 19 Aug", "$62k", "RS", "#2446d8"], ["Fairview Labs", "Reply due today", "$50k", "DJ", "#6d28d9"]]],
	["Propose", "$298k", "#38b2d0", [["Kestrel Air", "Quote, 18% off", "$168k", "RS", "#2446d8", "on"], ["Dunmore Paper", "Quote sent", "$85k", "AP", "#be185d"], ["Solway Pumps", "Pilot, week 2", "$45k", "NK", "#15803d"]]],
	["Negotiate", "$231k", "#0e7490", [["Arden Steel", "Contract review", "$140k", "DJ", "#6d28d9"], ["Pine and Holt", "Price call, 21 Aug", "$91k", "NK", "#15803d"]]],
	["Won", "$412k", "#083344", [["Meridian Bank", "Signed 12 Aug", "$255k", "AP", "#be185d"], ["Quill Media", "Signed 6 Aug", "$157k", "RS", "#2446d8"]]],
];
const board = `
	<div class="r base sb" style="padding:30px 40px 24px"><div><div class="m3">Third quarter, open and won</div><div class="s72 b">$1.127M</div></div><div class="r" style="gap:44px;margin-right:70px"><div><div class="s36 b">36%</div><div class="m3 s19 nw">win rate</div></div><div><div class="s36 b">41 days</div><div class="m3 s19 nw">median cycle</div></div></div></div>
	<div class="cols">${each(stages, ([name, sum, color, deals]) => `<div class="col"><div class="phase r sb" style="border-color:${color}"><span class="b s24">${name}</span><span class="m2">${sum}</span></div>${each(deals, ([who, next, amount, owner, tint, on = ""]) => `<div class="deal ${on}"><div class="b s24 nw">${who}</div><div class="m3 s20 nw">${next}</div><div class="r sb" style="margin-top:18px"><span class="s32 b">${amount}</span>${avatar(owner, 44, tint)}</div></div>`)}</div>`)}</div>`;

const step = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {string} */ name, /** @type {string} */ kind, /** @type {string} */ label, /** @type {string} */ color, /** @type {string} */ wash) => at(x, y, w, 92, `${tile(name, 54, color, wash)}<div><div class="s17 nw" style="color:#8fb6c2">${kind}</div><div class="b nw">${label}</div></div>`, { cls: "step r" });
const flow = `
	<div class="r sb" style="padding:24px 30px 0"><span class="s28 b">Discount approval</span><span class="pill ok">Active, v7</span></div>
	${falls(560, 480, [[280, 176, 280, 222, "#4fb3cc"], [280, 314, 138, 364, "#4fb3cc"], [280, 314, 422, 364, "#4fb3cc"]])}
	${step(110, 84, 340, "Zap", "When", "Quote is saved", "#06222b", "#7dd3e8")}
	${step(110, 222, 340, "GitFork", "If", "Discount over 15%", "#2b1a02", "#ffc861")}
	${step(24, 364, 246, "UserCheck", "Yes", "Ask director", "#06222b", "#7dd3e8")}
	${step(290, 364, 246, "Send", "No", "Send quote", "#052212", "#7ee2a4")}`;

export const picture = {
	alt: "A sales pipeline of four stages with their deals and sums, and in front of it an approval flow that asks a director when a discount is over 15 percent.",
	accent: "#0e7490",
	css: `
		.cols { display: grid; grid-template-columns: repeat(4, 318px); gap: 20px; padding: 0 40px; } .col { display: grid; gap: 18px; align-content: start; } .phase { height: 62px; border-top: 7px solid; padding: 0 4px; }
		.deal { border-radius: 18px; padding: 22px 22px 20px; background: #fff; box-shadow: 0 0 0 1.5px var(--ln), 0 6px 14px rgb(10 50 70 / .06); } .deal.on { box-shadow: 0 0 0 3.5px #0e7490, 0 16px 34px rgb(14 116 144 / .28); }
		.step { gap: 16px; border-radius: 18px; padding: 0 18px; background: #14303a; box-shadow: inset 0 0 0 1.5px #2a5563; } .ui.dark { --bg: #0b1d24; --ln: #24434e; }
	`,
	html:
		ground({ base: "linear-gradient(145deg,#e2f8fd 0%,#8fd8e9 46%,#2b9ab6 100%)", glows: [[100, -40, 820, "#fff"], [1600, 1020, 760, "rgb(4 74 96 / .75)"]], lines: bands(120, "rgb(255 255 255 / .13)", 520), grained: 0.3 }) +
		win(84, 96, 1420, 960, "Opportunities", `<div style="background:#f7fafb;position:absolute;inset:0">${board}</div>`, { bleed: "rb", turn: "rotateX(6deg) rotateY(7deg) rotateZ(-1.2deg)" }) +
		card(952, 474, 560, 484, flow, { dark: true, turn: "rotateX(4deg) rotateY(-6deg) rotateZ(1deg) translateZ(70px)" }),
};
