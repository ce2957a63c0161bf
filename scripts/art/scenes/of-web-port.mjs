// Berth and silo planning for a grain terminal.
import { at, dot, icon, line, n, path, polyline, rect, text, texts } from "./draw.mjs";
import { amber, area, axis, button, card, figure, good, ink, ink2, ink3, pill, red, rule, scene, soft, tag, ticks, tones, white, win } from "./kit.mjs";

const tone = tones["web-apps"];
const slug = "grain-terminal-berth-planner";
const wheat = "#c98a1b";
const maize = "#5b7f2a";
const soy = "#7a5230";

/** @param {number} x @param {number} y @param {number} w @param {string} name @param {string} note @param {string} f @param {boolean} [clash] */
const ship = (x, y, w, name, note, f, clash = false) =>
	rect(x, y, w, 84, f, 14, clash ? { st: red, sw: 4 } : {}) + text(x + 20, y + 37, name, { s: 21, w: 600, f: white, max: w - 28 }) + text(x + 20, y + 64, note, { s: 17, f: "#ffffffd8", max: w - 28 });

function gantt() {
	const days = ["Mon 9", "Tue 10", "Wed 11", "Thu 12", "Fri 13"];
	const step = 236;
	let tide = "";
	for (let i = 0; i < 10; i += 1) tide += rect(200 + i * 118 + 30, 84, 44, 756, "#e6edfd");
	const grid = days.map((day, i) => text(200 + i * step + 14, 52, day, { s: 19, w: 600, f: ink2 }) + line(200 + i * step, 70, 200 + i * step, 840, rule, 1.5)).join("");
	const rows = ["Berth 1", "Berth 2", "Berth 3"].map((name, i) => text(36, 170 + i * 156, name, { s: 23, w: 600 }) + text(36, 198 + i * 156, ["12.8 m", "12.2 m", "9.4 m"][i], { s: 18, f: ink3 }) + line(36, 244 + i * 156, 1440, 244 + i * 156, rule, 1.5)).join("");
	const ships = ship(230, 128, 420, "MV Alder Bay", "Wheat 41,000 t", wheat) + ship(690, 128, 470, "MV Kestrel", "Soy 36,500 t", soy) + ship(212, 284, 300, "MV Norte", "Maize 22,000 t", maize) + ship(566, 284, 380, "MV Pelican Star", "Wheat 33,000 t", wheat, true) + ship(980, 284, 330, "MV Asha", "Maize 24,500 t", maize) + ship(250, 440, 210, "MV Dhow 7", "Soy 8,200 t", soy) + ship(660, 440, 320, "MV Mirador", "Maize 17,400 t", maize);
	const belts = text(36, 590, "Belts", { s: 23, w: 600 }) + [[0, 230, 420, wheat], [0, 690, 470, soy], [1, 212, 300, maize], [1, 566, 380, wheat], [1, 980, 330, maize], [2, 250, 210, soy], [2, 660, 320, maize]].map(([row, x, w, f]) => rect(Number(x), 566 + Number(row) * 34, Number(w), 20, String(f), 6, { o: 0.55 })).join("");
	const now = line(538, 70, 538, 840, ink, 2.5) + rect(494, 62, 88, 32, ink, 8) + text(538, 84, "10:40", { s: 18, w: 600, f: white, a: "middle" });
	const note = card(720, 556, 520, 250, dot(42, 46, 18, "#fdeaea") + icon("alert", 31, 34, 22, red) + text(74, 54, "Pelican Star cannot enter", { s: 24, w: 600, max: 420 }) + texts(28, 98, ["Rule 38: draft of 11.9 m needs 1.6 m of tide.", "Next tide with a pilot on duty: Wed 14:20."], { s: 20, f: ink2, max: 470, lh: 30 }) + button(28, 164, 250, 56, "Move to 14:20", tone.a) + button(292, 164, 190, 56, "Other repairs", soft, ink));
	return scene(tone, "Berth schedule", win(90, 96, 1600, 1000, "Berth plan — draft “Night shift B”", tide + grid + rows + belts + ships + now + note), { angle: 30, glow: [1400, 60] });
}

function silos() {
	const levels = [[82, wheat, "W1"], [64, wheat, "W1"], [91, wheat, "W2"], [38, wheat, "W2"], [12, "#a9aebb", ""], [70, maize, "M1"], [88, maize, "M1"], [54, maize, "M2"], [21, maize, "M2"], [95, soy, "S1"], [60, soy, "S1"], [44, soy, "S1"], [76, wheat, "W3"], [30, maize, "M1"], [83, soy, "S2"], [52, wheat, "W1"]];
	const bins = levels.map(([level, color, grade], i) => {
		const x = 60 + (i % 8) * 168;
		const y = 132 + Math.floor(i / 8) * 340;
		const tall = (Number(level) / 100) * 200;
		return path(`M${x} ${y + 34}L${x + 64} ${y}L${x + 128} ${y + 34}V${y + 234}H${x}Z`, "#eceef3") + path(`M${x} ${n(y + 234 - tall)}Q${x + 64} ${n(y + 214 - tall)} ${x + 128} ${n(y + 234 - tall)}V${y + 234}H${x}Z`, String(color)) + path(`M${x} ${y + 34}L${x + 64} ${y}L${x + 128} ${y + 34}V${y + 234}H${x}Z`, "none", { st: "#b9bfcc", sw: 3, cap: true }) +
			text(x, y + 270, `Silo ${i + 21}`, { s: 20, w: 600 }) + text(x + 128, y + 270, `${level}%`, { s: 20, f: ink2, a: "end" }) + text(x, y + 297, grade ? `${grade} · ${Math.round(Number(level) * 24.5)} t` : "Cleaning", { s: 17, f: ink3 });
	}).join("");
	return scene(tone, "Silo levels", win(-110, 110, 1560, 990, "Silos 21 to 36", at(110, 0, text(60, 84, "16 of 62 silos, 23,520 t", { s: 34, w: 600 }) + [["Wheat", wheat], ["Maize", maize], ["Soy", soy]].map(([name, f], i) => rect(880 + i * 150, 62, 20, 20, f, 5) + text(910 + i * 150, 80, name, { s: 20, f: ink2 })).join("") + bins)) , { angle: 110, glow: [1560, 560] });
}

