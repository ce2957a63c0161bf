import { at, each, icon, n, random, svg } from "../../kit/base.mjs";
import { rings } from "../../kit/ground.mjs";
import { mix } from "../../kit/low-poly.mjs";
import { course, glass, storm, tone } from "./_monsoon-run-live-ops.mjs";
import { block, boat, draw, hex, lit, lump, ortho, put } from "./_monsoon-run-solid.mjs";
import { along, land, rise, slab, toWater } from "./_monsoon-run-river.mjs";

/** @typedef {[number, number, number]} Vec */
const look = ortho({ x: 752, y: 512, zoom: 26, yaw: -0.46, pitch: 0.62 });
const earth = slab(look, {
	lit,
	ground: (y, light) => mix(...(y < 0.55 ? ["#7a4a52", "#ffd9a6"] : y < 1.9 ? ["#0e4a4c", "#8fdc8b"] : y < 3.3 ? ["#1d3f6b", "#6fc7b6"] : ["#3b2f7d", "#d9ccff"]), 0.1 + light * 1.05),
	water: (depth, light) => mix(hex(mix("#7ff5e4", "#0b6f94", depth / 1.7)), "#ffffff", (light - 0.55) * 0.5),
	strata: [[0, "#c98a6b", "#8a5560"], [0.7, "#7a4a63", "#4c2b52"], [1.9, "#4a3278", "#2c1c55"], [3.3, "#34246a", "#1f1446"]],
	wet: ["#2fc9c4", "#1a8fa6"],
});
const next = random(8);
const woods = Array.from({ length: 330 }, () => [(next() - 0.5) * 39, (next() - 0.5) * 24, next()])
	.filter(([x, z]) => toWater(x, z) > 1.3 && rise(x, z) < 2.4 && Math.sin(x * 0.5) + Math.cos(z * 0.6) > -0.4)
	.flatMap(([x, z, size], i) => [put(block("#5b3a4a", [0, 0, 0], [0.14, 0.7, 0.14]), { at: [x, rise(x, z), z] }), put(lump(i % 3 ? "#5fc98a" : "#2fa58d", i, [0.52, 0.74, 0.52]), { at: [x, rise(x, z) + 1.1 + size * 0.2, z], scale: 0.75 + size * 0.5 })]);
const place = (/** @type {number} */ t, /** @type {number} */ shift) => along(t, t, () => shift, 0)[0];
const stones = [[0.49, 0.8, 1], [0.515, -0.75, 0.8], [0.545, 0.72, 0.7], [0.24, -0.7, 0.6], [0.74, 0.72, 0.6]].map(([t, shift, size], i) => put(lump("#a99bd8", i + 40, [0.75, 0.6, 0.75], 0.4), { at: place(t, shift), scale: size }));
const logs = [[0.13, 0.4, 0.2], [0.195, -0.4, 1.4], [0.262, 0.5, 0.7], [0.33, -0.3, 0.5], [0.36, 0.55, 2.2], [0.415, -0.6, 1.7], [0.475, 0.1, 1.2], [0.585, 0.35, 1.9], [0.612, -0.5, 0.4], [0.72, 0.6, 1.1], [0.745, -0.5, 1.7], [0.8, 0.1, 1.2], [0.865, 0.55, 0.3], [0.89, -0.6, 0.9]].map(([t, shift, yaw]) => put(block("#c58a5c", [0, -0.12, 0], [0.34, 0.34, 1.9], 0.1), { at: place(t, shift), yaw }));
const gate = (/** @type {number} */ t, /** @type {string} */ color) => [1, -1].map((side) => put(block(color, [0, 0, 0], [0.34, 3, 0.34], 0.3), { at: place(t, side * 1.08) }));
/** A cloud over the hills, spread along the picture's width. */
const cloud = [[0, 0, 0, 2.9], [-3, -0.5, 0.5, 2.2], [3.1, -0.4, 0.2, 2.4], [-1.5, 1.3, 0.8, 2.1], [1.7, 1.5, 0.6, 2.2], [-5.3, -1, 0, 1.5], [5.7, -0.9, 0, 1.6], [7.6, -1.2, 0.2, 1], [4, 0.8, 1, 1.4]]
	.map(([x, y, z, size], i) => put(lump(i > 2 && i < 5 ? "#ffffff" : "#d9d2fb", i + 3, [1, 0.74, 0.9], 0.22), { at: [x * 0.9 - 6.4, y + 9.2, x * 0.444 + z + 9.6], scale: size }));

