// Membership billing for 340 independent gyms.
import { at, clip, dot, icon, line, measure, path, rect, text } from "./draw.mjs";
import { amber, avatar, bars, button, card, figure, good, ink, ink2, ink3, phone, pill, red, rule, scene, sidebar, soft, table, tag, ticks, tones, white, win } from "./kit.mjs";

const tone = tones.saas;
const slug = "gym-membership-billing";

function dashboard() {
	const gyms = [[31, 9], [28, 7], [25, 8], [22, 5], [19, 6], [17, 4], [14, 4], [11, 3], [9, 2]];
	return scene(tone, "Owner's dashboard", win(130, 100, 1560, 1000, "Ironroom — Owner, 9 gyms",
		sidebar(tone, 950, "Ironroom", ["Overview", "Members", "Plans", "Payments", "Doors", "Export"], 0, 230) +
			at(280, 0, text(0, 78, "August", { s: 42, w: 600 }) + pill(162, 46, "Month closed in 6 min", good, "#e6f4ea") +
				[["Recurring revenue", "224,000", "+6.2% on July"], ["Active members", "4,480", "+118"], ["Failed renewals", "173", "116 recovered"]].map(([label, value, note], i) => rect(i * 336, 116, 312, 168, white, 16, { st: rule, sw: 2 }) + rect(i * 336, 116, 6, 168, i === 2 ? amber : tone.a, 3) + figure(i * 336 + 30, 156, label, value, note, i === 2 ? amber : good, 44)).join("") +
				rect(0, 312, 984, 420, white, 16, { st: rule, sw: 2 }) + text(30, 358, "Revenue by gym, thousands", { s: 23, w: 600 }) + rect(640, 342, 18, 18, tone.a, 5) + text(668, 358, "Plans", { s: 19, f: ink2 }) + rect(760, 342, 18, 18, tone.m, 5) + text(788, 358, "Day passes", { s: 19, f: ink2 }) +
				bars(24, 390, 936, 280, gyms, [tone.a, tone.m], 44, 0.56) + ticks(24, 704, 936, ["Worli", "Parel", "Sion", "Thane", "Vashi", "Pune 1", "Pune 2", "Nashik", "Alibag"]) +
				gyms.map(([a, b], i) => text(24 + 104 * (i + 0.5), 378 + 280 - ((a + b) / 44) * 280, String(a + b), { s: 18, w: 600, a: "middle" })).join("") + line(0, 790, 984, 790, rule))), { angle: 30, glow: [1500, 100] });
}

function plans() {
	const parts = [["Period", "every month, on the 5th"], ["Price", "1,800"], ["Proration", "by day, first month"], ["Freeze", "up to 60 days a year"], ["Family", "third person half price"], ["Until", "a birthday: 21"]];
	const months = [["Sep 5", "1,500.00", "25 of 30 days"], ["Oct 5", "1,800.00", ""], ["Nov 5", "1,800.00", ""], ["Dec 5", "870.97", "frozen 16 of 31 days"], ["Jan 5", "1,800.00", ""], ["Feb 5", "1,800.00", ""], ["Mar 5", "2,400.00", "adult price from 21"]];
	return scene(tone, "Plan editor", win(-50, 130, 960, 960, "Plan — Student, evenings", at(50, 0, text(48, 82, "Student, evenings", { s: 40, w: 600 }) + text(48, 120, "Six of eight price parts in use", { s: 21, f: ink3 }) + parts.map(([label, value], i) => rect(48, 152 + i * 104, 800, 86, i === 3 ? tone.w : white, 16, { st: i === 3 ? tone.a : rule, sw: 2 }) + rect(70, 174 + i * 104, measure(label, 20, 600) + 32, 42, i === 3 ? tone.a : soft, 10) + text(86, 202 + i * 104, label, { s: 20, w: 600, f: i === 3 ? white : ink2 }) + text(238, 203 + i * 104, value, { s: 24, w: 500 }) + [0, 1, 2].map((k) => dot(800, 183 + i * 104 + k * 12, 3, "#b9bfcc")).join("")).join("") + rect(48, 776, 800, 80, "none", 16, { st: "#b9bfcc", sw: 2, dash: "8 8" }) + icon("plus", 70, 804, 26, ink3) + text(112, 825, "Add a part", { s: 22, f: ink3 }))) +
		card(860, 70, 640, 830, tag(40, 62, "Next invoices, before it is sold") + text(40, 116, "What Riya will pay", { s: 36, w: 600 }) + months.map(([when, sum, why], i) => line(40, 150 + i * 84, 600, 150 + i * 84, rule) + text(40, 201 + i * 84, when, { s: 23, w: 600 }) + text(160, 201 + i * 84, why, { s: 19, f: amber }) + text(600, 201 + i * 84, sum, { s: 25, w: 600, a: "end" })).join("") + button(40, 752, 300, 56, "Put on sale", tone.a) + text(370, 787, "0 of 71 rules broken", { s: 19, f: good, w: 600 })), { angle: 100, glow: [1300, 950] });
}

