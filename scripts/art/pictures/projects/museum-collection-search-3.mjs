import { at, each, icon, phone, svg, tablet } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { astrolabe } from "./_museum-cloth.mjs";
import { manner, stage, stone } from "./_museum-collection-search.mjs";
import { tones } from "./_museum-engraver.mjs";
import { boat, coin, delft } from "./_museum-things.mjs";
import { amphora } from "./_museum-vessels.mjs";

/** @type {[string, number, number, string, number][]} */
const set = [[boat(), 0.27, 30, stone.moss, -2], [coin(), 0.28, 19, stone.umber, 42], [amphora(), 0.235, 8, stone.clay, 42],
	[astrolabe(), 0.27, 10, stone.sand, 42], [delft(), 0.25, 18, stone.lime, 42]];
const answers = [["Wine from the west", true], ["Black pepper", false], ["Drinking water", false]];

const lesson = `
	<div class="abs big" style="left:0;top:0;width:410px;bottom:0">${stage(410, 724, amphora(), 205, 52, 1.5)}</div>
	<div class="abs" style="left:454px;right:92px;top:42px">
		<div class="r sb"><div><div class="s28 b nw">Ships and spice</div><div class="s20 m2 nw">Lesson set, class 6</div></div>
		<div class="btn share">${icon("Link", 22)}Share</div></div>
		<h2>What did<br>it hold?</h2>
		${each(answers, ([text, on]) => `<div class="answer r ${on ? "on" : ""}"><u>${on ? icon("Check", 20, { stroke: 3 }) : ""}</u><span class="nw">${text}</span></div>`)}
	</div>
	<div class="abs r" style="left:454px;bottom:42px;gap:12px">
	${each(set, ([art, scale, lift, color, side], i) => `<div class="chip ${i === 2 ? "on" : ""}" style="background:${color}">${stage(84, 108, art, side, lift, scale)}</div>`)}</div>`;

const years = [18, 30, 46, 70, 96, 120, 104, 88, 60, 40, 26, 14];
/** @type {[string, number, boolean][]} */
const places = [["Kochi", 412, false], ["Kollam", 238, false], ["Alappuzha", 86, true], ["Kannur", 61, false]];
/** @type {[string, number][]} */
const stuff = [["Bronze", 71], ["Brass", 15]];
const filter = `
	<div class="f0">
		<div class="find r">${icon("Search", 24)}<span class="s24">oil lamp</span></div>
		<div class="h">Place</div>
		<div class="places">${each(places, ([name, count, on]) => `<span class="place nw ${on ? "on" : ""}">${name}<em>${count}</em></span>`)}</div>
		<div class="h r sb">Year<span class="n">1650 to 1790</span></div>
		${svg(340, 150, `${years.map((tall, i) => `<rect x="${i * 29}" y="${124 - tall}" width="22" height="${tall}" fill="${i > 2 && i < 8 ? stone.terracotta : "#d9c4a6"}"/>`).join("")}<path d="M0 136H340" stroke="#d0bb9b" stroke-width="4"/><path d="M84 136H228" stroke="${stone.terracotta}" stroke-width="4"/><circle cx="84" cy="136" r="12" fill="#fbf6ec" stroke="${stone.terracotta}" stroke-width="4"/><circle cx="228" cy="136" r="12" fill="#fbf6ec" stroke="${stone.terracotta}" stroke-width="4"/>`)}
		<div class="h">Material</div>
		${each(stuff, ([name, count]) => `<div class="r row"><u>${icon("Check", 18, { stroke: 3 })}</u>${name}<span class="end m2">${count}</span></div>`)}
	</div>
	<div class="btn abs" style="left:24px;right:24px;bottom:46px;height:70px;font-size:24px">Show 86 objects</div>`;

const panes = [[-250, 330], [150, 330],
	[550, 330]].map(([x, w]) => `<path d="M${x} -20h${w}l560 1060h${-w}z" fill="#fff6e2" opacity=".3"/>`).join("");

