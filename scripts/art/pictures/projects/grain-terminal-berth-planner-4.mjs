import { each, icon, n, svg, tablet } from "../../kit/base.mjs";
import { contours, ground } from "../../kit/ground.mjs";
import { base, cargo, tone } from "./_grain-terminal-berth-planner.mjs";

/** Hold, tonnes, how full, grade. @type {[number, number, number, string][]} */
const holds = [[5, 5600, 0.66, "W2"], [4, 7200, 0.85, "W1"], [3, 6600, 0.78, "W2"], [2, 7400, 0.87, "W1"], [1, 6200, 0.75, "W2"]];
const fills = { W1: cargo.wheat.color, W2: "#f0cf8d" };
const DECK = 136;
const KEEL = 312;
const WATER = 186;
const place = (/** @type {number} */ i) => 226 + i * 176;

const hull = `M36 ${DECK - 14}H206V${DECK}H1104L1120 ${DECK - 34}H1262Q1236 ${WATER} 1212 ${KEEL - 92}Q1236 ${KEEL - 62} 1228 ${KEEL - 36}Q1216 ${KEEL} 1170 ${KEEL}H132Q96 ${KEEL} 88 ${KEEL - 44}L52 ${WATER - 6}z`;
const house = `<path d="M66 ${DECK - 106}H182V${DECK - 14}H66z" fill="#fffdf6" stroke="#cdbf9c" stroke-width="2"/><path d="M54 ${DECK - 132}H194V${DECK - 104}H54z" fill="#fffdf6" stroke="#cdbf9c" stroke-width="2"/>
	${each([0, 1, 2], (row) => each([0, 1, 2, 3, 4], (i) => `<rect x="${80 + i * 20}" y="${DECK - 92 + row * 26}" width="11" height="12" rx="2" fill="${tone.blue}"/>`))}<path d="M140 ${DECK - 124}H188V${DECK - 112}H140z" fill="${tone.deep}"/>
	<path d="M72 ${DECK - 160}h40v28H72z" fill="${cargo.wheat.color}"/><path d="M72 ${DECK - 160}h40v9H72z" fill="${tone.deep}"/>`;
const crane = (/** @type {number} */ i) => `<path d="M${place(i) - 15} ${DECK}V${DECK - 66}h22V${DECK}z" fill="#f6ead0" stroke="#cdbf9c" stroke-width="2"/>
	<path d="M${place(i) - 4} ${DECK - 58}L${place(i) + 124} ${DECK - 34}" stroke="#c9a452" stroke-width="7" stroke-linecap="round"/>`;
const hold = (/** @type {typeof holds[number]} */ [, load, full, grade], /** @type {number} */ i) => {
	const x = place(i) + 5;
	const [top, floor] = [DECK + 12, KEEL - 18];
	const level = floor - (floor - top) * full;
	return `<clipPath id="c${i}"><rect x="${x}" y="${top}" width="164" height="${floor - top}" rx="8"/></clipPath><g clip-path="url(#c${i})"><path d="M${x} ${top}h164v${floor - top}h-164z" fill="#fffdf6"/>
		<path d="M${x} ${n(level + 14)}Q${x + 82} ${n(level - 18)} ${x + 164} ${n(level + 14)}V${floor}H${x}z" fill="${fills[/** @type {"W1"} */ (grade)]}"/>
		</g><path d="M${x + 14} ${DECK - 10}h136v12h-136z" fill="#8fa6b4"/><text x="${x + 82}" y="${floor - 48}" text-anchor="middle" fill="${cargo.wheat.ink}" font-size="28" font-weight="600">${load.toLocaleString("en-US")} t</text>
			<text x="${x + 82}" y="${floor - 18}" text-anchor="middle" fill="${cargo.wheat.ink}" font-size="20">Hold ${holds[i][0]}, ${grade}</text>`;
};
const profile = svg(1330, 360, `<path d="M0 ${WATER}H1330V348H0z" fill="#cfe6f1"/><path d="M58 ${WATER + 26}h30l8 ${KEEL - WATER - 34}H70z" fill="#7d2c1d"/>
	<circle cx="104" cy="${KEEL - 52}" r="9" fill="${cargo.wheat.shade}"/>${each([1, 2, 3, 4], crane)}<path d="M1150 ${DECK - 34}V${DECK - 92}h6v58z" fill="#cdbf9c"/>
	${house}<clipPath id="hull"><path d="${hull}"/></clipPath><g clip-path="url(#hull)"><path d="M0 60H1330V${WATER}H0z" fill="#173a56"/>
	<path d="M0 ${WATER}H1330V330H0z" fill="#a8402b"/><path d="M0 ${WATER - 5}H1330V${WATER + 5}H0z" fill="#fff"/></g>${each(holds, hold)}<path d="M0 ${WATER}H50M1224 ${WATER}H1330" stroke="${tone.blue}" stroke-width="4"/>
	<path d="M1284 ${WATER + 8}V${KEEL - 4}M1275 ${WATER + 18}l9-11 9 11M1275 ${KEEL - 14}l9 11 9-11" stroke="${tone.deep}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
	<path d="M1180 ${KEEL}H1300" stroke="${tone.deep}" stroke-width="2.5" stroke-dasharray="6 6"/>`);

