import { at, card, each, icon, n, random, svg, win } from "../../kit/base.mjs";
import { ground, gridLines } from "../../kit/background.mjs";
import { camera, fir, mix, terrain } from "../../kit/low-poly.mjs";

const W = 1060;
const H = 640;
const look = camera({ w: W, h: H, height: 7.6, pitch: 0, zoom: 640, horizon: 214 });
const rise = (/** @type {number} */ x, /** @type {number} */ z) => {
	const hill = (/** @type {number} */ cx, /** @type {number} */ cz, /** @type {number} */ r, /** @type {number} */ tall) => tall * Math.exp(-((x - cx) ** 2 + (z - cz) ** 2) / (r * r));
	return hill(-13, 33, 9, 7.4) + hill(9, 46, 11, 15) + hill(-6, 58, 14, 10) + hill(-30, 54, 12, 13) + hill(26, 30, 9, 7) + hill(-14, 18, 6.5, 3.4) + hill(-3, 15.5, 7, 2.2) + hill(4.4, 21, 4.6, 3) - 1.1 + 0.35 * Math.sin(x * 0.9) * Math.cos(z * 0.7);
};
const land = terrain(look, {
	seed: 5, columns: 64, rows: 40, step: 1.7, near: 7, height: rise, keep: (y) => y > -0.25,
	color: (y, light, far) => {
		const tone = y < 0.45 ? ["#8a5a4e", "#ffdca8"] : y < 3.4 ? ["#1f4a4f", "#a8cf6e"] : y < 6.2 ? ["#5b3f63", "#e79a86"] : ["#a2698c", "#fff0e4"];
		return mix(mix(tone[0], tone[1], light * 1.15).replace(/rgb\((\d+) (\d+) (\d+)\)/, (_, r, g, b) => `#${[r, g, b].map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`), "#f7a98f", far * far * 0.62);
	},
});
const next = random(41);
const trees = Array.from({ length: 210 }, () => [(next() - 0.5) * 44, 9 + next() * 38, next()])
	.filter(([x, z]) => rise(x, z) > 0.7 && rise(x, z) < 3.6)
	.sort((a, b) => b[1] - a[1]);
const firs = trees
	.map(([x, z, size]) => { const [px, py, depth] = look([x, rise(x, z), z]); return fir(px, py, ((1.1 + size * 0.9) * 640) / depth, mix("#7fb069", "#f7a98f", depth / 90), mix("#1e4d4a", "#c77a7e", depth / 90), "#4a2b35"); })
	.join("");
const place = (/** @type {number} */ x, /** @type {number} */ z, up = 0) => look([x, Math.max(0, rise(x, z)) + up, z]);
const [lx, ly, ld] = place(4.6, 21);
const tower = 640 / ld;
const lighthouse = `<g transform="translate(${n(lx)} ${n(ly)}) scale(${n(tower)})"><path d="M-.62 .1L-.4 -4.4H0V.1z" fill="#fff3e6"/><path d="M.62 .1L.4 -4.4H0V.1z" fill="#d9a3a0"/><path d="M-.56 -1h1.12l-.06-1h-1z" fill="#c2313f"/><path d="M-.47 -3h.94l-.04-.8h-.86z" fill="#c2313f"/><path d="M-.6 -4.4h1.2v-.2h-1.2z" fill="#40203a"/><path d="M-.34 -4.6h.68v-.8h-.68z" fill="#ffe79a"/><path d="M-.46 -5.4h.92L0 -6.1z" fill="#c2313f"/></g>`;
const path = [[-11, 17], [-6.2, 15.2], [-1.5, 14.6], [1.6, 16.6], [3.6, 19.4]].map(([x, z]) => place(x, z, 0.25));
const route = `<path d="M${path.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}" stroke="#fff" stroke-width="4" stroke-dasharray="4 12" stroke-linecap="round"/>${path.map(([x, y], i) => `<circle cx="${n(x)}" cy="${n(y)}" r="${i === 2 ? 13 : 8}" fill="${i === 2 ? "#ff3d8b" : "#fff"}" stroke="#fff" stroke-width="4"/>`).join("")}`;
const [gx, gy] = path[2];
const gizmo = `<g stroke-width="7" stroke-linecap="round"><path d="M${n(gx)} ${n(gy)}v-120" stroke="#64e08a"/><path d="M${n(gx)} ${n(gy)}l112 26" stroke="#ff5a5a"/><path d="M${n(gx)} ${n(gy)}l-74 46" stroke="#5aa2ff"/></g><path d="M${n(gx)} ${n(gy - 142)}l-14 26h28z" fill="#64e08a"/><path d="M${n(gx + 134)} ${n(gy + 31)}l-28 8 6-28z" fill="#ff5a5a"/><path d="M${n(gx - 92)} ${n(gy + 57)}l10-26 16 23z" fill="#5aa2ff"/><circle cx="${n(gx)}" cy="${n(gy)}" r="13" fill="#ff3d8b" stroke="#fff" stroke-width="4"/>`;
const glints = Array.from({ length: 34 }, () => { const y = 300 + next() * 320; const x = next() * W; return `<path d="M${n(x)} ${n(y)}h${n(16 + (y - 280) * 0.22)}" stroke="#ffe0c2" stroke-width="2.5" opacity=".38"/>`; }).join("");

