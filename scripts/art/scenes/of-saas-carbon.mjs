// Carbon accounting that an auditor will sign.
import { at, dot, icon, line, n, path, rect, text, texts } from "./draw.mjs";
import { amber, avatar, axis, button, card, figure, good, ink, ink2, ink3, pill, rule, scene, soft, table, tag, ticks, tones, white, win } from "./kit.mjs";

const tone = tones.saas;
const slug = "audit-ready-carbon-ledger";

/** A band between two heights. @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} tall @param {string} f */
const band = (x1, y1, x2, y2, tall, f) => {
	const mid = n((x1 + x2) / 2);
	return path(`M${n(x1)} ${n(y1)}C${mid} ${n(y1)} ${mid} ${n(y2)} ${n(x2)} ${n(y2)}v${n(tall)}C${mid} ${n(y2 + tall)} ${mid} ${n(y1 + tall)} ${n(x1)} ${n(y1 + tall)}z`, f, { o: 0.42 });
};

function flow() {
	/** @type {[string, number, number, string][]} */
	const sources = [["Grid power", 6240, 1, "#e0a021"], ["Natural gas", 3180, 0, "#d1582d"], ["Diesel fleet", 1460, 0, "#96491f"], ["Steel bought", 8920, 2, "#56708f"], ["Freight", 2710, 2, "#3f8f87"], ["Waste", 490, 2, "#8a8f9c"]];
	const scale = 0.0222;
	const scopes = [["Scope 1", 4640, "#c24a24"], ["Scope 2", 6240, "#e0a021"], ["Scope 3", 12120, tone.a]];
	let right = 150;
	const tops = scopes.map(([, t]) => {
		const top = right;
		right += Number(t) * scale + 44;
		return top;
	});
	const used = [...tops];
	let y = 134;
	const left = sources.map(([name, t, scope, f]) => {
		const tall = t * scale;
		const out = band(320, y, 900, used[scope], tall, f) + rect(300, y, 20, tall, f, 3) + text(280, y + tall / 2 + 2, name, { s: 21, w: 600, a: "end" }) + text(280, y + tall / 2 + 26, `${t.toLocaleString("en-US")} t`, { s: 18, f: ink3, a: "end" });
		used[scope] += tall;
		y += tall + Math.max(26, 58 - tall);
		return out;
	}).join("");
	return scene(tone, "Emission flows", win(120, 90, 1560, 1010, "Ledgerleaf — Hallmark Presswork, 2025", text(48, 72, "23,000 t CO2e", { s: 42, w: 600 }) + pill(366, 40, "as reported", tone.a, tone.w, 20) + left + scopes.map(([name, t, f], i) => rect(900, tops[i], 24, Number(t) * scale, String(f), 3) + text(948, tops[i] + (Number(t) * scale) / 2 + 2, String(name), { s: 25, w: 600 }) + text(948, tops[i] + (Number(t) * scale) / 2 + 32, `${Number(t).toLocaleString("en-US")} t`, { s: 21, f: ink2 })).join("")) +
		card(1220, 520, 330, 360, tag(30, 52, "Behind this band") + text(30, 98, "Steel bought", { s: 28, w: 600 }) + [["Suppliers", "41"], ["Postings", "612"], ["With evidence", "612"], ["Sampled", "37"]].map(([k, v], i) => line(30, 126 + i * 54, 300, 126 + i * 54, rule) + text(30, 162 + i * 54, k, { s: 20, f: ink2 }) + text(300, 162 + i * 54, v, { s: 21, w: 600, a: "end" })).join("")), { angle: 20, glow: [1500, 40] });
}

function ledger() {
	const rows = [["4,118", "Grid power, May", "DEFRA 2025", "486.0", ["Sampled", good, "#e6f4ea"]], ["4,119", "Diesel, van 07", "DEFRA 2025", "1.9", ["Posted", tone.a, tone.w]], ["4,120", "Corrects 4,102", "DEFRA 2025", "-12.4", ["Correction", amber, "#fdf1e2"]], ["4,121", "Coil steel, lot 88", "Supplier 2024", "212.0", ["Posted", tone.a, tone.w]], ["4,122", "Sea freight", "GLEC 3.0", "38.6", ["Posted", tone.a, tone.w]], ["4,123", "Natural gas, May", "DEFRA 2025", "264.7", ["Sampled", good, "#e6f4ea"]], ["4,124", "Waste, mixed", "Estimate", "7.1", ["Question", "#b42318", "#fdeaea"]]];
	return scene(tone, "Ledger", win(-80, 130, 1500, 970, "Ledger — postings are never edited", at(80, 0, text(48, 82, "May 2026", { s: 42, w: 600 }) + text(48, 120, "7 of 312 postings", { s: 21, f: ink3 }) + button(1020, 48, 300, 56, "Random sample of 25", tone.a) + table(48, 184, [130, 360, 250, 230, 300], ["No.", "Activity", "Factor", "t CO2e", "State"], rows, { h: 76, s: 23, end: [3], hot: 2, wash: "#fdf7ee" }))) +
		card(1204, 540, 360, 330, tag(30, 52, "Auditor seat") + avatar(64, 112, 32, "IS", tone.d) + text(112, 106, "I. Solberg", { s: 24, w: 600 }) + text(112, 134, "read only", { s: 19, f: ink3 }) + [["Sampled", "25"], ["Accepted", "24"], ["Question", "1"]].map(([k, v], i) => line(30, 166 + i * 52, 330, 166 + i * 52, rule) + text(30, 201 + i * 52, k, { s: 21, f: ink2 }) + text(330, 201 + i * 52, v, { s: 22, w: 600, a: "end" })).join("")), { angle: 160, glow: [100, 80] });
}