const flat = (/** @type {Vec[]} */ points) => points.map((point) => look(point).slice(0, 2).map(n).join(" ")).join("L");
const line = (/** @type {Vec[]} */ points, /** @type {string} */ pen) => `<path d="M${flat(points)}" ${pen} stroke-linecap="round" stroke-linejoin="round"/>`;
/** What the bot drove: each race a line; one of these ends at the rocks. */
const races = [-0.4, -0.22, -0.06, 0.08, 0.2, 0.36, 0.02].map((way, i) => {
	const [a, b] = [next() * 6, next() * 6];
	const wreck = i === 6;
	return line(along(0.1, wreck ? 0.497 : 0.93, (t) => (wreck && t > 0.46 ? way + (t - 0.46) * 16 : way) + 0.13 * Math.sin(t * 21 + a) + 0.05 * Math.sin(t * 60 + b)), wreck ? 'stroke="#ff4d63" stroke-width="4"' : 'stroke="#33208f" stroke-width="2.2" opacity=".5"');
}).join("");
/** The current: a dart on the water, longer where it is fast. */
const current = [0.16, 0.225, 0.295, 0.375, 0.45, 0.555, 0.705, 0.83, 0.9].map((t) => {
	const reach = 0.012 + 0.008 * Math.exp(-(((t - 0.5) / 0.1) ** 2));
	const [left, tip, right, tail] = [place(t - reach, 0.38), place(t + reach, 0.001), place(t - reach, -0.38), place(t - reach * 0.45, 0.001)];
	return `<path d="M${flat([left, tip, right, tail])}z" fill="#fff" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>`;
}).join("");
const banks = /** @type {(1 | -1)[]} */ ([1, -1]).map((side) => {
	const points = along(0.055, 0.945, () => side, 0.66, 0.35);
	const nodes = points.filter((_, i) => i % 21 === 6 && !(side === -1 && i === 195)).map((point) => { const [x, y] = look(point); return `<rect x="${n(x - 7)}" y="${n(y - 7)}" width="14" height="14" rx="2" fill="#fff" stroke="#3a2478" stroke-width="3"/>`; });
	return line(points, 'stroke="#fff" stroke-width="3.5"') + nodes.join("");
}).join("");
/** The width that is being measured, from bank to bank. */
const [wide, narrow] = [1, -1].map((side) => look(along(0.772, 0.772, () => side, 0.66, 0.35)[0]));
const measure = `<path d="M${n(wide[0])} ${n(wide[1])}L${n(narrow[0])} ${n(narrow[1])}" stroke="#ffb52e" stroke-width="4" stroke-dasharray="3 10" stroke-linecap="round"/>${each([wide, narrow], ([x, y]) => `<rect x="${n(x - 10)}" y="${n(y - 10)}" width="20" height="20" rx="3" fill="#ffb52e" stroke="#3a2478" stroke-width="3.5"/>`)}`;
const [from, to] = [place(0.655, 0.1), place(0.672, 0.1)];
const craft = boat({ hull: tone.sun, trim: "#fff4d6" }).map((part) => put(part, { at: [from[0], 0.12, from[2]], scale: 0.82, yaw: Math.atan2(to[0] - from[0], to[2] - from[2]), pitch: 0.1 }));
const wake = [0.62, -0.5].map((side) => line([place(0.632, side), place(0.643, side * 0.62 + 0.04), place(0.65, 0.1)], 'stroke="#fff" stroke-width="6" opacity=".85"')).join("");
const rain = Array.from({ length: 110 }, () => {
	const x = 500 + next() * 330;
	const y = 208 + next() * (120 + (x - 500) * 0.25);
	return `<path d="M${n(x)} ${n(y)}l-7 ${n(26 + next() * 14)}" stroke="#e6fdff" stroke-width="2.6" stroke-linecap="round" opacity="${n(0.45 + next() * 0.5)}"/>`;
}).join("");

