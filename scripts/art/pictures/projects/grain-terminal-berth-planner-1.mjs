import { at, each, icon, n, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { base, cargo, highs, key, over, tide, tideLine, tone, when } from "./_grain-terminal-berth-planner.mjs";

/** Left edge of the board, and of its hours, on the plane. */
const EDGE = 44;
const LEFT = 270;
const HOUR = 12.9;
const ROW = 150;
const x = (/** @type {number} */ t) => LEFT + t * HOUR;

/** A ship from above, her bow to the right. @param {number} w @param {keyof typeof cargo} kind @param {number} hatches @param {boolean} cut on the left @param {string} edge */
function hull(w, kind, hatches, cut, edge) {
	const { color, shade, light } = cargo[kind];
	const h = 104;
	const outline = (/** @type {number} */ i) =>
		`M${16 + i} ${i}H${n(w - 62)}C${n(w - 34)} ${i} ${n(w - 10 - i)} ${h * 0.26} ${n(w - i)} ${h / 2}C${n(w - 10 - i)} ${h * 0.74} ${n(w - 34)} ${h - i} ${n(w - 62)} ${h - i}H${16 + i}Q${i} ${h - i} ${i} ${h - i - 18}V${i + 18}Q${i} ${i} ${16 + i} ${i}z`;
	const bridge = cut ? "" : `<path d="M22 ${h / 2 - 30}h26v60H22z" fill="#fffdf6"/><path d="M48 ${h / 2 - 38}h7v76h-7z" fill="#fffdf6"/>
		<path d="M29 ${h / 2 - 10}h12v20H29z" fill="${tone.deep}"/>`;
	const hold = (/** @type {number} */ i) => `<rect x="${n(w - 62 - hatches * 42 + i * 42)}" y="${h / 2 - 24}" width="32" height="48" rx="5" fill="${light}" fill-opacity=".55" stroke="${shade}" stroke-opacity=".5" stroke-width="1.5"/>`;
	return svg(w, h, `<path d="${outline(0)}" fill="${edge || shade}"/><path d="${outline(5)}" fill="${color}"/>${bridge}${Array.from({ length: hatches }, (_, i) => hold(i)).join("")}`, "position:absolute;inset:0");
}

/** @param {number} from @param {number} to @param {number} row @param {keyof typeof cargo} kind @param {string} name @param {string} load @param {{ hatches?: number, cls?: string, up?: number, edge?: string }} [look] */
const ship = (from, to, row, kind, name, load, { hatches = 0, cls = "", up = 0, edge = "" } = {}) => {
	const cut = from < 0;
	const start = Math.max(from, -2);
	return `<div class="ship ${cls}" style="left:${n(x(start) - LEFT)}px;top:${row * ROW + 23 - up}px;width:${n((to - start) * HOUR)}px;color:${cargo[kind].ink}">${hull((to - start) * HOUR, kind, hatches, cut, edge)}<div class="words nw" style="left:${cut ? 36 : 70}px"><div class="s24 b">${name}</div>
		<div class="s19">${load}</div></div></div>`;
};

const days = ["Mon 9", "Tue 10", "Wed 11", "Thu 12", "Fri 13"];
const berths = [["Berth 1", "12.8 m"], ["Berth 2", "12.2 m"], ["Berth 3", "9.4 m"]];
const good = highs.filter((_, i) => i % 2 === 0).slice(0, 4);

const board = `
	<div class="r head"><div class="r base nw" style="gap:22px"><span class="s36 b">Berth plan</span><span class="m3">March 2026</span></div><span class="pill draft">${icon("GitBranch", 20)}Draft: Night shift B</span><div style="margin-left:56px">${key()}</div><div class="r s20 nw" style="gap:26px;margin-left:60px"><span class="r" style="gap:10px"><i class="sw" style="background:#bfe2f2"></i>Tide by day</span><span class="r" style="gap:10px"><i class="sw" style="background:#ebe0c6"></i>No pilot</span></div></div>
	<div class="days">${each(days, (day, i) => `<span style="left:${n(x(i * 24) - EDGE + 14)}px">${day}</span>`)}</div>
	<div class="rows">
		${each(berths, ([name, depth], i) => `<div class="berth" style="top:${i * ROW}px"><div class="s26 b nw">${name}</div><div class="m3 s20 nw">${depth} deep</div></div>`)}
		<div class="lanes">
			${each([0, 1, 2, 3, 4], (day) => `<i class="night" style="left:${n((day * 24 - 6) * HOUR)}px;width:${n(12 * HOUR)}px"></i>`)}
			${each(good, (high) => `<i class="wet" style="left:${n(over(high)[0] * HOUR)}px;width:${n((over(high)[1] - over(high)[0]) * HOUR)}px"></i>`)}
			${each([1, 2], (row) => `<i class="line" style="top:${row * ROW}px"></i>`)}${each([1, 2, 3, 4], (day) => `<i class="day" style="left:${n(day * 24 * HOUR)}px"></i>`)}
			${ship(when(0, 11, 30), when(2, 7, 30), 0, "wheat", "MV Alder Bay", "Wheat 41,000 t", { hatches: 6 })}
			${ship(when(3, 13, 10), when(5, 5), 0, "soy", "MV Kestrel", "Soy 36,500 t")}
			${ship(-12, when(0, 14, 30), 1, "maize", "MV Norte", "Maize 22,000 t")}
			${ship(when(0, 13), when(1, 17, 30), 2, "maize", "MV Mirador", "Maize 17,400 t", { hatches: 2 })}
			${ship(when(3, 15), when(4, 9), 2, "soy", "MV Wren", "Soy 8,200 t")}
			<div class="ghost" style="left:${n(when(2, 14, 20) * HOUR)}px;top:${ROW + 27}px;width:${n(39.5 * HOUR)}px"></div>
			${ship(when(2, 2), when(3, 14), 1, "wheat", "MV Pelican Star", "Wheat 33,000 t", { hatches: 3, cls: "lifted", up: 22, edge: tone.clash })}
		</div>
	</div>`;

const y = (/** @type {number} */ h) => 908 - h * 92;
const peaks = ["12:40", "13:30", "14:20", "15:10"];
const water = tideLine(-24, 124, x, y);
const beams = each(good, (high, i) => {
	const [from, to] = over(high);
	return `<path d="M${n(x(from))} 640H${n(x(to))}V${n(y(1.6))}H${n(x(from))}z" fill="#fff" opacity=".5"/><path d="${tideLine(from, to, x, y)}V${n(y(1.6))}H${n(x(from))}z" fill="#8fd0ee"/>
		<text x="${n(x(high))}" y="902" text-anchor="middle" fill="#fff" font-size="36" font-weight="600">${peaks[i]}</text><text x="${n(x(high))}" y="931" text-anchor="middle" fill="#d5ecf7" font-size="22">2.0 m</text>`;
});
const clash = `<path d="M${n(x(50))} 480V${n(y(tide(50)))}" stroke="${tone.clash}" stroke-width="4"/><circle cx="${n(x(50))}" cy="${n(y(tide(50)))}" r="15" fill="${tone.clash}" stroke="#fff" stroke-width="5"/>`;
const sea = svg(2400, 1500, `<defs><linearGradient id="sea" gradientUnits="userSpaceOnUse" x1="0" y1="740" x2="0" y2="1080"><stop stop-color="#2f86b4"/>
	<stop offset="1" stop-color="#0c3a5b"/></linearGradient></defs><path d="${water}V1500H-200z" fill="url(#sea)"/>${beams}<path d="${water}" stroke="#eaf6fb" stroke-width="5"/>
	<path d="M-200 ${n(y(1.6))}H1900" stroke="#fff" stroke-width="2.5" stroke-dasharray="10 10" opacity=".85"/>`);

const reason = `
	<div class="r" style="gap:14px"><span class="av" style="width:48px;height:48px;background:#fbe6e0;color:${tone.clash}">${icon("MoonStar", 26)}</span><div class="g"><div class="s28 b nw bad">No pilot at 02:00</div></div><span class="m3 s20 nw">Rule 38</span></div>
	<div class="m2 s20" style="margin:6px 0 14px">Draft 11.9 m needs 1.6 m of tide. By day that is 12:05 to 16:35.</div>
	<div class="btn" style="height:54px">Move to Wed 14:20</div>`;

export const picture = {
	alt: "A berth schedule with ships seen from above over a tide curve; one wheat ship is marked because no pilot works at her tide.",
	accent: tone.blue,
	css: `${base}
		.plane { transform-origin: 800px 420px; }
		.board { background: ${tone.paper}; border-radius: 20px; box-shadow: 30px 50px 80px -16px rgb(70 44 0 / .45), 8px 12px 26px rgb(70 44 0 / .2), inset 1.5px 1.5px 0 #fff; overflow: hidden; }
		.head { height: 92px; padding: 0 36px; } .draft { margin-left: 36px; background: ${tone.pale}; color: ${tone.blue}; height: 42px; border-radius: 21px; }
		.days { position: relative; height: 50px; border-top: 1.5px solid var(--ln); border-bottom: 1.5px solid var(--ln); } .days span { position: absolute; top: 9px; font-weight: 600; font-size: 22px; white-space: nowrap; }
		.rows { position: relative; height: ${ROW * 3}px; } .berth { position: absolute; left: 36px; height: ${ROW}px; display: grid; align-content: center; }
		.lanes { position: absolute; left: ${LEFT - EDGE}px; top: 0; width: 1500px; height: ${ROW * 3}px; overflow: hidden; } .lanes > i { position: absolute; }
		.sw { width: 18px; height: 18px; border-radius: 5px; } .night { top: 0; bottom: 0; background: #f1e8d2; } .wet { top: 0; bottom: 0; background: #bfe2f2; } .line { left: 0; right: 0; height: 1.5px; background: var(--ln); } .day { top: 0; bottom: 0; width: 1.5px; background: #dccfb0; }
		.ship { position: absolute; height: 104px; filter: drop-shadow(4px 7px 5px rgb(60 40 0 / .28)); } .words { position: absolute; top: 22px; line-height: 1.25; }
		.lifted { filter: drop-shadow(16px 26px 14px rgb(60 30 0 / .42)); transform: rotate(-1.6deg) scale(1.03); }
		.ghost { position: absolute; height: 96px; border: 3.5px dashed ${tone.blue}; border-radius: 18px 56px 56px 18px; background: rgb(255 255 255 / .6); }
		.why { padding: 18px 24px 24px; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#fdf3d6 0%,#f2d592 46%,#dda748 100%)", glows: [[160, -60, 900, "rgb(255 255 255 / .8)"]], grained: 0 }) +
		at(0, 0, 1600, 1000, at(0, 0, 2400, 1500, sea) + at(EDGE, 74, 1900, 594, board, { cls: "board ui layer" }) + at(0, 0, 1600, 1000, svg(1600, 1000, clash)) + at(Math.round(x(when(2, 2)) + 30), 489, 430, null, `<div class="why">${reason}</div>`, { cls: "ui card box layer" }), { cls: "plane", turn: "rotateX(13deg) rotateZ(-2.2deg)" }),
};