function member() {
	let code = "";
	for (let i = 0; i < 15; i += 1) for (let j = 0; j < 15; j += 1) if ((i * 7 + j * 11 + ((i * j) % 5) * 3) % 4 < 2 && !((i < 5 || i > 9) && j < 5) && !(i < 5 && j > 9)) code += `M${75 + i * 16} ${268 + j * 16}h16v16h-16z`;
	const finder = [[75, 268], [75 + 160, 268], [75, 268 + 160]].map(([x, y]) => rect(x + 4, y + 4, 72, 72, "none", 8, { st: ink, sw: 10 }) + rect(x + 24, y + 24, 32, 32, ink, 5)).join("");
	return scene(tone, "Member's phone",
		dot(1180, 560, 420, "#ffffff12") + dot(1180, 560, 300, "#ffffff12") + dot(1180, 560, 190, "#ffffff14") + rect(1010, 360, 340, 420, "#0a2a35", 40, { st: "#ffffff30", sw: 3 }) + dot(1180, 500, 84, "#18c27a") + icon("check", 1136, 456, 88, white, 3) + text(1180, 654, "Open", { s: 52, w: 600, f: white, a: "middle" }) + text(1180, 700, "Turnstile 2, 06:14", { s: 25, f: "#ffffffc0", a: "middle" }) + text(1180, 742, "list signed, works offline", { s: 20, f: "#ffffff90", a: "middle" }) +
			phone(330, 60, 530, text(28, 112, "Morning, Riya", { s: 34, w: 600 }) + text(28, 144, "Ironroom Parel", { s: 20, f: ink3 }) + rect(28, 176, 334, 416, tone.w, 26) + rect(59, 236, 272, 272, white, 18) + path(code, ink) + finder + text(195, 218, "Hold to the reader", { s: 20, w: 600, f: tone.d, a: "middle" }) + text(195, 552, "Changes in 12 s", { s: 19, f: ink2, a: "middle" }) + line(28, 624, 362, 624, rule) + text(28, 668, "Next payment", { s: 19, f: ink3 }) + text(28, 700, "1,800 on 5 September", { s: 23, w: 600, max: 330 }) + button(28, 736, 160, 58, "Freeze", soft, ink) + button(202, 736, 160, 58, "Invoices", soft, ink), { time: "6:14" }), { angle: 70, glow: [1180, 560] });
}

function retry() {
	const steps = [["Day 0", "Renewal fails", "Card issuer: try later", red, "cross"], ["Day 1", "One message", "Link to pay, no threat", tone.a, "phone"], ["Day 3", "Usual payday", "Second try at 10:00", tone.a, "clock"], ["Day 6", "Note for the desk", "“Ask Arjun in person”", amber, "user"], ["Day 9", "Door would close", "Not needed: paid day 6", good, "check"]];
	return scene(tone, "Retry schedule", win(110, 170, 1600, 800, "Payments — Arjun Nair, 1,800.00", text(54, 88, "Nine calm days", { s: 44, w: 600 }) + pill(392, 54, "Paid on day 6", good, "#e6f4ea", 20) + line(110, 246, 1040, 246, tone.a, 6) + line(1040, 246, 1360, 246, "#cfd3dc", 6, { dash: "4 12" }) +
		steps.map(([day, what, note, f, sign], i) => at(60 + i * 282, 160, dot(60, 86, 40, f) + icon(/** @type {any} */ (sign), 40, 66, 40, white, 2.4) + tag(8, 174, day, ink3, 18) + text(8, 212, what, { s: 25, w: 600, max: 270 }) + text(8, 244, note, { s: 19, f: ink2, max: 270 }))).join("") + line(54, 446, 1546, 446, rule) + tag(54, 494, "This month, all gyms") +
		table(54, 540, [360, 190, 200, 190], ["Recovered by", "Members", "Amount", "Share"], [["First message", "54", "97,200", "47%"], ["Payday try", "41", "73,800", "35%"], ["Talk at the desk", "21", "37,800", "18%"]], { h: 60, s: 22, end: [1, 2, 3] })) +
		card(1140, 650, 400, 270, clip(0, 0, 400, 270, 18, tag(30, 54, "Recovered") + text(30, 140, "116", { s: 76, w: 600 }) + text(190, 140, "of 173", { s: 30, f: ink2 }) + rect(30, 180, 340, 18, soft, 9) + rect(30, 180, 228, 18, tone.a, 9) + text(30, 236, "67% without a call", { s: 22, w: 600, f: good }))) + avatar(1500, 110, 38, "AN", "#ffffff30"), { angle: 10, glow: [200, 980] });
}

export const projects = [{ slug, pictures: [dashboard, plans, member, retry] }];