const sliders = [["Rainfall", "42 mm/h", 60], ["Current", "2.8 m/s", 48], ["Debris", "14 logs", 34]];
const panel = `<div style="padding:30px 34px 34px;display:grid;gap:30px">${each(sliders, ([label, value, share]) => `<div><div class="r sb base" style="margin-bottom:18px"><span class="s24 m2">${label}</span><span class="s32 b nw">${value}</span></div><div class="rail"><i style="width:${share}%"></i><b style="left:${share}%"></b></div></div>`)}</div>`;
const dock = each(["Spline", "Waves", "CloudRain", "TreePine", "Bot"], (name, i) => `<span class="tool ${i ? "" : "on"}">${icon(name, 30)}</span>`);
const most = Math.max(...course.bins);
const bars = svg(330, 96, course.bins.map((count, i) => `<rect x="${i * 33}" y="${n(96 - (count / most) * 92)}" width="27" height="${n((count / most) * 92)}" rx="4" fill="${i === 4 ? "#ffffff" : "#2fd6c3"}"/>`).join(""));


export const picture = {
	alt: "A block of low-poly land with a river in an editor: banks with handles, arrows of current, rain from a cloud, and sliders.",
	accent: tone.teal,
	css: `${glass} .dock { display: grid; gap: 6px; padding: 10px; } .tool { width: 60px; height: 60px; border-radius: 14px; display: grid; place-items: center; color: #c4c9e2; } .tool.on { background: #f3f6ff; color: #251a63; }`,
	html:
		storm([120, 40], rings(800, 560, 9, 120, "rgb(255 255 255 / .07)")) +
		svg(1600, 1000, `<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="30"/></filter></defs><path d="M${flat([[-19, -6, -10], [23, -8, -16], [24, -8, 10], [0, -8, 10]])}z" fill="#07041f" opacity=".6" filter="url(#soft)" transform="translate(26 34)"/>${earth}${races}${current}${draw(look, [...stones, ...logs], { shade: "#1b2a5c" })}${wake}${draw(look, craft, { sorted: false })}${draw(look, [...woods, ...gate(0.1, "#ff6b4a"), ...gate(0.925, "#8f73ff")], { shade: "#123a5c" })}${banks}${measure}${rain}${draw(look, cloud, { shade: "#6a55b8", deep: 0.8 })}`, "position:absolute;inset:0") +
		at(84, 84, null, null, dock, { cls: "glass dock layer" }) +
		at(1094, 84, 420, null, panel, { cls: "glass box layer" }) +
		at(84, 800, null, null, `<div class="layer" style="color:#fff"><div class="s72 b nw">${course.name}</div><div class="s24 nw" style="margin-top:14px;color:#d6e2ff">A new river on Thursday, 29 May</div></div>`) +
		at(Math.round(narrow[0]) - 44, Math.round(narrow[1]) + 20, 88, 44, "18 m", { cls: "layer tc b s24", css: "line-height:44px;border-radius:12px;background:#ffb52e;color:#251a63" }) +
		at(1186, 726, 330, null, `<div class="layer" style="color:#fff">${bars}<div class="r sb s19" style="color:#c9cdf3;margin:10px 0 16px"><span>1:10</span><span>1:50</span></div><div class="s36 b nw">${course.finished} of 200 finish</div><div class="s20 nw" style="color:#c9cdf3;margin-top:6px">Bot races, median 1:28.4</div></div>`),
};
