import { at, each, icon, n, random, svg } from "../../kit/base.mjs";
import { camera, mix, terrain } from "../../kit/low-poly.mjs";
import { racers, storm, tone } from "./_monsoon-run-live-ops.mjs";
import { block, boat, draw, hex, lump, put } from "./_monsoon-run-solid.mjs";

const W = 1380;
const H = 664;
const HAZE = "#a9a4ee";
const look = camera({ w: W, h: H, height: 3.7, pitch: 0, zoom: 700, horizon: 236 });
const next = random(23);
const middle = (/** @type {number} */ z) => 9 * Math.sin((z - 6) / 27) * Math.min(1, z / 18);
const ease = (/** @type {number} */ v) => { const t = Math.min(1, Math.max(0, v)); return t * t * (3 - 2 * t); };
const rise = (/** @type {number} */ x, /** @type {number} */ z) => {
	const d = Math.abs(x - middle(z)) - 8.4 - Math.sin(z * 0.5 + x) * 0.6;
	if (d < 0) return -1;
	return 0.9 * ease(d / 1.2) + ease((d - 1) / 9) * (5.4 + 4.2 * Math.sin(x * 0.21 + z * 0.13) + 2.6 * Math.sin(z * 0.31)) + (z > 60 ? (z - 60) * 0.14 : 0);
};
const tint = (/** @type {string} */ color, /** @type {number} */ far) => mix(hex(color), HAZE, far);
const banks = terrain(look, { seed: 4, columns: 62, rows: 46, step: 1.9, near: 3.4, height: rise, keep: (y) => y > -0.4, color: (y, light, far) => {
	const [low, high] = y < 0.75 ? ["#5d3550", "#ffcf9c"] : y < 3.4 ? ["#083848", "#8ae89a"] : y < 6.4 ? ["#1d2c66", "#5fc4b9"] : ["#2f2372", "#d3c7ff"];
	return tint(mix(low, high, 0.04 + light * 1.16), far ** 1.3 * 0.74);
} });
const swell = (/** @type {number} */ x, /** @type {number} */ z) => 0.17 * Math.sin(x * 1.1 + z * 0.7) + 0.15 * Math.sin(z * 1.3 - x * 0.5);
const water = terrain(look, { seed: 9, columns: 46, rows: 50, step: 1.5, near: 2.6, height: swell, color: (y, light, far) => tint(mix("#064f77", "#86fbea", (light - 0.5) * 2.1 + y * 0.9 + 0.22), far * 0.66) });
const facet = (/** @type {[number, number, number][]} */ points, /** @type {string} */ fill, o = 1) => `<path d="M${points.map((point) => look(point).slice(0, 2).map(n).join(" ")).join("L")}z" fill="${fill}" opacity="${n(o * 10) / 10}"/>`;

