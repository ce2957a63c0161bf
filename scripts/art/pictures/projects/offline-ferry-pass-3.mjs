import { at, each, icon, n, random, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { sea } from "./_offline-ferry-pass.mjs";

// The phone is an island: what its case does to the hand spreads like depth lines.
const W = 640;
const H = 1260;
const ripples = svg(1600, 1000, `<g transform="translate(520 690) rotate(4)">${each([1, 2, 3, 4, 5, 6, 7], (i) => `<rect x="${-W / 2 - i * 58}" y="${-H / 2 - i * 58}" width="${W + i * 116}" height="${H + i * 116}" rx="${88 + i * 58}" stroke="#5fe39a" stroke-width="${n(11 - i * 1.3)}" opacity="${n(0.62 - i * 0.075)}"/>`)}</g>`, "position:absolute;left:0;top:0;-webkit-mask:linear-gradient(90deg,#000 860px,transparent 1075px)");

/** Rain on the glass, lit from the upper left. */
const next = random(23);
const dry = (/** @type {number} */ x, /** @type {number} */ y) => y < 92 || Math.hypot(x - 265, y - 262) < 182 || (y > 440 && y < 764 && x > 20 && x < 512);
const places = Array.from({ length: 150 }, () => [14 + next() * 502, 14 + next() * 880, 4 + next() ** 2 * 15]).filter(([x, y]) => !dry(x, y));
const rain = each(places, ([x, y, r]) => {
	return `<g transform="translate(${n(x)} ${n(y)})"><ellipse cx="${n(r * 0.16)}" cy="${n(r * 0.24)}" rx="${n(r)}" ry="${n(r * 1.12)}" fill="#04371c" opacity=".34"/><ellipse rx="${n(r)}" ry="${n(r * 1.1)}" fill="url(#drop)"/><ellipse cx="${n(-r * 0.34)}" cy="${n(-r * 0.42)}" rx="${n(r * 0.24)}" ry="${n(r * 0.17)}" fill="#fff" opacity=".9"/></g>`;
});

const screw = (/** @type {number} */ x, /** @type {number} */ y) => `<circle cx="${x}" cy="${y}" r="12" fill="#0b0f11" stroke="#4a5356" stroke-width="2"/><path d="M${x - 6} ${y - 6}l12 12" stroke="#59646a" stroke-width="3"/>`;
const body = svg(W, H, `
	<defs><linearGradient id="case" x1="0" y1="0" x2="1" y2=".8"><stop stop-color="#454e52"/><stop offset=".3" stop-color="#242a2d"/><stop offset="1" stop-color="#0d1113"/></linearGradient><linearGradient id="rubber" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffe08a"/><stop offset=".4" stop-color="${sea.buoy}"/><stop offset="1" stop-color="#c98f0c"/></linearGradient><radialGradient id="drop"><stop stop-color="#fff" stop-opacity=".02"/><stop offset=".7" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#fff" stop-opacity=".4"/></radialGradient></defs>
	<rect x="-14" y="250" width="30" height="150" rx="12" fill="url(#rubber)"/><rect x="-10" y="440" width="26" height="96" rx="10" fill="#1a1f21"/><rect x="-10" y="556" width="26" height="96" rx="10" fill="#1a1f21"/><rect x="${W - 16}" y="330" width="26" height="120" rx="10" fill="#0c0f10"/>
	<path d="M84 0H${W - 84}L${W} 84V${H}H0V84z" fill="url(#case)"/><path d="M0 ${H}V84L84 0H${W - 84}" stroke="#8b979b" stroke-width="4" stroke-linejoin="round"/>
	<path d="M-8 76L76-8H214L190 26H98L26 98V196L-8 222z" fill="url(#rubber)"/><path d="M${W + 8} 76L${W - 76}-8H${W - 214}L${W - 190} 26H${W - 98}L${W - 26} 98V196L${W + 8} 222z" fill="url(#rubber)"/>
	<path d="M-8 222V76L76-8H214" stroke="#fff3c6" stroke-width="3"/><rect x="${W / 2 - 70}" y="34" width="140" height="12" rx="6" fill="#05080a"/>${screw(118, 58)}${screw(W - 118, 58)}<circle cx="${W / 2 + 108}" cy="40" r="8" fill="#05080a" stroke="#3a4346" stroke-width="2"/>`);

const green = `
	<div class="r sb s28 b head"><span>Harne, gate 1</span><span class="r" style="gap:12px">${icon("WifiOff", 30, { stroke: 2.4 })}no network</span></div>
	<div class="c" style="align-items:center;margin-top:20px"><svg width="330" height="330" viewBox="0 0 330 330" fill="none"><circle cx="165" cy="165" r="158" fill="#fff"/><path d="M88 170l54 56L246 114" stroke="#0a7a3c" stroke-width="40" stroke-linecap="round" stroke-linejoin="round"/></svg></div>
	<div class="board b tc nw">Board 4</div>
	<div class="heads r mid">${each([1, 1, 1, 1, 0], (here) => `<svg width="58" height="72" viewBox="0 0 58 72" fill="${here ? "#fff" : "none"}" stroke="#fff" stroke-width="4" stroke-dasharray="${here ? "" : "7 6"}"><circle cx="29" cy="18" r="14"/><path d="M5 70V62Q5 40 29 40T53 62V70z"/></svg>`)}</div>
	<div class="tc s36 nw" style="margin-top:22px">Rane, 1 of 5 to come</div>
	${svg(530, 1100, rain, "position:absolute;left:0;top:0")}`;

/** Length of each pulse in milliseconds. @type {[string, string, string, number[], string][]} */
const signs = [
	["Board", "one long", "#4be08c", [600], "on"],
	["Look again", "two", sea.buoy, [200, 200], ""],
	["Stop", "four short", "#ff8a75", [90, 90, 90, 90], ""],
];
const felt = `
	<div class="time b">0.4 s</div>
	<div class="s32" style="color:#b9ded9;margin-bottom:56px">for a check, offline</div>
	${each(signs, ([name, way, color, pulses, on]) => `<div class="sign ${on}"><div class="r base" style="gap:16px"><span class="s36 b">${name}</span><span class="s24" style="color:#a3cbc7">${way}</span></div><div class="r" style="gap:16px;margin-top:16px">${each(pulses, (ms) => `<i style="width:${n(ms * 0.58)}px;background:${color}"></i>`)}</div></div>`)}`;

export const picture = {
	alt: "A rugged gate phone in the rain with a full green screen: a group ticket is valid, four of five people may board.",
	accent: "#0a7a3c",
	css: `
		.green { background: linear-gradient(160deg,#16a457 0%,#0c8444 55%,#086a36 100%); color: #fff; border-radius: 30px; overflow: hidden; box-shadow: 0 0 0 7px #05080a, 0 0 90px rgb(60 230 140 / .55); } .head { padding: 34px 40px 0; } .board { font-size: 132px; line-height: 1; letter-spacing: -.045em; margin: 22px 0 26px; } .heads { gap: 20px; }
		.felt { color: #fff; } .time { font-size: 148px; line-height: 1; letter-spacing: -.05em; margin-left: -6px; } .sign { padding: 26px 0 30px; border-top: 2px solid rgb(200 255 240 / .2); } .sign i { height: 26px; border-radius: 13px; opacity: .8; } .sign.on i { opacity: 1; box-shadow: 0 0 34px #4be08c; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#0d5f66 0%,#073840 48%,#031d23 100%)", glows: [[40, -40, 700, "rgb(110 220 205 / .5)"], [520, 560, 900, "rgb(32 170 96 / .55)"]], lines: ripples, grained: 0.3 }) +
		at(200, 74, W, H, `<div class="abs" style="left:40px;top:60px;width:${W}px;height:${H}px;background:#01090b;opacity:.6;filter:blur(44px)"></div>${body}${at(55, 96, 530, 1100, green, { cls: "green box", css: "position:absolute" })}`, { cls: "layer", turn: "rotateZ(4deg)", css: "transform-origin:320px 616px;" }) +
		at(1096, 176, 420, null, felt, { cls: "felt layer" }),
};