const view = svg(W, H, `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#48246e"/><stop offset=".5" stop-color="#d8527f"/><stop offset="1" stop-color="#ffc58f"/></linearGradient><linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f3a087"/><stop offset=".35" stop-color="#9b5a88"/><stop offset="1" stop-color="#2b3f73"/></linearGradient></defs>
	<rect width="${W}" height="${H}" fill="url(#sea)"/><rect width="${W}" height="214" fill="url(#sky)"/><circle cx="250" cy="150" r="66" fill="#ffe9b8"/><circle cx="250" cy="150" r="110" fill="#ffd9a0" opacity=".3"/>${glints}${land}${firs}${lighthouse}${route}${gizmo}`);

const frames = Array.from({ length: 76 }, (_, i) => 11.2 + Math.sin(i / 5) * 0.8 + next() * 1.6 + (i > 46 && i < 50 ? 7.5 : 0));
const graph = svg(590, 130, `${frames.map((ms, i) => `<rect x="${n(i * 7.8)}" y="${n(130 - ms * 6.1)}" width="5.2" height="${n(ms * 6.1)}" rx="2" fill="${ms > 16.7 ? "#ff5a5a" : "#64e08a"}"/>`).join("")}<path d="M0 ${n(130 - 16.7 * 6.1)}H590" stroke="#fff" stroke-width="2" stroke-dasharray="6 8"/>`);

const tree = [["ChevronDown", "Island_03", 0, ""], ["Mountain", "Terrain", 1, ""], ["Waves", "Water", 1, ""], ["Trees", "Firs", 1, String(trees.length)], ["ChevronDown", "Patrol A", 1, ""], ["MapPin", "Point 1", 2, ""], ["MapPin", "Point 2", 2, ""], ["MapPin", "Point 3", 2, "on"], ["MapPin", "Point 4", 2, ""], ["Lightbulb", "Lighthouse", 1, ""], ["Sun", "Dusk light", 1, ""]];
const outline = each(tree, ([name, label, depth, note]) => `<div class="r node ${note === "on" ? "on" : ""}" style="padding-left:${22 + depth * 26}px">${icon(name, 21)}<span class="g nw">${label}</span>${note && note !== "on" ? `<span class="m3 s18">${note}</span>` : ""}</div>`);

export const picture = {
	alt: "A level editor with a low-poly island at dusk, a patrol route that ends at a lighthouse, and a graph of frame times below the limit but for one spike.",
	accent: "#be185d",
	css: `
		.outline { position: absolute; left: 0; top: 0; bottom: 0; width: 258px; padding-top: 18px; background: var(--bg2); } .node { height: 50px; gap: 12px; padding-right: 18px; color: var(--ink2); } .node.on { background: #ff3d8b; color: #fff; font-weight: 600; }
		.view { position: absolute; left: 258px; top: 0; width: ${W}px; height: ${H}px; overflow: hidden; } .tools { position: absolute; left: 20px; top: 18px; display: flex; gap: 6px; padding: 6px; border-radius: 14px; background: rgb(16 10 24 / .72); color: #fff; } .tools span { width: 44px; height: 44px; border-radius: 10px; display: grid; place-items: center; } .tools .on { background: #ff3d8b; }
		.track { position: absolute; left: 258px; right: 0; top: ${H}px; bottom: 0; border-top: 1.5px solid var(--ln); padding: 20px 26px; gap: 30px; }
		.insp { padding: 26px 28px 30px; display: grid; gap: 18px; } .vec { display: grid; grid-template-columns: repeat(3, 1fr); gap: 10px; } .vec span { height: 50px; border-radius: 10px; background: var(--bg3); display: flex; align-items: center; gap: 8px; padding: 0 12px; font-size: 20px; white-space: nowrap; } .vec b { font-weight: 600; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#f06ca4 0%,#be185d 40%,#4c0a33 100%)", glows: [[60, -60, 800, "rgb(255 200 220 / .65)"], [1600, 1000, 800, "rgb(40 4 50 / .8)"]], lines: gridLines(80, "rgb(255 255 255 / .1)", [1300, 150], 900) }) +
		win(76, 92, 1320, 880, "Island_03, level editor", `<div class="outline">${outline}</div><div class="view">${view}<div class="tools">${each(["MousePointer2", "Move3d", "Rotate3d", "Scaling", "Mountain"], (name, i) => `<span class="${i === 1 ? "on" : ""}">${icon(name, 26)}</span>`)}</div></div><div class="r track"><div><div class="m3 nw">Frame time</div><div class="s56 b nw">11.9 ms</div><div class="s20 nw" style="color:#64e08a">84 frames per second</div></div><div style="margin-left:auto">${graph}</div><div class="s18 m3 nw" style="align-self:flex-start;padding-top:18px">16.7 ms</div></div>`, { dark: true, turn: "rotateX(5deg) rotateY(7deg) rotateZ(-1deg)", css: "" }) +
		card(1110, 424, 412, null, `<div class="insp"><div class="r" style="gap:14px">${icon("MapPin", 30, { color: "#ff3d8b" })}<div><div class="s28 b nw">Point 3</div><div class="m3 s20">Patrol A, keeper</div></div></div><div class="vec">${each([["X", "-1.5", "#ff5a5a"], ["Y", "0.9", "#64e08a"], ["Z", "14.6", "#5aa2ff"]], ([axis, value, color]) => `<span><b style="color:${color}">${axis}</b>${value}</span>`)}</div><div class="r sb"><span class="m2">Wait</span><b class="b">2.5 s</b></div><div class="r sb"><span class="m2">Sight</span><b class="b">12 m, 80°</b></div><div class="r sb"><span class="m2">On alarm</span><b class="b" style="color:#ff8fbd">Run to lamp</b></div></div>`, { dark: true, turn: "rotateX(4deg) rotateY(6deg) rotateZ(-1deg) translateZ(90px)" }),
};
