// Crop advice for 60,000 smallholders.
import { at, clip, dot, icon, line, n, path, random, rect, text } from "./draw.mjs";
import { amber, avatar, bubble, button, card, figure, good, ink, ink2, ink3, phone, pill, rule, scene, soft, tag, tones, wave, white, win } from "./kit.mjs";

const tone = tones["mobile-apps"];
const slug = "crop-advice-smallholders";

/** A leaf with spots in a box of 200 by 300. @param {string} seed @param {number} spots */
function leaf(seed, spots) {
	const next = random(seed);
	let marks = "";
	for (let i = 0; i < spots; i += 1) {
		const y = 60 + next() * 180;
		const x = 100 + (next() - 0.5) * (120 - Math.abs(y - 140) * 0.6);
		const r = 5 + next() * 9;
		marks += dot(x, y, r, "#a8742c") + dot(x, y, r * 0.55, "#5d3a14");
	}
	const veins = [80, 120, 160, 200].map((y) => `M100 ${y + 24}Q70 ${y} 42 ${y - 2}M100 ${y + 24}Q130 ${y} 158 ${y - 2}`).join("");
	return path("M100 10C170 60 190 150 160 220 146 254 122 276 100 290 78 276 54 254 40 220 10 150 30 60 100 10z", "#4d9a3f") + path("M100 10C170 60 190 150 160 220 146 254 122 276 100 290z", "#3f8634") + path(`M100 20V330${veins}`, "none", { st: "#8cc47a", sw: 4, cap: true }) + marks;
}

function diagnosis() {
	const left = phone(190, 30, 520, rect(0, 0, 390, 844, "#35523a") + rect(0, 470, 390, 400, "#4a3a2a") + path("M0 520q100-40 200 0t200-10V844H0z", "#5b4632") + at(66, 130, leaf("a", 16), "scale(1.3) rotate(8 100 150)") + path("M195 120C320 190 350 330 300 470 270 520 230 560 195 580 160 560 120 520 90 470 40 330 70 190 195 120z", "none", { st: white, sw: 4, dash: "10 12", cap: true }) + rect(40, 606, 310, 128, "#0b0d12c8", 22) + icon("check", 62, 632, 30, "#5be08d", 3) + text(104, 656, "Sharp enough", { s: 23, w: 600, f: white }) + text(64, 704, "Leaf rust, 94% sure", { s: 24, w: 600, f: white }), { dark: true, f: "#35523a", time: "6:52" });
	const [a, ah] = bubble(28, 0, 320, "Spray in the evening, not today at noon.", { s: 22, bg: tone.w });
	const right = phone(860, 180, 520, text(28, 108, "Wheat, leaf rust", { s: 33, w: 600 }) + text(28, 140, "Checked by Sunanda D., agronomist", { s: 19, f: good, w: 500 }) + rect(28, 166, 334, 118, tone.a, 26) + dot(84, 225, 34, white) + icon("play", 66, 205, 40, tone.a, 3) + wave(136, 225, 204, 60, white, "advice", 0.42, "#ffffff60") + text(28, 328, "In Marathi, 38 seconds", { s: 19, f: ink3 }) + at(0, 348, a) + tag(28, 348 + ah + 50, "From the label register") + [["Dose", "500 ml per hectare"], ["Water", "500 liters"], ["Wait before harvest", "35 days"]].map(([k, v], i) => line(28, 414 + ah + i * 58, 362, 414 + ah + i * 58, rule) + text(28, 451 + ah + i * 58, k, { s: 20, f: ink2 }) + text(362, 451 + ah + i * 58, v, { s: 20, w: 600, a: "end" })).join("") + button(28, 720, 334, 60, "Ask a question", tone.a, white, 22), { time: "7:14" });
	return scene(tone, "Diagnosis and advice", right + left, { angle: 70, glow: [1100, 100] });
}

function outbreak() {
	const next = random(slug);
	const hex = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => `M${n(x)} ${n(y - r)}l${n(r * 0.866)} ${n(r / 2)}v${n(r)}l${n(-r * 0.866)} ${n(r / 2)}l${n(-r * 0.866)} ${n(-r / 2)}v${n(-r)}z`;
	/** @type {Record<string, string>} */
	const layers = {};
	const shades = ["#f3edfe", "#ddd0fa", "#b794f2", "#8b4be8", "#5417b0"];
	for (let row = 0; row < 14; row += 1)
		for (let col = 0; col < 18; col += 1) {
			const x = 60 + col * 72 + (row % 2) * 36;
			const y = 60 + row * 62;
			if (Math.hypot((x - 640) / 1.5, y - 440) + next() * 90 > 440) continue;
			const heat = 1.25 - Math.hypot(x - 760, y - 330) / 330 + (next() - 0.5) * 0.5 + Math.max(0, 0.9 - Math.hypot(x - 380, y - 600) / 170);
			const shade = shades[Math.max(0, Math.min(4, Math.floor(heat * 3.6)))];
			layers[shade] = (layers[shade] ?? "") + hex(x, y, 38);
		}
	return scene(tone, "Outbreak map", win(70, 90, 1600, 1000, "Leaf rust, last 7 days — updated 08:00", rect(0, 0, 1600, 950, "#fafafc") + Object.entries(layers).map(([f, d]) => path(d, f)).join("") + [["Niphad", 730, 332], ["Sinnar", 900, 480], ["Yeola", 380, 610], ["Dindori", 560, 210]].map(([name, x, y]) => dot(Number(x), Number(y), 7, ink) + rect(Number(x) + 14, Number(y) - 24, 104, 42, white, 10) + text(Number(x) + 66, Number(y) + 5, String(name), { s: 21, w: 600, a: "middle" })).join("")) +
		card(1120, 200, 420, 500, tag(34, 56, "Cases by block") + [["Niphad", 412], ["Sinnar", 268], ["Yeola", 197], ["Dindori", 124], ["Others", 83]].map(([name, v], i) => text(34, 112 + i * 66, String(name), { s: 22, w: 600 }) + text(386, 112 + i * 66, String(v), { s: 22, a: "end" }) + rect(34, 124 + i * 66, 352, 10, soft, 5) + rect(34, 124 + i * 66, (Number(v) / 412) * 352, 10, shades[4 - Math.min(i, 3)], 5)).join("") + line(34, 426, 386, 426, ink, 2) + text(34, 466, "Together", { s: 23 }) + text(386, 466, "1,084", { s: 28, w: 600, a: "end" })) +
		card(1180, 740, 360, 170, text(32, 62, "Warned by voice", { s: 22, f: ink2 }) + text(32, 122, "6,340 farms", { s: 42, w: 600 })), { angle: 30, glow: [1500, 900] });
}

