// A control tower for 1,200 delivery riders.
import { at, clip, dot, icon, line, path, rect, text } from "./draw.mjs";
import { amber, avatar, button, card, figure, good, ink, ink2, ink3, phone, pill, red, rule, scene, sidebar, soft, table, tag, tones, white, win } from "./kit.mjs";
import { badge, city, marker, pin, route } from "./maps.mjs";

const tone = tones["web-apps"];
const slug = "control-tower-delivery-riders";

/** One exception in a list. @param {number} y @param {string} left @param {string} f @param {string} what @param {string} who @param {boolean} [hot] */
const exception = (y, left, f, what, who, hot = false) =>
	(hot ? rect(16, y - 6, 388, 96, "#edf0fe", 12) : "") + text(36, y + 34, left, { s: 26, w: 600, f }) + text(36, y + 64, "min left", { s: 17, f: ink3 }) + text(132, y + 34, what, { s: 21, w: 600, max: 262 }) + text(132, y + 64, who, { s: 18, f: ink2, max: 262 });

function board() {
	const { drawing, cross } = city(1130, 904, "relay-mile", {});
	const riders = [[1, 2], [2, 5], [3, 4], [5, 2], [6, 5], [7, 3], [8, 1], [4, 7], [9, 4], [2, 8], [6, 7], [8, 6], [1, 6], [5, 5]];
	const map = drawing +
		route(cross, [[1, 2], [1, 4], [4, 4], [4, 6], [6, 6]], tone.a) + route(cross, [[8, 1], [8, 3], [7, 3], [7, 5], [6, 5], [6, 6]], "#7b3fe4", { dash: "2 16" }) + route(cross, [[2, 8], [2, 7], [4, 7]], tone.m) +
		riders.map(([i, j], k) => marker(...cross(i, j), tone.a, k % 5 === 2)).join("") + badge(...cross(4, 4), 24, red, "alert") + pin(...cross(6, 6), ink);
	const suggestion = card(556, 46, 400, 352,
		tag(26, 44, "Reassign KX-20931") + [["Imran S.", "+2 min", "0.8 km away", true], ["Leena P.", "+4 min", "1.3 km away", false], ["Joseph D.", "+7 min", "2.1 km away", false]].map(([name, cost, far, hot], i) =>
			(hot ? rect(14, 62 + i * 70, 372, 66, "#edf0fe", 12) : "") + avatar(50, 95 + i * 70, 22, String(name).slice(0, 1), hot ? tone.a : "#8b93a7") + text(86, 90 + i * 70, String(name), { s: 21, w: 600 }) + text(86, 115 + i * 70, String(far), { s: 17, f: ink3 }) + text(368, 103 + i * 70, String(cost), { s: 22, w: 600, a: "end", f: hot ? good : ink2 })).join("") +
			button(26, 284, 348, 50, "Confirm with Enter", tone.a));
	return scene(tone, "Dispatch board", win(110, 120, 1560, 960, "Relay Mile — Dispatch, west zone",
		at(430, 0, clip(0, 0, 1130, 904, 0, map + suggestion)) +
			figure(36, 56, "On the road", "962", "", good, 40) + figure(170, 56, "At hub", "171", "", good, 40) + figure(294, 56, "On break", "67", "", good, 40) +
			line(0, 138, 430, 138, rule, 1.5) + tag(36, 176, "14 exceptions") + pill(290, 156, "by urgency", ink2, soft, 16) +
			exception(206, "3", red, "Rider stopped", "KX-20931 · Dev R.", true) + exception(316, "7", red, "Flat tire", "KX-20877 · Asha M.") + exception(426, "12", amber, "Gate closed", "KX-20902 · Vikram T.") + exception(536, "18", amber, "Wrong pin", "KX-20915 · Sana K.") + exception(646, "26", ink2, "Late pick-up", "KX-20940 · Owais B.") + exception(756, "31", ink2, "No answer", "KX-20951 · Rita F.") +
			line(430, 0, 430, 904, rule, 1.5)));
}

function rider() {
	const { drawing, cross } = city(390, 470, "rider-phone", { step: 78, turn: -0.22 });
	const left = phone(250, 90, 470,
		clip(0, 0, 390, 470, 0, drawing + route(cross, [[0, 5], [1, 5], [1, 3], [3, 3], [3, 2]], tone.a, { sw: 9 }) + dot(...cross(1, 4), 16, tone.a, { st: white, sw: 5 }) + pin(...cross(3, 2), ink)) +
			rect(0, 440, 390, 420, white, 28) + tag(28, 484, "Drop 7 of 11") + text(28, 526, "Sea Breeze, Tower B", { s: 29, w: 600, max: 340 }) + text(28, 560, "Flat 1204 · ring twice", { s: 20, f: ink2 }) +
			rect(28, 584, 160, 92, soft, 14) + text(46, 622, "6 min", { s: 28, w: 600 }) + text(46, 654, "1.9 km", { s: 18, f: ink3 }) + rect(202, 584, 160, 92, soft, 14) + text(220, 622, "15:40", { s: 28, w: 600 }) + text(220, 654, "promised", { s: 18, f: ink3 }) +
			button(28, 700, 334, 62, "Arrived", tone.a, white, 24) + text(195, 802, "Saved on this phone, 2 to send", { s: 17, f: ink3, a: "middle" }));
	const right = phone(830, 190, 470,
		text(28, 104, "Change of plan", { s: 34, w: 600 }) + text(28, 138, "From the desk, 15:12", { s: 19, f: ink3 }) +
			rect(28, 166, 334, 150, "#edf0fe", 18) + text(50, 206, "Take KX-20931 as well", { s: 25, w: 600, f: tone.d, max: 300 }) + text(50, 240, "0.8 km from you, on your way", { s: 19, f: ink2 }) + text(50, 288, "+2 min, +0.8 km paid", { s: 21, w: 600, f: good }) +
			tag(28, 360, "Your next three") + [["15:24", "Hill Road 41", "KX-20931"], ["15:40", "Sea Breeze, B", "KX-20886"], ["15:58", "Turner Lane 9", "KX-20912"]].map(([when, where, id], i) => line(28, 380 + i * 78, 362, 380 + i * 78, rule) + text(28, 427 + i * 78, when, { s: 22, w: 600, f: i ? ink : tone.a }) + text(112, 417 + i * 78, where, { s: 21, w: 600 }) + text(112, 443 + i * 78, id, { s: 17, f: ink3 })).join("") +
			button(28, 640, 334, 62, "Accept", tone.a, white, 24) + button(28, 716, 334, 56, "Not possible", soft, ink));
	return scene(tone, "Rider's phone", left + right, { angle: 80, glow: [300, 100] });
}

