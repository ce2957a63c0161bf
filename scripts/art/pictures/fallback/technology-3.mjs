import { each, random, svg, at } from "../../kit/base.mjs";
import { ground, rings } from "../../kit/background.mjs";

const next = random(23);
const tones = ["#7f8bb0", "#ff8a5c", "#5f6b90", "#9fb0e8", "#5f6b90"];
const code = Array.from({ length: 13 }, (_, row) => {
	const depth = [0, 1, 1, 2, 2, 2, 1, 0, 0, 1, 2, 1, 0][row];
	let x = 110 + depth * 54;
	return Array.from({ length: 1 + Math.floor(next() * 3.4) }, (_, i) => { const w = 60 + next() * 150; const mark = `<rect x="${Math.round(x)}" y="${64 + row * 46}" width="${Math.round(w)}" height="18" rx="9" fill="${tones[(row + i * 2) % tones.length]}"/>`; x += w + 18; return x < 900 ? mark : ""; }).join("") + `<rect x="36" y="${64 + row * 46}" width="30" height="18" rx="9" fill="#2b3450"/>`;
}).join("");

const pane = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {string} */ cls, /** @type {string} */ inner) => at(x, y, w, h, `<i></i><i></i><i></i>${inner}`, { cls: `pane ${cls}` });
const bars = svg(400, 210, each([60, 96, 82, 130, 118, 168, 196], (h, i) => `<rect x="${i * 58}" y="${210 - h}" width="38" height="${h}" rx="10" fill="${i === 6 ? "#ff6a33" : "#c3cbe2"}"/>`), "position:absolute;left:44px;bottom:40px");
const knobs = svg(330, 230, each([0.7, 0.35, 0.86], (share, i) => `<path d="M0 ${36 + i * 72}H330" stroke="#dfe3ef" stroke-width="14" stroke-linecap="round"/><path d="M0 ${36 + i * 72}H${330 * share}" stroke="#3d57c8" stroke-width="14" stroke-linecap="round"/><circle cx="${330 * share}" cy="${36 + i * 72}" r="24" fill="#fff" stroke="#3d57c8" stroke-width="7"/>`), "position:absolute;left:44px;top:78px");

export const picture = {
	alt: "Three windows one before another: lines of code, a column chart and a panel of sliders, all without words.",
	css: ".pane { border-radius: 26px; box-shadow: 40px 64px 110px -16px rgb(8 12 40 / .55), 0 0 0 1px rgb(255 255 255 / .12); } .pane > i { position: relative; display: inline-block; width: 16px; height: 16px; border-radius: 8px; background: rgb(128 140 180 / .45); margin: 24px -14px 0 30px; } .code { background: linear-gradient(150deg,#1b2238,#10152a); } .code svg { position: absolute; left: 0; top: 44px; } .light { background: linear-gradient(150deg,#fff,#eceffa); }",
	html:
		ground({ base: "linear-gradient(150deg,#d5dcf4 0%,#8d9bcd 50%,#3f4c86 100%)", glows: [[120, -40, 900, "#fff"], [1560, 1000, 700, "rgb(20 26 70 / .6)"]], lines: rings(300, 200, 9, 150, "rgb(255 255 255 / .22)", 2), grained: 0.35 }) +
		pane(200, 130, 980, 720, "code", svg(980, 660, code)) +
		pane(930, 210, 490, 340, "light", bars).replace("left:930px", "transform:rotateY(-9deg) rotateX(3deg) translateZ(40px);left:930px") +
		pane(1000, 580, 420, 320, "light", knobs).replace("left:1000px", "transform:rotateY(-9deg) rotateX(3deg) translateZ(60px);left:1000px"),
};
