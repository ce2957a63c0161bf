// A searchable collection of 214,000 objects.
import { at, dot, icon, line, path, rect, text, texts } from "./draw.mjs";
import { button, card, good, ink, ink2, ink3, phone, pill, pillWidth, rule, scene, soft, tag, tones, white, win, wire } from "./kit.mjs";

const tone = tones["web-apps"];
const slug = "museum-collection-search";

/** Objects of the collection as drawings in a box of 100 by 120. */
const things = {
	lamp: "M50 8v10M44 18h12l3 8H41zM36 26h28c10 4 12 12 4 16H32c-8-4-6-12 4-16zM46 42h8v34h-8zM40 50h20v5H40zM38 76h24l12 22H26zM20 98h60v12H20z",
	jar: "M38 10h24v8l-4 6c20 8 26 24 26 42 0 22-12 42-22 46H38c-10-4-22-24-22-46 0-18 6-34 26-42l-4-6zM16 62h68v5H16zM19 76h62v4H19z",
	bowl: "M8 44h84c0 30-16 48-32 54v8H40v-8C24 92 8 74 8 44zM12 54h76v5H13z",
	mask: "M50 6c26 0 38 18 36 46S70 114 50 114 16 80 14 52 24 6 50 6zM26 46c6-8 16-8 20 0-6 6-14 6-20 0zM54 46c4-8 14-8 20 0-6 6-14 6-20 0zM47 54h6l5 22H42zM32 88c10 8 26 8 36 0-8 14-28 14-36 0z",
	bell: "M46 6h8v10c18 4 24 22 26 54l10 14H10l10-14c2-32 8-50 26-54zM40 88h20c0 14-20 14-20 0z",
	boat: "M4 66c30 14 62 14 92 0-6 22-20 34-46 34S10 88 4 66zM48 12h4v50h-4zM56 18c20 8 26 26 26 40H56zM44 24C30 32 24 44 22 58h22z",
	coin: "M50 14a46 46 0 110 92 46 46 0 010-92zM50 24a36 36 0 100 72 36 36 0 000-72zM36 84l8-34-12-8 34-6 6 18-12 4 4 26z",
};
/** @param {keyof typeof things} name @param {number} x @param {number} y @param {number} size @param {string} f */
const thing = (name, x, y, size, f) => at(x, y, path(things[name], f).replace("<path", '<path fill-rule="evenodd"'), `scale(${Math.round(size) / 120})`);
/** @param {keyof typeof things} name @param {number} x @param {number} y @param {number} w @param {number} h @param {string} bg @param {string} f */
const plate = (name, x, y, w, h, bg, f) => {
	const size = Math.min(h * 0.74, w * 0.8);
	return rect(x, y, w, h, bg, 14) + thing(name, x + w / 2 - size * 0.416, y + h / 2 - size / 2, size, f);
};

function wall() {
	/** @type {[keyof typeof things, number, number, string, string, string, string][]} */
	const items = [["lamp", 0, 300, "#efe6d6", "#8a5a17", "Hanging lamp", "c. 1720"], ["jar", 1, 220, "#e5e9e4", "#48604f", "Storage jar", "c. 1640"], ["bowl", 2, 190, "#f1e2dc", "#9a4a2e", "Oil bowl", "1811"], ["bell", 3, 270, "#e4e7f2", "#44538a", "Temple bell", "1790"], ["bell", 0, 190, "#efe9da", "#a0781c", "Hand bell", "1868"], ["lamp", 1, 270, "#f3e4e0", "#87402a", "Standing lamp", "c. 1810"], ["mask", 2, 300, "#e8ece2", "#5d6f35", "Mask, Theyyam", "1902"], ["lamp", 3, 220, "#eee4ec", "#784169", "Lamp, pair", "1755"]];
	const heights = [0, 0, 0, 0];
	const grid = items.map(([name, col, h, bg, f, title, date]) => {
		const y = 168 + heights[col];
		heights[col] += h + 84;
		return plate(name, 342 + col * 268, y, 246, h, bg, f) + text(342 + col * 268, y + h + 30, title, { s: 20, w: 600, max: 240 }) + text(342 + col * 268, y + h + 56, date, { s: 17, f: ink3 });
	}).join("");
	const filters = tag(44, 200, "Period") + [["Before 1700", "214"], ["1700 to 1799", "1,080"], ["1800 to 1899", "1,562"], ["After 1900", "358"]].map(([label, count], i) => rect(44, 224 + i * 46, 22, 22, i === 1 ? tone.a : white, 6, { st: i === 1 ? tone.a : "#b9bfcc", sw: 2 }) + (i === 1 ? icon("check", 46, 226, 18, white, 3) : "") + text(78, 242 + i * 46, label, { s: 19 }) + text(296, 242 + i * 46, count, { s: 18, f: ink3, a: "end" })).join("") +
		tag(44, 462, "Material") + [["Bronze", 0.82, "2,036"], ["Brass", 0.36, "871"], ["Clay", 0.13, "307"]].map(([label, share, count], i) => text(44, 508 + i * 66, String(label), { s: 19 }) + text(296, 508 + i * 66, String(count), { s: 18, f: ink3, a: "end" }) + rect(44, 520 + i * 66, 252, 8, soft, 4) + rect(44, 520 + i * 66, 252 * Number(share), 8, tone.m, 4)).join("");
	return scene(tone, "Search results", win(120, 90, 1560, 1010, "Malabar Coast Museum — Collection", rect(44, 32, 1060, 76, soft, 38) + icon("search", 70, 54, 32, ink3) + text(120, 80, "oil lamp", { s: 28, w: 500 }) + text(250, 80, "also vilakku, deepam, olielamp", { s: 22, f: ink3 }) + text(1130, 80, "3,214 objects", { s: 24, w: 600 }) + filters + grid), { angle: 45, glow: [1350, 40] });
}