/** A boat on the water with the foam behind it. @param {{ hull: string, trim: string }} paint @param {number} x @param {number} z */
function sail(paint, x, z, { yaw = 0, roll = 0, scale = 1.25, haze = 0, foam = 1, ghost = false } = {}) {
	const parts = boat(paint).map(({ points, faces }) => put({ points, faces: ghost ? faces.map(([, ...ring]) => /** @type {[string, ...number[]]} */ (["#dffff8", ...ring])) : faces }, { at: [x, 0.3 * scale, z], scale, yaw, roll, pitch: 0.15 }));
	const [dx, dz] = [-Math.sin(yaw), -Math.cos(yaw)];
	const trail = Array.from({ length: Math.round(26 * foam) }, (_, i) => {
		const f = i / 26;
		const side = i % 2 ? 1 : -1;
		const reach = (1.2 + f * 4.6) * scale;
		const [cx, cz] = [x + dx * reach + side * (0.35 + f * 1.5) * scale, z + dz * reach];
		const s = (0.34 + next() * 0.5) * scale;
		return cz < 3.1 ? "" : facet([[cx - s, 0.1, cz - s * 0.6], [cx - s * 0.2, 0.3 + next() * 0.35 * (1 - f), cz + s * 0.8], [cx + s * (0.6 + next() * 0.7), 0.12, cz + s * 0.1], [cx + s * 0.1, 0.05, cz - s * 0.9]], i % 3 ? "#ffffff" : "#c7fff6", 0.95 - f * 0.5);
	}).reverse().join("");
	return trail + draw(look, parts, { sorted: false, haze: [HAZE, haze] });
}
/** A palm by its foot and height. @param {number} x @param {number} y @param {number} s @param {number} lean @param {number} far */
function palm(x, y, s, lean, far) {
	const [tx, ty] = [x + s * lean, y - s * 0.74];
	const leaf = (/** @type {number} */ a, /** @type {number} */ r) => {
		const [ex, ey] = [tx + Math.cos(a) * r * s, ty - Math.sin(a) * r * s * 0.75 + s * 0.12];
		const [kx, ky] = [tx + Math.cos(a) * r * s * 0.55, ty - Math.sin(a) * r * s * 0.62 - s * 0.09];
		return `<path d="M${n(tx)} ${n(ty)}L${n(kx)} ${n(ky)}L${n(ex)} ${n(ey)}z" fill="${tint("#6fdc93", far)}"/><path d="M${n(tx)} ${n(ty)}L${n(kx)} ${n(ky + s * 0.09)}L${n(ex)} ${n(ey)}L${n(kx)} ${n(ky)}z" fill="${tint("#1f8579", far)}"/>`;
	};
	return `<path d="M${n(x - s * 0.035)} ${n(y)}L${n(tx - s * 0.018)} ${n(ty)}h${n(s * 0.036)}L${n(x + s * 0.035)} ${n(y)}z" fill="${tint("#5b3a58", far)}"/>${each([2.9, 0.25, 2.2, 0.95, 3.5, -0.35, 1.57], (a) => leaf(a, 0.4))}`;
}
const grove = Array.from({ length: 230 }, () => [(next() - 0.5) * 70, 8 + next() * 56, next()]).filter(([x, z]) => rise(x, z) > 0.95 && rise(x, z) < 4.6).sort((a, b) => b[1] - a[1])
	.map(([x, z, size], i) => { const [px, py, depth] = look([x, rise(x, z), z]); const far = Math.min(0.7, depth / 82); return i % 3 ? palm(px, py, ((2.7 + size * 1.4) * 700) / depth, (x > middle(z) ? -1 : 1) * (0.06 + size * 0.14), far) : draw(look, [put(lump("#3fb58b", i, [0.9, 0.8, 0.9]), { at: [x, rise(x, z) + 0.4, z], scale: 0.7 + size * 0.5 })], { shade: "#123a5c", haze: [HAZE, far] }); }).join("");

const [ira, zubin] = racers;
const me = racers[2];
const sky = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1c1650"/><stop offset=".5" stop-color="#4b429f"/><stop offset="1" stop-color="#d9c8ff"/></linearGradient></defs><rect width="${W}" height="300" fill="url(#sky)"/>`;
const clouds = [[-30, 26, 70, 13], [-12, 31, 76, 15], [8, 30, 74, 14], [27, 27, 70, 13], [44, 22, 68, 10], [-46, 21, 68, 10]].map(([x, y, z, s], i) => put(lump("#6d62c4", i + 9, [1.25, 0.5, 0.8], 0.3), { at: [x, y, z], scale: s }));
const bolt = `<g transform="translate(30 66) scale(.86)"><path d="M806 66l-26 50 15 7-31 46 12 6-34 66 22-58-14-6 27-47-15-7z" fill="#fffbe6"/><path d="M780 116l-44 30-6 26 13-22 43-22z" fill="#fffbe6" opacity=".8"/></g>`;
const rain = Array.from({ length: 100 }, () => { const [x, y, s] = [next() * W, next() * H, 0.5 + next()]; return `<path d="M${n(x)} ${n(y)}l${n(-12 * s)} ${n(46 * s)}" stroke="#eafcff" stroke-width="${n(1.6 + s)}" stroke-linecap="round" opacity=".42"/>`; }).join("");
const scene = svg(W, H, `${sky}${draw(look, clouds, { shade: "#251d62", deep: 0.8 })}${bolt}${water}${banks}${grove}
	${sail(ira, 9.6, 34, { yaw: 0.3, haze: 0.2 })}${sail(zubin, 2.7, 21, { yaw: 0.26, roll: 0.08, haze: 0.08 })}<g opacity=".7">${sail(me, 4.9, 12.4, { yaw: 0.14, scale: 1.4, foam: 0, ghost: true })}</g>${sail(me, -1.3, 10, { yaw: 0.2, roll: -0.12, scale: 1.5 })}${rain}`);

