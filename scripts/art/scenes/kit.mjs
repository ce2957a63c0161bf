// The parts that product scenes are built from: ground, windows, devices, and what stands in them.
import { at, clip, curve, dot, icon, line, measure, n, newPicture, path, random, rect, text, wrap } from "./draw.mjs";

export const ink = "#0d0f14";
export const ink2 = "#444955";
export const ink3 = "#6b7080";
export const rule = "#e4e6ec";
export const soft = "#f3f4f7";
export const white = "#fff";
export const red = "#c2261b";
export const amber = "#b45309";
export const good = "#15803d";

/** @typedef {{ a: string, d: string, m: string, l: string, w: string }} Tone main, deep, middle, light and wash */
/** @type {Record<string, Tone>} */
export const tones = {
	"web-apps": { a: "#2446d8", d: "#0c1a66", m: "#6f88f0", l: "#c9d3fb", w: "#edf0fe" },
	saas: { a: "#0e7490", d: "#083344", m: "#4fb3cc", l: "#bfe4ee", w: "#e8f5f8" },
	"mobile-apps": { a: "#6d28d9", d: "#2e1065", m: "#a57bee", l: "#ddd0fa", w: "#f3edfe" },
	"ai-calling": { a: "#be185d", d: "#4a0626", m: "#e2719f", l: "#f7cadd", w: "#fdeef4" },
	"ai-automation": { a: "#15803d", d: "#06371b", m: "#5db57e", l: "#c3e6d0", w: "#eaf6ee" },
	"game-development": { a: "#0e7490", d: "#082f49", m: "#4fb3cc", l: "#bfe4ee", w: "#e8f5f8" },
};

/** A whole picture. @param {Tone} tone @param {string} title @param {string} inner @param {{ angle?: number, glow?: [number, number] }} [look] */
export function scene(tone, title, inner, { angle = 45, glow = [1250, 120] } = {}) {
	const turn = `gradientTransform="rotate(${angle - 45} .5 .5)"`;
	let grid = "";
	for (let x = 100; x < 1600; x += 100) grid += `M${x} 0V1000`;
	for (let y = 100; y < 1000; y += 100) grid += `M0 ${y}H1600`;
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000" font-family="'Instrument Sans Variable',system-ui,sans-serif" role="img"><title>${title.replace(/&/g, "&amp;")}</title><defs>` +
		`<linearGradient id="g" x1="0" y1="0" x2="1" y2="1" ${turn}><stop stop-color="${tone.a}"/><stop offset="1" stop-color="${tone.d}"/></linearGradient>` +
		`<radialGradient id="h" gradientUnits="userSpaceOnUse" cx="${glow[0]}" cy="${glow[1]}" r="760"><stop stop-color="${tone.m}" stop-opacity=".6"/><stop offset="1" stop-color="${tone.m}" stop-opacity="0"/></radialGradient>` +
		`<filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="34"/></filter><filter id="t" x="-20%" y="-30%" width="140%" height="170%"><feGaussianBlur stdDeviation="14"/></filter></defs>` +
		rect(0, 0, 1600, 1000, "url(#g)") +
		rect(0, 0, 1600, 1000, "url(#h)") +
		path(grid, "none", { st: white, sw: 1, o: 0.07 }) +
		inner +
		"</svg>\n"
	);
}
/** Starts a picture; call before its parts are made. */
export const start = newPicture;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} rx */
const shadow = (x, y, w, h, rx) => rect(x + 20, y + 44, w - 40, h - 16, "#000", rx, { o: 0.42 }).replace("/>", ' filter="url(#s)"/>');
/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} rx */
const lightShadow = (x, y, w, h, rx) => rect(x + 6, y + 16, w - 12, h - 6, "#000", rx, { o: 0.28 }).replace("/>", ' filter="url(#t)"/>');

