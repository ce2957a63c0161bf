import { each, n, random, svg } from "../../kit/base.mjs";
import { dots, ground } from "../../kit/background.mjs";

const next = random(61);
const layers = [4, 6, 7, 6, 3];
const nodes = layers.map((count, l) => Array.from({ length: count }, (_, i) => ({ x: 240 + l * 280 + (next() - 0.5) * 46, y: 500 + (i - (count - 1) / 2) * (l === 2 ? 116 : 128) + (next() - 0.5) * 34, r: 15 + next() * 17 })));
const way = [1, 3, 4, 2, 1];
const edges = layers.slice(1).flatMap((_, l) => nodes[l].flatMap((a, i) => nodes[l + 1].map((b, j) => ({ a, b, on: way[l] === i && way[l + 1] === j, seen: next() > 0.34 }))));
const line = (/** @type {{ x: number, y: number }} */ a, /** @type {{ x: number, y: number }} */ b) => `M${n(a.x)} ${n(a.y)}C${n(a.x + 140)} ${n(a.y)} ${n(b.x - 140)} ${n(b.y)} ${n(b.x)} ${n(b.y)}`;
const path = nodes.slice(1).map((layer, l) => line(nodes[l][way[l]], layer[way[l + 1]])).join("");

const picture0 = svg(1600, 1000, `<defs><radialGradient id="ball" cx=".34" cy=".3" r=".8"><stop stop-color="#e6f4ff"/><stop offset=".45" stop-color="#7fa3c9"/><stop offset="1" stop-color="#24415f"/></radialGradient><radialGradient id="hot" cx=".34" cy=".3" r=".8"><stop stop-color="#fff1e6"/><stop offset=".4" stop-color="#ff8a4f"/><stop offset="1" stop-color="#b5370a"/></radialGradient><filter id="glow" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="16"/></filter></defs>
	<path d="${edges.filter(({ on, seen }) => !on && seen).map(({ a, b }) => line(a, b)).join("")}" stroke="#8fb4dc" stroke-opacity=".26" stroke-width="2.5"/>
	<path d="${path}" stroke="#ff6a33" stroke-width="16" filter="url(#glow)"/><path d="${path}" stroke="#ffb48f" stroke-width="5"/>
	${each(nodes.flatMap((layer, l) => layer.map((node, i) => ({ ...node, hot: way[l] === i }))), ({ x, y, r, hot }) => `<ellipse cx="${n(x + 12)}" cy="${n(y + 20)}" rx="${n(r * 1.3)}" ry="${n(r * 1.2)}" fill="#02060d" opacity=".4"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(hot ? r + 12 : r)}" fill="url(#${hot ? "hot" : "ball"})"/>`)}`, "position:absolute;inset:0");

export const picture = {
	alt: "A network of spheres in five columns with many thin links and one bright path through it.",
	html: ground({ base: "linear-gradient(150deg,#2a4a6d 0%,#132741 50%,#070d18 100%)", glows: [[120, -40, 940, "rgb(150 195 240 / .55)"], [1500, 700, 560, "rgb(255 106 51 / .22)"]], lines: dots(46, 2.2, "rgb(255 255 255 / .14)", [300, 200], 1200), grained: 0.4 }) + picture0,
};
