// Inspections for lift engineers, inside the shaft.
import { at, clip, dot, icon, line, n, path, random, rect, text, texts } from "./draw.mjs";
import { amber, avatar, axis, card, figure, good, ink, ink2, ink3, phone, pill, red, rule, scene, soft, table, tablet, tag, tones, wave, white, win } from "./kit.mjs";

const tone = tones["mobile-apps"];
const slug = "lift-inspection-app";

function shaft() {
	const floors = [0, 1, 2, 3, 4, 5].map((i) => line(60, 150 + i * 112, 330, 150 + i * 112, "#c3c7d2", 3) + text(44, 156 + i * 112, String(6 - i), { s: 20, f: ink3, a: "end" }) + rect(304, 76 + i * 112, 26, 72, "#dfe2ea")).join("");
	const drawing = rect(60, 30, 270, 760, "#f0f1f5", 4) + rect(90, 30, 4, 760, "#c3c7d2") + rect(286, 30, 4, 760, "#c3c7d2") + floors + rect(40, 0, 310, 40, "#d6d9e2", 6) + dot(195, 24, 34, "#8b93a7") + dot(195, 24, 14, "#f0f1f5") + line(170, 30, 170, 330, ink3, 4) + line(220, 30, 220, 610, ink3, 4) + rect(108, 330, 124, 150, tone.a, 10) + line(170, 346, 170, 466, "#ffffff80", 3) + rect(240, 610, 34, 120, "#8b93a7", 4) + path("M110 790v-40h30v40M220 790v-40h30v40", "none", { st: ink3, sw: 5 });
	const stops = [["Machine room", 6, 6], ["Shaft head", 5, 5], ["Car roof", 7, 3], ["Shaft", 6, 0], ["Pit", 4, 0], ["Car", 3, 0]];
	return scene(tone, "Shaft and checklist", tablet(90, 90, 1460, 1000, rect(0, 0, 470, 960, "#fafafc") + tag(40, 58, "Lift 4417, Mehra House") + at(50, 96, drawing) + dot(220, 410, 30, "#6d28d933") + dot(220, 410, 13, white, { st: tone.a, sw: 6 }) + line(470, 0, 470, 960, rule, 2) +
		at(510, 0, tag(0, 60, "Stop 15 of 31, car roof") + text(0, 116, "Overspeed governor rope", { s: 42, w: 600 }) + text(0, 156, "Tension, wear, and switch at 1.15 times rated speed", { s: 23, f: ink2 }) + rect(0, 186, 850, 130, tone.w, 20) + dot(68, 251, 40, tone.a) + icon("mic", 44, 227, 48, white, 2) + wave(136, 251, 350, 64, tone.a, "mic", 1) + text(520, 260, "“Pass, 8.1 millimeters”", { s: 26, w: 600, max: 320 }) +
			stops.map(([name, all, done], i) => line(0, 352 + i * 88, 850, 352 + i * 88, rule, 1.5) + text(0, 405 + i * 88, String(name), { s: 25, w: i === 2 ? 600 : 400, f: done ? ink : ink3 }) + Array.from({ length: Number(all) }, (_, k) => rect(300 + k * 58, 380 + i * 88, 46, 34, k < Number(done) ? (i === 1 && k === 4 ? red : tone.a) : k === Number(done) && i === 2 ? tone.l : soft, 8)).join("") + text(850, 405 + i * 88, `${done}/${all}`, { s: 22, f: ink3, a: "end" })).join(""))) +
		card(1120, 24, 380, 110, dot(56, 55, 26, "#e6f4ea") + icon("check", 42, 41, 28, good, 3) + text(98, 50, "Saved on this tablet", { s: 23, w: 600 }) + text(98, 80, "no network in the shaft", { s: 19, f: ink3 })), { angle: 30, glow: [200, 50] });
}