function queue() {
	const columns = [
		["Under 10 min", red, [["3", "Rider stopped", "KX-20931", "Imran"], ["7", "Flat tire", "KX-20877", "Imran"], ["9", "Parcel wet", "KX-20899", "Free"]]],
		["10 to 20 min", amber, [["12", "Gate closed", "KX-20902", "Neha"], ["18", "Wrong pin", "KX-20915", "Free"]]],
		["20 to 40 min", tone.a, [["26", "Late pick-up", "KX-20940", "Free"], ["31", "No answer", "KX-20951", "Neha"], ["34", "Address short", "KX-20960", "Free"], ["38", "Lift is out", "KX-20966", "Free"]]],
		["Watching", ink3, [["52", "Slow traffic", "KX-20971", "System"], ["64", "Shift ends", "KX-20984", "System"]]],
	];
	const inner = columns.map(([title, color, items], i) => {
		const x = 44 + i * 374;
		return rect(x, 104, 338, 900, soft, 18) + dot(x + 30, 142, 8, String(color)) + text(x + 50, 150, String(title), { s: 22, w: 600 }) + text(x + 314, 150, String(items.length), { s: 20, f: ink3, a: "end" }) +
			/** @type {string[][]} */ (items).map(([left, what, id, who], k) => at(x + 14, 172 + k * 158, rect(0, 0, 310, 144, white, 14, { st: rule, sw: 1.5 }) + text(22, 52, left, { s: 36, w: 600, f: String(color) }) + text(22, 80, "min left", { s: 16, f: ink3 }) + text(104, 40, what, { s: 21, w: 600, max: 200 }) + text(104, 68, id, { s: 17, f: ink3 }) + line(22, 96, 288, 96, rule) + (who === "Free" ? text(22, 127, "Nobody yet", { s: 18, f: ink3 }) : avatar(36, 120, 14, who[0], tone.d) + text(60, 127, who, { s: 18, f: ink2 })))).join("");
	}).join("");
	return scene(tone, "Exception queue", win(70, 130, 1600, 950, "Exceptions, Friday 15:11", text(44, 66, "11 open, 3 at risk", { s: 34, w: 600 }) + pill(372, 40, "Heavy rain until 17:00", amber, "#fdf1e2") + inner), { angle: 20, glow: [1500, 900] });
}

function payout() {
	const rows = [["09:02", "Shift start, Bandra hub", "4 h", "320.00"], ["09:31", "Drop KX-20716", "2.6 km", "46.80"], ["10:04", "Drop KX-20745", "3.1 km", "52.30"], ["10:22", "Reassigned away, km kept", "1.4 km", "14.00"], ["11:15", "Rain supplement", "1 h 50", "75.00"], ["12:40", "Drop KX-20811", "4.4 km", "66.60"]];
	return scene(tone, "Payout sheet", win(300, 90, 1420, 1010, "Payouts — week 40",
		sidebar(tone, 960, "Relay Mile", ["Dispatch", "Riders", "Payouts", "Replay", "Clients"], 2, 240) +
			at(290, 0, text(0, 74, "Dev Raman", { s: 38, w: 600 }) + pill(230, 44, "Checked", good, "#e6f4ea") + text(0, 112, "Thursday, every line is an event of the log", { s: 21, f: ink3 }) +
				table(0, 172, [120, 440, 150, 160], ["Time", "Event", "Basis", "Amount"], rows, { h: 68, s: 22, end: [3], hot: 3, wash: "#edf0fe" }) +
				line(0, 600, 856, 600, ink, 2) + text(0, 646, "Total for the shift", { s: 24, w: 600 }) + text(850, 646, "574.70", { s: 34, w: 600, a: "end" }))) +
		card(96, 560, 430, 330, tag(30, 52, "Disputes per 1,000 shifts") + path("M30 116C110 112 130 124 190 150S300 236 400 240", "none", { st: tone.a, sw: 7, cap: true }) + dot(30, 116, 10, tone.a) + dot(400, 240, 10, tone.a) + text(30, 96, "31", { s: 26, w: 600 }) + text(400, 216, "9", { s: 26, w: 600, a: "end" }) + line(30, 262, 400, 262, rule) + text(30, 296, "Q2", { s: 18, f: ink3 }) + text(400, 296, "Q3", { s: 18, f: ink3, a: "end" }) + icon("check", 350, 30, 30, good)), { angle: 60, glow: [200, 200] });
}

export const projects = [{ slug, pictures: [board, rider, queue, payout] }];