function object() {
	return scene(tone, "Object page", card(-40, 70, 880, 1000, rect(0, 0, 880, 1000, "#efe6d6") + dot(450, 470, 330, "#f7f1e4") + thing("lamp", 450 - 275, 130, 660, "#8a5a17") + line(450, 116, 450, 0, "#8a5a17", 6) + button(80, 850, 190, 56, "Zoom 400 MP", "#ffffffd9", ink), { rx: 26 }) +
		win(760, 96, 900, 1000, "Object 1931.0417", text(48, 84, "Hanging lamp with bird", { s: 44, w: 600, max: 800 }) + text(48, 126, "Bronze, Travancore, about 1720", { s: 24, f: ink2 }) + [["Height", "64 cm"], ["Weight", "7.8 kg"], ["Found", "Alappuzha, 1931"], ["Also called", "Thookku vilakku"], ["License", "CC BY 4.0"]].map(([k, v], i) => line(48, 168 + i * 62, 780, 168 + i * 62, rule, 1.5) + text(48, 208 + i * 62, k, { s: 21, f: ink3 }) + text(260, 208 + i * 62, v, { s: 21, w: 600 })).join("") + tag(48, 532, "Related, and why") +
			[["bell", "Same workshop", "#e4e7f2", "#44538a"], ["bowl", "Same find", "#f1e2dc", "#9a4a2e"], ["jar", "Same donor", "#e5e9e4", "#48604f"]].map(([name, why, bg, f], i) => plate(/** @type {keyof typeof things} */ (name), 48 + i * 250, 556, 232, 190, bg, f) + text(48 + i * 250, 780, why, { s: 20, w: 600 })).join("")), { angle: 120, glow: [1400, 100] });
}

