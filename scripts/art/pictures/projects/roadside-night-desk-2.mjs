import { at, each, icon, n, random, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { base, tone } from "./_roadside-night-desk.mjs";

/** Minutes after two o'clock, as a place. @param {number} minute */
const x = (minute) => 296 + (minute - 8) * 172;
const NOW = 14.5;

/** Who speaks from when to when: the person, or the agent. @type {[from: number, to: number, agent: boolean][]} */
const driver = [[8.3, 8.62, true], [8.7, 9.05, false], [9.15, 9.5, true], [9.58, 10.0, false], [10.06, 10.5, false], [10.56, 10.95, false], [11.05, 11.5, true], [11.6, 11.95, false], [14.02, NOW, true]];
const operator = [[11.62, 12.1, true], [12.2, 12.62, false], [12.72, 13.1, true], [13.2, 13.83, false]];

const next = random(18);
/** One breath of speech: it swells and falls. @param {number} wide @param {string} color @param {boolean} agent */
const breath = (wide, color, agent) => {
	const count = Math.floor(wide / 11);
	return svg(wide, 124, Array.from({ length: count }, (_, i) => {
		const tall = Math.max(8, (agent ? 66 : 124) * (0.3 + 0.7 * Math.sin((Math.PI * (i + 0.7)) / (count + 0.4))) * (0.45 + next() * 0.55));
		return `<rect x="${i * 11}" y="${n(62 - tall / 2)}" width="6" height="${n(tall)}" rx="3" fill="${agent ? "#7177c4" : color}"/>`;
	}).join(""));
};
const lane = (/** @type {typeof driver} */ parts, /** @type {number} */ y, /** @type {string} */ color) => each(parts, ([from, to, agent]) => at(Math.round(x(from)), y, null, null, breath((to - from) * 172, color, agent)));

const who = (/** @type {number} */ y, /** @type {string} */ name, /** @type {string} */ note, /** @type {string} */ symbol, /** @type {string} */ color) =>
	at(56, y, 230, null, `<div class="r" style="gap:16px"><span class="av" style="width:60px;height:60px;background:${color};color:${tone.night}">${icon(symbol, 30, { stroke: 2.4 })}</span><div><div class="s24 b nw">${name}</div><div class="s20 m3 nw">${note}</div></div></div>`);

const chip = (/** @type {number} */ minute, /** @type {string} */ words, /** @type {string} */ cls, /** @type {number} */ wide) => at(Math.round(x(minute)) - wide / 2, 336, wide, 48, words, { cls: `chip ${cls}` });

const lines = svg(1600, 680, `
	${each([8, 9, 10, 11, 12, 13, 14, 15], (minute) => `<path d="M${x(minute)} 172V586" stroke="${tone.line}" stroke-width="1.5"/>`)}
	<path d="M${x(9.05)} 336V292M${x(11.56)} 384V440M${x(13.92)} 428V384M${x(13.92)} 336V292" stroke="${tone.glow}" stroke-width="3.5"/><path d="M${x(11.56) - 9} 430l9 11 9-11M${x(13.92) - 9} 302l9-11 9 11" stroke="${tone.glow}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
	<path d="M${x(11.97)} 240H${n(x(14.0))}M${x(13.9)} 492H${n(x(NOW))}" stroke="${tone.line}" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 16"/>
	<path d="M${x(NOW)} 168V600" stroke="${tone.red}" stroke-width="4"/>`, "position:absolute;inset:0");

const screen = `${lines}
	${at(56, 44, null, null, '<div class="s44 b nw">Case 5,127: two calls, one line</div>')}
	${at(1010, 40, 534, null, '<div class="r end" style="gap:22px;justify-content:flex-end"><span class="s20 m2 ta" style="line-height:1.25">first ring to<br>accepted job</span><span class="s56 b nw a">5 min 40 s</span></div>')}
	${each([8, 9, 10, 11, 12, 13, 14], (minute) => at(x(minute) - 40, 132, 80, null, `<span class="s20 m3">02:${String(minute).padStart(2, "0")}</span>`, { cls: "tc" }))}
	${at(x(NOW) - 40, 132, 80, null, `<span class="s20 b" style="color:${tone.red}">now</span>`, { cls: "tc" })}${who(210, "Nisha T.", "driver", "Car", tone.amber)}${who(462, "Sharma", "tow operator", "Truck", tone.lilac)}
	${lane(driver, 178, tone.amber)}${lane(operator, 430, "#b4baff")}
	${chip(9.05, "All out of traffic: yes", "", 244)}${chip(11.56, "Place known: call a truck", "", 268)}${chip(13.92, "Accepted, tariff B, 8 min", "on", 272)}`;

/** A key seen from above, in front. @param {number} left @param {number} top @param {number} w @param {string} name @param {string} [use] @param {string} [cls] */
const key = (left, top, w, name, use = "", cls = "") => at(left, top, w, 168, `<div class="cap"><div class="s36 b">${name}</div>${use ? `<div class="s24 nw">${use}</div>` : ""}</div>`, { cls: `key ${cls}` });

const names = [["F2", "Listen"], ["F3", "Map"], ["F4", "Note"], ["F5", ""], ["F6", ""]];
const keyboard = `${key(96, 50, 190, "Esc")}${key(390, 50, 230, "F1", "Take over", "lit")}${each(names, ([name, use], i) => key(642 + i * 208 + (i > 2 ? 60 : 0), 50, 190, name, use))}
	${each(["1", "2", "3", "4", "5", "6", "7", "8"], (name, i) => key(30 + i * 208, 252, 190, name))}`;

export const picture = {
	alt: "Two linked calls on one time line, driver above and tow operator below; on the supervisor’s keyboard the F1 key to take over glows.",
	accent: tone.amber,
	css: `${base}
		.desk { position: absolute; left: 0; right: 0; top: 640px; bottom: 0; background: linear-gradient(180deg,#05061a 0,#141746 30%,#0a0c2c 100%); }
		.screen { background: linear-gradient(180deg,#14173f,#0e1033); border-radius: 0 0 26px 26px; box-shadow: 0 0 0 16px #04050f, 0 0 0 18px #34396f, 0 40px 60px rgb(0 0 8 / .8); overflow: hidden; }
		.chip { display: grid; place-items: center; border-radius: 24px; background: #262b63; color: ${tone.ink}; font-size: 20px; font-weight: 600; white-space: nowrap; } .chip.on { background: ${tone.amber}; color: ${tone.night}; }
		.board { transform-origin: 800px 0; background: #080922; border-radius: 40px; box-shadow: 0 -3px 0 #3a3f80, 0 30px 60px rgb(0 0 8 / .7); }
		.key { border-radius: 26px; background: #0c0e30; box-shadow: 10px 16px 18px rgb(0 0 6 / .7); } .cap { position: absolute; inset: 0 0 16px; border-radius: 24px; background: linear-gradient(160deg,#3b4187,#222657 60%); box-shadow: inset 2px 2px 0 rgb(255 255 255 / .22); padding: 22px 28px; display: flex; flex-direction: column; gap: 6px; color: #d9dcff; }
		.lit { background: #9a5c0c; box-shadow: 0 0 90px 30px rgb(255 170 50 / .5), 10px 16px 18px rgb(0 0 6 / .6); } .lit .cap { background: linear-gradient(160deg,#ffdf9f,#ffb648 55%,#f59a1e); color: ${tone.night}; box-shadow: inset 2px 2px 0 rgb(255 255 255 / .7); } .lit .s36 { font-size: 52px; line-height: 1; }
	`,
	html:
		ground({ base: tone.deep, grained: 0 }) +
		`<div class="desk"></div>` +
		at(-60, 676, 1800, 560, keyboard, { cls: "board layer", turn: "rotateX(26deg)" }) +
		at(0, -20, 1600, 660, `<div style="position:absolute;inset:20px 0 0">${screen}</div>`, { cls: "ui screen layer" }),
};
