import { at, avatar, each, icon, n, svg } from "../../kit/base.mjs";
import { skin, tone } from "./_voice-triage-nine-languages.mjs";

/** The questions of each body region, by depth: 7 + 28 + 76 + 120 + 180, and the first one: 412 in all. */
const regions = [[1, 4, 11, 18, 26], [1, 4, 11, 17, 26], [1, 4, 11, 17, 26], [1, 4, 11, 17, 26], [1, 4, 11, 17, 26], [1, 4, 11, 17, 25], [1, 4, 10, 17, 25]];
const columns = [340, 560, 770, 956, 1112];
const BAND = 134;
const ROOT = /** @type {[number, number]} */ ([104, 500]);
/** A question's place; the columns bow around the first one. @param {number} region @param {number} depth @param {number} i @returns {[number, number]} */
function spot(region, depth, i) {
	const y = 500 + (region - 3) * BAND + ((i + 0.5) / regions[region][depth] - 0.5) * (BAND - 22);
	return [columns[depth] - 26 * (depth + 1) * ((y - 500) / 500) ** 2, y];
}
const parent = (/** @type {number} */ region, /** @type {number} */ depth, /** @type {number} */ i) => Math.floor((i / regions[region][depth]) * regions[region][depth - 1]);
const branch = ([ax, ay], [bx, by]) => `M${n(ax)} ${n(ay)}C${n((ax + bx) / 2)} ${n(ay)} ${n((ax + bx) / 2)} ${n(by)} ${n(bx)} ${n(by)}`;

