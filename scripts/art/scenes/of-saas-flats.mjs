// A lease and repair desk for 9,400 flats.
import { at, clip, dot, icon, line, path, random, rect, text, texts } from "./draw.mjs";
import { amber, avatar, bars, bubble, button, card, figure, good, ink, ink2, ink3, phone, pill, red, rule, scene, tag, ticks, tones, white, win } from "./kit.mjs";
import { badge } from "./maps.mjs";

const tone = tones.saas;
const slug = "repair-desk-9400-flats";

function building() {
	const next = random(slug);
	let panes = "";
	let balconies = "";
	for (let floor = 0; floor < 8; floor += 1) {
		for (let flat = 0; flat < 6; flat += 1) {
			const x = 250 + flat * 112;
			const y = 130 + floor * 102;
			const lit = next() > 0.66;
			panes += rect(x, y, 74, 62, lit ? "#ffd98a" : next() > 0.5 ? "#cfe3ea" : "#bcd6e0", 4) + (lit ? "" : line(x + 37, y, x + 37, y + 62, "#ffffffa0", 3));
			balconies += rect(x - 10, y + 62, 94, 8, "#d8cdbb", 2);
		}
	}
	const house = rect(210, 86, 720, 1000, "#f2eadc", 8) + rect(190, 70, 760, 26, "#cdbfa6", 4) + rect(330, 34, 120, 40, "#cdbfa6", 4) + rect(700, 24, 26, 50, "#cdbfa6") + panes + balconies + Array.from({ length: 8 }, (_, i) => text(188, 172 + i * 102, String(8 - i), { s: 24, w: 600, f: "#ffffffc0", a: "end" })).join("");
	const marks = badge(287, 263, 30, red, "alert") + badge(735, 467, 30, amber, "clock") + badge(511, 671, 30, amber, "clock") + badge(847, 161, 30, good, "check") + badge(399, 773, 30, good, "check");
	return scene(tone, "Building view", at(0, 0, house) + path("M320 263C420 220 800 210 960 250", "none", { st: white, sw: 3, dash: "4 10", cap: true }) + marks +
		card(960, 96, 570, 520, tag(36, 58, "Flat 7A, leak under the sink") + text(36, 112, "With: R. Sharma Plumbing", { s: 31, w: 600, max: 510 }) + text(36, 148, "because the visit is booked for today, 16:00", { s: 20, f: ink2, max: 510 }) + [["Reported", "08:12", true], ["Photos looked at", "08:31", true], ["Owner limit checked, 5,000", "08:31", true], ["Visit booked", "09:05", true], ["Repair done", "", false]].map(([what, when, done], i) => dot(52, 208 + i * 58, 14, done ? tone.a : white, { st: done ? tone.a : "#b9bfcc", sw: 3 }) + (done ? icon("check", 43, 199 + i * 58, 18, white, 3.4) : "") + text(84, 215 + i * 58, String(what), { s: 22, f: done ? ink : ink3 }) + text(534, 215 + i * 58, String(when), { s: 20, f: ink3, a: "end" })).join("")) +
		card(1090, 650, 440, 260, tag(34, 56, "Palm Court, 48 flats") + figure(34, 104, "Open", "3", "", good, 48) + figure(174, 104, "Done in July", "19", "", good, 48) + line(34, 186, 406, 186, rule) + text(34, 228, "Median 11 messages per repair", { s: 20, f: ink2 })), { angle: 60, glow: [560, 500] });
}

function board() {
	const states = [["Reported", 2], ["Waiting: owner", 1], ["Booked", 3], ["On site", 2], ["To check", 1], ["Invoice", 2], ["Closed", 3]];
	const jobs = ["Leak, sink|7A", "No hot water|3C", "Lift door|Lobby", "Fuse box|5B", "Window seal|2F", "Geyser|6D", "Tiles loose|1A", "Door lock|4E", "Damp wall|8B", "Tap drips|2C", "Gate motor|Yard", "Intercom|3A", "Fan noise|5F", "Drain smell|1C"];
	let job = 0;
	const columns = states.map(([name, count], i) => {
		const x = 40 + i * 262;
		let out = rect(x, 96, 244, 4, i === 1 ? amber : tone.a, 2) + text(x, 138, String(name), { s: 22, w: 600 }) + text(x + 244, 138, String(count), { s: 20, f: ink3, a: "end" });
		for (let k = 0; k < Number(count); k += 1) {
			const [what, where] = jobs[job].split("|");
			const clock = [["2 h", good], ["9 h", amber], ["21 h", red]][(job * 2 + i) % 3];
			out += at(x, 160 + k * 190, rect(0, 0, 244, 170, white, 16, { st: rule, sw: 2 }) + text(22, 46, what, { s: 23, w: 600, max: 210 }) + text(22, 76, `Flat ${where}`.replace("Flat Lobby", "Lobby").replace("Flat Yard", "Yard"), { s: 19, f: ink3 }) + line(22, 104, 222, 104, rule) + icon("clock", 22, 124, 24, clock[1]) + text(56, 143, clock[0], { s: 20, w: 600, f: clock[1] }) + avatar(204, 136, 18, ["R", "N", "T", "P"][job % 4], tone.d));
			job += 1;
		}
		return out;
	}).join("");
	return scene(tone, "Repair cases", win(60, 190, 1900, 900, "Repairs — one holder at a time", columns, { tr: "matrix(1 -.055 0 1 0 0)" }), { angle: 0, glow: [400, 60] });
}