const facts = [["11.9 m", "draft"], ["189 m", "length"], ["33,000 t", "wheat in bulk"], ["33 h", "at 1,000 t an hour"]];
const split = [["W1", "14,600 t", "Silos 50 to 56"], ["W2", "18,400 t", "Silos 41 to 48"]];
const moves = [["MV Pelican Star", "Wed 02:00", "Wed 14:20", true], ["Belt 6, cleaning", "Wed 15:00", "Wed 09:00", true], ["MV Kestrel", "Thu 13:10", "stays", false], ["MV Wren", "Thu 15:00", "stays", false]];

const sheet = `
	<div class="r sb top head"><div><div class="s20 m3">Vessel sheet, Berth 2</div><div class="s56 b nw" style="margin-top:8px">MV Pelican Star</div></div>
		<div class="r facts">${each(facts, ([value, label]) => `<div><div class="s32 b nw">${value}</div><div class="s20 m3 nw">${label}</div></div>`)}</div></div>
	<div class="profile">${profile}</div>
	<div class="r top low">
		<div class="part" style="width:452px"><div class="s24 b">Cargo split</div>${each(split, ([grade, load, where]) => `<div class="r line"><i style="background:${fills[/** @type {"W1"} */ (grade)]}"></i><span class="b" style="width:64px">${grade}</span>
			<span style="width:124px" class="b nw">${load}</span><span class="m2 nw end">${where}</span></div>`)}<div class="r line"><i style="background:none"></i><span style="width:64px">Total</span>
			<span class="b nw">33,000 t</span><span class="m2 nw end">15 silos</span></div></div>
		<div class="part g fix"><div class="r sb"><span class="s24 b nw">Repair 1 of 3: two bookings move</span><span class="r act nw">${icon("Check", 22, { stroke: 3 })}Apply to draft B</span></div>
			${each(moves, ([name, was, now, moved]) => `<div class="r line"><span class="${moved ? "b" : ""} nw" style="width:230px">${name}</span>
			<span class="m3 nw" style="width:128px">${was}</span><span class="r" style="width:64px;color:${moved ? tone.blue : "transparent"}">${icon("ArrowRight", 24)}</span>
			<span class="nw ${moved ? "b a" : "m3"}">${now}</span><span class="end ${moved ? "a" : "m3"}">${icon(moved ? "MoveHorizontal" : "Lock", 22)}</span></div>`)}</div>
	</div>`;

export const picture = {
	alt: "A tablet with the sheet of a wheat ship: draft, tonnes by hold and grade, and a repair proposal that moves two bookings.",
	accent: tone.blue,
	css: `${base}
		.head { padding: 30px 46px 0; } .facts { gap: 44px; margin-top: 14px; } .profile { margin-top: 36px; }
		.low { padding: 0 46px; gap: 40px; margin-top: 6px; } .part { padding-top: 18px; } .line { height: 50px; border-top: 1.5px solid var(--ln); } .line i { width: 20px; height: 20px; border-radius: 6px; margin-right: 16px; } .part > :first-child { height: 50px; margin-bottom: 8px; }
		.fix { background: ${tone.pale}; border-radius: 20px; padding: 16px 26px 10px; --ln: #c4dde9; } .act { background: ${tone.blue}; color: #fff; height: 48px; border-radius: 12px; padding: 0 20px; gap: 10px; font-size: 20px; font-weight: 600; }
	`,
	html:
		ground({ base: "linear-gradient(145deg,#8cc4e0 0%,#2f82b0 40%,#0f4a72 100%)", glows: [[140, -40, 900, "rgb(255 255 255 / .55)"], [1640, 1020, 800, "rgb(6 40 66 / .7)"]], lines: contours("rgb(255 255 255 / .13)", 15, 1.2), grained: 0 }) +
		tablet(104, 64, 1370, 860, sheet, { turn: "rotateX(7deg) rotateY(5deg) rotateZ(-1.6deg)" }),
};
