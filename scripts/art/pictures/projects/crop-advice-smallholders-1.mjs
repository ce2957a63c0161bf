import { each, icon, phone, svg } from "../../kit/base.mjs";
import { ring } from "../../kit/chart.mjs";
import { ground } from "../../kit/ground.mjs";
import { foliage, grown, leafDefs, leaflet, rays, speech, tone, voice } from "./_crop-advice-smallholders.mjs";

const stalk = "M470 1120C520 960 560 860 596 760C620 690 640 640 652 596";
/** The whole leaf, drawn twice: on the ground, and in the camera. @param {string} id */
const leaf = (id) => `
	<path d="${stalk}" stroke="#4b7a2a" stroke-width="19" stroke-linecap="round"/><path d="${stalk}" stroke="#a9cc63" stroke-width="9" stroke-linecap="round" transform="translate(-3 -1)"/>
	${grown(548, 900, -172, { id: `${id}a`, long: 470, wide: 118, bend: 0.16, spots: [[0.42, 0.4, 21], [0.62, -0.35, 30], [0.3, -0.5, 12], [0.78, 0.2, 13]], yellow: 0.5 })}
	${grown(552, 890, -6, { id: `${id}b`, long: 480, wide: 122, bend: 0.16, spots: [[0.7, 0.3, 18]] })}
	${grown(594, 766, -152, { id: `${id}i`, long: 150, wide: 42, lobes: 4 })}
	${grown(612, 716, -148, { id: `${id}c`, long: 560, wide: 140, bend: 0.12, spots: [[0.35, 0.5, 15], [0.55, -0.3, 36], [0.68, 0.45, 20], [0.8, -0.1, 15], [0.46, 0.1, 10]], yellow: 0.6 })}
	${grown(620, 700, -22, { id: `${id}d`, long: 520, wide: 128, bend: 0.14, spots: [[0.5, -0.4, 16], [0.74, 0.3, 24]] })}
	${grown(652, 600, -76, { id: `${id}t`, long: 490, wide: 150, bend: 0.05, spots: [[0.28, -0.5, 26], [0.46, 0.42, 42], [0.6, -0.36, 24], [0.7, 0.5, 14], [0.24, 0.55, 13], [0.42, -0.8, 11], [0.8, -0.15, 14], [0.55, 0, 9]], yellow: 0.35 })}`;

/** The outline that shows how to hold the leaf. */
const outline = `<path transform="translate(652 600) rotate(-76) scale(1 .86)" d="M-18 2C-2-130 110-190 232-172C352-154 446-76 520-6C446 76 352 154 232 172C110 190-2 130-18 2z" stroke="#fff" stroke-width="4" stroke-dasharray="3 15" stroke-linecap="round"/>`;

const spot = { x: 468, y: 62, turn: -4, scale: 1.02 };
/** The camera sees what lies behind the phone. */
const back = `left:0;top:0;transform-origin:0 0;transform:translate(-13px,-13px) scale(${1 / spot.scale}) rotate(${-spot.turn}deg) translate(${-spot.x}px,${-spot.y}px) !important`;
const field = `<rect x="-100" y="-100" width="1800" height="1300" fill="#5d3a22"/>${foliage([[980, 60, 170, 700, "#2c5a22"], [420, 420, -60, 560, "#3d6a26"], [1020, 700, 200, 560, "#27441a"], [300, 900, 10, 500, "#7b4e2c"]])}`;
const camera = `
	<div class="abs" style="${back}">${svg(1600, 1000, `${field}<g filter="url(#leafblur)" opacity=".5" transform="translate(26 34)"><path d="${stalk}" stroke="#000" stroke-width="22"/></g>${leaf("p")}${outline}`)}</div>
	<div class="found r"><div class="g"><div class="m2 s20 r nw" style="gap:8px;margin-bottom:5px">${icon("Check", 22, { stroke: 3 })}Sharp enough</div><div class="s36 b nw">Early blight</div></div><div class="sure">${ring(0.94, 100, 10, "#b6e06a", "#ffffff2e")}<b class="s26 b">94%</b></div></div>`;

