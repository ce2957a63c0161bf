// A ferry pass that works without signal.
import { at, curve, dot, icon, line, path, rect, text, texts } from "./draw.mjs";
import { amber, card, figure, good, ink, ink2, ink3, phone, pill, red, rule, scene, soft, tag, ticks, tones, white, win } from "./kit.mjs";
import { pin } from "./maps.mjs";

const tone = tones["mobile-apps"];
const slug = "offline-ferry-pass";
const hull = "M0 40H150L132 66H18zM22 40V20H118V40zM40 20V4H92V20zM62 4V-14H74V4z";

/** @param {number} x @param {number} y @param {number} k cell size @param {string} f */
function code(x, y, k, f) {
	let cells = "";
	for (let i = 0; i < 17; i += 1) for (let j = 0; j < 17; j += 1) if ((i * 5 + j * 13 + ((i * j) % 7) * 2) % 5 < 2 && !((i < 6 || i > 10) && j < 6) && !(i < 6 && j > 10)) cells += `M${x + i * k} ${y + j * k}h${k}v${k}h-${k}z`;
	return path(cells, f) + [[0, 0], [12, 0], [0, 12]].map(([i, j]) => rect(x + i * k + k / 2, y + j * k + k / 2, k * 4, k * 4, "none", k * 0.6, { st: f, sw: k }) + rect(x + (i + 1.6) * k, y + (j + 1.6) * k, k * 1.8, k * 1.8, f, 2)).join("");
}

function pass() {
	const left = phone(210, 110, 500, rect(0, 0, 390, 420, tone.a) + text(28, 104, "Return, 5 people", { s: 21, f: "#ffffffd0" }) + text(28, 152, "Harne", { s: 42, w: 600, f: white }) + icon("arrow", 168, 118, 38, "#ffffffb0") + text(362, 152, "Dabhol", { s: 42, w: 600, f: white, a: "end" }) + text(28, 186, "07:40", { s: 22, f: "#ffffffd0" }) + text(362, 186, "08:25", { s: 22, f: "#ffffffd0", a: "end" }) +
		rect(28, 214, 334, 520, white, 26, { st: rule, sw: 1.5 }) + code(59, 248, 16, ink) + rect(59, 546, 272, 8, soft, 4) + rect(59, 546, 181, 8, tone.a, 4) + text(195, 588, "New code in 10 s", { s: 19, f: ink2, a: "middle" }) + path("M28 614H362", "none", { st: rule, sw: 2, dash: "6 8" }) + icon("lock", 56, 640, 30, good) + texts(100, 654, ["Bound to this phone.", "No network needed."], { s: 19, lh: 27 }) + text(59, 712, "KC-4471-08", { s: 18, f: ink3, mono: true }) + text(195, 784, "Wallet: 3 tickets", { s: 19, f: ink3, a: "middle" }), { dark: true, f: white, time: "7:31" });
	/** @type {[number, number][]} */
	const way = [[66, 300], [150, 330], [210, 430], [250, 560], [318, 640]];
	const right = phone(890, 220, 500, rect(0, 0, 390, 844, "#d8e4f5") + path("M0 0H120C150 90 60 150 80 240S150 330 90 420 10 560 60 660 20 800 0 844z", "#efe9da") + path("M390 480C330 520 300 600 340 680S380 780 390 800z", "#efe9da") + [[150, 150], [230, 250], [300, 180], [180, 500], [140, 640]].map(([x, y]) => path(`M${x} ${y}q10-8 20 0t20 0t20 0`, "none", { st: "#a9c1e6", sw: 3, cap: true })).join("") + path(curve(way), "none", { st: white, sw: 12, cap: true }) + path(curve(way), "none", { st: tone.a, sw: 5, cap: true, dash: "1 13" }) + pin(66, 300, ink) + pin(318, 640, tone.a) + at(178, 404, path(hull, tone.d), "scale(.62)") + text(92, 270, "Harne", { s: 22, w: 600 }) + text(284, 640, "Dabhol", { s: 22, w: 600, a: "end" }) + rect(20, 66, 350, 96, white, 20) + text(42, 106, "Boat 4 is under way", { s: 24, w: 600 }) + text(42, 138, "as of 07:44, by jetty beacon", { s: 18, f: ink3 }), { time: "7:44" });
	return scene(tone, "Boarding pass and sea chart", right + left, { angle: 65, glow: [1150, 60] });
}

