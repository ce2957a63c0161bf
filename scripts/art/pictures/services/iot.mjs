import { at, card, each, icon, tablet } from "../../kit/base.mjs";
import { lineChart } from "../../kit/chart.mjs";
import { board, bundle, can, chip, header, passive, traces } from "../../kit/circuit.mjs";
import { ground, rings } from "../../kit/background.mjs";

const look = { copper: "#2fa266", mask: "#13683f", silk: "#e8fff1", pad: "#e6c86a" };
const silk = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ text, /** @type {number} */ size = 20) => `<text x="${x}" y="${y}" fill="${look.silk}" font-size="${size}" font-weight="600" letter-spacing=".04em">${text}</text>`;

const copper = [
	...bundle([[560, 400], [640, 400], [700, 340], [860, 340]], 6, 15, [[0, 1], [0, 1], [0.41, 1], [0, 1]]),
	...bundle([[330, 428], [250, 428], [180, 500], [180, 610]], 5, 15, [[0, 1], [0, 1], [1, 0.59], [1, 0]]),
	...bundle([[372, 356], [372, 280], [300, 208], [120, 208]], 4, 16, [[1, 0], [1, 0], [1, -0.4], [0, -1]]),
	...bundle([[470, 580], [470, 680], [520, 730], [860, 730]], 4, 16, [[-1, 0], [-1, 0], [-0.4, 1], [0, 1]]),
	...bundle([[480, 356], [480, 150], [520, 110], [600, 110]], 3, 16, [[1, 0], [1, 0], [0.41, 1], [0, 1]]),
	[[560, 510], [660, 510], [720, 570], [960, 570]], [[560, 530], [650, 530], [710, 590], [780, 590]],
];
const antenna = '<path d="M900 60h140M900 60v40h120v36H900v36h120v36H900v36h60" stroke="#e6c86a" stroke-width="9"/>';

const pcb = board(1100, 860, look, `
	${traces(copper, look)}${antenna}
	${chip(330, 366, 220, "ARM M33|64 MHz", 12)}
	${can(830, 300, 210, 190, "LoRa|868 MHz")}
	${can(800, 560, 150, 130, "")}<circle cx="875" cy="625" r="34" fill="#0c1512"/><circle cx="875" cy="625" r="34" stroke="#8d9994" stroke-width="5"/>
	${chip(590, 70, 110, "", 6)}
	${passive(250, 250)}${passive(250, 290)}${passive(610, 620, true)}${passive(640, 620, true)}${passive(670, 620, true, "#8a5a24")}${passive(610, 240)}${passive(660, 240)}${passive(720, 690)}
	<rect x="90" y="330" width="120" height="70" rx="6" fill="url(#can)"/><rect x="78" y="342" width="40" height="46" rx="4" fill="#2a3130"/>
	${header(140, 800, 11, [46, 0], look)}
	<circle cx="250" cy="640" r="90" fill="#4ade80" opacity=".16"/><circle cx="250" cy="640" r="46" fill="#4ade80" opacity=".3"/><rect x="232" y="630" width="36" height="20" rx="4" fill="#eafff2"/>
	${silk(722, 92, "U2")}${silk(232, 692, "RUN")}${silk(968, 640, "T / RH")}${silk(340, 630, "COLD-NODE 4")}${silk(96, 322, "USB")}${silk(900, 282, "ANT")}`);

const hours = ["08", "09", "10", "11", "12", "13", "14"];
const warmth = [3.9, 4.1, 3.8, 4.2, 4.0, 4.4, 4.1, 4.3, 4.2, 4.6, 5.4, 6.8, 8.4];
const damp = [78, 77, 79, 78, 76, 77, 78, 77, 76, 74, 72, 69, 66];
const chart = `
	<div class="r sb"><div><div class="m3">Cold room 3</div><div class="r base" style="gap:16px"><span class="s96 b bad">8.4 °C</span></div></div><div class="ta"><div class="m3">Humidity</div><div class="s44 b" style="margin-top:30px;color:#5fc7e8">66%</div></div></div>
	<div style="margin-top:28px;position:relative">${lineChart({ w: 566, h: 210, min: 2, max: 9, ticks: [[2, ""], [8, ""]], line: "#27392f", series: [{ values: damp.map((value) => 2.4 + (value - 60) * 0.16), color: "#5fc7e8", width: 4 }, { values: warmth, color: "#ff7a6e", width: 6 }], over: '<text x="0" y="18" fill="#ff9d94" font-size="20" font-weight="600">Limit 8 °C</text><path d="M0 30H566" stroke="#ff7a6e" stroke-width="2.5" stroke-dasharray="8 8"/><circle cx="566" cy="18" r="11" fill="#0e1712" stroke="#ff7a6e" stroke-width="5"/>' })}<div class="r sb s18 m3 mono" style="width:566px;margin-top:12px">${each(hours, (hour) => `<span>${hour}:00</span>`)}</div></div>`;

const alert = `<div class="r" style="gap:20px"><span class="av" style="width:70px;height:70px;border-radius:20px;background:#c2261b;color:#fff">${icon("ThermometerSun", 38)}</span><div class="g"><div class="s32 b nw">Above 8 °C for 8 min</div><div class="m2 nw">Door open since 13:46</div></div></div><div class="rule" style="margin:22px 0"></div><div class="r sb"><span class="r nw" style="gap:12px">${icon("PhoneCall", 24, { color: "#15803d" })}Engineer called, 13:56</span><span class="pill ok">taken</span></div>`;

export const picture = {
	alt: "A green sensor board with its traces and radio module beside a chart in which a cold room passes eight degrees, and the alert that followed.",
	accent: "#15803d",
	css: ".chart { padding: 30px 38px; --bg: #0e1712; --ln: #27392f; } .pcb { border-radius: 34px; box-shadow: 14px 18px 0 #04180d, 60px 90px 110px -10px rgb(0 16 8 / .75); } .alert { padding: 28px 30px; } .ui.dark { --bg: #0e1712; }",
	html:
		ground({ base: "linear-gradient(145deg,#1d6f45 0%,#0a3a22 46%,#03150c 100%)", glows: [[120, -40, 900, "rgb(150 240 190 / .5)"], [1500, 300, 600, "rgb(40 160 100 / .35)"]], lines: rings(420, 620, 10, 120, "rgb(190 255 215 / .09)", 2) }) +
		at(-70, 120, 1100, 860, pcb, { cls: "pcb layer", turn: "rotateX(28deg) rotateY(7deg) rotateZ(-15deg)" }) +
		tablet(872, 76, 682, 522, `<div class="chart">${chart}</div>`, { dark: true, turn: "rotateX(3deg) rotateY(-8deg) rotateZ(1deg)" }) +
		card(940, 684, 540, null, `<div class="alert">${alert}</div>`, { turn: "rotateX(3deg) rotateY(-7deg) rotateZ(1deg) translateZ(70px)" }),
};
