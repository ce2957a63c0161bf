import { at, icon, phone, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { boat, chart, code, rose, sea, through } from "./_offline-ferry-pass.mjs";

/** @typedef {import("./_offline-ferry-pass.mjs").Point} Point */

// One chart lies under both phones; the right one shows its part of it in the app's colors.
/** @type {Point[]} */
const shore = [[1290, -80], [1256, 60], [1300, 190], [1330, 290], [1312, 370], [1216, 432], [1240, 480], [1346, 546], [1372, 650], [1350, 740], [1310, 820], [1322, 866], [1420, 940], [1440, 1100]];
/** @type {Point[]} */
const course = [[1226, 458], [1164, 500], [1108, 590], [1102, 690], [1150, 780], [1262, 846], [1324, 858]];
const creek = "M1312 860C1372 836 1412 866 1462 844S1552 796 1680 826";
const fort = through([[1174, 414], [1194, 406], [1200, 426], [1186, 440], [1168, 432]], true);
const way = through(course);

const onGround = `<path d="${creek}" stroke="#0a545d" stroke-width="26"/><path d="${fort}" fill="#04252b"/>${rose(118, 812, 196, "rgb(255 255 255 / .3)")}
	<g fill="rgb(222 255 248 / .62)" font-size="24"><text x="1480" y="560">Dapoli</text><text x="1304" y="104">Anjarle</text><text x="1470" y="790" font-style="italic" font-size="20">Vashishti</text></g>
	<g fill="#06333b" stroke="rgb(222 255 248 / .7)" stroke-width="3"><circle cx="1458" cy="552" r="7"/><circle cx="1282" cy="96" r="7"/></g>`;
const onPhone = `
	<path d="${creek}" stroke="#c8e6e2" stroke-width="34"/><path d="${creek}" stroke="#9fd0cb" stroke-width="28"/><path d="${fort}" fill="${sea.buff}" stroke="#8a7a45" stroke-width="2"/>
	<path d="${way}" stroke="#fff" stroke-width="13" stroke-linecap="round"/><path d="${way}" stroke="${sea.mark}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 14"/>
	<path d="${way}" stroke="${sea.mark}" stroke-width="6" stroke-linecap="round" pathLength="100" stroke-dasharray="45 100"/>
	<g transform="translate(1097 640) rotate(94) scale(1.25)"><circle r="52" fill="${sea.mark}" opacity=".14"/>${boat(sea.ink, "#fff")}</g>
	<g fill="#fff" stroke="${sea.ink}" stroke-width="6"><circle cx="1226" cy="458" r="11"/><circle cx="1324" cy="858" r="11"/></g>`;

const TURN = -7;
const lens = { x: 884, y: 176, scale: 1.16 };
const under = `transform-origin:0 0;transform:translate(-13px,-13px) scale(${1 / lens.scale}) rotate(${-TURN}deg) translate(${-lens.x}px,${-lens.y}px)`;
const tints = ["#8fcac5", "#a3d4cf", "#b5ddd9", "#c6e5e1", "#d5ece9", "#e1f2f0", "#ecf7f5", "#f4fbf9", "#f9fdfc"];

const crossing = `
	<div class="fill" style="background:#fff"></div>
	${at(0, 0, 1600, 1000, chart(1600, 1000, shore, 900, { bands: tints, line: "#5fa8a4", land: sea.buff, shore: "#8a7a45", text: "#2f6c70", font: 21 }, onPhone, (x, y) => Math.hypot(x - 1097, y - 640) > 80 && !(x > 1110 && Math.abs(y - 800) < 46) && !(x > 1100 && y > 860 && y < 930) && !(x < 1010 && y < 260)), { css: under })}
	<div class="say"><div class="r sb"><span class="s28 b">Under way</span><span class="s28 b">7.2 nm</span></div><div class="r sb m2" style="margin-top:6px"><span>Tarini to Dabhol</span><span>08:55</span></div><div class="r note">${icon("Clock", 20)}Sailings as of 07:38</div></div>
	<div class="name" style="left:270px;top:236px">Harne</div>
	<div class="name" style="left:186px;top:626px">Dabhol</div>`;

const edge = "M161 4H300Q318 4 318 22V300Q318 318 300 318H22Q4 318 4 300V22Q4 4 22 4z";
const pass = `
	<div class="abs" style="right:76px;top:20px;color:#8fd3cc">${icon("WifiOff", 22)}</div>
	<div class="pass">
		<div class="r sb s36 b"><span>Harne</span>${icon("ArrowRight", 34, { color: sea.mid, stroke: 2.4 })}<span>Dabhol</span></div>
		<div class="r sb s24 m2" style="margin-top:4px"><span>07:40</span><span class="s20 m3">Sun 31 May</span><span>08:55</span></div>
		<div class="frame">${svg(322, 322, `<path d="${edge}" stroke="#d5e6e4" stroke-width="7" pathLength="150" stroke-dasharray="8.4 1.6"/><path d="${edge}" stroke="${sea.mid}" stroke-width="7" pathLength="150" stroke-dasharray="${"8.4 1.6 ".repeat(9)}0 150"/>`)}<div class="abs" style="left:27px;top:27px">${code(27, 268, 44, sea.ink)}</div></div>
		<div class="tc s24">New code in <b class="b" style="color:${sea.mid}">9 s</b></div>
		<div class="tear"><i></i><i></i></div>
		<div class="r sb"><div><div class="s28 b">Rane, 5 people</div><div class="m3 s20">Tarini, lower deck</div></div>${icon("LockKeyhole", 40, { color: sea.mid })}</div>
	</div>
	<div class="age r">${icon("Clock", 24)}<span>Sailings as of 07:12</span></div>`;

export const picture = {
	alt: "Two phones on a sea chart: a boarding pass with its changing code, and the crossing from Harne to Dabhol in the app.",
	accent: sea.mid,
	css: `
		.pass { position: absolute; left: 16px; right: 16px; top: 78px; padding: 24px 17px 26px; background: #fff; color: ${sea.ink}; border-radius: 28px; } .pass > .r { padding: 0 7px; } .frame { position: relative; width: 322px; height: 322px; margin: 20px 0 12px; }
		.tear { position: relative; height: 0; margin: 22px 0; border-top: 3px dotted #b9cfcd; } .tear i { position: absolute; top: -17px; width: 30px; height: 30px; border-radius: 50%; background: ${sea.deep}; left: -32px; } .tear i + i { left: auto; right: -32px; }
		.age { position: absolute; left: 16px; right: 16px; bottom: 44px; height: 58px; border-radius: 20px; justify-content: center; gap: 12px; background: #0b525c; color: ${sea.buoy}; font-weight: 600; }
		.say { position: absolute; left: 18px; right: 18px; top: 74px; padding: 20px 22px 0; overflow: hidden; border-radius: 24px; background: #fff; box-shadow: 0 10px 26px rgb(3 40 46 / .22); } .note { gap: 10px; margin: 16px -22px 0; padding: 0 22px; height: 48px; background: #fdf1cd; color: #7a4b00; font-size: 20px; font-weight: 600; } .name { position: absolute; padding: 3px 14px 5px; border-radius: 20px; background: #fff; box-shadow: 0 4px 12px rgb(3 40 46 / .2); font-size: 24px; font-weight: 600; color: ${sea.ink}; }
	`,
	html:
		ground({
			base: `linear-gradient(150deg,#11858b 0%,#0a5a63 46%,#06333b 100%)`,
			glows: [[40, -60, 900, "rgb(120 226 212 / .62)"], [1640, 1040, 760, "rgb(2 24 30 / .8)"]],
			lines: chart(1600, 1000, shore, 1180, { bands: ["rgb(96 226 208 / .06)"], line: "rgb(210 255 246 / .22)", land: "#063740", shore: "rgb(210 255 246 / .4)", text: "rgb(222 255 248 / .5)", font: 20 }, onGround, (x, y) => Math.hypot(x - 118, y - 812) > 230),
			grained: 0.25,
		}) +
		phone(lens.x, lens.y, lens.scale, crossing, { time: "8:14", turn: `rotateZ(${TURN}deg)` }) +
		phone(262, 96, 1.16, pass, { time: "7:31", turn: `rotateZ(${TURN}deg)`, css: `background:${sea.deep};color:#fff;` }),
};
