import { at, each, icon, n, random, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { arrow, key, keyCss, night, open, tone } from "./_control-tower-delivery-riders.mjs";
import { camera, city, km, path, roads, seaLink, soft } from "./_control-tower-delivery-riders-city.mjs";

const view = camera({ at: [72.838, 19.058], x: 850, y: 520, turn: -17, pitch: 43, far: 13, scale: 142 });
const see = (/** @type {[number, number]} */ place, up = 0) => view(...km(place), up) ?? { x: -99, y: -99, near: 1 };

/** Where Dev stopped, and who could take his parcel. */
const halt = /** @type {[number, number]} */ ([72.8335, 19.0545]);
const ways = [
	{ who: "Imran S.", cost: "+2 min", why: "0.8 km, shift until 17:00", line: [[72.8263, 19.0566], [72.8268, 19.0526], [72.8335, 19.0545]] },
	{ who: "Leena P.", cost: "+4 min", why: "1.3 km, bag half full", line: [[72.8395, 19.0625], [72.8365, 19.0632], [72.8362, 19.0552], [72.8335, 19.0545]] },
	{ who: "Joseph D.", cost: "+7 min", why: "2.1 km, shift until 16:00", line: [[72.8425, 19.0445], [72.8426, 19.0488], [72.8442, 19.0571], [72.8365, 19.0551], [72.8335, 19.0545]] },
];

/** Riders on the streets: most of them now, some a memory older than 45 seconds. */
function riders() {
	const next = random(1207);
	const lines = [...roads.main, ...roads.main, ...roads.high, ...roads.small];
	let trails = "";
	let now = "";
	let old = "";
	for (let i = 0; i < 800; i += 1) {
		const line = lines[Math.floor(next() * lines.length)];
		const k = Math.floor(next() * (line.length - 1));
		const [t, flip, kind] = [next(), next() > 0.5, next()];
		const [from, to] = flip ? [line[k + 1], line[k]] : [line[k], line[k + 1]];
		const spot = view(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
		const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
		const tail = view(from[0] + (to[0] - from[0]) * (t - 0.22 / long), from[1] + (to[1] - from[1]) * (t - 0.22 / long));
		if (!spot || !tail || spot.y < 60 || spot.y > 900 || Math.hypot(spot.x - 660, (spot.y - 540) * 1.4) < 95) continue;
		const size = Math.max(2.6, 5.4 * spot.near);
		if (kind < 0.11) old += `<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="${n(size)}"/>`;
		else {
			now += `<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="${n(size)}"/>`;
			trails += `M${n(tail.x)} ${n(tail.y)}L${n(spot.x)} ${n(spot.y)}`;
		}
	}
	return `<g filter="url(#bloom)" opacity=".6" fill="${tone.amber}">${now}</g><path d="${trails}" stroke="${tone.amber}" stroke-opacity=".42" stroke-width="4.5" stroke-linecap="round"/><g fill="${tone.amber}">${now}</g><g stroke="#e8c98c" stroke-width="2.6">${old}</g>`;
}

/** The bridge over the bay: pylons with cables. */
const bridge = soft(seaLink).filter((_, i) => i % 2 === 0).slice(4, 13).map(([east, north], i) => {
	if (i !== 2 && i !== 6) return "";
	const [top, foot] = [view(east, north, 0.42), view(east, north)];
	const deck = soft(seaLink).map(([e, m]) => ({ ...view(e, m), far: Math.hypot(e - east, m - north) })).filter(({ far }) => far < 0.62);
	return `<path d="${deck.map(({ x, y }) => `M${n(foot?.x ?? 0)} ${n(top?.y ?? 0)}L${n(x ?? 0)} ${n(y ?? 0)}`).join("")}" stroke="#8ba0bd" stroke-width="1.6"/><path d="M${n(foot?.x ?? 0)} ${n(top?.y ?? 0)}V${n(foot?.y ?? 0)}" stroke="#c6d2e2" stroke-width="6" stroke-linecap="round"/>`;
}).join("");

const stop = see(halt);
const routes = ways.map(({ line }, i) => {
	const d = path(view, soft(line, 1));
	return i === 0 ? `<path d="${d}" stroke="#000" stroke-opacity=".5" stroke-width="18"/><path d="${d}" stroke="${tone.amber}" stroke-width="9"/>` : `<path d="${d}" stroke="#0b111a" stroke-width="12"/><path d="${d}" stroke="#dfe6f0" stroke-width="4.5" stroke-dasharray="3 11"/>`;
}).reverse().join("");
const heads = ways.map(({ line: [a, b] }, i) => {
	const [from, to] = [see(/** @type {[number, number]} */ (a)), see(/** @type {[number, number]} */ (b))];
	return `<circle cx="${n(from.x)}" cy="${n(from.y)}" r="23" fill="${i ? "#dfe6f0" : tone.amber}" stroke="#0b111a" stroke-width="5"/>${arrow(from.x, from.y, (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI, 1.15, "#0b111a")}`;
}).join("");
const alarm = `<ellipse cx="${n(stop.x)}" cy="${n(stop.y)}" rx="132" ry="92" fill="url(#alarm)"/>${each([118, 78], (r) => `<ellipse cx="${n(stop.x)}" cy="${n(stop.y)}" rx="${r}" ry="${n(r * 0.7)}" stroke="${tone.red}" stroke-opacity=".55" stroke-width="2.5"/>`)}`;

const scene = svg(1600, 1000, `<defs><filter id="bloom" x="0" y="0" width="1600" height="1000" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="7"/></filter><radialGradient id="alarm"><stop stop-color="${tone.red}" stop-opacity=".55"/><stop offset="1" stop-color="${tone.red}" stop-opacity="0"/></radialGradient><linearGradient id="fog" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0a1019"/><stop offset="1" stop-color="#0a1019" stop-opacity="0"/></linearGradient></defs>
	${city(view, night)}${bridge}<rect width="1600" height="330" fill="url(#fog)"/>${riders()}${alarm}${routes}${heads}
	<path d="M${n(stop.x)} ${n(stop.y)}V${n(stop.y - 104)}" stroke="${tone.red}" stroke-width="5"/><circle cx="${n(stop.x)}" cy="${n(stop.y)}" r="15" fill="${tone.red}" stroke="#fff" stroke-width="5"/>`, "position:absolute;inset:0");

const label = (/** @type {number} */ i, /** @type {number} */ dx, /** @type {number} */ dy) => {
	const { who, cost, why, line } = ways[i];
	const { x, y } = see(/** @type {[number, number]} */ (line[0]));
	return at(Math.round(x + dx), Math.round(y + dy), null, null, `<div class="r" style="gap:12px">${key(String(i + 1))}<b class="b">${who}</b><span class="b ${i ? "m2" : "go"}">${cost}</span>${i ? "" : `<span style="margin-left:16px">${key("Enter")}</span>`}</div><div class="s19 m2" style="margin-top:5px">${why}</div>`, { cls: `ui dark layer nw plate ${i ? "" : "first"}` });
};

export const picture = {
	alt: "A city map at night with hundreds of riders as amber lights, one stopped rider in red, and three colleagues ranked to take over.",
	accent: tone.amber,
	css: `${keyCss}
		.ui.dark { --bg: #0d131d; --ink2: ${tone.ink2}; --ink3: ${tone.ink3}; --ln: ${tone.line}; }
		.plate { padding: 14px 20px 15px 16px; border-radius: 14px; background: rgb(15 22 33 / .94); box-shadow: 0 0 0 1.5px #34445c, 10px 16px 30px rgb(0 0 0 / .5); font-size: 24px; } .plate.first { box-shadow: 0 0 0 2.5px ${tone.amber}, 10px 16px 30px rgb(0 0 0 / .5); } .go { color: ${tone.amber}; }
		.flag { padding: 10px 20px 12px; border-radius: 14px; background: ${tone.red}; color: #1d0503; font-size: 26px; font-weight: 600; box-shadow: 10px 16px 30px rgb(0 0 0 / .5); }
		.legend { padding: 11px 18px; border-radius: 22px; background: rgb(11 17 26 / .92); color: ${tone.ink2}; }
		.hud { color: ${tone.ink}; } .dock { display: flex; background: rgb(11 17 26 / .97); border-top: 1.5px solid #2c3b52; } .dock > div { flex: 1; display: flex; align-items: center; gap: 18px; padding: 0 0 0 34px; border-left: 1.5px solid #263347; } .dock > div:first-child { flex: 1.12; background: ${tone.amber}; color: #150d00; border: 0; padding-left: 56px; }
	`,
	html:
		ground({ base: "linear-gradient(170deg,#0a1019,#070b12)", glows: [[180, 0, 620, "rgb(70 100 145 / .3)"]], grained: 0 }) + scene +
		at(56, 52, null, null, `<div class="r nw" style="gap:14px;color:${tone.ink}"><span class="av" style="width:44px;height:44px;border-radius:11px;background:${tone.amber};color:#150d00">${icon("Route", 26, { stroke: 2.4 })}</span><span class="s26 b">Relay Mile</span><span class="s24" style="color:${tone.ink3}">Fri 14 Aug, 15:11</span></div>`, { cls: "layer" }) +
		at(56, 142, null, null, `<div class="hud nw"><div class="b" style="font-size:216px;line-height:.86;letter-spacing:-.055em;margin-left:-6px">962</div><div class="s32 b" style="margin-top:28px">riders on the road</div><div class="s24" style="color:${tone.ink2};margin-top:10px">171 at hub, 67 on break</div></div>`, { cls: "layer" }) +
		label(0, -408, -46) + label(1, 40, -44) + label(2, 40, -44) +
		at(Math.round(stop.x) - 206, Math.round(stop.y) - 168, null, null, `<span class="r nw" style="gap:12px">${icon("TriangleAlert", 26, { stroke: 2.4 })}Dev R. has stopped</span>`, { cls: "flag layer" }) +
		at(1262, 796, null, null, `<div class="r s20 nw" style="gap:12px">${svg(20, 20, '<circle cx="10" cy="10" r="7.5" stroke="#c9a35c" stroke-width="3"/>')}Position older than 45 s</div>`, { cls: "legend layer" }) +
		at(0, 868, 1600, 132, each(open.slice(0, 5), ([minutes, what, job], i) => `<div class="nw"><b class="${i ? "s56" : "s72"} b" style="${i ? `color:${i < 3 ? tone.amber : tone.ink2}` : ""}">${minutes}<span class="s20" style="letter-spacing:0"> min</span></b><span><span class="s24 b">${what}</span><br><span class="s20" style="color:${i ? tone.ink3 : "#3d2700"}">${job}</span></span></div>`), { cls: "hud dock layer" }),
};