export const picture = {
	alt: "A school tablet in a green case asks what an amphora held, one of five objects of a lesson; a phone narrows oil lamps to 86 objects.",
	accent: stone.terracotta,
	css: `${manner}
		.case { background: linear-gradient(150deg,#93a06c,#6d7a4b 55%,#4b5631); border-radius: 78px; box-shadow: 50px 70px 90px -16px rgb(66 38 14 / .55), 14px 20px 34px rgb(66 38 14 / .3), inset 3px 3px 2px rgb(255 255 255 / .35), inset -4px -5px 5px rgb(20 26 6 / .4); }
		.case u { position: absolute; width: 118px; height: 118px; background: #7d8a58; border-radius: 56px; box-shadow: inset 3px 3px 2px rgb(255 255 255 / .3), inset -3px -4px 4px rgb(20 26 6 / .35); }
		.tablet { box-shadow: inset 2px 2px 1px #666c7a, 0 0 0 3px rgb(30 36 12 / .5); }
		.big { background: linear-gradient(130deg,#efccb2,#dca783); } .big .thing { filter: drop-shadow(26px 34px 14px rgb(80 30 8 / .38)); }
		h2 { font-size: 74px; line-height: 1; font-weight: 500; letter-spacing: -.05em; margin: 40px 0 30px; }
			.share { height: 56px; background: transparent; color: ${stone.terracotta}; box-shadow: inset 0 0 0 2px ${stone.terracotta}; }
		.answer { height: 62px; gap: 18px; padding: 0 20px; font-size: 25px; margin-bottom: 9px; background: var(--bg2); border-radius: 4px; }
		.answer.on { background: ${stone.terracotta}; color: #fff6ea; font-weight: 600; }
		.answer u { width: 32px; height: 32px; border-radius: 50%; border: 2px solid #a98f73; display: grid; place-items: center; }
		.answer.on u { border-color: #fff6ea; }
		.chip { position: relative; width: 84px; height: 108px; overflow: hidden; border-radius: 4px; } .chip .thing { filter: none; }
		.chip.on { box-shadow: 0 0 0 4px #f6efe2, 0 0 0 8px ${stone.terracotta}; }
		.f0 { padding: 84px 24px 0; } .find { height: 64px; border: 2px solid var(--ink); padding: 0 20px; gap: 14px; border-radius: 4px; }
		.h { font-size: 22px; font-weight: 600; margin: 28px 0 12px; } .n { font-weight: 500; color: var(--ink2); }
		.places { display: flex; flex-wrap: wrap; gap: 10px; }
		.place { height: 48px; line-height: 46px; padding: 0 15px; border: 1.5px solid #cdb898; border-radius: 3px; font-size: 21px; }
		.place em { font-style: normal; color: var(--ink3); margin-left: 9px; }
		.place.on { background: ${stone.terracotta}; border-color: ${stone.terracotta}; color: #fff6ea; font-weight: 600; }
		.place.on em { color: #fbdcc4; }
		.row { height: 50px; gap: 14px; border-top: 1.5px solid var(--ln); }
		.row u { width: 28px; height: 28px; background: ${stone.terracotta}; color: #fff; display: grid; place-items: center; border-radius: 3px; }
	`,
	html:
		tones +
		ground({ base: "linear-gradient(140deg,#eaddc2 0%,#cfb68d 54%,#94724a 100%)", glows: [[80, -40, 900, "rgb(255 250 236 / .7)"],
			[1640, 1040, 760, "rgb(84 50 22 / .55)"]], lines: svg(1600, 1000, panes, "position:absolute;inset:0;filter:blur(8px)"), grained: 0 }) +
		at(0, 0, 1600, 1000, at(64, 92, 1116, 836, "<u style=\"left:-12px;top:-12px\"></u><u style=\"right:-12px;top:-12px\"></u><u style=\"left:-12px;bottom:-12px\"></u><u style=\"right:-12px;bottom:-12px\"></u>", { cls: "case" }) +
			tablet(100, 128, 1044, 764, lesson), { turn: "rotateX(5deg) rotateY(6deg) rotateZ(-2.5deg)" }) +
		phone(1114, 88, 1, filter, { time: "10:04", turn: "rotateX(3deg) rotateY(-9deg) rotateZ(4deg) translateZ(90px)" }),
};