function evidence() {
	const rows = [["Energy charge", "Units", "Rate", "Amount"], ["Peak, 06 to 22", "418,220", "8.15", "3,408,493.00"], ["Night, 22 to 06", "262,480", "6.40", "1,679,872.00"], ["Demand", "1,900 kVA", "420", "798,000.00"]];
	const bill = card(150, 60, 760, 1010, rect(0, 0, 760, 1010, "#fffdf8") + rect(60, 70, 64, 64, "#27445c", 10) + path("M98 78l-18 26h14l-6 24 20-30H94z", "#f2c230") + text(146, 98, "Western Grid Supply", { s: 26, w: 600 }) + text(146, 128, "Tax invoice 26-05-88121", { s: 19, f: ink3 }) + line(60, 170, 700, 170, "#cbb", 1.5) + text(60, 214, "Hallmark Presswork, Unit 4", { s: 21 }) + text(60, 244, "Period 1 to 31 May 2026", { s: 21, f: ink2 }) +
		rows.map((row, i) => row.map((cell, k) => text([60, 390, 480, 700][k], 330 + i * 62, cell, { s: i ? 20 : 17, f: i ? ink : ink3, a: k === 0 ? "start" : "end" })).join("") + line(60, 352 + i * 62, 700, 352 + i * 62, "#ddd5c6", 1.5)).join("") + text(60, 640, "Total units", { s: 23, w: 600 }) + rect(296, 602, 190, 60, "#fff0a8", 8, { st: "#d9a400", sw: 3 }) + text(470, 641, "680,700", { s: 25, w: 600, a: "end" }) + text(500, 641, "kWh", { s: 20, f: ink2 }) + [0, 1, 2, 3].map((i) => rect(60, 712 + i * 34, [560, 620, 480, 300][i], 12, "#e9e2d4", 6)).join("") + path("M520 930c30-60 50-60 56-20s30 20 50-20 30 10 60-10", "none", { st: "#3558a0", sw: 4, cap: true }), { rx: 6, tr: "rotate(-3)" });
	return scene(tone, "Evidence", bill + path("M618 668C780 640 820 420 946 400", "none", { st: "#ffd94d", sw: 4, dash: "4 12", cap: true }) + card(930, 180, 600, 640, tag(40, 62, "Posting 4,118") + text(40, 116, "Grid power, May", { s: 38, w: 600 }) + figure(40, 170, "Read from the page", "680,700 kWh", "Confidence 0.99") + figure(40, 310, "Factor, as known 3 June", "0.714 kg", "", good, 38) + text(222, 353, "CO2e per kWh", { s: 22, f: ink2 }) + line(40, 396, 560, 396, rule) + text(40, 442, "Result", { s: 21, f: ink3 }) + text(560, 448, "486.0 t", { s: 40, w: 600, a: "end" }) + avatar(64, 516, 24, "PK", tone.d) + texts(104, 510, ["Looked at by Parul K.", "on 4 June 2026, 11:20"], { s: 19, f: ink2, lh: 26 }) + icon("check", 520, 500, 34, good, 3) + button(40, 560, 250, 56, "Accept", tone.a) + button(306, 560, 254, 56, "Ask a question", soft, ink)), { angle: 75, glow: [500, 900] });
}

function restated() {
	const years = ["2021", "2022", "2023", "2024", "2025"];
	const reported = [29.4, 28.1, 26.2, 24.8, 23.0];
	const again = [31.0, 29.2, 26.9, 25.1, 23.0];
	const h = 520;
	const place = (/** @type {number} */ v) => 180 + h - ((v - 18) / 16) * h;
	const points = (/** @type {number[]} */ list) => list.map((v, i) => `${130 + i * 220} ${n(place(v))}`).join("L");
	return scene(tone, "Reported and restated", win(90, 110, 1360, 1000, "Trend — two truths, one source", text(48, 84, "Total emissions, thousand t", { s: 36, w: 600 }) + rect(48, 116, 44, 8, tone.a, 4) + text(104, 128, "as reported", { s: 21 }) + rect(260, 116, 44, 8, "#d1582d", 4) + text(316, 128, "restated", { s: 21 }) + axis(90, 180, 1140, h, ["34", "30", "26", "22", "18"]) + path(`M${points(reported)}L${[...points(again).split("L")].reverse().join("L")}Z`, "#d1582d", { o: 0.12 }) + path(`M${points(again)}`, "none", { st: "#d1582d", sw: 6, cap: true, dash: "2 14" }) + path(`M${points(reported)}`, "none", { st: tone.a, sw: 7, cap: true }) + reported.map((v, i) => dot(130 + i * 220, place(v), 11, tone.a, { st: white, sw: 4 }) + text(130 + i * 220, place(v) + 46, v.toFixed(1), { s: 22, w: 600, a: "middle" })).join("") + ticks(20, 750, 1100, years, 21) + line(130, 160, 130, 700, ink, 2, { dash: "4 8" })) +
		card(1090, 200, 440, 370, tag(34, 56, "Why 2021 moved by 1.6") + [["Grid factor, new edition", "+1.1"], ["Freight method", "+0.7"], ["Refrigerant error found", "-0.2"]].map(([k, v], i) => line(34, 84 + i * 66, 406, 84 + i * 66, rule) + text(34, 126 + i * 66, k, { s: 21, max: 300 }) + text(406, 126 + i * 66, v, { s: 23, w: 600, a: "end", f: v[0] === "-" ? good : "#b4441c" })).join("") + line(34, 284, 406, 284, ink, 2) + text(34, 328, "Difference", { s: 22, w: 600 }) + text(406, 328, "+1.6", { s: 28, w: 600, a: "end" })), { angle: 130, glow: [200, 200] });
}

export const projects = [{ slug, pictures: [flow, ledger, evidence, restated] }];