/** Water that the screen cannot hold. */
const spray = svg(W, H, Array.from({ length: 64 }, (_, i) => {
	const a = Math.PI * (i < 40 ? 0.1 + 0.8 * next() : 1 + next());
	const r = 60 + next() ** 1.5 * 250;
	const [x, y, s] = [420 + Math.cos(a) * r * 1.6, 622 + Math.sin(a) * r * (i < 40 ? 0.5 : 0.3), (40 - r / 9) * (0.45 + next() * 0.75)];
	const turn = next() * 6;
	const [p, q, o, m] = [0, 1.9, 3.6, 2.8].map((by, k) => [x + Math.cos(turn + by) * s * (k === 3 ? 0.2 : 0.7 + next() * 0.5), y + Math.sin(turn + by) * s * (k === 3 ? 0.2 : 0.7 + next() * 0.5)].map(n).join(" "));
	return s < 5 ? "" : `<path d="M${p}L${q}L${m}z" fill="#ffffff"/><path d="M${q}L${o}L${m}z" fill="#8ff0e4"/><path d="M${o}L${p}L${m}z" fill="#d5fff7"/>`;
}).join(""), "position:absolute;left:20px;top:20px");

const name = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ label, cls = "") => at(x, y, 200, 36, `<span class="name nw ${cls}">${label}</span>`, { cls: "tc" });
const hud = `
	${at(58, 44, null, null, `<div class="r base" style="gap:12px"><span class="big">3</span><span class="s32 b">of 6</span></div>`)}
	${at(490, 50, 400, null, `<div class="way"><i></i><b></b></div><div class="r sb s20 b" style="margin-top:14px"><span>822 m</span><span>1,240 m</span></div>`)}
	${at(W - 358, 44, 300, null, `<div class="ta lap"><div class="time nw">0:48.61</div><div class="s24 b nw" style="margin-top:8px;color:#8dfbe9">0.14 behind ghost</div></div>`)}
	${name(788, 184, "Ira, 1st")}${name(680, 232, "Zubin, 2nd")}${name(872, 246, "Your best", "soft")}
	${at(70, H - 186, 136, 136, `<span class="knob"></span>`, { cls: "stick" })}
	${at(W - 210, H - 190, 140, 140, icon("Zap", 64, { fill: "currentColor" }), { cls: "boost" })}`;

export const picture = {
	alt: "A phone in landscape with a boat race in the rain: your boat is third of six, beside the pale ghost of your best run.",
	accent: tone.teal,
	css: `
		.play { border-radius: 96px; background: #07080f; box-shadow: 44px 74px 110px -16px rgb(5 3 30 / .7), inset 2px 2px 1px #7a7f99, inset -2px -2px 1px #23262e; } .play > .screen { position: absolute; left: 20px; top: 20px; width: ${W}px; height: ${H}px; border-radius: 76px; overflow: hidden; color: #fff; }
		.lap { padding: 16px 26px 18px; margin: -12px -14px 0 0; border-radius: 24px; background: rgb(18 12 60 / .78); } .big { font-size: 104px; font-weight: 700; line-height: .86; letter-spacing: -.05em; } .time { font-size: 64px; font-weight: 700; line-height: 1; letter-spacing: -.04em; }
		.way { position: relative; height: 12px; border-radius: 6px; background: rgb(12 8 50 / .6); } .way i { position: absolute; left: 0; top: 0; bottom: 0; width: 66.3%; border-radius: 6px; background: #ffb52e; } .way b { position: absolute; left: 66.3%; top: -9px; width: 30px; height: 30px; margin-left: -15px; border-radius: 50%; background: #fff; border: 7px solid #ffb52e; }
		.name { display: inline-block; padding: 0 13px; height: 34px; line-height: 33px; border-radius: 10px; background: rgb(18 12 60 / .82); font-size: 20px; font-weight: 600; } .name.soft { background: rgb(230 255 250 / .9); color: #0b3f4c; }
		.stick, .boost { border-radius: 50%; } .stick { background: rgb(10 16 60 / .42); box-shadow: inset 0 0 0 3px rgb(255 255 255 / .6); } .knob { position: absolute; left: 52px; top: 30px; width: 64px; height: 64px; border-radius: 50%; background: #fff; box-shadow: 4px 8px 16px rgb(0 0 0 / .3); } .boost { display: grid; place-items: center; background: #ffb52e; color: #3a1d00; box-shadow: 6px 12px 26px rgb(6 4 40 / .5), inset 2px 2px 0 #ffe0a0; }
	`,
	html: storm([200, 0]) + at(90, 140, W + 40, H + 40, `<div class="screen box">${scene}${hud}</div>${spray}`, { cls: "play layer", turn: "rotateX(8deg) rotateY(-9deg) rotateZ(2deg)" }),
};
