import { at, each, icon, svg } from "../../kit/base.mjs";
import { contours, ground } from "../../kit/background.mjs";
import { headset } from "../../kit/headset.mjs";

const W = 1390;
const H = 800;

/** A pipe or shell with light from the upper left. */
const tube = (x, y, w, h, tone = "steel", rx = 6) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="url(#${tone}${w > h ? "H" : "V"})"/>`;
const flange = (x, y, w, h) => tube(x, y, w, h, "dark", 5);

const tones = { steel: ["#e6edf2", "#93a3b0", "#33424e"], dark: ["#8b9aa6", "#4a5965", "#141d24"], blue: ["#8ed0e6", "#2c7f9c", "#0b3546"] };
const gradients = each(Object.entries(tones), ([name, [a, b, c]]) =>
	each([["H", 'x1="0" y1="0" x2="0" y2="1"'], ["V", 'x1="0" y1="0" x2="1" y2="0"']], ([side, way]) => `<linearGradient id="${name}${side}" ${way}><stop stop-color="${b}"/><stop offset=".24" stop-color="${a}"/><stop offset=".55" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient>`),
);

const fins = Array.from({ length: 15 }, (_, i) => `<rect x="${742 + i * 16}" y="404" width="6" height="152" rx="3" fill="#0b3546" opacity=".5"/>`).join("");
const bolts = Array.from({ length: 10 }, (_, i) => { const a = (i / 10) * Math.PI * 2; return `<circle cx="${490 + Math.cos(a) * 96}" cy="${482 + Math.sin(a) * 96}" r="8" fill="#dbe4ea" stroke="#33424e" stroke-width="3"/>`; }).join("");
const spokes = [0, 60, 120].map((turn) => `<path d="M-62 0H62" stroke="#ff5a1f" stroke-width="11" transform="scale(1 .42) rotate(${turn})"/>`).join("");

const plant = svg(W, H, `<defs>${gradients}
	<radialGradient id="room" cx=".36" cy=".3" r=".9"><stop stop-color="#4b6470"/><stop offset=".5" stop-color="#233641"/><stop offset="1" stop-color="#0a141b"/></radialGradient>
	<radialGradient id="disc" cx=".36" cy=".32" r=".8"><stop stop-color="#a9e0f2"/><stop offset=".4" stop-color="#2c7f9c"/><stop offset="1" stop-color="#08303f"/></radialGradient>
	<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1a2a33"/><stop offset="1" stop-color="#0a1319"/></linearGradient></defs>
	<rect width="${W}" height="${H}" fill="url(#room)"/>
	${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path d="M${i * 200} 0V640" stroke="#0b161c" stroke-width="3" opacity=".5"/>`).join("")}
	<path d="M0 640H${W}V${H}H0z" fill="url(#floor)"/><path d="M0 640H${W}" stroke="#51707d" stroke-width="2" opacity=".6"/>
	${[-600, -300, 0, 300, 600, 900].map((dx) => `<path d="M695 560L${695 + dx * 1.9} 800" stroke="#3a5461" stroke-width="1.5" opacity=".5"/>`).join("")}
	${tube(0, 128, 470, 54)}${tube(0, 226, 1390, 30, "dark")}${tube(930, 96, 470, 40, "dark")}${tube(1190, 96, 40, 560, "dark")}
	<ellipse cx="700" cy="690" rx="480" ry="34" fill="#000" opacity=".5"/>
	<path d="M330 640h740l30 44H300z" fill="#2b3942"/><path d="M330 640h740l6 10H324z" fill="#7e909c"/>
	${tube(434, 128, 62, 270)}${flange(414, 352, 102, 22)}${flange(414, 300, 102, 20)}
	<g transform="translate(465 236)">${tube(-58, -40, 116, 80, "blue", 26)}${tube(-12, -104, 24, 70, "steel")}<g transform="translate(0 -108)"><ellipse rx="84" ry="35" stroke="#ff5a1f" stroke-width="14"/><ellipse rx="84" ry="35" stroke="#ffb48f" stroke-width="4" transform="translate(-3 -4)"/>${spokes}<ellipse rx="15" ry="8" fill="#ffb48f"/></g></g>
	${tube(0, 446, 400, 74)}${flange(330, 424, 24, 118)}${flange(366, 424, 24, 118)}
	<path d="M420 600l-26 44h190l-26-44z" fill="#15242c"/>
	<circle cx="490" cy="482" r="134" fill="url(#disc)"/><circle cx="490" cy="482" r="134" stroke="#06222d" stroke-width="4"/><circle cx="490" cy="482" r="116" stroke="#9edcf0" stroke-opacity=".35" stroke-width="3"/>${bolts}<circle cx="490" cy="482" r="58" fill="url(#disc)"/><circle cx="490" cy="482" r="20" fill="#0b1a22"/>
	${tube(606, 452, 124, 60)}<rect x="622" y="436" width="92" height="92" rx="12" fill="#f2c230"/><path d="M622 476h92M622 500h92" stroke="#8a6a08" stroke-width="4" opacity=".5"/><rect x="622" y="436" width="92" height="20" rx="10" fill="#ffe48a" opacity=".7"/>
	${tube(724, 396, 270, 168, "blue", 22)}${fins}${tube(986, 414, 46, 132, "dark", 18)}<rect x="800" y="352" width="110" height="54" rx="8" fill="#1d5a70"/><rect x="800" y="352" width="110" height="14" rx="7" fill="#6db9d1" opacity=".7"/>
	<path d="M760 564l-18 76h90l-12-76zM930 564l-12 76h90l-18-76z" fill="#15242c"/>`, "position:absolute;inset:0");