function tide() {
	/** @type {[number, number][]} */
	const points = [];
	for (let i = 0; i <= 48; i += 1) points.push([110 + i * 24.58, 330 - 120 * Math.sin(((i - 37.9) / 12.4) * Math.PI)]);
	const limit = 317;
	const d = polyline(points);
	const windows = [[442.6, 159, "Tue 13:32"], [1052, 139, "Wed 14:20"]].map(([x, w, label]) => rect(Number(x), 96, Number(w), 434, "#dfe8fd", 10) + text(Number(x) + Number(w) / 2, 128, String(label), { s: 20, w: 600, f: tone.a, a: "middle" })).join("");
	const hull = at(250, 640, path("M0 60H860L812 176H72Z", "#20304f") + path("M36 132H830L812 176H72Z", "#b3402e") + rect(40, 4, 96, 56, "#e8eaf0", 4) + rect(54, -34, 62, 40, "#f6f7fa", 4) + [0, 1, 2, 3, 4].map((i) => rect(190 + i * 122, 34, 96, 26, i % 2 ? "#7d8799" : "#8c96a8", 4)).join("") + path("M-250 112Q-220 100-190 112T-130 112T-70 112T-10 112M872 112Q902 100 932 112T992 112T1052 112T1112 112", "none", { st: "#7fa4ee", sw: 5, cap: true }) + line(900, 176, 1060, 176, "#b3402e", 3, { dash: "8 8" }) + text(980, 208, "draft 11.9 m", { s: 20, w: 600, a: "middle", f: "#b3402e" }));
	return scene(tone, "Tide windows", win(150, 130, 1560, 980, "Tide at the bar", text(48, 58, "When a loaded ship may enter", { s: 32, w: 600 }) + windows + axis(110, 130, 1180, 400, ["3 m", "2 m", "1 m", "0 m"]) + line(110, limit, 1290, limit, red, 3, { dash: "10 10" }) + text(1300, limit + 34, "1.6 m needed", { s: 20, w: 600, f: red, a: "end" }) + path(`${d}V530H110Z`, tone.a, { o: 0.1 }) + path(d, "none", { st: tone.a, sw: 6, cap: true }) + ticks(110, 580, 1180, ["00", "06", "12", "18", "00", "06", "12", "18"]) + hull), { angle: 60, glow: [120, 800] });
}

function vessel() {
	const split = [["Hold 1", 8200, wheat], ["Hold 2", 9100, wheat], ["Hold 3", 8600, wheat], ["Hold 4", 7100, wheat]];
	return scene(tone, "Vessel sheet",
		win(80, 80, 900, 1040, "Vessel — MV Pelican Star", text(44, 78, "MV Pelican Star", { s: 44, w: 600 }) + pill(44, 104, "Plan has a conflict", red, "#fdeaea") + figure(44, 200, "Draft", "11.9 m") + figure(270, 200, "Length", "189 m") + figure(496, 200, "Cargo", "33,000 t") + line(44, 290, 856, 290, rule) + tag(44, 338, "Cargo by hold") +
			split.map(([name, t, f], i) => text(44, 396 + i * 82, String(name), { s: 22, w: 600 }) + rect(160, 374 + i * 82, 440, 30, soft, 8) + rect(160, 374 + i * 82, (Number(t) / 10000) * 440, 30, String(f), 8) + text(780, 397 + i * 82, `${Number(t).toLocaleString("en-US")} t`, { s: 22, a: "end" })).join("") + line(44, 700, 856, 700, rule) + text(44, 750, "Silos 21, 22, 23 and 36 can take it", { s: 22, f: ink2 }) + icon("check", 420, 728, 26, good) + area(44, 790, 812, 160, [2, 3, 5, 6, 8, 9, 9, 7, 4], tone.a)) +
			card(944, 270, 600, 560, tag(36, 56, "Repair proposal 1 of 3") + text(36, 106, "Two bookings move", { s: 34, w: 600 }) + [["Pelican Star", "Tue 10:40", "Wed 14:20", amber], ["MV Asha", "Thu 06:00", "Thu 17:30", amber], ["MV Kestrel", "Wed 08:00", "unchanged", ink3], ["MV Mirador", "Wed 09:10", "unchanged", ink3]].map(([name, from, to, f], i) => line(36, 140 + i * 76, 564, 140 + i * 76, rule) + text(36, 186 + i * 76, name, { s: 22, w: 600 }) + text(260, 186 + i * 76, from, { s: 20, f: ink3 }) + icon("arrow", 380, 167 + i * 76, 24, "#a4a9b6") + text(564, 186 + i * 76, to, { s: 21, w: 600, f, a: "end" })).join("") + button(36, 464, 300, 60, "Apply to draft B", tone.a) + button(352, 464, 212, 60, "Compare", soft, ink)), { angle: 140, glow: [1300, 900] });
}

export const projects = [{ slug, pictures: [gantt, silos, tide, vessel] }];
