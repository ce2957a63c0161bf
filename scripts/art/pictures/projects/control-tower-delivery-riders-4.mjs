import { at, each, icon, n, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { tone } from "./_control-tower-delivery-riders.mjs";

/** A drop pays 22 and 9 for each kilometer. @param {number} distance */
const drop = (distance) => 22 + 9 * distance;

/** The shift as the log has it, and what each event pays. @type {{ seq: string, time: string, event: string, what: string, note?: string, line?: string, basis?: string, pays?: number, hot?: boolean }[]} */
const events = [
	{ seq: "001", time: "12:00", event: "shift start", what: "Bandra hub", line: "Shift, 12:00 to 17:00", basis: "5 h", pays: 300 },
	{ seq: "017", time: "12:27", event: "drop", what: "KX-20842", basis: "2.6 km", pays: drop(2.6) },
	{ seq: "031", time: "12:58", event: "drop", what: "KX-20857", basis: "3.1 km", pays: drop(3.1) },
	{ seq: "046", time: "13:31", event: "drop", what: "KX-20869", note: "received 13:40", basis: "4.4 km", pays: drop(4.4) },
	{ seq: "054", time: "13:49", event: "taken away", what: "KX-20874", line: "Taken away, km kept", basis: "1.4 km", pays: 9 * 1.4 },
	{ seq: "058", time: "14:00", event: "rain start", what: "zone west", line: "Rain, 14:00 to 17:00", basis: "3 h", pays: 75 },
	{ seq: "066", time: "14:22", event: "drop", what: "KX-20880", note: "sent twice", basis: "2.0 km", pays: drop(2) },
	{ seq: "079", time: "14:55", event: "drop", what: "KX-20891", basis: "1.5 km", pays: drop(1.5) },
	{ seq: "085", time: "15:12", event: "taken over", what: "KX-20931", line: "Taken over, detour", basis: "0.8 km", pays: 9 * 0.8, hot: true },
	{ seq: "089", time: "15:24", event: "drop", what: "KX-20931", basis: "1.2 km", pays: drop(1.2) },
	{ seq: "096", time: "15:39", event: "drop", what: "KX-20886", basis: "1.9 km", pays: drop(1.9) },
	{ seq: "104", time: "15:57", event: "drop", what: "KX-20912", basis: "2.2 km", pays: drop(2.2) },
	{ seq: "117", time: "16:26", event: "drop", what: "KX-20958", basis: "2.8 km", pays: drop(2.8) },
	{ seq: "128", time: "16:50", event: "drop", what: "KX-20977", basis: "1.6 km", pays: drop(1.6) },
	{ seq: "133", time: "17:00", event: "shift end", what: "Bandra hub" },
];
const lines = events.filter(({ pays }) => pays !== undefined);
const total = lines.reduce((sum, { pays }) => sum + (pays ?? 0), 0);

const LOG = { x: 56, y: 150, row: 54, right: 736 };
const SLIP = { x: 900, y: 52, w: 632, head: 170, row: 44 };
const lineY = (/** @type {number} */ i) => SLIP.y + SLIP.head + i * SLIP.row + SLIP.row / 2;
const totalY = lineY(lines.length) + 34;

/** From each event to its line; the last goes to the sum. */
const threads = events.map(({ hot }, i) => {
	const [y1, y2] = [LOG.y + i * LOG.row + LOG.row / 2, i < lines.length ? lineY(i) : totalY];
	const d = `M${LOG.right} ${y1}C${LOG.right + 90} ${y1} ${SLIP.x - 74} ${n(y2)} ${SLIP.x + 2} ${n(y2)}`;
	return `<path d="${d}" stroke="${hot ? tone.amber : "#7d6a42"}" stroke-width="${hot ? 6 : 2.4}"/><circle cx="${LOG.right}" cy="${y1}" r="${hot ? 9 : 5}" fill="${hot ? tone.amber : "#b08c45"}"/>`;
});

const log = `<div class="r" style="height:66px;gap:14px">${icon("ScrollText", 30, { color: tone.amber })}<span class="s32 b">Event log</span><span class="s20 end" style="color:${tone.ink2}">rider 0317, signed by the phone</span></div>
	${each(events, ({ seq, time, event, what, note, hot }) => `<div class="r ev ${hot ? "hot" : ""}"><span class="mono q">${seq}</span><span class="b t">${time}</span><span class="e">${event}</span><span class="w">${what}</span>${note ? `<span class="note end">${note}</span>` : ""}</div>`)}`;

/** Paper, torn off along a row of teeth. */
const teeth = Array.from({ length: 32 }, (_, i) => `L${n(SLIP.w - (i + 0.5) * (SLIP.w / 32))} ${896} L${n(SLIP.w - (i + 1) * (SLIP.w / 32))} ${884}`).join("");
const paper = svg(SLIP.w, 900, `<defs><linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fffdf7"/><stop offset="1" stop-color="#ebe6da"/></linearGradient><filter id="under" x="-20%" y="-10%" width="150%" height="130%"><feGaussianBlur stdDeviation="26"/></filter></defs><path d="M0 0H${SLIP.w}V884${teeth}z" fill="#000" opacity=".6" transform="translate(26 40)" filter="url(#under)"/><path d="M0 0H${SLIP.w}V884${teeth}z" fill="url(#paper)"/>`, "position:absolute;left:0;top:0");
const slip = `${paper}<div style="position:relative;padding:32px 44px 0 44px">
	<div class="r sb" style="height:${SLIP.head - 32}px;align-items:flex-start"><div><div class="b" style="font-size:38px;letter-spacing:-.03em;line-height:1.1">Imran Shaikh</div><div class="s20 soft" style="margin-top:6px">Friday, 14 August 2026</div></div><div class="ta"><div class="s24 b">Relay Mile</div><div class="s20 soft" style="margin-top:10px">Payout sheet</div></div></div>
	<div class="abs s20 soft nw" style="left:44px;top:128px">Rs 60 an hour, Rs 22 a drop, Rs 9 a km, rain Rs 25</div>
	${each(lines, ({ line, what, basis, pays = 0, hot }) => `<div class="r pay ${hot ? "hot" : ""}"><span class="${line ? "b" : ""}">${line ?? `Drop ${what}`}</span><span class="basis">${basis}</span><span class="b sum">${pays.toFixed(2)}</span></div>`)}
	<div class="r sb total"><span class="s28 b">Total</span><span class="s56 b">Rs ${total.toFixed(2)}</span></div></div>`;

export const picture = {
	alt: "Payout sheet for one shift: every event of the dispatch log is tied by a thread to the line that it pays, down to the total.",
	accent: tone.amber,
	css: `
		.log { color: ${tone.ink}; } .ev { height: ${LOG.row}px; border-top: 1.5px solid #243145; gap: 0; white-space: nowrap; padding-right: 22px; } .ev .q { width: 70px; font-size: 19px; color: ${tone.ink3}; } .ev .t { width: 92px; } .ev .e { width: 150px; color: ${tone.ink2}; } .ev.hot { background: ${tone.amber}; color: #150d00; border-radius: 10px; margin: 0 0 0 -16px; padding-left: 16px; border-color: transparent; } .ev.hot span { color: #150d00; font-weight: 600; }
		.note { height: 32px; line-height: 31px; padding: 0 13px; border-radius: 16px; background: #3a2c10; color: ${tone.amber}; font-size: 18px; font-weight: 600; }
		.slip { color: #15130d; } .soft { color: #5f5a4d; } .pay { height: ${SLIP.row}px; border-top: 1.5px solid #d8d1bf; white-space: nowrap; font-size: 21px; } .pay .basis { margin-left: auto; width: 100px; text-align: right; color: #5f5a4d; } .pay .sum { width: 120px; text-align: right; } .pay.hot { background: ${tone.amber}; margin: 0 -16px; padding: 0 16px; border-radius: 8px; border-color: transparent; } .pay.hot span { color: #150d00; font-weight: 600; }
		.total { border-top: 3px solid #15130d; height: 92px; }
	`,
	html:
		ground({ base: "linear-gradient(155deg,#182130 0%,#0e1520 50%,#080c13 100%)", glows: [[160, -60, 760, "rgb(110 145 195 / .28)"]], grained: 0 }) +
		svg(1600, 1000, threads.join(""), "position:absolute;inset:0") +
		at(LOG.x, LOG.y - 66, LOG.right - LOG.x, null, log, { cls: "log layer" }) +
		at(SLIP.x, SLIP.y, SLIP.w, 900, slip, { cls: "slip layer" }) +
		svg(1600, 1000, threads.map((_, i) => `<circle cx="${SLIP.x + 20}" cy="${n(i < lines.length ? lineY(i) : totalY)}" r="${i === 8 ? 8 : 5}" fill="${i === 8 ? "#15130d" : "#8d6a1e"}"/>`).join(""), "position:absolute;inset:0"),
};