function talk() {
	const lines = [["me", "1"], ["you", "2"], ["me", "3"], ["you", "4"]];
	const chat = lines.map(([who, seed], i) => { const mine = who === "me"; const x = mine ? 92 : 28; const y = 170 + i * 148; return rect(x, y, 270, 76, mine ? tone.a : soft, 24) + dot(x + 40, y + 38, 24, mine ? white : tone.a) + icon("play", x + 28, y + 25, 26, mine ? tone.a : white, 3) + wave(x + 78, y + 38, 176, 44, mine ? white : tone.a, seed, mine ? 1 : 0.5, "#c4b1ee") + text(mine ? 362 : 28, y + 102, ["18 s, Ahirani", "31 s, Suresh P., agronomist", "9 s, Ahirani", "14 s, Suresh P., agronomist"][i], { s: 16, f: ink3, a: mine ? "end" : "start" }); }).join("");
	const words = [["Bhau Pawar", "The onions turn yellow from the tip. It rained on Friday. Neighbors have it too.", tone.w], ["Draft from the handbook", "Likely purple blotch after rain. Remove wet leaves, spray at dusk, wait 10 days before harvest.", "#fdf7ee"], ["Suresh P. changed", "Ask first whether the roots are white or brown. If brown, it is not blotch.", "#e9f6ee"]];
	let y = 110;
	const cards = words.map(([who, what, bg], i) => { const [drawing, tall] = bubble(40, y, 700, what, { who, bg, s: 26 }); y += tall + 34; return drawing + (i === 2 ? icon("check", 690, y - tall - 36, 30, good, 3) : ""); }).join("");
	return scene(tone, "Voice-note conversation", card(700, 150, 780, 700, tag(40, 62, "What the agronomist sees", tone.a) + cards + button(40, 606, 330, 62, "Send as voice", tone.a, white, 24) + text(400, 645, "heard in Ahirani", { s: 22, f: ink3 }), { rx: 26 }) + phone(160, 60, 500, rect(0, 0, 390, 140, tone.w) + avatar(58, 98, 30, "B", tone.a) + text(104, 94, "Beejsetu advice", { s: 24, w: 600 }) + text(104, 120, "a person checks each answer", { s: 17, f: ink3, max: 280 }) + chat, { time: "19:05" }), { angle: 120, glow: [1300, 80] });
}

function desk() {
	const groups = [["Leaf rust, wheat", 38, "a", 14, "1 answer ready"], ["Purple blotch, onion", 21, "b", 9, "draft"], ["Not sure", 12, "c", 5, "needs you"], ["Fall armyworm, maize", 9, "d", 20, "draft"]];
	return scene(tone, "Agronomist's console", win(-60, 40, 1600, 1040, "Desk — 80 cases, 4 groups", at(60, 0, text(48, 84, "Monday, 07:30", { s: 38, w: 600 }) + figure(1010, 52, "Waiting longest", "18 min", "", good, 40) + figure(1240, 52, "Answered today", "126", "", good, 40) +
		groups.map(([name, count, seed, spots, state], i) => { const x = 48 + (i % 2) * 720; const y = 140 + Math.floor(i / 2) * 390; const hot = i === 2; return rect(x, y, 690, 362, white, 20, { st: hot ? amber : rule, sw: hot ? 3 : 2 }) + [0, 1, 2].map((k) => at(x + 26 + k * 216, y + 26, clip(0, 0, 204, 170, 14, rect(0, 0, 204, 170, ["#5c6b4a", "#4a3a2a", "#6d7d54", "#3d4a3a"][(k + i) % 4]) + at(52 + k * 4, 8, leaf(`${seed}${k}`, Number(spots) >> 1), `scale(.5) rotate(${(k * 17 + i * 9) % 40 - 20} 100 150)`)))).join("") + text(x + 26, y + 246, String(name), { s: 28, w: 600 }) + text(x + 26, y + 280, `${count} photographs look alike`, { s: 21, f: ink2 }) + pill(x + 26, y + 302, String(state), hot ? amber : i ? ink2 : good, hot ? "#fdf1e2" : i ? soft : "#e6f4ea", 18) + text(x + 662, y + 330, String(count), { s: 54, w: 600, a: "end", f: hot ? amber : tone.a }); }).join(""))), { angle: 45, glow: [1500, 200] }) ;
}

export const projects = [{ slug, pictures: [diagnosis, outbreak, talk, desk] }];
