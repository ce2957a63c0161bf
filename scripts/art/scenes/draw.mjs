// SVG primitives for the product scenes: numbers are rounded, text is measured and refused when it would leave its box.

/** Advance widths (hundredths of an em) of Instrument Sans, codes 32 to 126, regular and semibold. */
const regular = widths(
	"20 27 38 72 61 79 75 23 41 41 41 53 25 51 25 44 67 39 54 57 60 57 60 53 58 61 25 25 53 53 53 57 85 73 64 74 75 64 60 76 74 25 45 69 59 91 74 79 66 79 66 61 65 71 73 109 69 68 62 41 44 41 53 43 35 53 61 53 61 56 35 61 60 24 24 53 24 92 60 58 61 61 37 47 38 59 52 77 55 52 50 41 24 41 53",
);
const semibold = widths(
	"19 29 45 73 64 79 77 26 44 44 43 54 27 49 27 44 68 39 56 58 61 58 61 56 60 62 27 27 54 54 54 58 87 73 64 75 75 63 59 76 72 25 43 71 59 90 72 79 67 81 66 64 66 70 73 109 71 70 63 44 44 44 54 47 35 56 62 55 62 57 37 62 61 26 26 56 26 94 61 60 62 62 39 49 41 60 54 80 59 54 51 44 23 44 54",
);
const extra = { "·": 12, "×": 54, "–": 60, "—": 90, "’": 26, "“": 44, "”": 44, "•": 32, "…": 70, "→": 100, "↗": 84, "°": 40 };

/** @param {string} list @returns {number[]} */
function widths(list) {
	return list.split(" ").map(Number);
}

/**
 * Width of a text in pixels.
 * @param {string} text @param {number} size @param {number} [weight] @param {boolean} [mono]
 */
export function measure(text, size, weight = 400, mono = false) {
	if (mono) return text.length * size * 0.602;
	const table = weight >= 550 ? semibold : regular;
	let sum = 0;
	for (const sign of text) sum += table[(sign.codePointAt(0) ?? 0) - 32] ?? extra[/** @type {keyof typeof extra} */ (sign)] ?? 60;
	return (sum * size) / 100;
}

/** @param {string} text @param {number} size @param {number} width @param {number} [weight] @returns {string[]} lines that fit the width */
export function wrap(text, size, width, weight = 400) {
	/** @type {string[]} */
	const lines = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		if (last !== undefined && measure(`${last} ${word}`, size, weight) <= width) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}

/** Seeded random numbers in [0, 1). @param {string} seed */
export function random(seed) {
	let state = [...seed].reduce((sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16777619), 2166136261) >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let value = Math.imul(state ^ (state >>> 15), 1 | state);
		value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
		return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
	};
}

/** @param {number} value */
export const n = (value) => String(Math.round(value * 10) / 10);
/** @param {string} text */
const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** @typedef {{ st?: string, sw?: number, o?: number, dash?: string, cap?: boolean, tr?: string }} Stroke */
/** @param {Stroke} look */
const strokes = ({ st, sw, o, dash, cap, tr }) =>
	(st ? ` stroke="${st}"` : "") +
	(sw ? ` stroke-width="${n(sw)}"` : "") +
	(dash ? ` stroke-dasharray="${dash}"` : "") +
	(cap ? ' stroke-linecap="round" stroke-linejoin="round"' : "") +
	(o === undefined ? "" : ` opacity="${o}"`) +
	(tr ? ` transform="${tr}"` : "");

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill @param {number} [rx] @param {Stroke} [look] */
export const rect = (x, y, w, h, fill, rx = 0, look = {}) =>
	`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ""} fill="${fill}"${strokes(look)}/>`;
