import { at, each, n, random, svg } from "../../kit/base.mjs";
import { mix } from "../../kit/low-poly.mjs";
import { clock, course, racers, tone } from "./_monsoon-run-live-ops.mjs";
import { boat, draw, hex, ortho, put } from "./_monsoon-run-solid.mjs";

const FINISH = 1262;
const SECOND = 264;
const TOP = 232;
const LANE = 124;
const next = random(77);

/** The river from above, in facets: light at the upper left, night at the lower right. */
const cell = 74;
const grid = Array.from({ length: 16 }, (_, r) => Array.from({ length: 24 }, (_, c) => [(c - 0.5) * cell + (next() - 0.5) * 44, (r - 0.5) * cell + (next() - 0.5) * 44, next()]));
const water = grid.slice(0, -1).map((row, r) => row.slice(0, -1).map((_, c) => {
	const [a, b, d, e] = [grid[r][c], grid[r][c + 1], grid[r + 1][c], grid[r + 1][c + 1]];
	return ((r + c) % 2 ? [[a, b, d], [b, e, d]] : [[a, b, e], [a, e, d]]).map((face) => {
		const [x, y] = [0, 1].map((axis) => (face[0][axis] + face[1][axis] + face[2][axis]) / 3);
		const far = Math.min(1, Math.max(0, (x / 1600) * 0.62 + (y / 1000) * 0.5));
		const base = far < 0.5 ? mix("#14808c", "#1f4b94", far * 2) : mix("#1f4b94", "#2a1c6b", far * 2 - 1);
		const fill = mix(hex(base), (face[0][2] + face[1][2]) / 2 > 0.5 ? "#5fe3d6" : "#0b0f3a", Math.abs(face[0][2] + face[1][2] - 1) * 0.24);
		return `<path d="M${face.map(([px, py]) => `${n(px)} ${n(py)}`).join("L")}z" fill="${fill}" stroke="${fill}" stroke-width=".8"/>`;
	}).join("");
}).join("")).join("");

/** Foam behind a boat: pieces that spread and fade. @param {number} x @param {number} y @param {number} reach */
const foam = (x, y, reach) => `<path d="M${n(x + 16)} ${n(y - 9)}L${n(x - reach)} ${n(y - 34)}V${n(y + 34)}L${n(x + 16)} ${n(y + 9)}z" fill="url(#wake)"/>` + Array.from({ length: 40 }, (_, i) => {
	const f = (i + next() * 0.8) / 40;
	const [cx, cy] = [x - 14 - f * reach, y + (i % 2 ? 1 : -1) * (4 + f * 24 + next() * 9)];
	const s = 15 * (1.15 - f) * (0.6 + next() * 0.8);
	return `<path d="M${n(cx - s * 1.9)} ${n(cy)}L${n(cx)} ${n(cy - s * 0.5)}L${n(cx + s)} ${n(cy + s * 0.1)}L${n(cx - s * 0.2)} ${n(cy + s * 0.5)}z" fill="#fff" opacity="${n((1 - f) * 9) / 10}"/>`;
}).join("");

const lanes = racers.map(({ time, hull, trim, me }, i) => {
	const gap = time - racers[0].time;
	const [nose, y] = [FINISH - gap * SECOND, TOP + LANE * (i + 0.5)];
	const size = me ? 43 : 37;
	const look = ortho({ x: nose - 3.1 * size, y: y + 10, zoom: size, yaw: 0, pitch: 0.92 });
	const parts = boat({ hull, trim }).map((part) => put(part, { at: [0, 0, 0], yaw: Math.PI / 2 }));
	const body = draw(look, parts.slice(0, 4), { sorted: false, shade: "#2a1a70", deep: 0.56 }) + draw(look, [parts[8], parts[7], parts[4], parts[5], parts[6]], { sorted: false, shade: "#2a1a70", deep: 0.6 });
	return `<g opacity="${me ? 1 : 0.82}"><path d="M${n(nose - 5.1 * size)} ${n(y + 34)}h${n(3.4 * size)}l${n(1.5 * size)} -16z" fill="#070624" opacity=".45" transform="translate(20 14)"/>${foam(nose - 5.1 * size, y + 10, Math.min(nose - 5.1 * size - 262, 640))}${body}</g>`;
}).join("");
const checks = Array.from({ length: 64 }, (_, i) => `<rect x="${FINISH + (i % 2) * 17}" y="${TOP - 26 + Math.floor(i / 2) * 26}" width="17" height="26" fill="${(i + Math.floor(i / 2)) % 2 ? "#fff" : "#120b3c"}"/>`).join("");
const ticks = [1, 2, 3].map((s) => `<path d="M${FINISH - s * SECOND} ${TOP}V1000" stroke="#fff" stroke-width="2" stroke-dasharray="2 12" stroke-linecap="round" opacity=".6"/>`).join("");

const row = ({ name, time, me }, i) => {
	const y = TOP + LANE * i;
	const gap = time - racers[0].time;
	return at(64, y, null, LANE, `<span class="place b">${i + 1}</span><span class="s36 b nw">${name}</span>`, { cls: `r who ${me ? "me" : ""}` }) +
		at(1324, y, 220, LANE, `<div class="ta g"><div class="s44 b nw">${clock(time)}</div><div class="s24 nw gap">${gap ? `+${gap.toFixed(2)} s` : "best of the week"}</div></div>`, { cls: `r ${me ? "me" : ""}` });
};

export const picture = {
	alt: "A river from above as a weekly ranking: six boats before the finish, each as far behind the first as its ghost time says, yours third.",
	accent: tone.teal,
	css: `
		.who { gap: 26px; color: #fff; } .place { width: 44px; font-size: 60px; letter-spacing: -.05em; color: #bfeef0; } .gap { color: #d3d6ff; margin-top: 4px; } .me .place, .me .gap { color: #ffc862; }
		.lane { background: rgb(255 190 80 / .17); box-shadow: inset 0 2px 0 rgb(255 200 98 / .75), inset 0 -2px 0 rgb(255 200 98 / .75); } .sheet { color: #fff; }
	`,
	html: `<div class="ground">${svg(1600, 1000, water, "position:absolute;inset:0")}<div class="fill" style="background:linear-gradient(180deg,rgb(12 14 66 / .82) 0,rgb(12 14 66 / .5) 180px,transparent 300px),linear-gradient(90deg,rgb(8 18 60 / .5) 0,transparent 420px),linear-gradient(270deg,rgb(16 8 60 / .8) 0,rgb(16 8 60 / .7) 290px,transparent 420px)"></div></div>` +
		at(0, TOP + LANE * 2, 1600, LANE, "", { cls: "lane" }) +
		svg(1600, 1000, `<defs><linearGradient id="wake" x1="1" x2="0"><stop stop-color="#dffffb" stop-opacity=".5"/><stop offset="1" stop-color="#dffffb" stop-opacity="0"/></linearGradient></defs>${ticks}${checks}${lanes}`, "position:absolute;inset:0") +
		`<div class="fill layer sheet">${at(64, 64, null, null, `<div class="s72 b nw">${course.name}</div>`)}${at(1010, 76, 534, null, `<div class="ta s24 nw" style="color:#d3d6ff">Week 22, among six friends</div><div class="ta s24 b nw" style="margin-top:4px">Open until Wednesday, 23:59</div>`)}${each([1, 2, 3], (s) => at(FINISH - s * SECOND - 60, 188, 120, 30, `+${s} s`, { cls: "tc s20 b", css: "color:#cfe9ff" }))}${racers.map(row).join("")}</div>`,
};