function tenant() {
	const photo = (/** @type {number} */ x, /** @type {string} */ bg) => at(x, 0, clip(0, 0, 160, 130, 16, rect(0, 0, 160, 130, bg) + rect(0, 86, 160, 44, "#8f8a80") + path("M30 0v54h44v40", "none", { st: "#d9dde4", sw: 20 }) + path("M74 98c8 14 8 20 0 24s-10-10 0-24z", "#5fb1e8") + dot(110, 108, 26, "#5fb1e880")));
	const [a, ah] = bubble(28, 0, 300, "It is under the sink. The cupboard is wet.", { bg: tone.a, f: white, s: 20 });
	const left = phone(220, 60, 500, text(28, 108, "Leak under the sink", { s: 29, w: 600, max: 336 }) + text(28, 138, "Flat 7A, reported 08:12", { s: 18, f: ink3 }) + at(28, 164, photo(0, "#cbbfa8") + photo(174, "#bdb29d")) + at(0, 318, a) + at(0, 318 + ah + 28, text(28, 26, "When may the plumber come?", { s: 22, w: 600 }) + [["Today", "16:00 to 17:00", true], ["Tomorrow", "09:00 to 10:00", false], ["Tomorrow", "18:00 to 19:00", false]].map(([day, when, on], i) => rect(28, 48 + i * 82, 334, 70, on ? tone.w : white, 16, { st: on ? tone.a : rule, sw: 2 }) + text(50, 91 + i * 82, String(day), { s: 21, w: 600 }) + text(338, 91 + i * 82, String(when), { s: 20, a: "end", f: ink2 })).join("")) + button(28, 720, 334, 62, "Book 16:00", tone.a, white, 22), { time: "8:47" });
	const right = card(800, 180, 660, 640, tag(44, 66, "What nobody had to ask") + text(44, 126, "11 messages, not 31", { s: 42, w: 600 }) + [["Which contractor is approved?", "R. Sharma Plumbing, list of Palm Court"], ["Is it within the owner’s limit?", "Estimate 2,400, limit 5,000"], ["When is he free?", "Three times from his own calendar"], ["Who pays?", "Owner, clause 9 of the lease"]].map(([q, answer], i) => line(44, 166 + i * 112, 616, 166 + i * 112, rule) + icon("check", 44, 196 + i * 112, 30, good, 3) + text(94, 214 + i * 112, q, { s: 24, w: 600 }) + text(94, 248 + i * 112, answer, { s: 21, f: ink2, max: 520 })).join(""));
	return scene(tone, "Tenant's phone", right + left, { angle: 95, glow: [1200, 200] });
}

function rent() {
	const months = [[61, 4, 3], [62, 3, 3], [62, 4, 2], [63, 3, 2], [64, 3, 1], [65, 2, 1]];
	return scene(tone, "Rent roll", win(110, 140, 1100, 960, "Rent roll — all owners", text(48, 84, "68.0 million due in July", { s: 38, w: 600 }) + [["Paid", tone.a], ["Paid late", tone.m], ["Open", red]].map(([k, f], i) => rect(48 + i * 160, 116, 20, 20, f, 5) + text(78 + i * 160, 133, k, { s: 20, f: ink2 })).join("") + bars(40, 170, 860, 540, months, [tone.a, tone.m, red], 72, 0.5) + line(48, 711, 900, 711, "#b9bfcc") + ticks(40, 746, 860, ["Feb", "Mar", "Apr", "May", "Jun", "Jul"], 21)) +
		card(1020, 90, 500, 560, rect(0, 0, 500, 560, "#fffdf8") + tag(40, 66, "Letter 8,214") + text(40, 118, "Notice of rent increase", { s: 30, w: 600 }) + texts(40, 166, ["Flat 3C, Palm Court", "from 1 October 2025: 26,250 a month"], { s: 21, f: ink2, lh: 32 }) + [0, 1, 2, 3].map((i) => rect(40, 240 + i * 32, [420, 396, 410, 250][i], 10, "#e7e1d4", 5)).join("") + rect(40, 384, 420, 124, tone.w, 14) + text(62, 424, "Legal basis", { s: 18, f: ink3 }) + texts(62, 456, ["Rule 14, in force since 1 April 2024", "Reviewed by counsel, 12 March"], { s: 20, w: 600, lh: 30, max: 390 }), { rx: 8, tr: "rotate(3)" }) +
		card(1080, 720, 440, 190, tag(34, 56, "Letters withdrawn") + text(34, 136, "0", { s: 72, w: 600 }) + text(98, 136, "of 8,900 sent", { s: 26, f: ink2 }) + icon("check", 370, 92, 42, good, 3)) + pill(1360, 30, "Nestwise", white, "#ffffff2e", 22), { angle: 150, glow: [1400, 300] });
}

export const projects = [{ slug, pictures: [building, board, tenant, rent] }];
