import { at, each, n, random, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { plum } from "./_payment-reminders-that-listen.mjs";

/** @type {[string, string, string, string][]} */
const limits = [
	["Move a due date", "up to 10 days", "a person decides", ""],
	["Split an installment", "once", "a person decides", ""],
	["Call a borrower", "08:00 to 19:00", "the call waits", "for 08:00 in that region"],
	["Press, warn or blame", "never", "the release stops", "900 calls replayed"],
	["Go on after distress", "never", "a person takes over", "every call is heard"],
	["Send the recording", "on request", "no exception", "by text message"],
];

const sheet = `
	<div class="r base sb"><span class="mono s20">Mudra Microfinance / Compliance</span><span class="mono s20">Version 12</span></div>
	<div class="r base sb" style="margin:20px 0 24px"><div class="title b nw">What the agent may do</div><div class="s28 nw">owned by compliance</div></div>
	<div class="line head mono s20"><span></span><span>Act</span><span>Limit</span><span>Beyond it</span></div>
	${each(limits, ([what, limit, beyond, note], i) => `<div class="line"><span class="mono s20 dim">${i + 1}</span><span class="s32">${what}</span><span class="b limit nw">${limit}</span><span><span class="s28 nw">${beyond}</span>${note ? `<br><span class="s20 dim nw">${note}</span>` : ""}</span></div>`)}`;

/** A signature in ink. */
const signature = svg(330, 130, `<path d="M14 92C34 40 52 8 62 14S40 96 34 112 96 34 108 30 82 84 92 86 116 60 124 62 118 84 128 84 142 62 150 64 146 86 156 84 172 58 182 60 170 84 182 84 200 50 214 36 222 8 214 10 196 74 204 84 232 62 244 60 250 78 262 74 290 60 322 52" stroke="#23327c" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M58 116C130 98 220 96 296 104" stroke="#23327c" stroke-width="3.5" stroke-linecap="round"/>`);

/** A rubber stamp: its ink is thin in places. */
const next = random(77);
const bare = each(Array.from({ length: 46 }), () => `<circle cx="${n(next() * 300)}" cy="${n(next() * 300)}" r="${n(1 + next() * 3.4)}" fill="#000"/>`);
const stamp = svg(300, 300, `<defs><mask id="thin"><rect width="300" height="300" fill="#fff"/>${bare}<ellipse cx="236" cy="250" rx="70" ry="34" fill="#000" opacity=".35" transform="rotate(-40 236 250)"/></mask><path id="round" d="M150 150m-104 0a104 104 0 1 1 208 0a104 104 0 1 1-208 0"/></defs>
	<g mask="url(#thin)" stroke="#b3224f" opacity=".86"><circle cx="150" cy="150" r="140" stroke-width="8"/><circle cx="150" cy="150" r="84" stroke-width="4"/><g data-free fill="#b3224f" stroke="none" font-weight="700" text-anchor="middle"><text font-size="30" text-anchor="start"><textPath href="#round" textLength="636">MUDRA MICROFINANCE · COMPLIANCE ·</textPath></text><text x="150" y="146" font-size="34">IN FORCE</text><text x="150" y="182" font-size="27">3 AUG 2026</text></g></g>`);

const paper = `${each([196, 726], (y) => `<i class="hole" style="top:${y}px"></i>`)}${at(128, 50, 1150, null, sheet, { cls: "sheet box" })}
	${at(188, 738, null, null, signature)}${at(184, 868, 420, null, '<div class="rule2"></div><div class="s20 dim nw">D. Menon, Head of Compliance</div>')}
	${at(644, 868, 300, null, '<div class="rule2"></div><div class="s20 dim nw">3 August 2026, Mumbai</div>')}
	${at(1050, 730, null, null, stamp, { turn: "rotateZ(-11deg) scale(.8)", css: "transform-origin:0 0;" })}`;

export const picture = {
	alt: "A printed policy sheet with the limits of the calling agent, stamped and signed by compliance, which owns the table.",
	accent: plum.rose,
	css: `
		.paper { background: linear-gradient(130deg,#fffefb 0%,#fbf6ef 60%,#efe5dc 100%); color: #241019; border-radius: 5px; box-shadow: 60px 80px 110px -10px rgb(20 0 14 / .55), 10px 16px 30px rgb(20 0 14 / .3); } .hole { position: absolute; left: 44px; width: 44px; height: 44px; border-radius: 50%; background: #64193f; box-shadow: inset 6px 7px 8px rgb(20 0 14 / .6), 1px 1px 0 #fff; }
		.title { font-size: 72px; line-height: 1; letter-spacing: -.045em; } .line { display: grid; grid-template-columns: 56px 404px 344px 1fr; align-items: center; height: 82px; border-top: 1.5px solid #cdbcc0; } .line.head { height: 46px; border-top: 4px solid #241019; border-bottom: 0; } .head + .line { border-top-color: #241019; } .limit { font-size: 42px; letter-spacing: -.035em; color: #9c1f55; } .dim { color: #6d545d; } .rule2 { height: 2px; background: #241019; margin-bottom: 8px; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#b9527f 0%,#852a5a 44%,#3d0d31 100%)", glows: [[40, -40, 800, "rgb(255 190 200 / .5)"], [1640, 1040, 700, "rgb(24 2 20 / .7)"]], grained: 0.25 }) +
		at(132, 66, 1336, 1300, paper, { cls: "paper layer", turn: "rotateZ(-1.6deg)", css: "transform-origin:0 0;" }),
};