const label = [["Mancozeb 75% WP", "1.5 kg per ha"], ["Water", "750 liters"], ["Wait before harvest", "6 days"]];
const advice = `
	<div class="r who"><div class="thumb">${svg(88, 88, `<rect width="88" height="88" fill="#5d3a22"/><g transform="translate(26 92) rotate(-66)">${leaflet({ id: "th", long: 96, wide: 34, lobes: 5, spots: [[0.3, -0.4, 6], [0.5, 0.4, 9], [0.66, -0.3, 5]], yellow: 0.4 })}</g>`)}</div><div><div class="s32 b nw">Early blight</div><div class="m2 s20 nw">Answer to Kamal J.</div></div></div>
	<div class="voice"><div class="r" style="gap:20px"><span class="play">${icon("Play", 46, { fill: "currentColor" })}</span><div><div class="s28 b nw">In Marathi</div><div class="s20" style="color:#d5ecc0">38 seconds</div></div></div>${voice(speech(28, 5), 296, 84, 6, 0.42, ["#fff", "#8cbf74"])}</div>
	<div class="r checked">${icon("BadgeCheck", 30, { color: tone.leaf })}<span class="nw">Checked by Sunanda D.</span></div>
	<div class="label"><div class="tag">State label register</div>${each(label, ([name, value]) => `<div class="r sb"><span class="m2 nw">${name}</span><span class="b nw">${value}</span></div>`)}</div>
	<div class="btn ask">${icon("Mic", 28)}Ask a question</div>`;

export const picture = {
	alt: "A tomato leaf with blight behind two phones: one names the disease in its camera, the other plays the spoken advice.",
	accent: tone.leaf,
	css: `
		.found { position: absolute; left: 14px; right: 14px; bottom: 30px; padding: 22px 24px 24px 28px; border-radius: 38px; background: #10240ff0; color: #fff; --ink2: #c5dcb0; } .sure { position: relative; width: 100px; height: 100px; } .sure b { position: absolute; inset: 0; display: grid; place-items: center; }
		.who { position: absolute; left: 24px; top: 76px; gap: 18px; } .thumb { width: 88px; height: 88px; border-radius: 22px; overflow: hidden; }
		.voice { position: absolute; left: 20px; right: 20px; top: 188px; padding: 24px 26px 22px; border-radius: 34px; background: ${tone.leaf}; color: #fff; display: grid; gap: 20px; } .play { width: 88px; height: 88px; border-radius: 50%; background: #fff; color: ${tone.leaf}; display: grid; place-items: center; padding-left: 6px; flex: none; }
		.checked { position: absolute; left: 26px; top: 448px; gap: 12px; font-weight: 600; }
		.label { position: absolute; left: 20px; right: 20px; top: 500px; padding: 20px 22px 8px; border-radius: 28px; background: #fff; font-size: 20px; } .label .r { height: 54px; border-top: 1.5px solid #e3ead6; } .label .tag { font-size: 17px; margin-bottom: 14px; color: #5d6a50; }
		.ask { position: absolute; left: 20px; right: 20px; bottom: 38px; height: 66px; border-radius: 33px; font-size: 24px; background: ${tone.ink}; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#e2d98a 0%,#b58a4c 30%,#764827 62%,#2c1a0d 100%)", glows: [[20, -80, 980, "rgb(255 250 214 / .98)"]], grained: 0.25 }) +
		svg(1600, 1000, `<defs>${leafDefs}</defs>${foliage([[1700, -60, 165, 900, "#4f7d2b"], [1660, 420, 190, 640, "#2f5a20"], [1250, -40, 130, 520, "#6c9335"], [900, 1060, -30, 760, "#2d4a1b"], [-80, 700, -20, 420, "#8fae4a"]])}${rays(0.34)}<g filter="url(#leafblur)" opacity=".5" transform="translate(38 50)"><g style="filter:brightness(0)">${leaf("z")}</g></g>${leaf("g")}`, "position:absolute;inset:0") +
		phone(spot.x, spot.y, spot.scale, camera, { dark: true, time: "6:52", turn: `rotate(${spot.turn}deg)` }) +
		phone(1046, 62, 1.02, advice, { time: "7:14", turn: "rotate(4deg)", css: "background:#f1f6e6;" }),
};