/** A browser or desktop window; `inner` has its origin below the title bar. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} title @param {string} inner @param {{ dark?: boolean, tr?: string }} [look] */
export function win(x, y, w, h, title, inner, { dark = false, tr = "" } = {}) {
	const body = dark ? "#11141c" : white;
	const dots = [0, 1, 2].map((i) => dot(34 + i * 24, 28, 7, dark ? "#3a4050" : "#d7d9df")).join("");
	return at(x, y,
		shadow(0, 0, w, h, 20) + rect(-1, -1, w + 2, h + 2, "#000", 21, { o: 0.12 }) + rect(0, 0, w, h, body, 20) + dots +
			text(120, 35, title, { s: 20, w: 500, f: dark ? "#9aa1b3" : ink3, max: w - 140 }) +
			line(0, 56, w, 56, dark ? "#262b38" : rule, 1.5) +
			clip(0, 0, w, h, 20, at(0, 56, inner)),
		tr);
}

/** A plain card with a shadow; `inner` has its origin at the corner. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} inner @param {{ f?: string, rx?: number, tr?: string }} [look] */
export const card = (x, y, w, h, inner, { f = white, rx = 18, tr = "" } = {}) =>
	at(x, y, lightShadow(0, 0, w, h, rx) + rect(0, 0, w, h, f, rx) + clip(0, 0, w, h, rx, inner), tr);

/** A phone; its screen is 390 wide whatever the size. @param {number} x @param {number} y @param {number} w @param {string} inner @param {{ dark?: boolean, f?: string, tall?: number, tr?: string, time?: string }} [look] */
export function phone(x, y, w, inner, { dark = false, f, tall = 844, tr = "", time = "9:41" } = {}) {
	const k = w / 414;
	const h = (tall + 24) * k;
	const signs = dark ? white : ink;
	return at(x, y,
		shadow(0, 0, w, h, 60 * k) +
			`<g transform="scale(${Math.round(k * 1000) / 1000})">${rect(0, 0, 414, tall + 24, "#0a0b0f", 62)}${rect(2, 2, 410, tall + 20, "none", 60, { st: "#4a4f5c", sw: 2 })}` +
			clip(12, 12, 390, tall, 50,
				at(12, 12, rect(0, 0, 390, tall, f ?? (dark ? "#0e1118" : white)) + inner + text(34, 40, time, { s: 18, w: 600, f: signs }) + rect(318, 26, 34, 16, "none", 5, { st: signs, sw: 2 }) + rect(321, 29, 22, 10, signs, 2.5) + rect(140, 14, 110, 32, "#0a0b0f", 16) + rect(130, tall - 16, 130, 5, signs, 3, { o: 0.5 }))) +
			"</g>",
		tr);
}

/** A tablet in landscape. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} inner @param {string} [tr] */
export const tablet = (x, y, w, h, inner, tr = "") =>
	at(x, y, shadow(0, 0, w, h, 44) + rect(0, 0, w, h, "#0a0b0f", 44) + rect(2, 2, w - 4, h - 4, "none", 42, { st: "#4a4f5c", sw: 2 }) + clip(22, 22, w - 44, h - 44, 24, at(22, 22, rect(0, 0, w - 44, h - 44, white) + inner)), tr);

/** A label in a capsule; as wide as its text. @param {number} x @param {number} y @param {string} label @param {string} f @param {string} bg @param {number} [s] */
export const pill = (x, y, label, f, bg, s = 18) => rect(x, y, measure(label, s, 600) + s * 1.4, s * 1.9, bg, s) + text(x + s * 0.7, y + s * 1.3, label, { s, w: 600, f });
/** @param {string} label @param {number} [s] */
export const pillWidth = (label, s = 18) => measure(label, s, 600) + s * 1.4;
/** A filled button with a centered label. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} label @param {string} bg @param {string} [f] @param {number} [s] */
export const button = (x, y, w, h, label, bg, f = white, s = 20) => rect(x, y, w, h, bg, Math.min(h / 2, 14)) + text(x + w / 2, y + h / 2 + s * 0.35, label, { s, w: 600, f, a: "middle", max: w - 16 });
/** @param {number} x @param {number} y @param {string} label @param {string} [f] @param {number} [s] */
export const tag = (x, y, label, f = ink3, s = 15) => text(x, y, label.toUpperCase(), { s, w: 500, f, mono: true });
/** Initials in a circle. @param {number} x @param {number} y @param {number} r @param {string} letters @param {string} bg @param {string} [f] */
export const avatar = (x, y, r, letters, bg, f = white) => dot(x, y, r, bg) + text(x, y + r * 0.28, letters, { s: r * 0.8, w: 600, f, a: "middle" });