const holo = svg(W, H, `<defs><filter id="bloom" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter></defs>
	<g stroke="#5ef0ff" stroke-linecap="round"><g filter="url(#bloom)" opacity=".9"><ellipse cx="465" cy="128" rx="132" ry="58" stroke-width="8"/><circle cx="490" cy="482" r="150" stroke-width="5" stroke-dasharray="10 16"/></g>
	<g transform="translate(930 0) scale(-1 1)"><path d="M339 146A132 58 0 1 0 420 74" stroke-width="7"/><path d="M436 44l-18 30 31 14" stroke-width="7" stroke-linejoin="round"/></g>
	<circle cx="490" cy="482" r="150" stroke-width="3" stroke-dasharray="10 16"/>
	<path d="M598 128H700" stroke-width="4"/><circle cx="598" cy="128" r="9" fill="#5ef0ff"/>
	<path d="M384 588L300 664H250" stroke-width="4" stroke-linejoin="round"/><circle cx="384" cy="588" r="9" fill="#5ef0ff"/>
	<path d="M880 480L850 650" stroke="#ffd166" stroke-width="4"/><circle cx="880" cy="480" r="9" fill="#ffd166" stroke="none"/></g>`, "position:absolute;inset:0");

const steps = [["Lock out motor M-12", true], ["Drain to 0 bar", true], ["Close valve V-12", false], ["Open casing, 10 bolts", null]];

export const picture = {
	alt: "The view through a mixed-reality headset: a pump in a plant room with glowing arrows that show which valve to close, and the step of the task beside it.",
	accent: "#0e7490",
	css: `
		.visor { position: absolute; left: 105px; top: 82px; width: ${W}px; height: ${H}px; overflow: hidden; border-radius: 190px 190px 250px 250px / 170px 170px 300px 300px; box-shadow: 50px 90px 130px -20px rgb(0 20 30 / .7), 0 0 0 14px #0a1218, 0 0 0 17px #55727f, -3px -3px 0 17px #a8dbe8; }
		.visor::after { content: ""; position: absolute; inset: 0; border-radius: inherit; background: linear-gradient(125deg, rgb(255 255 255 / .2), transparent 26%); box-shadow: inset 0 0 130px 30px rgb(0 8 14 / .75); }
		.glass { position: absolute; border-radius: 24px; background: rgb(6 24 33 / .92); border: 2px solid rgb(120 235 250 / .45); color: #eefcff; box-shadow: 0 20px 60px rgb(0 0 0 / .4); z-index: 2; }
		.step { gap: 16px; height: 56px; font-size: 25px; white-space: nowrap; } .todo { width: 30px; height: 30px; border-radius: 50%; border: 3px solid #6a98a6; flex: none; }
		.now { background: #5ef0ff; color: #04212b; margin: 0 -14px; padding: 0 14px; border-radius: 14px; font-weight: 600; }
	`,
	html:
		ground({ base: "linear-gradient(140deg,#4fc4dd 0%,#0e7490 44%,#05303f 100%)", glows: [[80, -40, 820, "rgb(200 248 255 / .7)"], [1600, 1020, 760, "rgb(2 24 34 / .8)"]], lines: contours("rgb(255 255 255 / .11)", 22, 0.6) }) +
		`<div class="abs" style="inset:0;transform:rotateX(3deg) rotateY(-3deg)"><div class="visor layer">${plant}${holo}
			<div class="glass" style="left:724px;top:52px;width:470px;padding:28px 32px"><div class="r sb" style="margin-bottom:14px"><span class="s32 b">Pump P-12, new seal</span></div><div style="color:#9fd6e2;font-size:24px;margin-bottom:16px">Step 3 of 9, six turns to the right</div>${each(steps, ([label, done]) => `<div class="r step ${done === false ? "now" : ""}" ${done === null ? 'style="opacity:.6"' : ""}>${done ? icon("CircleCheck", 30, { color: "#5ef0ff" }) : done === false ? icon("RotateCw", 28, { stroke: 2.6 }) : '<span class="todo"></span>'}${label}</div>`)}</div>
			<div class="glass r" style="left:118px;top:620px;padding:16px 26px;gap:16px"><span style="color:#9fd6e2" class="nw">Casing</span><b class="s36 b nw">0.0 bar</b></div>
			<div class="glass r" style="left:690px;top:650px;padding:16px 26px;gap:16px;border-color:rgb(255 209 102 / .6)">${icon("Lock", 30, { color: "#ffd166" })}<b class="s28 b nw">M-12 locked out</b></div>
		</div></div>` +
		at(1068, 640, 620, 400, headset("#39d7ef"), { turn: "rotate(-9deg) scale(.84)", css: "filter:drop-shadow(36px 50px 46px rgb(0 16 24 / .65));" }),
};
