import { at, each, icon, n, random, svg } from "../../kit/base.mjs";
import { wave } from "../../kit/chart.mjs";
import { base, beam, car, highway, on, road, tone, truck } from "./_roadside-night-desk.mjs";

/** One kilometer is 330 px; the road runs from Satara, at the left, to Pune. */
const way = road([[-160, 900], [40, 868], [300, 800], [520, 668], [770, 602], [1010, 640], [1250, 600], [1440, 450], [1720, 360]]);
const LANE = 15;
const spot = way.spot(0.508, LANE * 2.7);
const tow = way.spot(0.84, LANE * 1.5);
const spare = way.spot(0.24, -LANE * 1.5);
const DOUBT = 0.35 * 330;

const next = random(21);
const field = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {number} */ wide) => {
	let shapes = "";
	for (let row = 0, top = 0; row < 4; row += 1, top += 78)
		for (let left = next() * 30; left < wide; ) {
			const w = 50 + next() * 150;
			shapes += `<path d="M${n(left)} ${top}h${n(w)}l-14 74h${n(-w)}z" fill="${["#0e1135", "#10133c", "#121642"][Math.floor(next() * 3)]}"/>`;
			left += w + 4;
		}
	return `<g transform="translate(${x} ${y}) rotate(${turn})">${shapes}</g>`;
};
const lights = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ count, /** @type {number} */ wide, /** @type {number} */ tall) =>
	Array.from({ length: count }, () => `<circle cx="${n(x + next() * wide)}" cy="${n(y + next() * tall)}" r="${n(2.2 + next() * 2.4)}" fill="${next() > 0.4 ? tone.amber : tone.glow}" opacity="${n(0.5 + next() * 0.5)}"/>`).join("");

const hills = Array.from({ length: 7 }, (_, i) => `<ellipse cx="${1230 - i * 4}" cy="${880 + i * 6}" rx="${400 - i * 54}" ry="${210 - i * 29}" transform="rotate(-14 1230 880)" stroke="#232863" stroke-width="2"/>`).join("");
const river = "M330 -20C300 120 420 230 380 360S180 520 190 660 60 900 -40 1010";
const side = "M620 1020C600 900 640 800 596 690C570 600 640 480 610 340S690 120 660 -20";
const circle = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ km) => `<circle cx="${n(spot.x + x)}" cy="${n(spot.y + y)}" r="${km * 330}" stroke="${tone.lilac}" stroke-opacity=".75" stroke-width="2.5" stroke-dasharray="3 11" stroke-linecap="round"/>`;