function phones() {
	const search = phone(110, 130, 430, text(28, 108, "Collection", { s: 38, w: 600 }) + rect(28, 134, 334, 58, soft, 29) + icon("search", 48, 151, 24, ink3) + text(84, 171, "boat", { s: 22 }) + [["boat", "#e4e7f2", "#33508f", "Snake boat model", "1888"], ["coin", "#efe9da", "#9a7418", "Coin with ship", "1st century"], ["jar", "#e5e9e4", "#48604f", "Amphora", "c. 50"], ["bell", "#f1e2dc", "#9a4a2e", "Ship’s bell", "1790"]].map(([name, bg, f, title, date], i) => plate(/** @type {keyof typeof things} */ (name), 28 + (i % 2) * 172, 216 + Math.floor(i / 2) * 262, 162, 178, bg, f) + text(28 + (i % 2) * 172, 422 + Math.floor(i / 2) * 262, title, { s: 18, w: 600, max: 164 }) + text(28 + (i % 2) * 172, 446 + Math.floor(i / 2) * 262, date, { s: 16, f: ink3 })).join(""), { time: "10:04" });
	const filter = phone(586, 50, 430, text(28, 108, "Narrow it down", { s: 34, w: 600 }) + tag(28, 158, "Place") + ["Kochi", "Kollam", "Alappuzha", "Kannur", "Batavia"].reduce(([out, x, y], label, i) => {
		const w = pillWidth(label, 19);
		const wraps = x + w > 362;
		return /** @type {[string, number, number]} */ ([out + pill(wraps ? 28 : x, wraps ? y + 48 : y, label, i === 2 ? white : ink2, i === 2 ? tone.a : soft, 19), (wraps ? 28 : x) + w + 10, wraps ? y + 48 : y]);
	}, /** @type {[string, number, number]} */ (["", 28, 178]))[0] + tag(28, 320, "Year") + [18, 30, 46, 70, 96, 120, 104, 88, 60, 40, 26, 14].map((h, i) => rect(28 + i * 28, 470 - h, 22, h, i > 2 && i < 8 ? tone.a : tone.l, 4)).join("") + line(28, 484, 362, 484, rule, 4) + dot(112, 484, 14, white, { st: tone.a, sw: 4 }) + dot(250, 484, 14, white, { st: tone.a, sw: 4 }) + text(28, 528, "1650 to 1790", { s: 22, w: 600 }) + tag(28, 590, "On display now") + rect(28, 610, 334, 64, soft, 14) + text(48, 650, "Gallery 3, upper floor", { s: 20 }) + icon("check", 320, 629, 26, good) + button(28, 712, 334, 62, "Show 86 objects", tone.a, white, 22));
	const lesson = phone(1062, 130, 430, text(28, 108, "Ships and spice", { s: 34, w: 600 }) + text(28, 140, "Lesson set, class 6, 5 objects", { s: 19, f: ink3 }) + [["boat", "#e4e7f2", "#33508f", "Who built it?"], ["coin", "#efe9da", "#9a7418", "Whose face is it?"], ["jar", "#e5e9e4", "#48604f", "What did it hold?"], ["bowl", "#f1e2dc", "#9a4a2e", "Who ate from it?"], ["lamp", "#eee4ec", "#784169", "Where did it hang?"]].map(([name, bg, f, title], i) => plate(/** @type {keyof typeof things} */ (name), 28, 168 + i * 122, 104, 104, bg, f) + tag(150, 206 + i * 122, `Task ${i + 1}`) + text(150, 240 + i * 122, title, { s: 21, w: 600, max: 220 })).join(""), { time: "10:12" });
	return scene(tone, "Three phone screens", search + lesson + filter, { angle: 90, glow: [800, 0] });
}

function curator() {
	const left = [["oil lamp", "en", 412], ["lamp, hanging", "en", 188], ["vilakku", "ml", 3100], ["thookku vilakku", "ml", 204], ["nilavilakku", "ml", 867], ["olielamp", "nl", 139], ["hanglamp", "nl", 52]];
	return scene(tone, "Linked spellings", win(90, 110, 1580, 990, "Thesaurus — one term, seven spellings", text(48, 74, "Lamp", { s: 44, w: 600 }) + text(48, 110, "4,962 records, none of them changed", { s: 22, f: ink3 }) +
		left.map(([word, lang, count], i) => {
			const y = 150 + i * 100;
			const hot = i === 6;
			return wire(560, y + 40, 800, 470, hot ? "#c2261b" : tone.m, 2 + Math.sqrt(Number(count)) / 6, hot ? "3 12" : undefined) + rect(48, y, 512, 80, white, 14, { st: hot ? "#c2261b" : rule, sw: 2 }) + pill(66, y + 23, String(lang), tone.a, tone.w, 18) + text(130, y + 49, String(word), { s: 24, w: 600 }) + text(536, y + 49, Number(count).toLocaleString("en-US"), { s: 22, f: ink3, a: "end" });
		}).join("") + dot(886, 470, 112, tone.a) + text(886, 466, "Lamp", { s: 34, w: 600, f: white, a: "middle" }) + text(886, 498, "term 0417", { s: 19, f: "#ffffffc8", a: "middle" }) + thing("lamp", 1130, 90, 380, tone.w)) +
		card(1108, 600, 440, 320, tag(32, 54, "Suggested link") + text(32, 102, "hanglamp", { s: 36, w: 600 }) + texts(32, 146, ["Found by similar wording in 52 Dutch", "records. No curator has confirmed it."], { s: 20, f: ink2, max: 380 }) + button(32, 224, 180, 60, "Confirm", tone.a) + button(226, 224, 182, 60, "Break link", soft, ink)), { angle: 200, glow: [1200, 850] });
}

export const projects = [{ slug, pictures: [wall, object, phones, curator] }];