function timetable() {
	const rows = [["07:40", "Dabhol", "Boat 4", "boarding", good], ["08:10", "Dabhol", "Boat 2", "on time", ink3], ["08:30", "Velneshwar", "Boat 7", "20 min late", amber], ["09:00", "Dabhol", "Boat 4", "on time", ink3], ["09:30", "Guhagar", "Boat 1", "not sailing", red], ["10:10", "Dabhol", "Boat 2", "on time", ink3]];
	return scene(tone, "Timetable", phone(150, 64, 620, rect(0, 0, 390, 200, tone.w) + text(28, 108, "Harne jetty", { s: 34, w: 600 }) + icon("clock", 28, 130, 26, amber) + text(64, 150, "As of 07:12, 22 minutes ago", { s: 20, w: 600, f: amber }) + rows.map(([time, to, boat, note, f], i) => line(28, 200 + i * 84, 362, 200 + i * 84, rule) + text(28, 252 + i * 84, time, { s: 27, w: 600, f: f === red ? ink3 : ink }) + text(126, 240 + i * 84, to, { s: 21, w: 600 }) + text(126, 266 + i * 84, boat, { s: 17, f: ink3 }) + text(362, 252 + i * 84, note, { s: 18, w: 600, f, a: "end" })).join(""), { time: "7:34" }) +
		[["Push", "No network since 07:12", "#8b93a7", "bolt"], ["SMS", "Waiting, 1 of 2 parts", amber, "file"], ["Jetty beacon", "6 sailings, 4 seconds old", good, "wave"]].map(([name, note, f, sign], i) => card(860, 170 + i * 228, 600, 190, dot(90, 95, 48, f) + icon(/** @type {any} */ (sign), 64, 69, 52, white, 2) + text(172, 86, name, { s: 34, w: 600 }) + text(172, 126, note, { s: 24, f: ink2 }) + text(566, 56, String(i + 1), { s: 24, f: "#b9bfcc", w: 600, a: "end" }), { tr: `rotate(${[-1.5, 1, -0.5][i]})` })).join(""), { angle: 110, glow: [900, 500] });
}

function gate() {
	return scene(tone, "Gate check", dot(800, 560, 520, "#ffffff0d") + dot(800, 560, 400, "#ffffff0f") + phone(545, 70, 510, rect(0, 0, 390, 844, "#128a45") + dot(195, 260, 118, "#ffffff26") + icon("check", 105, 170, 180, white, 2.6) + text(195, 456, "Board 5", { s: 64, w: 600, f: white, a: "middle" }) + text(195, 500, "2 adults, 3 children", { s: 24, f: "#ffffffe0", a: "middle" }) + rect(40, 540, 310, 2, "#ffffff50") + text(195, 590, "Harne to Dabhol", { s: 26, w: 600, f: white, a: "middle" }) + text(195, 624, "07:40, boat 4", { s: 22, f: "#ffffffe0", a: "middle" }) + rect(60, 668, 270, 60, "#ffffff2e", 30) + text(195, 706, "0.4 s, offline", { s: 22, w: 600, f: white, a: "middle" }), { dark: true, f: "#128a45", time: "7:36" }) +
		card(110, 250, 360, 250, tag(32, 56, "Boat 4, 07:40") + text(32, 140, "164", { s: 72, w: 600 }) + text(176, 140, "of 180", { s: 28, f: ink2 }) + rect(32, 176, 296, 16, soft, 8) + rect(32, 176, 270, 16, tone.a, 8) + text(32, 226, "Family Rane: 1 missing", { s: 21, w: 600, f: amber })) +
		card(1130, 420, 370, 380, tag(32, 56, "Felt, not read") + [["Valid", good, [70]], ["Look closer", amber, [26, 26]], ["Stop", red, [14, 14, 14, 14]]].map(([name, f, pulses], i) => dot(48, 112 + i * 90, 14, String(f)) + text(78, 120 + i * 90, String(name), { s: 25, w: 600 }) + /** @type {number[]} */ (pulses).reduce(([out, x], w) => /** @type {[string, number]} */ ([out + rect(x, 134 + i * 90, w, 16, String(f), 8), x + w + 10]), /** @type {[string, number]} */ (["", 78]))[0]).join("")), { angle: 45, glow: [800, 560] });
}

function log() {
	const jetties = ["Harne", "Dabhol", "Velneshwar", "Guhagar", "Jaigad", "Tavsal", "Kelshi"];
	const off = [[[2, 5], [9, 13]], [[7, 9]], [[0, 11], [14, 20]], [[5, 8], [15, 17]], [], [[1, 19]], [[3, 10], [12, 16]]];
	return scene(tone, "Synchronization log", win(90, 120, 1600, 980, "Jetties — Sunday, 46,210 passengers", text(48, 84, "Hours without a network", { s: 38, w: 600 }) + rect(900, 62, 26, 26, tone.a, 6) + text(938, 82, "connected", { s: 20 }) + rect(1070, 62, 26, 26, tone.l, 6) + text(1108, 82, "offline, checking alone", { s: 20 }) + ticks(230, 146, 1260, ["05", "07", "09", "11", "13", "15", "17", "19", "21", "23"], 19) +
		jetties.map((name, i) => { const y = 172 + i * 92; return text(48, y + 42, name, { s: 24, w: 600 }) + rect(230, y, 1260, 64, tone.a, 12) + off[i].map(([from, to]) => rect(230 + from * 63, y, (to - from) * 63, 64, tone.l)).join("") + off[i].map(([, to]) => icon("bolt", 230 + to * 63 + 6, y + 18, 28, "#ffffffc0")).join(""); }).join("") + line(1112, 160, 1112, 816, ink, 3)) +
		card(1040, 640, 470, 270, figure(36, 62, "Checked on Sunday", "46,210", "", good, 58) + line(36, 158, 434, 158, rule) + text(36, 206, "Offline", { s: 22, f: ink2 }) + text(434, 206, "37,430, or 81%", { s: 24, w: 600, a: "end" }) + text(36, 242, "Used twice", { s: 22, f: ink2 }) + text(434, 242, "0", { s: 24, w: 600, a: "end" })) + pill(1380, 46, "Season day 61", white, "#ffffff2e", 20), { angle: 20, glow: [300, 950] });
}

export const projects = [{ slug, pictures: [pass, timetable, gate, log] }];