const land = svg(1600, 1000, `
	<defs>${beam}<radialGradient id="doubt"><stop stop-color="${tone.amber}" stop-opacity=".5"/><stop offset="1" stop-color="${tone.amber}" stop-opacity=".16"/></radialGradient></defs>
	<rect width="1600" height="1000" fill="${tone.night}"/>
	${field(720, 230, 5, 420)}${field(1130, 240, -24, 560)}${field(-100, 320, 16, 380)}${field(150, 930, -20, 440)}${field(690, 760, 9, 380)}${hills}
	<path d="${river}" stroke="#1b2f77" stroke-width="46"/><path d="${side}" stroke="#262b63" stroke-width="13"/>
	${lights(440, 300, 34, 150, 120)}${lights(650, 850, 12, 60, 90)}
	${highway(way, LANE)}
	<path d="${way.line(LANE * 1.5, 0.52, 0.83)}" stroke="${tone.amber}" stroke-width="22" stroke-opacity=".25"/><path d="${way.line(LANE * 1.5, 0.52, 0.83)}" stroke="${tone.amber}" stroke-width="9" stroke-linecap="round"/>
	${circle(34, -22, 0.52)}${circle(-84, 16, 0.8)}${circle(70, 30, 1.2)}
	<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="${n(DOUBT)}" fill="url(#doubt)" stroke="${tone.amber}" stroke-width="5"/>
	${on(spot, car, true)}${on(tow, truck(tone.amber, 170), true)}${on(spare, truck("#9aa0e8", 200))}
	${each([[1186, 694]], ([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="${tone.glow}"/>`)}
	<path d="M936 746v-16q0-13 13-13t13 13v16z" fill="#f1f2ff"/><path d="M936 730q0-13 13-13t13 13z" fill="${tone.amber}"/><path d="M1387 916v12h165v-12" stroke="${tone.ink2}" stroke-width="3"/>`, "position:absolute;inset:0");

const place = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ words) => at(x, y, null, null, `<span class="nw place">${words}</span>`);

/** The name of an estimate, on its circle. @param {number} x @param {number} y @param {number} km @param {number} turn degrees @param {string} name */
const source = (x, y, km, turn, name) =>
	at(Math.round(spot.x + x + km * 330 * Math.cos((turn * Math.PI) / 180)) - 60, Math.round(spot.y + y + km * 330 * Math.sin((turn * Math.PI) / 180)) - 17, 120, null, `<span class="place way">${name}</span>`, { cls: "tc" });

const call = (/** @type {string} */ name, /** @type {string} */ who, /** @type {string} */ state, /** @type {string} */ color, /** @type {number} */ seed) => `
	<div class="r call"><span class="av" style="width:64px;height:64px;background:${color};color:${tone.night}">${icon(name, 32, { stroke: 2.4 })}</span>
		<div class="g"><div class="s24 b nw">${who}</div><div class="s20 nw m2">${state}</div></div>${wave({ seed, w: 144, h: 60, bar: 6, gap: 6, color })}</div>`;

const strip = `
	<div class="r all"><div class="clock"><div class="s56 b">02:14</div><div class="s18 m2 nw" style="margin-top:6px">Case 5,127</div></div>
	${call("Car", "Nisha T., driver", "on the line, 05:52", tone.amber, 12)}${call("Truck", "Sharma Towing", "job accepted", tone.lilac, 31)}
	<div class="r take"><span class="key">F1</span><span class="s20 b nw">Take over</span></div></div>`;

export const picture = {
	alt: "A night map of a highway with a stranded car in its circle of doubt, a tow truck on its way, a second truck, and two live calls above.",
	accent: tone.amber,
	css: `${base}
		.place { color: ${tone.ink2}; font-size: 22px; background: #0b0d2bd9; border-radius: 10px; padding: 2px 9px 4px; } .way { font-size: 20px; color: #b3b8ff; } .strip { border-radius: 26px; background: #14173fee; box-shadow: 20px 34px 70px rgb(0 0 8 / .6), inset 1.5px 1.5px 0 rgb(255 255 255 / .16), 0 0 0 1.5px #333a7c; }
		.all { height: 136px; } .clock { width: 218px; padding-left: 34px; } .call { width: 490px; height: 80px; gap: 18px; padding: 0 28px; border-left: 1.5px solid var(--ln); } .take { flex: 1; height: 80px; border-left: 1.5px solid var(--ln); padding-left: 28px; gap: 16px; }
		.key { display: grid; place-items: center; width: 62px; height: 62px; border-radius: 14px; background: #f1f2ff; color: ${tone.night}; font-size: 26px; font-weight: 700; box-shadow: 0 6px 0 #9297cf; }
		.note { color: ${tone.night}; background: ${tone.amber}; border-radius: 16px; padding: 14px 24px 16px; box-shadow: 14px 22px 40px rgb(0 0 8 / .5); } .note.q { background: #262b63; color: ${tone.ink}; }
	`,
	html: `<div class="ui" style="position:absolute;inset:0">${land}
		${at(Math.round(spot.x) - 100, Math.round(spot.y) + 30, 200, null, `<div class="tc"><div class="s20" style="color:#fff">within</div><div class="s36 b" style="color:#fff">350 m</div></div>`)}
		${place(1206, 680, "Hotel Annapurna")}${place(966, 720, "Satara 9")}${place(420, 262, "Limb")}${place(212, 428, "Krishna")}${source(34, -22, 0.52, -58, "stone")}${source(-84, 16, 0.8, 216, "link")}${source(70, 30, 1.2, -90, "speech")}${place(1432, 880, "500 m")}
		${at(1216, 300, null, null, `<div class="note"><div class="s20 b nw">Sharma Towing, flatbed</div><div class="s44 b nw" style="margin-top:4px">Arrives 02:22</div></div>`, { cls: "layer" })}
		${at(66, 640, null, null, `<div class="note q"><div class="s24 b nw">Jadhav Crane</div><div class="s20 nw m2">in reserve, must turn</div></div>`, { cls: "layer" })}
		${at(48, 44, 1504, 136, strip, { cls: "strip layer box" })}
	</div>`,
};