function photos() {
	const shots = [["#5b6272", "M20 110L150 20M40 140L170 50", "Rope, 8.1 mm"], ["#4a5160", "M40 30h110v100H40zM60 50h70v60H60z", "Governor"], ["#6a6258", "M95 20v120M40 80h110", "Brake"], ["#3f4754", "M30 120h130M50 90h90M70 60h50", "Buffer"], ["#7a3b34", "M40 120L95 30 150 120zM95 60v34", "Fault: switch"], ["#566170", "M30 40h130v80H30z", "Car light"]];
	return scene(tone, "Evidence photographs", phone(180, 60, 520, text(28, 108, "Head and roof", { s: 36, w: 600 }) + text(28, 140, "6 photographs, filed by stop", { s: 19, f: ink3 }) + shots.map(([bg, d, label], i) => at(28 + (i % 2) * 172, 166 + Math.floor(i / 2) * 206, clip(0, 0, 162, 150, 16, rect(0, 0, 190, 160, bg) + path(d, "none", { st: "#ffffffa8", sw: 8, cap: true })) + (i === 4 ? rect(0, 0, 162, 150, "none", 16, { st: red, sw: 5 }) : "") + text(0, 178, label, { s: 18, w: 600, f: i === 4 ? red : ink, max: 166 }))).join("") + dot(195, 786, 34, tone.a) + icon("camera", 172, 763, 46, white, 1.8), { time: "11:26" }) +
		card(800, 140, 690, 720, clip(0, 0, 690, 420, 18, rect(0, 0, 690, 420, "#7a3b34") + path("M0 300L690 200V420H0z", "#64302a") + path("M180 330L345 90 510 330z", "none", { st: "#ffffffa8", sw: 22, cap: true }) + line(345, 170, 345, 250, "#ffffffa8", 22, { cap: true }) + dot(345, 292, 13, "#ffffffa8") + rect(260, 130, 170, 190, "none", 12, { st: "#ffd94d", sw: 5, dash: "14 10" })) + pill(36, 448, "Fail", red, "#fdeaea", 22) + text(130, 478, "Stop 11, shaft head", { s: 22, f: ink3 }) + text(36, 540, "Limit switch does not open", { s: 36, w: 600 }) + texts(36, 584, ["Spoken at 11:08. Same point was a remark in 2024.", "Car is out of use until it is repaired."], { s: 22, f: ink2, lh: 33, max: 620 }) + line(36, 640, 654, 640, rule) + icon("pin", 36, 660, 28, ink3) + text(74, 682, "Lift 4417, Mehra House", { s: 21, f: ink2 }) + text(654, 682, "2025-10-14 11:08", { s: 20, f: ink3, a: "end", mono: true }), { rx: 24 }), { angle: 110, glow: [1200, 120] });
}

