import { at, each, icon, n, svg } from "../../kit/base.mjs";
import { black, gymCss, lime } from "./_gym-membership-billing.mjs";

// The track: a straight of 950, a bend, a straight of 950, and nine days of one length on it.
const [X0, X1, TOP, LOW] = [214, 1160, 246, 778];
const R = (LOW - TOP) / 2;
const WHOLE = 2 * (X1 - X0) + Math.PI * R;
const WIDE = 172;

/** Where a day lies on the middle of the track, and the direction in which its line crosses it. @param {number} day @returns {{ x: number, y: number, nx: number, ny: number }} */
function place(day) {
	const way = (day / 9) * WHOLE;
	const straight = X1 - X0;
	if (way <= straight) return { x: X0 + way, y: LOW, nx: 0, ny: 1 };
	if (way >= straight + Math.PI * R) return { x: X1 - (way - straight - Math.PI * R), y: TOP, nx: 0, ny: -1 };
	const t = (way - straight) / R;
	return { x: X1 + R * Math.sin(t), y: (TOP + LOW) / 2 + R * Math.cos(t), nx: Math.sin(t), ny: Math.cos(t) };
}

/** The way along the track, beside its middle. @param {number} off @param {number} [before] how far it runs out at both ends */
const way = (off, before = 0) => `M${X0 - before} ${LOW + off}H${X1}A${R + off} ${R + off} 0 0 0 ${X1} ${TOP - off}H${X0 - before}`;
const done = (() => { const { x, y } = place(6); return `M${X0} ${LOW}H${X1}A${R} ${R} 0 0 0 ${n(X1)} ${TOP}H${n(x)}`; })();
const cross = (/** @type {number} */ day, /** @type {string} */ color, /** @type {number} */ width) => { const { x, y, nx, ny } = place(day); const h = WIDE / 2; return `<path d="M${n(x - nx * h)} ${n(y - ny * h)}L${n(x + nx * h)} ${n(y + ny * h)}" stroke="${color}" stroke-width="${width}"/>`; };
const knob = (/** @type {number} */ day, /** @type {string} */ name, /** @type {string} */ fill, /** @type {string} */ ink) => { const { x, y } = place(day); return at(x - 46, y - 46, 92, 92, icon(name, 48, { stroke: 2.6 }), { cls: "knob", css: `background:${fill};color:${ink};` }); };

const track = svg(1600, 1000, `
	<path d="${way(0, 400)}" stroke="${black}" stroke-width="${WIDE}"/>
	${each([-58, 58], (off) => `<path d="${way(off, 400)}" stroke="${lime}" stroke-opacity=".32" stroke-width="3"/>`)}
	${each([1, 2, 3, 4, 5, 7, 8], (day) => cross(day, lime, 3))}${cross(0, lime, 12)}${cross(9, "#ff5a45", 12)}
	<path d="${done}" stroke="${lime}" stroke-width="26" stroke-linecap="round"/>
	<path d="M${n(place(6).x)} ${TOP}H${X0}" stroke="${lime}" stroke-width="6" stroke-dasharray="2 18" stroke-linecap="round" opacity=".7"/>`, "position:absolute;left:0;top:0");

const bead = (/** @type {number} */ day) => { const { x, y } = place(day); return at(x - 34, y - 34, 68, 68, String(day), { cls: "knob bead", css: day > 6 ? "color:#c8ccb8;" : "" }); };

const note = (/** @type {number} */ y, /** @type {number} */ day, /** @type {string} */ date, /** @type {string} */ what) =>
	at(place(day).x - 46, y, 310, null, `<div class="r base nw" style="gap:12px"><b class="day">Day ${day}</b><span class="s26">${date}</span></div><div class="what nw">${what}</div>`);

export const picture = {
	alt: "A running track of nine days for a failed renewal: payday retry, payment link, desk note, paid on day six before the gate would close.",
	accent: lime,
	css: `${gymCss}
		.field { position: absolute; inset: 0; background: linear-gradient(135deg,#defc5c 0%,${lime} 42%,#b9ea0c 100%); color: ${black}; }
		.knob { border-radius: 50%; display: grid; place-items: center; }
		.bead { background: ${black}; color: ${lime}; font-size: 40px; font-weight: 700; }
		.day { font-size: 34px; font-weight: 700; letter-spacing: -.035em; } .what { font-size: 30px; font-weight: 600; letter-spacing: -.03em; }
		.share { font-size: 394px; letter-spacing: -.05em; } .said2 { font-size: 50px; font-weight: 700; letter-spacing: -.045em; line-height: 1; }
	`,
	html: `<div class="field layer">${track}
		${each([1, 4, 5, 7, 8], bead)}${knob(0, "X", "#ff5a45", black)}${knob(2, "CalendarClock", lime, black)}${knob(3, "Link", lime, black)}${knob(6, "Check", "#fff", black)}${knob(9, "DoorClosed", "#ff5a45", black)}
		${note(54, 9, "Fri 14 Aug", "Gate would close")}${note(54, 6, "Tue 11 Aug", "Note for the desk, paid")}
		${note(884, 0, "Wed 5 Aug", "Card renewal fails")}${note(884, 2, "Fri 7 Aug", "Retry on payday")}${note(884, 3, "Sat 8 Aug", "One payment link")}
		${at(154, 366, null, null, '<div class="big share nw">67%</div>')}${at(960, 414, 330, null, '<div class="said2">of failed renewals recovered in nine days</div>')}
	</div>`,
};
