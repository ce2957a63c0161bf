import { at, each, icon, phone, random, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { black, gymCss, lime, mark } from "./_gym-membership-billing.mjs";
import { cabinet, lens, outline, sign, wing } from "./_gym-membership-billing-gate.mjs";

/** @type {import("./_gym-membership-billing-gate.mjs").Vec} */
const eye = [-0.2, 1.85, -2.75];
const look = lens({ from: eye, yaw: 0.06, pitch: 0.33, zoom: 1400, middle: [1000, 588] });
const red = "#ff5a45";
const LANE = 0.92;
const [left, mid, right] = [-LANE / 2, LANE / 2, LANE * 1.5];

/** @param {number} z */
const arrow = (z) => outline(look, [[-0.2, 0, z], [0, 0, z + 0.2], [0.2, 0, z], [0.2, 0, z + 0.14], [0, 0, z + 0.34], [-0.2, 0, z + 0.14]]);
const floor = `<path d="${outline(look, [[left + 0.13, 0, -2], [mid - 0.13, 0, -2], [mid - 0.13, 0, 5], [left + 0.13, 0, 5]])}" fill="url(#gate-lane)"/>${each([-1.1, -0.6, -0.1, 0.4, 0.9, 1.4], (z) => `<path d="${arrow(z)}" fill="${black}"/>`)}`;
const gate = svg(1600, 1000, `<defs>
	<filter id="gate-soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter><filter id="gate-glow" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="14"/></filter>
	<linearGradient id="gate-side" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient>
	<linearGradient id="gate-lane" x1="0" y1="1" x2="0" y2="0"><stop stop-color="${lime}"/><stop offset=".72" stop-color="${lime}"/><stop offset="1" stop-color="${lime}" stop-opacity="0"/></linearGradient></defs>
	${floor}
	${cabinet(look, eye, right, red)}${sign(look, right, false)}
	${wing(look, right - 0.13, 0, -1, "#ffb3a8", 0.16)}${wing(look, mid + 0.13, 0, 1, "#ffb3a8", 0.16)}
	${cabinet(look, eye, left, lime)}${sign(look, left, true)}${cabinet(look, eye, mid, lime)}${sign(look, mid, true)}
	${wing(look, left + 0.13, 74, 1, lime, 0.3)}${wing(look, mid - 0.13, 74, -1, lime, 0.3)}`, "position:absolute;inset:0");

const SIDE = 29;
const next = random(614);
const eyeOf = (/** @type {number} */ x, /** @type {number} */ y) => [[0, 0], [SIDE - 7, 0], [0, SIDE - 7]].some(([cx, cy]) => x >= cx - 1 && x <= cx + 7 && y >= cy - 1 && y <= cy + 7);
let modules = "";
for (let y = 0; y < SIDE; y += 1) for (let x = 0; x < SIDE; x += 1) if (next() > 0.52 && !eyeOf(x, y)) modules += `M${x} ${y}h1v1h-1z`;
const finder = each([[0, 0], [SIDE - 7, 0], [0, SIDE - 7]], ([x, y]) => `<path d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5z" fill-rule="evenodd"/><path d="M${x + 2} ${y + 2}h3v3h-3z"/>`);
const code = `<svg width="290" height="290" viewBox="0 0 ${SIDE} ${SIDE}" fill="${black}" shape-rendering="crispEdges"><path d="${modules}"/>${finder}</svg>`;

const pass = `
	<div class="r" style="padding:84px 30px 0;gap:14px">${mark(40, lime)}<span class="s28 b">Ironroom Parel</span></div>
	<div class="pass">${code}<div class="r sb" style="margin-top:20px"><span class="s28 b nw">Riya Menon</span><span class="s24 b">12 s</span></div><div class="life"><i></i></div></div>
	<div class="r sb row"><span class="m2">Plan</span><b class="b">Student, evenings</b></div>
	<div class="r sb row"><span class="m2">Next payment</span><b class="b">Rs 1,800, 5 Oct</b></div>
	<div class="r keys"><div class="btn q g">${icon("Snowflake", 26)}Freeze</div><div class="btn q g">${icon("ReceiptText", 26)}Invoices</div></div>`;

export const picture = {
	alt: "A member’s phone with an entry code beside a turnstile whose glass wings stand open over a lime lane; the next lane is closed.",
	accent: lime,
	css: `${gymCss}
		.clock { font-size: 336px; letter-spacing: -.038em; color: transparent; background: linear-gradient(180deg,${lime} 10%,#6d8a10 78%,#2c3808 100%); -webkit-background-clip: text; background-clip: text; padding: 40px 0; margin: -40px 0; } .phone > .ui { background: #101209; }
		.pass { margin: 26px 24px 10px; padding: 25px 25px 22px; border-radius: 34px; background: ${lime}; color: ${black}; } .life { height: 12px; margin-top: 14px; border-radius: 6px; background: rgb(10 11 7 / .22); } .life i { display: block; width: 40%; height: 100%; border-radius: 6px; background: ${black}; }
		.row { margin: 0 30px; height: 66px; border-bottom: 1.5px solid var(--ln); font-size: 23px; white-space: nowrap; } .keys { position: absolute; left: 24px; right: 24px; bottom: 40px; gap: 14px; } .keys .btn { height: 72px; border-radius: 36px; padding: 0 10px; color: #fff; box-shadow: inset 0 0 0 2px #4a4f3c; }
	`,
	html:
		ground({ base: "linear-gradient(180deg,#191c13 0%,#0d0f0a 40%,#060704 100%)", glows: [[1000, 330, 620, "rgb(205 255 31 / .16)"]], grained: 0.3 }) +
		at(642, 56, 858, null, `<div class="r sb s28 layer nw" style="color:#f4f7e8"><b class="b">Gate 2 open</b><span style="color:#c6cabb">Signed list, valid 72 h offline</span></div>`) +
		at(608, 122, 960, null, `<div class="big clock nw layer">16:04</div>`) +
		gate +
		phone(120, 66, 1.0, pass, { dark: true, time: "16:04", turn: "rotateY(10deg) rotateZ(-4deg)" }),
};