/** @param {number} x @param {number} y @param {number} r @param {string} fill @param {Stroke} [look] */
export const dot = (x, y, r, fill, look = {}) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${strokes(look)}/>`;
/** @param {string} d @param {string} fill @param {Stroke} [look] */
export const path = (d, fill, look = {}) => `<path d="${d}" fill="${fill}"${strokes(look)}/>`;
/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {string} st @param {number} [sw] @param {Stroke} [look] */
export const line = (x1, y1, x2, y2, st, sw = 2, look = {}) => path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, "none", { st, sw, ...look });

/**
 * @param {number} x @param {number} y base line @param {string} text
 * @param {{ s?: number, w?: number, f?: string, a?: "start" | "middle" | "end", max?: number, mono?: boolean, o?: number, tr?: string }} [look]
 */
export function text(x, y, text, look = {}) {
	const { s = 22, w = 400, f = "#0d0f14", a = "start", max, mono = false } = look;
	const width = measure(text, s, w, mono);
	if (max !== undefined && width > max) throw new Error(`"${text}" is ${Math.round(width)} wide, its box ${Math.round(max)}`);
	// The length keeps the lay-out where the reader's machine lacks the font.
	const fit = text.length > 1 ? ` textLength="${Math.round(width)}" lengthAdjust="spacingAndGlyphs"` : "";
	return `<text x="${n(x)}" y="${n(y)}" font-size="${n(s)}"${w === 400 ? "" : ` font-weight="${w}"`} fill="${f}"${a === "start" ? "" : ` text-anchor="${a}"`}${mono ? ' font-family="ui-monospace,Menlo,monospace"' : ""}${fit}${strokes(look)}>${escape(text)}</text>`;
}

/** Lines of one text. @param {number} x @param {number} y @param {string[]} lines @param {Parameters<typeof text>[3] & { lh?: number }} [look] */
export const texts = (x, y, lines, look = {}) => lines.map((part, row) => text(x, y + row * (look.lh ?? (look.s ?? 22) * 1.4), part, look)).join("");

/** @param {number} x @param {number} y @param {string} inner @param {string} [more] further transforms */
export const at = (x, y, inner, more = "") => `<g transform="translate(${n(x)} ${n(y)})${more ? ` ${more}` : ""}">${inner}</g>`;

let clips = 0;
/** Starts the names of a new picture. */
export const newPicture = () => {
	clips = 0;
};
/** Draws only inside a rounded box. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} rx @param {string} inner */
export function clip(x, y, w, h, rx, inner) {
	clips += 1;
	return `<clipPath id="k${clips}">${rect(x, y, w, h, "#000", rx)}</clipPath><g clip-path="url(#k${clips})">${inner}</g>`;
}

/** A line through points, smoothed. @param {[number, number][]} points */
export function curve(points) {
	let d = `M${n(points[0][0])} ${n(points[0][1])}`;
	for (let i = 1; i < points.length; i += 1) {
		const [x0, y0] = points[i - 1];
		const [x1, y1] = points[i];
		const half = n((x0 + x1) / 2);
		d += `C${half} ${n(y0)} ${half} ${n(y1)} ${n(x1)} ${n(y1)}`;
	}
	return d;
}
/** @param {[number, number][]} points */
export const polyline = (points) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;

/** Icons on a 24-pixel grid, as strokes. */
const icons = {
	check: "M5 12.5l4.5 4.5L19 7.5",
	cross: "M6 6l12 12M18 6L6 18",
	alert: "M12 4L2.5 20h19zM12 10v5M12 17.6v.4",
	phone: "M6 3h3.5l2 5-2.5 2a12 12 0 005 5l2-2.500 5 2V18a3 3 0 01-3 3A16 16 0 013 6a3 3 0 013-3z",
	mic: "M12 3a3 3 0 013 3v5a3 3 0 01-6 0V6a3 3 0 013-3zM6 11a6 6 0 0012 0M12 17v4",
	search: "M10.500 4a6.500 6.500 0 110 13 6.500 6.500 0 010-13zM15.500 15.500L21 21",
	arrow: "M4 12h15M13 6l6 6-6 6",
	clock: "M12 3a9 9 0 110 18 9 9 0 010-18zM12 7v5l3.500 2",
	pin: "M12 21c-5-6-7-8.500-7-11.500a7 7 0 0114 0C19 12.500 17 15 12 21zM12 7a2.500 2.500 0 110 5 2.500 2.500 0 010-5z",
	lock: "M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 017 0V11",
	file: "M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7",
	user: "M12 4a4 4 0 110 8 4 4 0 010-8zM4 21c1-5 4-7 8-7s7 2 8 7",
	play: "M8 5l11 7-11 7z",
	camera: "M4 8h4l1.500-3h5L16 8h4v11H4zM12 10a3.500 3.500 0 110 7 3.500 3.500 0 010-7z",
	wave: "M3 12h2M7.500 8v8M12 4v16M16.500 8v8M20 11v2",
	plus: "M12 5v14M5 12h14",
	bolt: "M13 3L5 13.500h6L10 21l8-11h-6z",
};
/** @param {keyof typeof icons} name @param {number} x @param {number} y @param {number} size @param {string} st @param {number} [sw] */
export const icon = (name, x, y, size, st, sw = 2) =>
	path(icons[name], "none", { st, sw, cap: true, tr: `translate(${n(x)} ${n(y)}) scale(${Math.round((size / 24) * 100) / 100})` });
