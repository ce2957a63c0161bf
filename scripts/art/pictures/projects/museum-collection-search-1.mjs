import { at, each } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { astrolabe, chintz, nettipattam } from "./_museum-cloth.mjs";
import { bar, manner, plate, stone } from "./_museum-collection-search.mjs";
import { tones } from "./_museum-engraver.mjs";
import { standing } from "./_museum-lamps.mjs";
import { boat, coin, delft } from "./_museum-things.mjs";
import { amphora, bell, jar, kindi } from "./_museum-vessels.mjs";

const W = 270;
const GAP = 18;
const col = (/** @type {number} */ i) => i * (W + GAP);

const wall = [
	{ x: col(0), y: -64, w: W, h: 452, ground: stone.lime, art: amphora(), scale: 0.84, lift: 12, name: "Amphora", when: "1st century, clay" },
	{ x: col(1), y: -130, w: W, h: 518, ground: stone.bone, art: chintz(), scale: 0.77, lift: 30, name: "Painted cotton", when: "About 1760", why: "filed under Coylan" },
	{ x: col(2), y: -64, w: W, h: 396, ground: stone.clay, art: delft(), scale: 0.72, lift: 42, name: "Plate with crane", when: "About 1690", why: "filed under Coylan" },
	{ x: col(3), y: -120, w: W, h: 466, ground: stone.sand, art: astrolabe(), scale: 0.84, lift: 74, name: "Astrolabe", when: "1608, brass" },
	{ x: col(0), y: 406, w: W * 2 + GAP, h: 270, ground: stone.moss, art: boat(), scale: 0.82, lift: 44, side: -2, top: true, name: "Snake boat, model", when: "1888, wood and brass", why: "filed under Quilon" },
	{ x: col(2), y: 350, w: W, h: 430, ground: stone.bone, art: standing(), scale: 0.9, lift: 26, name: "Standing lamp", when: "About 1810, brass" },
	{ x: col(3), y: 364, w: W, h: 434, ground: stone.lime, art: jar(), scale: 0.8, lift: 34, name: "Storage jar", when: "About 1640" },
	{ x: col(0), y: 694, w: W, h: 400, ground: stone.clay, art: kindi(), scale: 0.82, lift: 24, side: -16, name: "Kindi", when: "About 1780, brass" },
	{ x: col(1), y: 694, w: W, h: 400, ground: stone.umber, art: coin(), scale: 0.88, lift: 26, name: "Coin with ship", when: "About 1310, gold", dark: true },
	{ x: col(2), y: 798, w: W, h: 460, ground: stone.sand, art: nettipattam(), scale: 0.78, lift: 28, name: "Nettipattam", when: "1902, gilded copper" },
	{ x: col(3), y: 816, w: W, h: 460, ground: stone.clay, art: bell(), scale: 0.9, lift: 22, name: "Hand bell", when: "About 1790" },
];

/** @type {[string, [string, number][]][]} */
const filters = [
	["Period", [["Before 1500", 212], ["1500 to 1699", 604], ["1700 to 1799", 871], ["1800 to 1899", 843], ["After 1900", 316]]],
	["Material", [["Bronze and brass", 938], ["Clay and stoneware", 707], ["Coins", 451], ["Textile", 342]]],
];
const list = each(filters, ([title, rows]) => `<div class="title">${title}</div>
	${each(rows, ([name, count]) => `<div class="f"><div class="r sb"><span class="nw">${name}</span><b class="b">${count}</b></div>${bar(count / 938, 400, "#f0b893")}</div>`)}`);

export const picture = {
	alt: "Search results for Kollam as a wall of engraved objects, with counts by period and material and the old spelling that led to each.",
	accent: stone.terracotta,
	css: `${manner}
		.plate { overflow: hidden; box-shadow: 22px 30px 50px -6px rgb(50 14 4 / .5), 4px 6px 12px rgb(50 14 4 / .22), inset 1.5px 1.5px 0 rgb(255 255 255 / .6); }
		.side { color: #fdf5ea; width: 400px; }
		.word { font-size: 124px; font-weight: 500; letter-spacing: -.055em; line-height: 1; margin: 40px 0 20px; text-indent: -6px; display: flex; align-items: center; }
		.word { border-bottom: 3px solid #f6c7a6; padding-bottom: 18px; width: 400px; }
		.word i { flex: none; width: 5px; height: 108px; background: #f6c7a6; margin: 10px 0 0 10px; }
		.title { font-weight: 600; font-size: 22px; margin: 30px 0 4px; } .f { padding: 6px 0; display: grid; gap: 6px; font-size: 20px; }
	`,
	html:
		tones +
		ground({ base: "linear-gradient(140deg,#b8593a 0%,#96391f 46%,#5a1f10 100%)", glows: [[40, -80, 900, "rgb(246 190 150 / .42)"],
			[1640, 1040, 800, "rgb(48 12 4 / .7)"]], grained: 0.22 }) +
		at(0, 0, 1600, 1000, at(546, 0, 1200, 1000, each(wall, plate)), { turn: "rotateX(5deg) rotateY(-10deg) rotateZ(2deg)" }) +
		at(76, 64, 400, null, `<div class="side layer"><div class="b s24 nw">Malabar Coast Museum</div><div class="word">Kollam<i></i></div>
			<div class="s24 nw">also Quilon and Coylan</div><div class="s24 nw" style="color:#f6cdb1">2,846 of 214,000 objects</div>${list}</div>`),
};
