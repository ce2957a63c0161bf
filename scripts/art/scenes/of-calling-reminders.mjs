// Payment reminders that listen.
import { at, dot, icon, line, path, rect, text } from "./draw.mjs";
import { amber, area, axis, bubble, button, card, figure, good, ink, ink2, ink3, phone, pill, rule, scene, soft, table, tag, ticks, tones, wave, white, win } from "./kit.mjs";

const tone = tones["ai-calling"];
const slug = "payment-reminders-that-listen";

function call() {
	const [a, ah] = bubble(60, 190, 620, "Your installment of 1,250 was due on Monday. Is something in the way?", { who: "Agent, 09:32", s: 26 });
	const [b, bh] = bubble(260, 220 + ah, 600, "The buyer pays me on the tenth. I can pay then.", { who: "Borrower", s: 26, bg: tone.a, f: white });
	const [c] = bubble(60, 250 + ah + bh, 620, "The tenth is within the limit. I have moved it, with no extra charge.", { who: "Agent", s: 26 });
	const days = Array.from({ length: 14 }, (_, i) => { const x = 36 + (i % 7) * 64; const y = 190 + Math.floor(i / 7) * 70; const on = i === 3; const open = i > 0 && i < 11; return rect(x, y, 54, 58, on ? tone.a : open ? tone.w : soft, 12) + text(x + 27, y + 37, String(i + 7), { s: 22, w: 600, f: on ? white : open ? tone.d : "#b9bfcc", a: "middle" }); }).join("");
	return scene(tone, "Reminder call", card(90, 110, 940, 960, dot(96, 96, 40, tone.a) + icon("phone", 74, 74, 44, white) + wave(166, 96, 700, 80, tone.a, "remind", 0.8) + a + b + c, { rx: 30 }) + card(960, 330, 520, 470, tag(36, 60, "New date") + text(36, 116, "Thursday 10 September", { s: 36, w: 600 }) + text(36, 152, "was Monday 7, limit 10 days", { s: 21, f: ink3 }) + days + button(36, 366, 280, 60, "Confirmed", good) + text(340, 403, "0 charge", { s: 23, w: 600, f: good })), { angle: 55, glow: [1400, 900] });
}

function limits() {
	return scene(tone, "Limits", win(140, 150, 1560, 900, "Limits — owned by compliance", text(50, 92, "What the agent may do", { s: 40, w: 600 }) + pill(500, 58, "Version 12, signed", good, "#e6f4ea", 20) + table(50, 164, [420, 260, 330, 280], ["Action", "Limit", "Otherwise", "Used in pilot"], [["Move a date", "10 days", ["Ask a person", amber, "#fdf1e2"], "1,204"], ["Split an installment", "once", ["Ask a person", amber, "#fdf1e2"], "318"], ["Call again", "2 a week", ["Stop", "#b42318", "#fdeaea"], "0"], ["Calling hours", "08:00 to 19:00", ["Stop", "#b42318", "#fdeaea"], "0"], ["Mention a penalty", "never", ["Stop", "#b42318", "#fdeaea"], "0"], ["Distress heard", "any", ["Person at once", "#b42318", "#fdeaea"], "26"]], { h: 88, s: 25, end: [3] }), { tr: "rotate(-1.5)" }) + card(1190, 80, 340, 170, icon("lock", 34, 40, 44, tone.a) + text(100, 64, "2 signatures", { s: 28, w: 600 }) + text(100, 96, "for any change", { s: 20, f: ink3 }) + text(34, 142, "S. Qureshi, D. Menon", { s: 21, f: ink2 })), { angle: 100, glow: [200, 100] });
}

function message() {
	const [a, ah] = bubble(28, 180, 300, "Agreed: 1,250 on Thursday 10 September. No extra charge.", { s: 22 });
	return scene(tone, "Confirmation message", dot(420, 520, 360, "#ffffff10") + phone(250, 60, 540, rect(0, 0, 390, 140, "#faf7f8") + dot(62, 96, 28, tone.a) + text(62, 105, "M", { s: 26, w: 600, f: white, a: "middle" }) + text(104, 92, "Mudra", { s: 25, w: 600 }) + text(104, 120, "today, 09:35", { s: 18, f: ink3 }) + a + rect(28, 200 + ah, 300, 118, tone.w, 20) + dot(76, 259 + ah, 28, tone.a) + icon("play", 61, 244 + ah, 30, white, 3) + wave(120, 259 + ah, 186, 50, tone.a, "rec") + text(28, 350 + ah, "Your recording, 1 min 12", { s: 18, f: ink3 }) + rect(152, 376 + ah, 210, 56, tone.a, 20) + text(176, 412 + ah, "Thank you", { s: 23, f: white }) + rect(28, 740, 334, 56, soft, 28) + text(54, 776, "Message", { s: 20, f: ink3 }), { time: "9:35" }) + card(880, 230, 600, 560, tag(44, 66, "A right, not a favor") + [["Hear the call", "link works for 180 days"], ["Correct the record", "answered by a person in 2 days"], ["Stop calls", "letters instead, from today"], ["Speak to somebody", "08:00 to 19:00, two branches"]].map(([k, v], i) => line(44, 100 + i * 112, 556, 100 + i * 112, rule) + dot(74, 158 + i * 112, 26, tone.w) + icon(/** @type {any} */ (["play", "file", "cross", "user"][i]), 61, 145 + i * 112, 26, tone.a) + text(122, 152 + i * 112, k, { s: 27, w: 600 }) + text(122, 184 + i * 112, v, { s: 21, f: ink3 })).join(""), { rx: 26 }), { angle: 75, glow: [1250, 150] });
}

function pilot() {
	return scene(tone, "Pilot and control group", win(70, 110, 1240, 1000, "Pilot, 500 and 500 accounts", text(60, 92, "Promises kept", { s: 42, w: 600 }) + dot(420, 78, 9, tone.a) + text(440, 86, "agent", { s: 22 }) + dot(540, 78, 9, "#9aa1b3") + text(560, 86, "control", { s: 22 }) + at(0, 0, axis(120, 150, 880, 520, ["80%", "60%", "40%", "20%", "0%"]) + area(120, 150, 880, 520, [35, 39, 44, 50, 53, 55, 57, 58], tone.a, { max: 80, sw: 8 }) + area(120, 150, 880, 520, [34, 35, 33, 34, 35, 33, 34, 34], "#9aa1b3", { max: 80, fill: false, sw: 6, dash: "2 14" })) + ticks(57, 716, 1006, ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"], 21) + path("M1000 293V449", "none", { st: ink, sw: 3 })) + card(1080, 250, 450, 280, figure(40, 70, "Difference in week 8", "24 points", "58% against 34%", good, 62) + line(40, 202, 410, 202, rule) + text(40, 246, "Accounts in both groups: 1,000", { s: 21, f: ink2 })) + card(1140, 600, 390, 290, tag(36, 56, "Complaints") + text(36, 136, "1", { s: 70, w: 600 }) + text(90, 136, "in 9,000 calls", { s: 26, f: ink2 }) + line(36, 172, 354, 172, rule) + text(36, 218, "Handed to a person", { s: 22, f: ink2 }) + text(36, 258, "12%", { s: 34, w: 600, f: amber })), { angle: 25, glow: [1500, 80] });
}

export const projects = [{ slug, pictures: [call, limits, message, pilot] }];
