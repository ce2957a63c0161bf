// Triage by voice, in nine languages.
import { at, dot, icon, line, path, rect, text } from "./draw.mjs";
import { amber, area, avatar, bubble, button, card, figure, good, ink, ink2, ink3, node, phone, pill, red, rule, scene, soft, tag, ticks, tones, wave, white, win, wire } from "./kit.mjs";

const tone = tones["ai-calling"];
const slug = "voice-triage-nine-languages";

function call() {
	/** @type {[string, string, boolean][]} */
	const lines = [["Agent", "Where does it hurt, and since when?", false], ["Caller, Hindi and English", "Ghutne mein, since last Sunday. Stairs are difficult.", true], ["Agent", "Did you fall, or did it begin by itself?", false], ["Caller, Hindi", "Gira nahin. Subah zyada dukhta hai.", true]];
	let y = 176;
	const talk = lines.map(([who, words, caller]) => {
		const [drawing, tall] = bubble(caller ? 150 : 44, y, 600, words, { who, s: 25, bg: caller ? tone.w : soft, f: caller ? tone.d : ink });
		y += tall + 24;
		return drawing;
	}).join("");
	const steps = [["212", "Where is the pain?", "Knee, left", 0], ["218", "Since when?", "5 days", 0], ["231", "A fall or a blow?", "No", 0], ["233", "Worse in the morning?", "Yes", 1], ["240", "Fever above 38?", "", 2]];
	return scene(tone, "Live call", win(90, 90, 1220, 1000, "Call 88,214 — line 3", rect(0, 0, 1220, 142, "#fdf6f9") + dot(78, 71, 38, tone.a) + icon("phone", 57, 50, 42, white, 2) + wave(146, 71, 540, 84, tone.a, "triage", 0.68) + text(830, 66, "02:41", { s: 36, w: 600, a: "end" }) + text(830, 98, "Andheri East", { s: 19, f: ink3, a: "end" }) + talk + rect(44, y, 120, 54, soft, 27) + [0, 1, 2].map((i) => dot(80 + i * 24, y + 27, 6, tone.a, { o: 0.4 + i * 0.3 })).join("")) +
		card(960, 240, 570, 652, tag(38, 60, "Protocol, edition Q3") + steps.map(([id, q, answer, state], i) => (state === 2 ? rect(20, 84 + i * 88, 530, 82, tone.w, 14) : "") + (i < 4 ? line(58, 140 + i * 88, 58, 196 + i * 88, tone.l, 4) : "") + dot(58, 125 + i * 88, 18, state === 2 ? white : tone.a, { st: tone.a, sw: 4 }) + (state === 2 ? "" : icon("check", 47, 114 + i * 88, 22, white, 3)) + text(96, 120 + i * 88, String(q), { s: 24, w: 600 }) + text(96, 148 + i * 88, `Question ${id}`, { s: 18, f: ink3 }) + text(532, 133 + i * 88, String(answer), { s: 22, w: 600, f: tone.a, a: "end" })).join("") + line(38, 540, 532, 540, rule) + text(38, 590, "Urgency", { s: 22, f: ink3 }) + pill(140, 564, "Within 3 days", amber, "#fdf1e2", 20) + text(38, 622, "Orthopedics, two clinics near", { s: 19, f: ink2 })), { angle: 40, glow: [1450, 100] });
}

function booked() {
	const languages = ["Hindi", "Marathi", "Gujarati", "Tamil", "Telugu", "Kannada", "Bengali", "Urdu", "English"];
	const words = ["Namaste", "Namaskar", "Kem cho", "Vanakkam", "Namaskaram", "Namaskara", "Nomoshkar", "Adaab", "Hello"];
	const cloud = languages.map((name, i) => { const x = 780 + (i % 3) * 260; const y = 150 + Math.floor(i / 3) * 190 + (i % 3) * 34; return card(x, y, 236, 150, text(26, 66, words[i], { s: 31, w: 600, f: i === 1 ? white : ink, max: 200 }) + text(26, 106, name, { s: 21, f: i === 1 ? "#ffffffd0" : ink3 }), { f: i === 1 ? tone.a : white, rx: 28 }); }).join("");
	return scene(tone, "Booked by phone", cloud + card(800, 780, 720, 140, rect(0, 0, 8, 140, good) + icon("clock", 44, 46, 48, good, 2) + text(120, 64, "Called back after 22 seconds", { s: 32, w: 600 }) + text(120, 104, "The line was busy at 08:04. Nobody had to redial.", { s: 22, f: ink2 })) + phone(190, 60, 500, rect(0, 0, 390, 430, tone.d) + text(195, 116, "Sanjeev Clinics", { s: 31, w: 600, f: white, a: "middle" }) + text(195, 150, "01:58, Marathi", { s: 20, f: "#ffffffb8", a: "middle" }) + dot(195, 266, 78, "#ffffff1f") + dot(195, 266, 56, tone.a) + icon("wave", 163, 234, 64, white, 2) + [["mic", 76], ["phone", 195], ["plus", 314]].map(([sign, x]) => dot(Number(x), 386, 30, sign === "phone" ? "#d92d3a" : "#ffffff24") + icon(/** @type {any} */ (sign), Number(x) - 14, 372, 28, white)).join("") + rect(28, 460, 334, 236, tone.w, 22) + tag(52, 500, "Booked while you talk", tone.a) + text(52, 546, "Tomorrow, 10:20", { s: 32, w: 600 }) + text(52, 582, "Dr. Meena Joshi, orthopedics", { s: 21, f: ink2, max: 300 }) + text(52, 614, "Andheri clinic, 12 min by bus", { s: 20, f: ink2 }) + button(52, 634, 136, 44, "Change", white, ink, 19) + button(200, 634, 138, 44, "Directions", tone.a, white, 19), { dark: true, f: white, time: "8:06" }), { angle: 100, glow: [1200, 400] });
}