/** Navigation at the left of a window. @param {Tone} tone @param {number} h @param {string} brand @param {string[]} items @param {number} active @param {number} [w] */
export const sidebar = (tone, h, brand, items, active, w = 220) =>
	rect(0, 0, w, h, soft) + rect(26, 26, 28, 28, tone.a, 8) + text(66, 48, brand, { s: 22, w: 600, max: w - 80 }) +
	items.map((item, i) => (i === active ? rect(16, 84 + i * 52, w - 32, 44, white, 10, { st: rule, sw: 1.5 }) : "") + rect(32, 99 + i * 52, 14, 14, i === active ? tone.a : "#c6cad4", 4) + text(60, 113 + i * 52, item, { s: 20, w: i === active ? 600 : 400, f: i === active ? ink : ink2, max: w - 80 })).join("");

/** A figure with its label. @param {number} x @param {number} y @param {string} label @param {string} value @param {string} [note] @param {string} [noteFill] @param {number} [s] */
export const figure = (x, y, label, value, note = "", noteFill = good, s = 42) =>
	text(x, y, label, { s: 18, f: ink3 }) + text(x, y + s * 1.15, value, { s, w: 600 }) + (note ? text(x, y + s * 1.15 + 32, note, { s: 18, w: 600, f: noteFill }) : "");

/**
 * Rows under headings. A cell is a text, or [text, colour], or [text, colour, capsule colour].
 * @param {number} x @param {number} y @param {number[]} cols widths @param {string[]} head @param {(string | string[])[][]} rows @param {{ h?: number, s?: number, end?: number[], hot?: number, wash?: string }} [look]
 */
export function table(x, y, cols, head, rows, { h = 58, s = 20, end = [], hot = -1, wash = soft } = {}) {
	const lefts = cols.map((_, i) => cols.slice(0, i).reduce((sum, w) => sum + w, 0));
	const total = cols.reduce((sum, w) => sum + w, 0);
	let out = head.map((label, i) => text(x + lefts[i] + (end.includes(i) ? cols[i] - 20 : 0), y, label, { s: 17, w: 500, f: ink3, a: end.includes(i) ? "end" : "start", max: cols[i] - 10 })).join("");
	rows.forEach((row, r) => {
		const top = y + 20 + r * h;
		if (r === hot) out += rect(x - 14, top + 2, total + 14, h - 4, wash, 10);
		out += line(x, top, x + total - 14, top, rule, 1.5);
		row.forEach((cell, i) => {
			const [label, f = ink, bg] = Array.isArray(cell) ? cell : [cell];
			const base = top + h / 2 + s * 0.35;
			if (bg) out += pill(x + lefts[i], top + h / 2 - s * 0.85, label, f, bg, s * 0.88);
			else out += text(x + lefts[i] + (end.includes(i) ? cols[i] - 20 : 0), base, label, { s, w: i === 0 ? 600 : 400, f, a: end.includes(i) ? "end" : "start", max: cols[i] - 8 });
		});
	});
	return out;
}

/** Values as a smooth line with a filled ground. @param {number} x @param {number} y @param {number} w @param {number} h @param {number[]} values @param {string} color @param {{ max?: number, fill?: boolean, sw?: number, dash?: string }} [look] */
export function area(x, y, w, h, values, color, { max = Math.max(...values) * 1.1, fill = true, sw = 5, dash } = {}) {
	/** @type {[number, number][]} */
	const points = values.map((value, i) => [x + (i * w) / (values.length - 1), y + h - (value / max) * h]);
	const d = curve(points);
	return (fill ? path(`${d}V${n(y + h)}H${n(x)}Z`, color, { o: 0.13 }) : "") + path(d, "none", { st: color, sw, cap: true, dash });
}
/** Lines and labels of a value axis. @param {number} x @param {number} y @param {number} w @param {number} h @param {string[]} labels from top to bottom */
export const axis = (x, y, w, h, labels) => labels.map((label, i) => line(x, y + (h * i) / (labels.length - 1), x + w, y + (h * i) / (labels.length - 1), rule, 1.5) + text(x - 14, y + (h * i) / (labels.length - 1) + 6, label, { s: 17, f: ink3, a: "end" })).join("");
/** Labels under a chart. @param {number} x @param {number} y @param {number} w @param {string[]} labels @param {number} [s] */
export const ticks = (x, y, w, labels, s = 17) => labels.map((label, i) => text(x + (w * (i + 0.5)) / labels.length, y, label, { s, f: ink3, a: "middle" })).join("");
/** Upright bars; each a list of stacked parts. @param {number} x @param {number} y @param {number} w @param {number} h @param {number[][]} stacks @param {string[]} colors @param {number} max @param {number} [share] */
export const bars = (x, y, w, h, stacks, colors, max, share = 0.6) =>
	stacks.map((stack, i) => {
		const step = w / stacks.length;
		let base = y + h;
		return stack.map((value, k) => {
			const tall = (value / max) * h;
			base -= tall;
			return rect(x + i * step + (step * (1 - share)) / 2, base, step * share, tall, colors[k], k === stack.length - 1 ? 4 : 0);
		}).join("");
	}).join("");