function report() {
	const next = random("jerk");
	/** @type {string[]} */
	const now = [];
	/** @type {string[]} */
	const before = [];
	for (let i = 0; i <= 90; i += 1) {
		const ramp = i < 16 ? Math.sin((i / 16) * Math.PI) : i > 66 && i < 84 ? -Math.sin(((i - 66) / 18) * Math.PI) : 0;
		now.push(`${70 + i * 6} ${n(150 - ramp * 92 + (next() - 0.5) * 14)}`);
		before.push(`${70 + i * 6} ${n(150 - ramp * 84 + (next() - 0.5) * 26)}`);
	}
	const page = card(130, 50, 780, 1050, rect(0, 0, 780, 1050, "#fffefb") + rect(56, 60, 44, 44, tone.a, 10) + text(118, 92, "Statutory inspection report", { s: 30, w: 600 }) + text(56, 148, "Lift 4417, Mehra House, 8 stops, built 2009", { s: 21, f: ink2 }) + table(56, 210, [330, 130, 120, 120], ["Measured", "Value", "Limit", ""], [["Governor rope, mm", "8.1", "7.2", ["Pass", good, "#e6f4ea"]], ["Brake slip, mm", "14", "30", ["Pass", good, "#e6f4ea"]], ["Door force, N", "118", "150", ["Pass", good, "#e6f4ea"]], ["Limit switch", "closed", "open", ["Fail", red, "#fdeaea"]], ["Leveling, mm", "6", "10", ["Pass", good, "#e6f4ea"]], ["Insulation, MOhm", "2.4", "0.5", ["Pass", good, "#e6f4ea"]]], { h: 62, s: 22, end: [1, 2] }) + tag(56, 652, "118 points: 117 pass, 1 fail", ink, 19) + [0, 1, 2, 3].map((i) => rect(56, 690 + i * 34, [668, 630, 650, 380][i], 11, "#ebe7dd", 6)).join("") + path("M470 900c40-70 60-60 60-10s40 10 60-30 30 30 90-6", "none", { st: "#3558a0", sw: 5, cap: true }) + line(440, 930, 724, 930, "#c9c3b4") , { rx: 6, tr: "rotate(-2)" });
	return scene(tone, "Inspection report", page + card(900, 190, 670, 330, text(36, 58, "Ride, floor 1 to 8", { s: 28, w: 600 }) + text(634, 58, "m/s2", { s: 20, f: ink3, a: "end" }) + at(0, 60, axis(70, 40, 560, 220, ["1.2", "0", "-1.2"]) + path(`M${before.join("L")}`, "none", { st: "#b9bfcc", sw: 3 }) + path(`M${now.join("L")}`, "none", { st: tone.a, sw: 4 })) + dot(300, 50, 8, tone.a) + text(318, 58, "2025", { s: 20 }) + dot(400, 50, 8, "#b9bfcc") + text(418, 58, "2024", { s: 20 })) + card(960, 580, 560, 300, figure(40, 66, "Since the last stop", "52 s", "Report is signed and sent", good, 64) + line(40, 200, 520, 200, rule) + avatar(68, 248, 26, "TV", tone.d) + text(110, 256, "T. Varghese, engineer 118", { s: 22 })), { angle: 60, glow: [1300, 500] });
}

function plan() {
	const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];
	const loads = [3, 4, 2, 4, 3, 4, 3, 4, 4, 2, 3, 4, 4, 3, 4, 4, 3, 2, 4, 3];
	return scene(tone, "Monthly plan", win(120, 130, 1560, 1000, "Plan — October, 67 inspections", text(48, 82, "Four weeks, two engineers", { s: 36, w: 600 }) + pill(520, 52, "No certificate expires", good, "#e6f4ea", 20) + days.map((day, i) => text(60 + i * 282, 148, day, { s: 21, w: 600, f: ink3 })).join("") +
		loads.map((count, i) => { const x = 48 + (i % 5) * 282; const y = 168 + Math.floor(i / 5) * 166; const today = i === 6; return rect(x, y, 266, 150, today ? tone.w : white, 14, { st: today ? tone.a : rule, sw: 2 }) + text(x + 18, y + 36, String(6 + (i % 5) + Math.floor(i / 5) * 7), { s: 22, w: 600, f: today ? tone.a : ink }) + Array.from({ length: count }, (_, k) => rect(x + 18 + (k % 2) * 118, y + 54 + Math.floor(k / 2) * 44, 112, 36, (k + i) % 3 === 0 ? tone.d : tone.a, 8) + text(x + 30 + (k % 2) * 118, y + 79 + Math.floor(k / 2) * 44, String(4100 + ((i * 37 + k * 119) % 880)), { s: 19, w: 600, f: white })).join(""); }).join("")) +
		card(1110, 520, 410, 380, tag(34, 56, "Tuesday 14, A. Kurup") + [["08:00", "Lift 4322", "Due in 9 days"], ["11:00", "Lift 4441", "Due in 12 days"], ["14:30", "Lift 4560", "Due in 4 days"]].map(([when, what, due], i) => line(34, 84 + i * 92, 376, 84 + i * 92, rule) + text(34, 134 + i * 92, when, { s: 22, w: 600, f: tone.a }) + text(130, 126 + i * 92, what, { s: 23, w: 600 }) + text(130, 154 + i * 92, due, { s: 18, f: i === 2 ? amber : ink3 })).join("")), { angle: 150, glow: [200, 900] });
}

export const projects = [{ slug, pictures: [shaft, photos, report, plan] }];