function graph() {
	return scene(tone, "Protocol graph", win(60, 120, 1660, 980, "Protocol editor — medical board", rect(0, 0, 1660, 924, "#fbfafb") + path(Array.from({ length: 27 }, (_, i) => `M${i * 62} 0V924`).join("") + Array.from({ length: 15 }, (_, i) => `M0 ${i * 62}H1660`).join(""), "none", { st: "#f0eef0", sw: 1.5 }) +
		wire(320, 370, 420, 220, tone.a, 4) + wire(320, 370, 420, 390, tone.a, 4) + wire(320, 370, 420, 560, red, 5) + wire(710, 220, 800, 150, tone.m, 3) + wire(710, 220, 800, 300, tone.m, 3) + wire(710, 390, 800, 440, tone.m, 3) + wire(710, 560, 800, 610, red, 5) + wire(1110, 610, 1190, 610, red, 5) +
		node(30, 320, 290, 96, "Where is the pain?", "Question 212", tone, "mic", true) + node(420, 170, 290, 96, "Knee or hip", "41% of answers", tone, "check") + node(420, 340, 290, 96, "Belly", "27% of answers", tone, "check") + node(420, 510, 290, 96, "Chest, jaw or arm", "Red flag 7", tone, "alert") + node(800, 100, 310, 96, "A fall or a blow?", "Question 231", tone) + node(800, 250, 310, 96, "Worse in the morning?", "Question 233", tone) + node(800, 395, 310, 96, "Since when?", "Question 301", tone) +
		rect(800, 560, 310, 100, red, 16) + icon("bolt", 820, 590, 40, white, 2) + text(872, 602, "Leave the protocol", { s: 22, w: 600, f: white }) + text(872, 630, "no further question", { s: 18, f: "#ffffffd0" }) + rect(1190, 530, 300, 160, white, 16, { st: red, sw: 4 }) + avatar(1244, 590, 30, "N", red) + text(1290, 586, "Nurse", { s: 26, w: 600 }) + text(1290, 616, "on the line", { s: 20, f: ink2 }) + text(1214, 666, "median 6 s, longest 9 s", { s: 20, w: 600, f: red })) +
		card(150, 822, 640, 170, text(34, 62, "Edition Q4 waits for two signatures", { s: 28, w: 600 }) + avatar(62, 118, 26, "LR", good) + icon("check", 78, 126, 20, good, 4) + avatar(128, 118, 26, "SK", "#b9bfcc") + avatar(194, 118, 26, "AM", "#b9bfcc") + text(246, 126, "1 of 3 board members signed", { s: 21, f: ink2 })), { angle: 20, glow: [1400, 950] });
}

function hours() {
	const calls = [8, 6, 5, 4, 6, 12, 31, 74, 118, 126, 96, 72, 58, 49, 51, 60, 72, 88, 93, 70, 48, 31, 20, 12];
	const total = calls.reduce((sum, v) => sum + v, 0);
	const languages = [["Hindi", 402], ["Marathi", 318], ["English", 176], ["Gujarati", 121], ["Tamil", 62], ["Urdu", 51], ["Telugu", 35], ["Kannada", 26], ["Bengali", 19]];
	return scene(tone, "Calls by hour and language", at(0, 0, card(90, 100, 980, 560, text(40, 70, "Monday, calls per hour", { s: 32, w: 600 }) + text(940, 70, total.toLocaleString("en-US"), { s: 40, w: 600, a: "end" }) + area(40, 120, 900, 350, calls, tone.a, { max: 140, sw: 6 }) + line(40, 470, 940, 470, "#b9bfcc") + ticks(-34, 510, 1050, ["0", "4", "8", "12", "16", "20", "24"], 20) + line(391, 140, 391, 470, ink, 2, { dash: "4 8" }) + text(408, 150, "09:00, 126 calls, 14 lines at once", { s: 20, w: 600 }), { rx: 24 })) +
		card(900, 240, 620, 690, tag(40, 60, "Languages, same day") + languages.map(([name, v], i) => text(40, 116 + i * 62, String(name), { s: 23, w: 600 }) + rect(190, 96 + i * 62, 300, 26, soft, 8) + rect(190, 96 + i * 62, (Number(v) / 402) * 300, 26, i < 2 ? tone.a : tone.m, 8) + text(580, 117 + i * 62, String(v), { s: 23, a: "end" })).join("") + text(40, 664, "37% changed language in the call", { s: 20, f: ink2 }), { rx: 24 }) +
		card(150, 720, 660, 200, figure(40, 62, "Picked up or called back", "30 s", "for 95 of 100", good, 48) + figure(360, 62, "Handed to a nurse", "19", "all within 9 s", good, 48)), { angle: 130, glow: [300, 100] });
}

export const projects = [{ slug, pictures: [call, booked, graph, hours] }];