/** Sound as upright strokes. @param {number} x @param {number} y middle @param {number} w @param {number} h @param {string} color @param {string} seed @param {number} [played] share in full colour @param {string} [rest] */
export function wave(x, y, w, h, color, seed, played = 1, rest = "#cfd3dc") {
	const next = random(seed);
	const count = Math.floor(w / 12);
	let on = "";
	let off = "";
	for (let i = 0; i < count; i += 1) {
		const swell = 0.25 + 0.75 * Math.abs(Math.sin(i * 0.33 + next())) * (0.35 + 0.65 * next());
		const tall = Math.max(4, swell * h);
		const d = `M${n(x + i * 12 + 3)} ${n(y - tall / 2)}v${n(tall)}`;
		if (i / count < played) on += d;
		else off += d;
	}
	return (off ? path(off, "none", { st: rest, sw: 6, cap: true }) : "") + path(on, "none", { st: color, sw: 6, cap: true });
}

/** A spoken line; returns the drawing and its height. @param {number} x @param {number} y @param {number} w @param {string} words @param {{ f?: string, bg?: string, s?: number, who?: string }} [look] @returns {[string, number]} */
export function bubble(x, y, w, words, { f = ink, bg = soft, s = 22, who } = {}) {
	const lines = wrap(words, s, w - 44);
	const wide = Math.max(...lines.map((part) => measure(part, s))) + 44;
	const tall = lines.length * s * 1.36 + 30;
	const top = y + (who ? 28 : 0);
	return [(who ? tag(x + 2, y + 16, who) : "") + rect(x, top, wide, tall, bg, 18) + lines.map((part, i) => text(x + 22, top + 20 + s * 0.78 + i * s * 1.36, part, { s, f })).join(""), tall + (who ? 28 : 0)];
}

/** A step of a flow. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} label @param {string} note @param {Tone} tone @param {Parameters<typeof icon>[0]} [sign] @param {boolean} [hot] */
export const node = (x, y, w, h, label, note, tone, sign, hot = false) =>
	rect(x, y, w, h, hot ? tone.a : white, 16, { st: hot ? tone.a : rule, sw: 2 }) + (sign ? rect(x + 18, y + 20, 44, 44, hot ? "#ffffff2e" : tone.w, 12) + icon(sign, x + 28, y + 30, 24, hot ? white : tone.a) : "") +
	text(x + (sign ? 76 : 22), y + 40, label, { s: 22, w: 600, f: hot ? white : ink, max: w - (sign ? 86 : 30) }) + text(x + (sign ? 76 : 22), y + 68, note, { s: 18, f: hot ? "#ffffffd0" : ink3, max: w - (sign ? 86 : 30) });
/** A bent connection from right side to left side. @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {string} color @param {number} [sw] @param {string} [dash] */
export const wire = (x1, y1, x2, y2, color, sw = 3, dash) => path(`M${n(x1)} ${n(y1)}C${n((x1 + x2) / 2)} ${n(y1)} ${n((x1 + x2) / 2)} ${n(y2)} ${n(x2)} ${n(y2)}`, "none", { st: color, sw, cap: true, dash });