const color = ["#1f8299", "#3c9fb4", "#62b6c6", "#7cc3d0", "#5fb3c4"];
const tree = each([0, 1, 2, 3, 4], (depth) => `<path d="${regions.map((counts, region) => Array.from({ length: counts[depth] }, (_, i) => branch(depth ? spot(region, depth - 1, parent(region, depth, i)) : ROOT, spot(region, depth, i))).join("")).join("")}" stroke="${["#86c5d2", "#9cd0db", "#b5dce4", "#c2e2e9", "#cde8ed"][depth]}" stroke-width="${[4, 3, 2.4, 2, 1.8][depth]}"/>`);
const dots = each([4, 3, 2, 1, 0], (depth) => each(regions, (counts, region) => each(Array.from({ length: counts[depth] }, (_, i) => spot(region, depth, i)), ([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${[13, 9, 4.6, 3, 2][depth] + (depth === 4 ? 0.2 : 0)}" fill="${color[depth]}"/>`)));

/** From a question back to the first one. @param {number} region @param {number} depth @param {number} i @returns {[number, number][]} */
const route = (region, depth, i) => (depth < 0 ? [ROOT] : [...route(region, depth - 1, depth ? parent(region, depth, i) : 0), spot(region, depth, i)]);
const knee = route(5, 4, 12);
const chest = route(1, 1, 1);
const way = (/** @type {[number, number][]} */ points) => points.slice(1).map((point, i) => branch(points[i], point)).join("");
const [fx, fy] = chest[2];
const [kx, ky] = knee[5];
const jump = `M${fx} ${fy}C${fx + 150} ${fy} ${fx + 170} 150 ${fx + 340} 150H1216`;
const leave = `M${kx} ${ky}H1218`;

const graph = svg(1600, 1000, `${tree}${dots}<path d="${[3, 4, 6].map((region) => `M${n(spot(region, 4, 12)[0] + 22)} ${500 + (region - 3) * BAND}H1230`).join("")}" stroke="#8ecdd8" stroke-width="3" stroke-dasharray="1 11" stroke-linecap="round"/>
	<path d="${way(knee)}${leave}" stroke="#fff" stroke-width="13"/><path d="${way(knee)}${leave}" stroke="${tone.cyan}" stroke-width="6" stroke-linecap="round"/>${each(knee.slice(1), ([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="11" fill="#fff" stroke="${tone.cyan}" stroke-width="6"/>`)}
	<path d="${way(chest)}${jump}" stroke="#fff" stroke-width="20"/><path d="${way(chest)}${jump}" stroke="${tone.red}" stroke-width="10" stroke-linecap="round"/>${each(chest.slice(1), ([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="15" fill="#fff" stroke="${tone.red}" stroke-width="8"/>`)}
	<path d="M1198 132l22 18-22 18" stroke="${tone.red}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`, "position:absolute;inset:0");

const chip = (/** @type {[number, number]} */ [x, y], dx, dy, number, text, color) => at(x + dx, y + dy, null, null, `<span class="q nw"><b style="color:${color}">${number}</b>${text}</span>`, { cls: "layer" });

export const picture = {
	alt: "The protocol as a graph of 412 questions; a red-flag branch leaves it and leads straight to a nurse on the line.",
	accent: tone.red,
	css: `${skin}
		.sheet { background: linear-gradient(120deg,#ffffff 20%,#f1fafb 60%,#dff1f5 100%); }
		.q { display: flex; align-items: center; gap: 12px; height: 48px; padding: 0 18px; border-radius: 24px; background: #fff; font-size: 22px; font-weight: 600; color: ${tone.ink}; box-shadow: 0 0 0 1.5px ${tone.line}, 6px 10px 22px rgb(3 50 62 / .16); }
		.root { width: 104px; height: 104px; margin: -52px; border-radius: 52px; background: ${tone.night}; color: #fff; display: grid; place-items: center; box-shadow: 10px 16px 34px rgb(3 50 62 / .35); }
		.nurse { background: ${tone.red}; color: #fff; border-radius: 26px; padding: 28px 30px; box-shadow: 22px 34px 64px -8px rgb(110 10 26 / .5), inset 1.5px 1.5px 0 rgb(255 255 255 / .3); }
		.clinic { background: #fff; border-radius: 20px; padding: 22px 26px; box-shadow: 0 0 0 1.5px ${tone.line}, 16px 26px 50px -6px rgb(3 50 62 / .25); }
	`,
	html: `<div class="fill calm sheet"></div>${graph}
		${at(ROOT[0], ROOT[1], 0, 0, `<div class="root">${icon("Mic", 50)}</div>`)}
		${at(64, 56, null, null, `<div class="s96 b">412</div><div class="s24 m2" style="margin-top:8px;line-height:1.25">questions from<br>84 pages</div>`, { cls: "calm layer" })}
		${chip(chest[1], -40, -78, "Q 41", "Chest", tone.red)}${chip(chest[2], -52, 34, "Flag 7", "Pain goes to the jaw", tone.red)}
		${chip(knee[1], -60, 30, "Q 212", "Knee, left", tone.cyan)}${chip(knee[2], -50, 30, "Q 218", "Since Sunday", tone.cyan)}${chip(knee[3], -46, -72, "Q 231", "No fall", tone.cyan)}
		${at(1228, 56, 316, null, `<div class="r" style="gap:16px">${avatar("AP", 64, "rgb(255 255 255 / .22)")}<div class="nw"><div class="s28 b">Anita Pawar</div><div class="s20">triage nurse</div></div></div><div class="r base" style="gap:12px;margin-top:20px"><span class="s72 b">6 s</span><span class="nw">to connect</span></div><div class="s20" style="margin-top:12px;line-height:1.35">Hears: man, 58, pressure in the chest for 20 min.</div>`, { cls: "nurse layer" })}
		${each([[3, "Gynecology"], [4, "Skin"], [6, "General medicine"]], ([region, name]) => at(1252, 500 + (region - 3) * BAND - 17, null, null, `<span class="s26 m3 nw">${name}</span>`, { cls: "calm layer" }))}
		${at(1228, ky - 54, 316, null, `<div class="s28 b nw">Orthopedics</div><div class="m2" style="margin-top:4px">within 3 days</div>`, { cls: "calm clinic layer" })}`,
};
